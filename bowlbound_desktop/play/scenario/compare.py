"""Compares what a scenario expects with what happened."""

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.scenario.values import GOAL, Fields, show

Holds: TypeAlias = Mapping[str, Callable[[Any, Any], bool]]
"""For keys where equality is not enough: whether a wanted value holds for the one found."""
EQUALITY: Holds = MappingProxyType({})


def differences(expect: Fields, facts: Fields, events: Iterable[Event], own: Holds = EQUALITY) -> list[str]:
    """A sentence for every expectation that does not hold."""
    wrong = [f"{key}: there is no such thing in this game" for key in expect if key not in {*facts, "why"}]
    wrong += [
        f"{key}: expected {_said(wanted)}, got {_said(_asked_for(wanted, facts[key]))}"
        for key, wanted in expect.items()
        if key in facts and not _holds(key, wanted, facts, own)
    ]
    return wrong + _missing(expect.get("why", ()), events)


def _holds(key: str, wanted: Any, facts: Fields, own: Holds) -> bool:
    found = facts[key]
    if key in own:
        return own[key](wanted, found)
    if isinstance(wanted, dict):
        return all(found[side] == number for side, number in wanted.items())
    if key == "to_go" and GOAL in (wanted, found):
        return bool(_yards(wanted, facts) == _yards(found, facts))
    return bool(wanted == found)


def _yards(to_go: int | str, facts: Fields) -> int | str:
    """Yards to go as a number: "goal" is the distance to the goal line, "inches" stays inches."""
    ball: Spot = facts["ball"]
    side: Side = facts["offense"]
    return FIELD - ball.seen_by(side) if to_go == GOAL else to_go


def _missing(ids: Iterable[str], events: Iterable[Event]) -> list[str]:
    told = {rule for event in events for rule in rule_ids(event)}
    return [f"why: {wanted} is not in the explanation" for wanted in ids if not _contains(told, wanted)]


def _contains(told: set[str], wanted: str) -> bool:
    """Whether a paragraph, or one of its sub-paragraphs, was cited."""
    return any(rule == wanted or rule.startswith(f"{wanted}-") for rule in told)


def rule_ids(event: Event) -> list[str]:
    """The paragraphs that an event cites."""
    return [rule for rule in re.split(r"[,;]\s*", event.rule) if rule]


def _asked_for(wanted: Any, found: Any) -> Any:
    """The part of what was found that the scenario asks for; values of both sides are shown whole."""
    if isinstance(wanted, dict) and Side.HOME not in found:
        return {key: _asked_for(value, found[key]) for key, value in wanted.items() if key in found}
    return found


def _said(value: Any) -> str:
    """A value in words: `home 7, away 0`; `counts (bomb 1), pending none`; `A, AA`."""
    shown = show(value)
    if isinstance(shown, dict):
        return ", ".join(f"{key} {_in_brackets(item)}" for key, item in shown.items())
    if isinstance(shown, list | tuple):
        return ", ".join(map(_said, shown)) or "none"
    return str(shown)


def _in_brackets(value: Any) -> str:
    return f"({_said(value)})" if isinstance(value, dict) else _said(value)
