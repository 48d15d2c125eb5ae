"""Writes a session as the text of its save file.

Finished plays do not change, so their text is cached as long as the session lives: an autosave after every
answer formats only the play in progress.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from attrs import define, field

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.options import written_values
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.play.answerers import DICE, NOBODY
from bowlbound_desktop.play.seating import seat_words
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.teams.shelf import TeamRecord, TeamShelf
from bowlbound_desktop.storage.converter import to_plain
from bowlbound_desktop.storage.halves import hide_halves
from bowlbound_desktop.storage.migrate import FORMAT
from bowlbound_desktop.storage.toml import toml_value

ANSWERS_A_LINE = 16


@define
class _Written:
    """The text of a session that was built before."""

    setup: Any = None
    setup_text: str = ""
    plays: list[tuple[Position[Any], str]] = field(factory=list)


_WRITTEN: WeakKeyDictionary[Session, _Written] = WeakKeyDictionary()


def save_text(session: Session) -> str:
    """The text of the save file."""
    written = _WRITTEN.setdefault(session, _Written())
    setup = session.game.setup
    if written.setup is not setup:
        written.setup, written.setup_text = setup, "".join(_setup(setup, session.descriptor.shelf))
    parts = (*_header(session), *_table(session), written.setup_text, *_plays(session, written.plays))
    return "".join(parts)


def _header(session: Session) -> Iterator[str]:
    """What the list of saves shows, before the first section."""
    board = session.system.scoreboard(session.game)
    yield f"format = {FORMAT}\n"
    yield f"system = {toml_value(session.system.key)}\n"
    for side in Side:
        yield f"{side.value} = {toml_value(board.teams[side].name)}\n"
    yield f"score = {toml_value([board.totals[side] for side in Side])}\n"
    yield f"situation = {toml_value(f'{board.quarter} {board.clock}, {board.down}')}\n"
    yield f"over = {toml_value(session.over)}\n"


def _table(session: Session) -> Iterator[str]:
    seats, known = session.seats, (*seat_words(session.descriptor.levels), NOBODY)
    yield "\n[table]\n"
    yield f"seed = {seats.seed}\n"
    yield f"dice = {toml_value(seats.dice.key if seats.dice.key in DICE else 'typed')}\n"
    for side in Side:
        key = seats.coach(side).key
        yield f"{side.value} = {toml_value(key if key in known else 'person')}\n"
    rethrown = [[play, roll, times] for (play, roll), times in sorted(session.rethrown.items())]
    yield f"rethrown = {_wrapped(rethrown)}\n"
    yield f"remarks = {_wrapped(session.remarks)}\n"
    yield f"halves = {toml_value(hide_halves(session.halves))}\n"


def _setup(setup: Any, shelf: TeamShelf) -> Iterator[str]:
    yield "\n[options]\n"
    yield from _pairs(written_values(setup.options))
    for side in Side:
        yield from _team(side, shelf.record(setup.home if side is Side.HOME else setup.away, side.value))


def _team(side: Side, record: TeamRecord) -> Iterator[str]:
    yield f"\n[charts.{side.value}]\n"
    yield f"id = {toml_value(record.id)}\n"
    yield f"fingerprint = {toml_value(record.fingerprint)}\n"
    yield f"text = {_long_text(record.text)}\n"


def _plays(session: Session, written: list[tuple[Position[Any], str]]) -> Iterator[str]:
    *finished, current = session.positions()
    for number, position in enumerate(finished):
        if number == len(written) or written[number][0] is not position:
            written[number:] = [(position, _play(position))]
        yield written[number][1]
    yield _play(current)


def _play(position: Position[Any]) -> str:
    answers = f"answers = {_wrapped(position.answers)}\n"
    return "".join(("\n[[plays]]\n", answers, "[plays.game]\n", *_pairs(to_plain(position.game))))


def _pairs(values: Mapping[str, Any]) -> Iterator[str]:
    for name, value in values.items():
        yield f"{name} = {toml_value(value)}\n"


def _wrapped(values: Sequence[Any]) -> str:
    """A list on as many lines as it needs."""
    if len(values) <= ANSWERS_A_LINE:
        return toml_value(values)
    starts = range(0, len(values), ANSWERS_A_LINE)
    lines = (", ".join(map(toml_value, values[start : start + ANSWERS_A_LINE])) for start in starts)
    return "".join(("[\n", *(f"  {line},\n" for line in lines), "]"))


def _long_text(text: str) -> str:
    """Text of many lines, without escapes where that is possible."""
    if "'''" not in text and not text.endswith("'"):
        return f"'''\n{text}'''"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"""\n{escaped}"""'
