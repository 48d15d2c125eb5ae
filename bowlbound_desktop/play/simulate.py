"""Many games without history: the coaches answer, the events are counted and forgotten."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.coaches.register import coach
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Answer, Event, Request, Together
from bowlbound_desktop.kernel.system import RuleSystem
from bowlbound_desktop.play.answerers import Happening, Moment, RandomDice, Seats
from bowlbound_desktop.play.statistics import Line, Tally
from bowlbound_desktop.play.systems import system

CHUNK = 10


@frozen(kw_only=True)
class Matchup:
    """Everything that one simulated game follows from, but its seed."""

    home: Any
    away: Any
    system: str = "bowlbound"
    options: Mapping[str, Any] = field(factory=dict)
    coaches: tuple[str, str] = ("book", "book")


@frozen
class GameRecord:
    """What is kept of a simulated game."""

    seed: int
    home: Line
    away: Line


def simulate(
    home: Any, away: Any, n: int, seed: int = 0, executor: Executor | None = None, **how: Any
) -> Iterator[GameRecord]:
    """Play `n` games and give each as it is ready, in the order of their seeds."""
    matchup = Matchup(home=home, away=away, **how)
    seeds = range(seed, seed + n)
    chunks = [seeds[start : start + CHUNK] for start in range(0, n, CHUNK)]
    if executor is None:
        for chunk in chunks:
            yield from play_chunk(matchup, chunk)
        return
    waiting: list[Future[list[GameRecord]]] = [
        executor.submit(play_chunk, matchup, chunk) for chunk in chunks
    ]
    for future in waiting:
        yield from future.result()


def play_chunk(matchup: Matchup, seeds: Sequence[int]) -> list[GameRecord]:
    """Some games, one after the other: what a worker process is sent."""
    return [play_game(matchup, seed) for seed in seeds]


def play_game(matchup: Matchup, seed: int) -> GameRecord:
    """One game from the toss to the final whistle."""
    rules: RuleSystem[Any] = system(matchup.system)
    options = system(matchup.system).read_options(matchup.options)
    game = rules.new_game(matchup.home, matchup.away, options)
    home, away = (coach(word, seed, matchup.system) for word in matchup.coaches)
    table = Seats(seed=seed, dice=RandomDice(seed), home=home, away=away)
    tally, play = Tally(), 0
    while (procedure := rules.next_play(game)) is not None:
        game = _play_down(procedure, table, game, play, tally)
        play += 1
    lines = tally.finish()
    return GameRecord(seed, lines[Side.HOME], lines[Side.AWAY])


def _play_down(procedure: Any, table: Seats, game: Any, play: int, tally: Tally) -> Any:
    """One play: events are told, requests answered, nothing is kept."""
    happened: list[Happening] = []
    rolls, answer = 0, None
    try:
        while True:
            item = procedure.send(answer)
            if isinstance(item, Event):
                tally.tell(item)
                happened.append(item)
                answer = None
                continue
            moment = Moment(game=game, play=play, happened=happened, rolls=rolls)
            answer = _answer(table, item, moment)
            rolls += type(answer) is int
            happened.append((item, answer))
    except StopIteration as stop:
        return stop.value


def _answer(table: Seats, request: Request, moment: Moment) -> Answer:
    if isinstance(request, Together):
        return tuple(str(table.answer(decision, moment)) for decision in request.decisions)
    return table.answer(request, moment)
