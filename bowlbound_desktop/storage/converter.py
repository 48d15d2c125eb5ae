"""The only cattrs converter: values of the rules to and from what TOML can hold, strictly.

Nothing is coerced or guessed: a whole number is a whole number, an unknown key is an error, and so is a
missing one unless the field may be None. A class named Setup is what stays the same for a whole game; it is
not written with every play but handed in as it is.
"""

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, NewType, TypeVar, get_args

from attrs import fields, frozen, has, resolve_types
from cattrs import BaseValidationError, Converter, transform_error
from cattrs.gen import make_dict_structure_fn

from bowlbound_desktop.kernel.clock import Clock, clock_text, parse_clock
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.seeds import LARGEST

T = TypeVar("T")
Seed = NewType("Seed", int)

LONGEST_SEED = 40
"""Digits; earlier versions played with such seeds and wrote them into saves."""


class FaultError(BowlboundError, ValueError):
    """A value that cannot be used; cattrs adds where it is."""


@frozen
class ClockRecord:
    """A clock as it is written in files."""

    quarter: int
    time: str


def to_plain(value: Any) -> Any:
    """A value as tables, lists, numbers and words, without the Setup and anything that is None."""
    return _CONVERTER.unstructure(value)


def from_plain(plain: Any, cls: type[T], where: str) -> T:
    """Read a value; FaultError says in one sentence what is wrong and where."""
    try:
        return _CONVERTER.structure(plain, cls)
    except (BaseValidationError, FaultError) as error:
        raise FaultError(_first_fault(error, where)) from None


def _first_fault(error: Exception, where: str) -> str:
    reason, _, place = transform_error(error, where, _reason)[0].rpartition(" @ ")
    place = place.lstrip(".")
    return f"{place}: {reason}" if place else reason


def _reason(error: BaseException, _: type | None) -> str:
    return str(error) if isinstance(error, BowlboundError) else "this is of the wrong kind"


def shorten(value: object) -> str:
    """A value from a file, short enough for a sentence."""
    match value:
        case Mapping():
            return "a table"
        case list():
            return "a list"
        case str():
            return ascii(value if len(value) <= 40 else f"{value[:37]}...")
        case bool():
            return "true" if value else "false"
    return ascii(value)[:40]


def _exactly(cls: type[T], words: str) -> Callable[[Any, Any], T]:
    def read(value: Any, _: Any) -> T:
        if type(value) is not cls:
            raise FaultError(f"{shorten(value)} is not {words}")
        return value

    return read


def _read_number(value: Any, _: Any) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise FaultError(f"{shorten(value)} is not a whole number of sensible size")
    return value


def _read_seed(value: Any, _: Any) -> Seed:
    if type(value) is not int or abs(value) >= 10**LONGEST_SEED:
        raise FaultError(f"{shorten(value)} is not a whole number of at most {LONGEST_SEED} digits")
    return Seed(value)


def _read_figure(value: Any, _: Any) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise FaultError(f"{shorten(value)} is not a number")
    return float(value)


def _read_side(value: Any, _: Any) -> Side:
    if value not in ("home", "away"):
        raise FaultError(f"{shorten(value)} is neither home nor away")
    return Side(value)


def _read_clock(value: Any, _: Any) -> Clock:
    record = _CONVERTER.structure(value, ClockRecord)
    return Clock(record.quarter, parse_clock(record.time))


def _is_setup(cls: Any) -> bool:
    return has(cls) and cls.__name__ == "Setup"


def _take_setup(value: Any, cls: Any) -> Any:
    if not isinstance(value, cls):
        raise FaultError("there is no setup here")
    return value


def _read_strictly(cls: type[Any]) -> Callable[[Any, Any], Any]:
    """Read an attrs class from a table that has all its keys and no others."""
    resolve_types(cls)
    read = make_dict_structure_fn(cls, _CONVERTER)
    known = {one.name for one in fields(cls) if one.init}
    needed = [one.name for one in fields(cls) if one.init and type(None) not in get_args(one.type)]

    def structure(value: Any, _: Any) -> Any:
        if not isinstance(value, Mapping):
            raise FaultError(f"{shorten(value)} is not a table")
        if unknown := [name for name in value if name not in known]:
            raise FaultError(f"there is no {shorten(unknown[0])} here")
        if missing := [name for name in needed if name not in value]:
            raise FaultError(f"{missing[0]} is missing")
        return read(value, cls)

    return structure


def _write(cls: type[Any]) -> Callable[[Any], dict[str, Any]]:
    """Write an attrs class without its Setup and anything that is None."""
    names = [one.name for one in fields(resolve_types(cls)) if one.init and not _is_setup(one.type)]

    def unstructure(value: Any) -> dict[str, Any]:
        held = ((name, getattr(value, name)) for name in names)
        return {name: _CONVERTER.unstructure(one) for name, one in held if one is not None}

    return unstructure


def _build() -> Converter:
    converter = Converter(unstruct_collection_overrides={tuple: list})
    converter.register_structure_hook(int, _read_number)
    converter.register_structure_hook_func(lambda cls: cls is Seed, _read_seed)
    converter.register_structure_hook(float, _read_figure)
    converter.register_structure_hook(str, _exactly(str, "text in quotes"))
    converter.register_structure_hook(bool, _exactly(bool, "true or false"))
    converter.register_structure_hook(Side, _read_side)
    converter.register_structure_hook_factory(has, _read_strictly)
    converter.register_unstructure_hook_factory(has, _write)
    converter.register_structure_hook(Clock, _read_clock)
    converter.register_unstructure_hook(
        Clock, lambda clock: {"quarter": clock.quarter, "time": clock_text(clock.seconds)}
    )
    converter.register_structure_hook_func(_is_setup, _take_setup)
    return converter


_CONVERTER = _build()
