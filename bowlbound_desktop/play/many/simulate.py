"""Plays many games without keeping their history: events are counted and forgotten."""

import pickle
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from time import perf_counter
from typing import Any

from attrs import define, field, frozen

from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Happening
from bowlbound_desktop.play.answerers import Answerers, Moment, looks_back
from bowlbound_desktop.play.counting.statistics import COUNTERS, BoxLine, Tally
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.many.workers import Workers
from bowlbound_desktop.play.mistakes import Mistake
from bowlbound_desktop.play.seating import seats as seat

SLICE = 0.5
"""Seconds of work that a worker is sent at a time."""
MOST, TICK = 100, 1e-6
WINDOW = 16
"""Pieces handed out at a time where the number of workers is not known."""


@frozen(kw_only=True)
class Matchup:
    """Everything that determines a simulated game, except its seed."""

    game: Descriptor
    home: Any
    away: Any
    options: Mapping[str, Any] = field(factory=dict)
    coaches: tuple[str, str] = ("", "")
    """The words of the home and away coach; the game's favourite where one is empty."""


def team_names(matchup: Matchup) -> tuple[str, str]:
    """What the scoreboard calls the two sides."""
    rules = matchup.game.rules
    options = rules.read_options(matchup.options)
    teams = rules.scoreboard(rules.new_game(matchup.home, matchup.away, options)).teams
    seated = matchup.game.seats(options)
    home, away = (
        teams[side].name if side in seated else f"{teams[side].name} ({matchup.game.seat_name(side)})"
        for side in SIDES
    )
    return home, away


@frozen
class GameRecord:
    """What is kept of a simulated game."""

    seed: int
    home: BoxLine
    away: BoxLine
    mistakes: tuple[Mistake, ...] = ()
    """What its coaches did wrong."""


@frozen(kw_only=True)
class Order:
    """Games between the same teams, one for each seed."""

    matchup: Matchup
    seeds: Sequence[int]


@define
class _Pace:
    """How many games a worker is sent at once: few enough for frequent news, enough to be efficient."""

    size: int = 1

    def learn(self, games: int, seconds: float) -> None:
        """Set the size by the seconds that a worker took for some games."""
        self.size = max(1, min(MOST, round(games * SLICE / max(seconds, TICK))))


def simulate(
    game: Descriptor,
    home: Any,
    away: Any,
    n: int,
    seed: int = 0,
    executor: Executor | Workers | None = None,
    **how: Any,
) -> Generator[GameRecord, None, None]:
    """Play `n` games and give each as it is ready, in the order of their seeds."""
    order = Order(matchup=Matchup(game=game, home=home, away=away, **how), seeds=range(seed, seed + n))
    yield from play_orders([order], executor)


def play_orders(
    orders: Iterable[Order], executor: Executor | Workers | None = None
) -> Generator[GameRecord, None, None]:
    """The games of all orders, in order; only those being played are held in memory."""
    if executor is None:
        for order in orders:
            for seed in order.seeds:
                yield play_game(order.matchup, seed)
        return
    workers = executor if isinstance(executor, Workers) else Workers(executor, WINDOW)
    pace = _Pace()
    for records, seconds in workers.in_order(play_chunk, _chunks(orders, pace)):
        pace.learn(len(records), seconds)
        yield from records


def _chunks(orders: Iterable[Order], pace: _Pace) -> Iterator[tuple[bytes, Sequence[int]]]:
    """Orders cut into pieces of the current size; the teams of each are pickled only once."""
    for order in orders:
        prepare(order.matchup)  # once here, and not in every process
        parcel, start = pickle.dumps(order.matchup), 0
        while start < len(order.seeds):
            end = start + pace.size
            yield parcel, order.seeds[start:end]
            start = end


@lru_cache(maxsize=8)
def _unwrapped(parcel: bytes) -> Matchup:
    """The matchup in a parcel: the same object for every chunk, so that caches about its teams stay."""
    matchup: Matchup = pickle.loads(parcel)
    return matchup


def play_chunk(parcel: bytes, seeds: Sequence[int]) -> tuple[list[GameRecord], float]:
    """Play some games one after the other and time them: the work that a worker is sent."""
    start = perf_counter()
    matchup = _unwrapped(parcel)
    return [play_game(matchup, seed) for seed in seeds], perf_counter() - start


def _silent(_words: str) -> None:
    """Tell nobody."""


def prepare(matchup: Matchup, tell: Callable[[str], None] = _silent) -> None:
    """Do the coaches' preparation for this pairing, so that a seed always gives the same game."""
    rules = matchup.game.rules
    game = rules.new_game(matchup.home, matchup.away, rules.read_options(matchup.options))
    found = matchup.game.preparation(game, {word or matchup.game.favourite for word in matchup.coaches})
    if found is not None:
        tell(found.words)
        found.wait()


def play_game(matchup: Matchup, seed: int) -> GameRecord:
    """One game from the toss to the final whistle."""
    rules = matchup.game.rules
    options = rules.read_options(matchup.options)
    game = rules.new_game(matchup.home, matchup.away, options)
    home, away = (word or matchup.game.favourite for word in matchup.coaches)
    seats = seat(seed, "seeded", home, away, matchup.game.levels, matchup.game.seats(options))
    tally, play, mistakes = Tally(matchup.game.words.ways), 0, list[Mistake]()
    past: list[Position[Any]] | None = [] if any(map(looks_back, (seats.home, seats.away))) else None
    answerers = seats.answerers(game, mistakes.append)
    prepare(matchup)
    while (procedure := rules.next_play(game)) is not None:
        game = _play_down(procedure, answerers, game, play, tally, past)
        play += 1
    lines = tally.finish()
    return GameRecord(seed, lines[Side.HOME], lines[Side.AWAY], tuple(mistakes))


def _play_down(
    procedure: Any,
    answerers: Answerers,
    game: Any,
    play: int,
    tally: Tally,
    past: list[Position[Any]] | None = None,
) -> Any:
    """One play: events are counted and requests answered; where coaches look back, the answers are kept."""
    happened: list[Happening] = []
    moment = Moment(game=game, play=play, happened=happened, past=past or ())
    send, happen = procedure.send, happened.append
    answer = None
    try:
        while True:
            item = send(answer)
            kind = type(item)
            if kind in answerers:
                answer = answerers[kind](item, moment)
                happen((item, answer))
                if type(answer) is int:
                    moment.rolls += 1
            else:
                answer = None
                happen(item)
                if kind in COUNTERS:
                    COUNTERS[kind](tally, item)
    except StopIteration as stop:
        if past is not None:
            past.append(Position(game, moment.answers))
        return stop.value
