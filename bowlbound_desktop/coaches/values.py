"""What a situation is worth: expected points and the chance to win, fitted by `bowlbound values build`."""

from functools import cache
from math import exp
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.storage.files import read_text
from bowlbound_desktop.storage.toml import parse_toml

QUARTER = 900
LEADS = (-17, -9, -7, -4, -1, 0, 3, 8, 16)
"""The largest lead of each class but the last."""
LATEST, EARLIEST = 240, 330
"""Seconds left between which the late figures give way to the early ones."""
LONGEST = 25
KNEEL_SECONDS, TIMEOUT_SAVES = 30, 20
RECEIVE_AT, FREE_KICK_AT, KICK_SECONDS = 25, 38, 6
EXTRA_POINT = 0.94


@frozen
class Values:
    """Fitted figures, all from the view of the side that has the ball."""

    points: tuple[tuple[float, ...], ...]
    """By down: the coefficients of point_features."""
    chances: tuple[tuple[float, ...], ...] = ()
    """Late in a game, by class of lead: the coefficients of chance_features."""
    early: tuple[float, ...] = ()
    """The coefficients of early_features."""


@cache
def shipped_values() -> Values:
    """The values that come with the program."""
    raw: Any = parse_toml(read_text(paths.RESOURCES / "values" / "bowlbound.toml"), "bowlbound.toml")
    return Values(_rows(raw["points"]), _rows(raw["chances"]), _rows(raw["early"])[0])


def _rows(raw: Any) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(map(float, row)) for row in raw)


def point_features(y: int, to_go: int) -> tuple[float, ...]:
    """A place on the field and the distance, for expected points on one down."""
    part, left = y / FIELD, min(to_go, LONGEST) / 10
    close = exp((y - FIELD) / 12)
    return 1.0, part, part * part, close, exp(-y / 12), left, left * left, left * part, left * close


def chance_features(
    lead: int, seconds: int, y: int, down: int, points: float, timeouts: int
) -> tuple[float, ...]:
    """A situation for the chance to win, within a class of lead; `timeouts`: own less theirs."""
    place = (1.0, lead / 7, points / 4, y / FIELD, float(down == 4), timeouts / 3)
    fades = (1.0, exp(-seconds / 25), exp(-seconds / 100), exp(-seconds / 400), seconds / 3600)
    return tuple(fade * figure for fade in fades for figure in place)


def early_features(lead: int, seconds: int, points: float) -> tuple[float, ...]:
    """A situation for the chance to win, while there is time for several scores."""
    scale = (seconds / QUARTER + 0.3) ** 0.5
    ahead, promise, part = lead / 7 / scale, points / 4 / scale, seconds / 3600
    return 1.0, ahead, promise, ahead * part, promise * part


def lead_class(lead: int) -> int:
    """Which of the classes a lead belongs to."""
    return sum(lead > edge for edge in LEADS)


def seconds_left(game: Game) -> int:
    """Of the whole game."""
    return game.clock.seconds + QUARTER * max(0, 4 - game.clock.quarter)


def scrimmage_points(values: Values, y: int, down: int, to_go: int) -> float:
    """Points of the next score, for the side that has the ball."""
    return sum(map(float.__mul__, values.points[down - 1], point_features(y, to_go)))


def expected_points(game: Game, side: Side) -> float:
    """The lead of `side` and the points that the situation promises it."""
    values = shipped_values()
    ours = game.offense is side
    match game.next:
        case "scrimmage":
            promise = scrimmage_points(values, game.y, game.down, game.to_go)
        case "try":
            promise = EXTRA_POINT - _received(values, game, RECEIVE_AT) + game.kickoff_yards / 25
        case "kickoff":
            promise = -_received(values, game, RECEIVE_AT) + (game.y - game.options.kickoff_line) / 25
        case "free-kick":
            promise = -_received(values, game, FREE_KICK_AT)
        case _:
            promise = 0.0
    return game.score.lead(side) + (promise if ours else -promise)


def _received(values: Values, game: Game, y: int) -> float:
    return scrimmage_points(values, y + game.options.kickoff_line - 30, 1, 10)


def win_chance(game: Game, side: Side) -> float:
    """The chance of `side` to win; a tie counts half."""
    ours = _offense_chance(game)
    return ours if game.offense is side else 1.0 - ours


def _offense_chance(game: Game) -> float:
    lead = game.score.lead(game.offense)
    match game.next:
        case "end":
            return (lead > 0) + 0.5 * (lead == 0)
        case "try":
            after = 1 - _from_scrimmage(game, -lead - 1, RECEIVE_AT, 1, 10, flip=True)
            missed = 1 - _from_scrimmage(game, -lead, RECEIVE_AT, 1, 10, flip=True)
            return EXTRA_POINT * after + (1 - EXTRA_POINT) * missed
        case "kickoff":
            return 1 - _from_scrimmage(game, -lead, RECEIVE_AT, 1, 10, flip=True)
        case "free-kick":
            return 1 - _from_scrimmage(game, -lead, FREE_KICK_AT, 1, 10, flip=True)
        case "second-half":
            receiving = _from_scrimmage(game, game.score.lead(game.chooser), RECEIVE_AT, 1, 10, flip=False)
            return receiving if game.chooser is game.offense else 1 - receiving
    if game.options.kneel and can_kneel(game, game.offense):
        return 1.0
    return _from_scrimmage(game, lead, game.y, game.down, game.to_go, flip=False)


def can_kneel(game: Game, side: Side) -> bool:
    """Whether kneeling down until the fourth down runs the clock out."""
    runs = (4 - game.down) * KNEEL_SECONDS - game.timeouts_of(side.opponent) * TIMEOUT_SAVES
    return game.clock.quarter == 4 and game.score.lead(side) > 0 and game.clock.seconds <= runs


def _from_scrimmage(game: Game, lead: int, y: int, down: int, to_go: int, *, flip: bool) -> float:
    """The chance of the side that has, or with `flip` will have, the ball."""
    values, seconds = shipped_values(), seconds_left(game)
    if flip:
        seconds -= KICK_SECONDS
        if seconds <= 0:
            return (lead > 0) + 0.5 * (lead == 0)
    balance = game.timeouts_of(game.offense) - game.timeouts_of(game.defense)
    points = scrimmage_points(values, y, down, to_go)
    seconds = max(0, seconds)
    late = _late_chance(values, lead, seconds, y, down, points, -balance if flip else balance)
    if seconds <= LATEST:
        return late
    early = _logistic(values.early, early_features(lead, seconds, points))
    part = min(1.0, (seconds - LATEST) / (EARLIEST - LATEST))
    return part * early + (1 - part) * late


def _late_chance(
    values: Values, lead: int, seconds: int, y: int, down: int, points: float, timeouts: int
) -> float:
    if seconds > EARLIEST:
        return 0.0
    figures = chance_features(lead, seconds, y, down, points, timeouts)
    return _logistic(values.chances[lead_class(lead)], figures)


def _logistic(weights: tuple[float, ...], figures: tuple[float, ...]) -> float:
    power = sum(map(float.__mul__, weights, figures))
    return 1 / (1 + exp(-max(-30.0, min(30.0, power))))
