"""What the situations of all games have in common."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bowlbound_desktop.kernel.errors import ScenarioError
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.gridiron import Gridiron
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.scenario.file import Scenario
from bowlbound_desktop.play.scenario.values import GOAL, Fields


def line_to_gain(y: int, to_go: int | str) -> int:
    """Where a first down is made; "goal" and the like mean the goal line."""
    return FIELD if isinstance(to_go, str) else min(FIELD, y + to_go)


WORDS = MappingProxyType({"y": "ball", "line": "to_go"})
"""What fields that all games have are called in [situation]."""


def refuse_faults(rules: Any, game: Gridiron, own: Mapping[str, str]) -> None:
    """Raise ScenarioError where no play can leave such a game; `own` names its fields as [situation] does."""
    fault = next(rules.faults(game), None)
    if fault is not None:
        key, _, reason = fault.partition(": ")
        raise ScenarioError(f"situation.{own.get(key) or WORDS.get(key, key)}: {reason}")


def agreed_game(descriptor: Descriptor, scenario: Scenario) -> Any:
    """A game with the teams and options that the file names, before its first play."""
    rules, shelf = descriptor.rules, descriptor.shelf
    home, away = (shelf.load(scenario.teams.get(side.value, "blank"), side.value, {}) for side in Side)
    return rules.new_game(home, away, rules.read_options(scenario.options))


def timeouts_in(left: Mapping[Side, int], most: int) -> tuple[int, int]:
    """Timeouts of both sides; a side that is not named has them all."""
    if max(left.values(), default=0) > most:
        raise ScenarioError(f"situation.timeouts: a side has at most {most}")
    return left.get(Side.HOME, most), left.get(Side.AWAY, most)


def score_in(quarter: int, points: Mapping[Side, int]) -> Score:
    """All points so far, as if scored in one quarter."""
    score = Score()
    for side in Side:
        score = score.add(side, quarter, points.get(side, 0))
    return score


def place_facts(game: Gridiron) -> Fields:
    """What comes next, and where, in the words of [expect]."""
    return {
        "next": game.next,
        "offense": game.offense,
        "ball": Spot(game.spot()),
        "down": game.down,
        "to_go": GOAL if game.and_goal else game.to_go,
    }


def side_facts(game: Gridiron) -> Fields:
    """Points and timeouts of both sides."""
    return {
        "score": {side: game.score.total(side) for side in Side},
        "timeouts": {side: game.timeouts_of(side) for side in Side},
    }
