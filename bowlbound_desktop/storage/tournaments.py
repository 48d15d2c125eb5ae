"""Tournament files: the plan in the first line, then one line for each finished game.

A line is on the disk before the game is counted, so that no finished game is lost if the program ends
suddenly; half a line at the end of a file is the trace of that, and is dropped.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import IO, Any

from attrs import asdict, define, field

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import BowlboundError, FileError
from bowlbound_desktop.play.many.tournament import Tournament, TournamentGame, TournamentPlan
from bowlbound_desktop.storage.converter import FaultError, from_plain, to_plain
from bowlbound_desktop.storage.files import read_text, reason, shown, write_text
from bowlbound_desktop.storage.locks import Lock, take

FORMAT = 2
BEFORE_CHOICES = 1
"""The format in which corrections were listed beside the rule options."""
LIMIT = 400_000_000


class TournamentInUseError(FileError):
    """Another program is playing this tournament."""


@define
class TournamentJournal:
    """A tournament and its file."""

    path: Path
    tournament: Tournament
    _lock: Lock
    _file: IO[bytes] | None = field(default=None, init=False, repr=False)

    def add(self, game: TournamentGame) -> None:
        """Write a finished game to the file and count it."""
        try:
            if self._file is None:
                self._file = self.path.open("ab")
            self._file.write(_line(asdict(game)).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise FileError(f"{shown(self.path)} cannot be written: {reason(error)}") from None
        self.tournament.add(game)

    def close(self) -> None:
        """Release the file."""
        if self._file is not None:
            with suppress(OSError):  # it tries again to write what could not be written, which is told
                self._file.close()
        self._lock.release()


def _line(plain: Any) -> str:
    return json.dumps(plain) + "\n"


def new_journal(plan: TournamentPlan, path: Path) -> TournamentJournal:
    """Begin a tournament."""
    lock = _taken(path)
    if path.exists():
        lock.release()
        raise TournamentInUseError(f"{shown(path)} was begun elsewhere just now: go on with --resume")
    write_text(path, _line({"format": FORMAT, "plan": to_plain(plan)}))
    return TournamentJournal(path, Tournament(plan), lock)


def begin_journal(plan: TournamentPlan, name: str) -> TournamentJournal:
    """Begin a tournament in a new file of the player's folder."""
    folder = paths.user_data() / "tournaments"
    for number in count(1):
        path = folder / (f"{name}.jsonl" if number == 1 else f"{name}-{number}.jsonl")
        with suppress(TournamentInUseError):
            if not path.exists():
                return new_journal(plan, path)
    raise AssertionError("numbers do not end")


def open_journal(path: Path) -> TournamentJournal:
    """Resume a tournament where it stopped."""
    lock = _taken(path)
    try:
        return TournamentJournal(path, _read(path), lock)
    except FileError:
        lock.release()
        raise


def _read(path: Path) -> Tournament:
    text = read_text(path, LIMIT)
    whole = text[: text.rfind("\n") + 1]
    lines = _parsed(whole, path)
    tournament = Tournament(_plan(next(lines, (1, None))[1], path))
    for number, line in lines:
        _add(line, tournament, f"{shown(path)}, line {number}")
    if whole != text:
        write_text(path, whole)
    return tournament


def _taken(path: Path) -> Lock:
    """The lock on a tournament, so that no game of it is played twice."""
    try:
        lock = take(path)
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be written: {reason(error)}") from None
    if lock is None:
        raise TournamentInUseError(f"{shown(path)} is being played in another window or terminal")
    return lock


def _parsed(text: str, path: Path) -> Iterator[tuple[int, Any]]:
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield number, json.loads(line)
        except (ValueError, RecursionError):
            raise FileError(f"{shown(path)}, line {number}: this is not a line of a tournament") from None


def _plan(line: Any, path: Path) -> TournamentPlan:
    if not isinstance(line, dict) or line.get("format") not in (BEFORE_CHOICES, FORMAT):
        raise FileError(f"{shown(path)} is not a tournament of this program")
    plan = line.get("plan")
    if line["format"] == BEFORE_CHOICES and isinstance(plan, dict):
        plan = _with_choices(plan)
    try:
        return from_plain(plan, TournamentPlan, "plan")
    except BowlboundError as error:
        raise FileError(f"{shown(path)}, line 1, {error}") from None


def _with_choices(plan: dict[str, Any]) -> dict[str, Any]:
    """A plan of the first format in today's: corrections are among the choices about teams."""
    moved = {name: plan[name] for name in ("corrections", "without") if name in plan}
    return {name: value for name, value in plan.items() if name not in moved} | {"choices": moved}


def _add(line: Any, tournament: Tournament, where: str) -> None:
    try:
        game = from_plain(line, TournamentGame, "game")
        if not {game.home, game.away} <= set(tournament.plan.teams):
            raise FaultError(f"{game.home} and {game.away} do not both take part")
        tournament.add(game)
    except BowlboundError as error:
        raise FileError(f"{where}, {error}") from None
