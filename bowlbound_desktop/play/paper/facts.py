"""The facts at the head of a filled scoresheet: when, in what weather, by which rules, and who coached."""

from collections.abc import Iterator
from datetime import date
from typing import TypeAlias

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.answerers import NOBODY, PEOPLE
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.telling.rules_in_force import rules_title

Facts: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of a name and a value."""


def game_facts(session: Session, played: date | None) -> Facts:
    """The facts of a game; unknown ones are left out."""
    return tuple((name, value) for name, value in _facts(session, played) if value)


def _facts(session: Session, played: date | None) -> Iterator[tuple[str, str]]:
    yield "Date", f"{played.day} {played:%B %Y}" if played else ""
    yield "Weather", session.descriptor.weather_words(session.game)
    yield "Rules", rules_title(session.descriptor, session.game)
    yield "Visitors coached by", coach_name(session, Side.AWAY)
    yield "Home coached by", coach_name(session, Side.HOME)


def coach_name(session: Session, side: Side) -> str:
    """Who coaches a side, in words."""
    key = session.seats.coach(side).key
    if key == NOBODY:
        return session.descriptor.seat_name(side)
    if key in PEOPLE:
        return "a person"
    names = {level.key: level.name for level in session.descriptor.levels}
    return f"computer, {names.get(key, key)}"
