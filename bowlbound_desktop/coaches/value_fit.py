"""The values of situations, fitted to games that the program plays with itself."""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen

from bowlbound_desktop.coaches.book_coach import BookCoach
from bowlbound_desktop.coaches.values import (
    LATEST,
    LEADS,
    Values,
    chance_features,
    early_features,
    lead_class,
    point_features,
    scrimmage_points,
    seconds_left,
)
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.requests import Decision, Event, Request, Roll, Together
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.systems import system
from bowlbound_desktop.rules.bowlbound.chart import TeamChart
from bowlbound_desktop.rules.bowlbound.game import Game

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
RIDGE = 3.0
STEPS = 12
LATE = 330
LATE_FITTED = 400


@frozen
class Seen:
    """A situation met on the way, and what came of it for the side that had the ball."""

    game: Game
    points: int
    """Net points of the next score of the half."""
    won: float


def played_on(game: Game, seed: int) -> Iterator[Seen]:
    """Play to the end with two book coaches, and tell every situation from scrimmage."""
    states = [game]
    luck, coach = Random(seed), BookCoach(seed)
    rules = system("bowlbound")
    while (procedure := rules.next_play(states[-1])) is not None:
        states.append(_one_play(procedure, states[-1], coach, luck, len(states)))
    final = states[-1].score.lead(Side.HOME)
    result = (final > 0) + 0.5 * (final == 0)
    for number, state in enumerate(states):
        if state.next == "scrimmage":
            won = result if state.offense is Side.HOME else 1 - result
            yield Seen(state, _next_score(states, number), won)


def _next_score(states: list[Game], number: int) -> int:
    start = states[number]
    side, lead, half = start.offense, start.score.lead(start.offense), start.clock.half
    for later in states[number + 1 :]:
        if later.score.lead(side) != lead and later.next != "try":
            return later.score.lead(side) - lead
        if later.clock.half != half:
            break
    return 0


def _one_play(procedure: Any, game: Game, coach: BookCoach, luck: Random, play: int) -> Game:
    happened: list[Any] = []
    answer: Any = None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if not isinstance(item, Event):
                answer = _answer(item, game, coach, luck, play, happened)
            happened.append(item if answer is None else (item, answer))
    except StopIteration as stop:
        after: Game = stop.value
        return after


def _answer(item: Request, game: Game, coach: BookCoach, luck: Random, play: int, happened: list[Any]) -> Any:
    if isinstance(item, Roll):
        return luck.choice(item.dice.throws)
    moment = Moment(game=game, play=play, happened=happened)
    if isinstance(item, Together):
        return tuple(coach.choose(decision, moment) for decision in item.decisions)
    return coach.choose(item, moment) if isinstance(item, Decision) else None


def late_start(game: Game, luck: Random) -> Game:
    """A situation near the end of a close game."""
    y, home = luck.randint(2, 98), luck.randint(0, 24)
    lead = luck.choice((-10, -8, -7, -6, -5, -4, -3, -3, -2, -1, 0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 10))
    return game.change(
        next="scrimmage",
        offense=luck.choice(tuple(Side)),
        y=y,
        down=luck.choice((1, 1, 2, 3, 4)),
        line=min(FIELD, y + luck.choice((1, 2, 4, 6, 8, 10, 10, 10, 14))),
        clock=Clock(4, luck.randint(5, LATE)),
        score=Score((home, 0, 0, 0), (max(0, home - lead), 0, 0, 0)),
        timeouts=(luck.randint(0, 3), luck.randint(0, 3)),
    )


def collect(charts: tuple[TeamChart, TeamChart], games: int, late: int, seed: int) -> Iterator[Seen]:
    """Whole games, and the ends of many close ones, between two teams."""
    rules = system("bowlbound")
    luck = Random(seed)
    options = rules.read_options({"spike": "on", "kneel": "on"})
    game: Game = rules.new_game(*charts, options)
    for number in range(games):
        yield from played_on(game, seed + number)
    for number in range(late):
        yield from played_on(late_start(game, luck), seed + games + number)


def fit(seen: list[Seen]) -> Values:
    """Least squares for points, logistic regression for the chance to win."""
    points = tuple(_fit_points([one for one in seen if one.game.down == down]) for down in range(1, 5))
    values = Values(points)
    classes: list[list[Seen]] = [[] for _ in range(len(LEADS) + 1)]
    for one in (one for one in seen if seconds_left(one.game) <= LATE_FITTED):
        classes[lead_class(one.game.score.lead(one.game.offense))].append(one)
    late = tuple(_logistic_fit([_features(values, one.game) for one in found], found) for found in classes)
    early = [one for one in seen if seconds_left(one.game) > LATEST]
    return Values(points, late, _logistic_fit([_early(values, one.game) for one in early], early))


def _fit_points(seen: list[Seen]) -> tuple[float, ...]:
    early = [one for one in seen if one.game.clock.quarter in (1, 3) or one.game.clock.seconds > LATE]
    rows = np.array([point_features(one.game.y, one.game.to_go) for one in early])
    found = np.array([one.points for one in early], dtype=np.float64)
    return tuple(np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ found).tolist())


def _logistic_fit(features: list[tuple[float, ...]], seen: list[Seen]) -> tuple[float, ...]:
    """By Newton's steps, held back a little."""
    rows = np.array(features)
    won = np.array([one.won for one in seen])
    weights: Array = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (won - chance) - RIDGE * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return tuple(weights.tolist())


def _features(values: Values, game: Game) -> tuple[float, ...]:
    points = scrimmage_points(values, game.y, game.down, game.to_go)
    balance = game.timeouts_of(game.offense) - game.timeouts_of(game.defense)
    lead = game.score.lead(game.offense)
    return chance_features(lead, seconds_left(game), game.y, game.down, points, balance)


def _early(values: Values, game: Game) -> tuple[float, ...]:
    points = scrimmage_points(values, game.y, game.down, game.to_go)
    return early_features(game.score.lead(game.offense), seconds_left(game), points)


def _tables(values: Values) -> tuple[tuple[str, tuple[tuple[float, ...], ...]], ...]:
    return ("points", values.points), ("chances", values.chances), ("early", (values.early,))


def values_text(values: Values, command: str) -> str:
    """The values as they are kept."""
    lines = [f"# Made by: {command}", "# Fitted to games that the program plays with itself.", ""]
    for name, rows in _tables(values):
        lines += [f"{name} = [", *(f"  [{', '.join(f'{x:.6g}' for x in row)}]," for row in rows), "]"]
    return "\n".join(lines).replace("e+", "e") + "\n"
