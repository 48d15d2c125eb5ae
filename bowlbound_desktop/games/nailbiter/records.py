"""The favourite by the records of two teams, which their shelves know (NB-A1)."""

import re
from collections.abc import Iterable

from bowlbound_desktop.games.nailbiter.rules.frame.game import FAVORED_BY, HEAVILY_BY
from bowlbound_desktop.play.teams.shelf import TeamEntry

_RECORD = re.compile(r"(\d{1,2})-\d{1,2}(-\d{1,2})?\b")


def record_words(entries: Iterable[TeamEntry], home: str, away: str) -> str:
    """A line for the form; empty if a record is unknown."""
    teams = {entry.id: entry for entry in entries if entry.id in (home, away)}
    found = [_RECORD.match(teams[team].details) for team in (home, away) if team in teams]
    if len(found) < 2 or None in found:
        return ""
    ours, theirs = (match for match in found if match)
    more = int(ours[1]) - int(theirs[1])
    return f"By their records, {ours[0]} and {theirs[0]}: {_rating(more)} (NB-A1)"


def _rating(more: int) -> str:
    if abs(more) < FAVORED_BY:
        return "even teams"
    side = "home" if more > 0 else "visitors"
    return f"{side} {'heavily ' if abs(more) >= HEAVILY_BY else ''}favored"
