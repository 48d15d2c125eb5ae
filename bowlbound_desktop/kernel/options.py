"""Rule options as fields of a frozen class: values, the rule they belong to, what a player reads."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from attrs import Attribute, AttrsInstance, asdict, field, fields

from bowlbound_desktop.kernel.errors import OptionsError

T = TypeVar("T", bool, int, str)
Chosen = TypeVar("Chosen", bound=AttrsInstance)

Values: TypeAlias = Mapping[str, Any]


Need: TypeAlias = tuple[str, tuple[Any, ...]]
"""Another option, and the values of which it must have one."""


def option(
    *values: T,
    rule: str,
    text: str,
    words: tuple[str, ...] = (),
    needs: Need | None = None,
    added: bool = False,
) -> T:
    """An option with its values, the default first; `rule` is its paragraph, `text` what a player reads.

    `words` are the values as a player reads them, in the same order. An option `added` after games had been
    saved without it is written to files only where it is not at its default.
    """
    spoken = dict(zip(values, words, strict=True)) if words else {}
    return _field(values, {"rule": rule, "text": text, "words": spoken, "needs": needs, "added": added})


def figure(last: int, *, rule: str, text: str, needs: Need | None = None, added: bool = False) -> int:
    """An option that is any whole number from 0 (its default) to `last`."""
    told: dict[str, Any] = {"rule": rule, "text": text, "words": {}, "needs": needs, "added": added}
    return _field(tuple(range(last + 1)), {"figure": True, **told})


def _field(values: tuple[T, ...], metadata: dict[str, Any]) -> T:
    metadata["values"] = values
    chosen: T = field(default=values[0], validator=_one_of_values, metadata=metadata)
    return chosen


def written_values(options: AttrsInstance) -> dict[str, Any]:
    """Options as they are written to files."""
    return asdict(options, filter=lambda one, value: not one.metadata.get("added") or value != one.default)


def switch(*, rule: str, text: str, needs: Need | None = None) -> bool:
    """An option that is off or on, off by default."""
    return option(False, True, rule=rule, text=text, needs=needs)


def _one_of_values(_: Any, attribute: "Attribute[Any]", value: Any) -> None:
    values = attribute.metadata["values"]
    if value not in values or type(value) is not type(values[0]):
        offered = ", ".join(_word(offer) for offer in values)
        raise OptionsError(f"the option {attribute.name} cannot be {value!r}: it is one of {offered}")


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def value_words(attribute: "Attribute[Any]", value: Any) -> str:
    """A value of an option as a player reads it."""
    plain = _word(value).replace("_", " ").capitalize()
    return str(attribute.metadata["words"].get(value, plain))


def check_needs(options: AttrsInstance) -> None:
    """Refuse an option that is not at its default while the option that it needs has a wrong value."""
    for attribute in fields(type(options)):
        need = attribute.metadata.get("needs")
        if need and getattr(options, attribute.name) != attribute.default:
            other, allowed = need
            if getattr(options, other) not in allowed:
                wanted = " or ".join(map(_word, allowed))
                named = _named(getattr(fields(type(options)), other))
                raise OptionsError(f"{_named(attribute)} needs {named} to be {wanted}")


def _named(attribute: "Attribute[Any]") -> str:
    """An option for a sentence: what a player reads, and its name in files."""
    return f'"{attribute.metadata["text"]}" ({attribute.name})'


def read_options(options: type[Chosen], chosen: Values, defaults: Values, forced: Values) -> Chosen:
    """Options by name over the defaults of an edition; "on" and "off" stand for true and false."""
    known = {attribute.name: attribute for attribute in fields(options)}
    values = dict(defaults)
    for name, value in chosen.items():
        if name not in known:
            raise OptionsError(f"there is no rule option {name}")
        values[name] = _from_word(known[name], value)
        if name in forced and values[name] != forced[name]:
            raise OptionsError(f"this edition has no {name}: it can only be {_word(forced[name])}")
    return options(**values)


def _from_word(attribute: "Attribute[Any]", value: Any) -> Any:
    if isinstance(attribute.default, bool) and value in ("on", "off"):
        return value == "on"
    return value
