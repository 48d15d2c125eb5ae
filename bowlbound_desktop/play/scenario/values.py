"""The values of [situation] and [expect]: read from a scenario, and shown as a scenario writes them."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bowlbound_desktop.kernel.clock import clock_text, parse_clock
from bowlbound_desktop.kernel.errors import BowlboundError, ScenarioError
from bowlbound_desktop.kernel.field import FIELD, Side, Spot, parse_spot

GOAL = "goal"
STARTS = ("toss", "kickoff", "free-kick", "scrimmage", "try", "second-half")
MOST_POINTS = 999
MOST_TIMEOUTS = 9
LAST_PERIOD = 20

Fields: TypeAlias = dict[str, Any]


Parser: TypeAlias = Callable[[Any], Any]
"""Reads one value of a file, or says in a ScenarioError what is wrong with it."""


def read_fields(table: object, name: str, parsers: Mapping[str, Parser]) -> Fields:
    """The values of a table, each by the parser of its key."""
    fields = {}
    for key, value in section(table, name, parsers).items():
        try:
            fields[key] = parsers[key](value)
        except (BowlboundError, TypeError) as error:
            raise ScenarioError(_placed(f"{name}.{key}", str(error))) from None
    return fields


def _placed(place: str, sentence: str) -> str:
    """A sentence with the place that it is about, unless it names the place already."""
    return sentence if place in sentence else f"{place}: {sentence}"


def section(table: object, name: str, known: Mapping[str, Any] | tuple[str, ...]) -> dict[str, Any]:
    """A table of the file, its keys checked."""
    if not isinstance(table, dict):
        raise ScenarioError(f"[{name}] must be a table")
    for key in table:
        if key not in known:
            raise ScenarioError(f'[{name}] has an unknown key "{key}": known are {", ".join(known)}')
    return table


def show(value: Any) -> Any:
    """A value as a scenario file writes it."""
    if isinstance(value, Side):
        return value.value
    if isinstance(value, Spot):
        return str(value)
    if isinstance(value, dict):
        return {show(key): show(item) for key, item in value.items()}
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ScenarioError(f"{value!r} must be text in quotes")
    return value


def whole(low: int, high: int) -> Callable[[object], int]:
    """A whole number within limits."""

    def parse(value: object) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ScenarioError(f"{value!r} is not a whole number from {low} to {high}")
        return value

    return parse


def one_of(*words: str) -> Callable[[object], str]:
    """One of the words."""

    def parse(value: object) -> str:
        if value not in words:
            raise ScenarioError(f"{value!r} is not one of {', '.join(words)}")
        return str(value)

    return parse


def read_side(value: object) -> Side:
    """home or away."""
    return Side(one_of("home", "away")(value))


def by_side(parse: Callable[[object], Any]) -> Callable[[object], dict[Side, Any]]:
    """A value for each side that is named."""

    def parse_both(value: object) -> dict[Side, Any]:
        if not isinstance(value, dict):
            raise ScenarioError("write { home = …, away = … }")
        return {read_side(side): parse(number) for side, number in value.items()}

    return parse_both


def clock(value: object) -> str:
    """The time of a quarter."""
    return clock_text(parse_clock(_text(value)))


def _ball(value: object) -> Spot:
    """A spot from goal line to goal line: no play begins or ends deeper in an end zone."""
    spot = parse_spot("50" if value == 50 else _text(value))
    if not 0 <= spot.yards <= FIELD:
        raise ScenarioError(f'"{value}" lies in an end zone')
    return spot


def to_go(value: object) -> int | str:
    """Yards, or "goal"."""
    return GOAL if value == GOAL else whole(1, 100)(value)


def rule_ids(value: object) -> tuple[str, ...]:
    """A list of rule ids."""
    if not isinstance(value, list):
        raise ScenarioError("write a list of rule ids")
    return tuple(map(_text, value))


def each(parse: Callable[[object], Any]) -> Callable[[object], tuple[Any, ...]]:
    """A list of such values."""

    def parse_all(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise ScenarioError("write a list")
        return tuple(map(parse, value))

    return parse_all


COMMON: Mapping[str, Parser] = {
    "next": _text,
    "offense": read_side,
    "ball": _ball,
    "down": whole(1, 4),
    "to_go": to_go,
    "quarter": whole(1, LAST_PERIOD),
    "clock": _text,
    "score": by_side(whole(0, MOST_POINTS)),
    "timeouts": by_side(whole(0, MOST_TIMEOUTS)),
    "last_play_seconds": whole(0, 900),
}
"""Keys that all games have."""
