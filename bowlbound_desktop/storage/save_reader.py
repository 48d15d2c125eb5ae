"""Reads the text of a save file as a session; whatever is wrong with it becomes one sentence."""

from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError, OptionsError, SaveError
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Answer
from bowlbound_desktop.play.answerers import Seats
from bowlbound_desktop.play.descriptor import Descriptor, Games
from bowlbound_desktop.play.progress.course import Place
from bowlbound_desktop.play.seating import seats
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.teams.shelf import TeamRecord
from bowlbound_desktop.storage.converter import Seed, from_plain, shorten
from bowlbound_desktop.storage.halves import show_halves
from bowlbound_desktop.storage.migrate import upgrade
from bowlbound_desktop.storage.save_header import SaveHeader, one_line
from bowlbound_desktop.storage.toml import parse_toml

LONGEST_LINE = 6000
"""Lines of a team have at most 2000 characters, but escapes make them longer."""


@frozen
class TableRecord:
    """Who answers, as a save file states it."""

    seed: Seed
    dice: str
    home: str
    away: str
    rethrown: tuple[tuple[int, int, int], ...]
    remarks: tuple[tuple[int, str], ...]
    halves: str


@frozen
class ChartsRecord:
    """Both teams."""

    home: TeamRecord
    away: TeamRecord


@frozen
class SaveRecord(SaveHeader):
    """A save file before its plays are read."""

    table: TableRecord
    options: dict[str, Any]
    charts: ChartsRecord
    plays: list[Any]


@frozen
class PlayRecord:
    """One play, as a save file states it."""

    game: dict[str, Any]
    answers: list[Any]


def read_session(text: str, name: str, games: Games, pauses: bool = False, aside: bool = False) -> Session:
    """The session in the text of a save file; SaveError says what is wrong and where."""
    tables = parse_toml(text, name, LONGEST_LINE)
    try:
        return _session(upgrade(tables), games, pauses, aside)
    except BowlboundError as error:
        raise SaveError(f"{name}, {one_line(str(error))}") from error


def _session(tables: dict[str, Any], games: Games, pauses: bool, aside: bool) -> Session:
    record = from_plain(tables, SaveRecord, "")
    game = games(record.system)
    positions = _positions(game.rules, record.plays, _new_game(game, record))
    session = _restore(game, positions, record.table, pauses, aside)
    session.remarks[:] = _remarks(record.table)
    for place, key in show_halves(record.table.halves).items():
        session.take_up_half(place, key)
    return session


def _new_game(game: Descriptor, record: SaveRecord) -> Any:
    """The game before its first play, from which only the setup is taken."""
    rules, shelf = game.rules, game.shelf
    try:
        options = rules.read_options(record.options)
    except OptionsError as error:
        raise SaveError(f"options: {error}") from error
    home = shelf.restore(record.charts.home, "home")
    return rules.new_game(home, shelf.restore(record.charts.away, "away"), options)


def _positions(rules: Any, plays: list[Any], start: Any) -> list[Position[Any]]:
    if not plays:
        raise SaveError("plays: there is none")
    return [_position(rules, plain, start, f"play {number}") for number, plain in enumerate(plays, 1)]


def _position(rules: Any, plain: Any, start: Any, where: str) -> Position[Any]:
    """A play from its values, with the setup of `start`."""
    record = from_plain(plain, PlayRecord, where)
    game = from_plain({"setup": start.setup, **record.game}, type(start), f"{where}, game")
    for fault in rules.faults(game):
        raise SaveError(f"{where}, game.{fault}")
    return Position(game, tuple(_answer(answer, where) for answer in record.answers))


def _answer(answer: Any, where: str) -> Answer:
    match answer:
        case bool():
            pass
        case int() | str():
            return answer
        case list() if all(isinstance(part, str) for part in answer):
            return tuple(answer)
    raise SaveError(f"{where}, answers: {shorten(answer)} is neither a total nor the key of an option")


def _restore(
    game: Descriptor, positions: list[Position[Any]], table: TableRecord, pauses: bool, aside: bool
) -> Session:
    try:
        return Session.restore(
            game, positions, _seats(table, game, positions), _rethrown(table), pauses, aside
        )
    except BowlboundError:
        raise
    except Exception as error:  # values that are valid one by one, but with which the rules cannot go on
        raise SaveError(f"play {len(positions)}: the game cannot go on from here") from error


def _seats(table: TableRecord, game: Descriptor, positions: list[Position[Any]]) -> Seats:
    if table.seed < 0:
        raise SaveError(f"table.seed: {table.seed} is below 0")
    try:
        seated = game.seats(positions[0].game.setup.options)
        return seats(table.seed, table.dice, table.home, table.away, game.levels, seated)
    except BowlboundError as error:
        raise SaveError(f"table: {error}") from error


def _rethrown(table: TableRecord) -> dict[Place, int]:
    if any(number < 0 for entry in table.rethrown for number in entry):
        raise SaveError("table.rethrown: a number is below 0")
    return {(play, roll): times for play, roll, times in table.rethrown}


def _remarks(table: TableRecord) -> tuple[tuple[int, str], ...]:
    if any(play < 0 for play, _ in table.remarks):
        raise SaveError("table.remarks: a number is below 0")
    return table.remarks
