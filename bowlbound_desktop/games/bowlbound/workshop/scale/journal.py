"""Plays the games of a calibration and keeps the outcomes in a file, so that a restart can go on."""

import json
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

from attrs import asdict, define, field, frozen

from bowlbound_desktop.games.bowlbound.charts.files import chart_fingerprint
from bowlbound_desktop.games.bowlbound.descriptor import consolidated
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.simulate import GameRecord, Matchup, Order, play_orders
from bowlbound_desktop.play.many.workers import Workers
from bowlbound_desktop.storage.files import read_text, write_text

OFTEN = 20.0
"""Seconds between two writes of the journal."""
LIMIT = 64_000_000
KEY_GAMES = 3
"""How many games tell one state of the rules from another."""


@frozen
class Pairing:
    """Some games of two charts on neutral ground, each the home side in half of them."""

    first: str
    second: str
    games: int
    seed: int
    coach: str = ""
    """Empty for the game's default coach."""


@frozen
class Outcome:
    """The totals of a pairing's games, each for the first chart and the second."""

    points: tuple[int, int]
    plays: tuple[int, int]
    yards: tuple[int, int]
    games: int
    wins: tuple[int, int] = (0, 0)

    @property
    def margin(self) -> float:
        """The mean margin of the first chart."""
        return (self.points[0] - self.points[1]) / self.games

    @property
    def share(self) -> float:
        """The first chart's share of wins, ties counting half."""
        return (self.games + self.wins[0] - self.wins[1]) / 2 / self.games


Charts: TypeAlias = Mapping[str, TeamChart]


@define
class Journal:
    """Outcomes by a key of charts, seeds and rules; kept in a file if there is a path."""

    path: Path | None = None
    known: dict[str, Outcome] = field(factory=dict)
    unsaved: int = 0
    saved_at: float = field(factory=monotonic)
    played: int = 0
    """Games that were played, not read from the file."""

    def keep(self, key: str, outcome: Outcome) -> None:
        """Add an outcome, and save now and then."""
        self.known[key] = outcome
        self.played += outcome.games
        self.unsaved += 1
        if monotonic() - self.saved_at >= OFTEN:
            self.save()

    def save(self) -> None:
        """Write the file if there is anything new."""
        if self.path is not None and self.unsaved:
            write_text(self.path, json.dumps({key: asdict(one) for key, one in self.known.items()}))
        self.unsaved, self.saved_at = 0, monotonic()


def open_journal(path: Path) -> Journal:
    """The journal of an interrupted calibration, or a new one."""
    if not path.exists():
        return Journal(path)
    try:
        raw = json.loads(read_text(path, LIMIT))
        known = {key: _outcome(values) for key, values in raw.items()}
    except (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError):
        raise FileError(f"{path} is not a journal of a calibration: remove it to start again") from None
    return Journal(path, known)


def _outcome(values: Mapping[str, Any]) -> Outcome:
    points, plays, yards, wins = (
        (int(one), int(two))
        for one, two in (values.get(name, (0, 0)) for name in ("points", "plays", "yards", "wins"))
    )
    games = int(values["games"])
    if games < 1:
        raise ValueError
    return Outcome(points, plays, yards, games, wins)


def play_pairings(
    pairings: Sequence[Pairing], charts: Charts, journal: Journal, workers: Workers | None, rules: str
) -> Generator[Outcome, None, None]:
    """The outcome of every pairing in order, from the journal if it has it."""
    names = dict.fromkeys(name for one in pairings for name in (one.first, one.second))
    prints = {name: chart_fingerprint(charts[name]) for name in names}
    keys = [_key(one, prints, rules) for one in pairings]
    open_ones = [one for one, key in zip(pairings, keys, strict=True) if key not in journal.known]
    records = play_orders(_orders(open_ones, charts), workers)
    try:
        for one, key in zip(pairings, keys, strict=True):
            if key not in journal.known:
                journal.keep(key, _added_up(one, records))
            yield journal.known[key]
    finally:
        records.close()
        journal.save()


def _key(pairing: Pairing, prints: Mapping[str, str], rules: str) -> str:
    coach = (pairing.coach,) if pairing.coach else ()
    words = prints[pairing.first], prints[pairing.second], pairing.games, pairing.seed, *coach, rules
    return blake2b(repr(words).encode(), digest_size=12).hexdigest()


def _halves(pairing: Pairing) -> tuple[range, range]:
    """The seeds of the games at home and away."""
    middle, end = pairing.seed + (pairing.games + 1) // 2, pairing.seed + pairing.games
    return range(pairing.seed, middle), range(middle, end)


def _orders(pairings: Iterable[Pairing], charts: Charts) -> Iterator[Order]:
    game = consolidated()
    for one in pairings:
        first, second = charts[one.first], charts[one.second]
        at_home, away = _halves(one)
        coaches = one.coach, one.coach
        yield Order(matchup=Matchup(game=game, home=first, away=second, coaches=coaches), seeds=at_home)
        yield Order(matchup=Matchup(game=game, home=second, away=first, coaches=coaches), seeds=away)


def _added_up(pairing: Pairing, records: Iterator[GameRecord]) -> Outcome:
    lines, wins = (BoxLine(), BoxLine()), [0, 0]
    for home, seeds in enumerate(_halves(pairing)):
        for _ in seeds:
            record = next(records)
            sides = (record.home, record.away) if home == 0 else (record.away, record.home)
            for side in (0, 1):
                lines[side].add(sides[side])
                wins[side] += sides[side].points > sides[1 - side].points
    one, two = lines
    return Outcome(
        (one.points, two.points),
        (one.plays, two.plays),
        (one.yards, two.yards),
        pairing.games,
        (wins[0], wins[1]),
    )


def rules_key(chart: TeamChart) -> str:
    """A hash of the box scores of a few games, which changes with the rules or the coach."""
    matchup = Matchup(game=consolidated(), home=chart, away=chart)
    records = play_orders([Order(matchup=matchup, seeds=range(KEY_GAMES))])
    text = repr([[*asdict(side).items()] for record in records for side in (record.home, record.away)])
    return blake2b(text.encode(), digest_size=6).hexdigest()
