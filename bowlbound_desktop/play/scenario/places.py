"""What the situations of all games have in common."""

from collections.abc import Mapping

from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.score import Score


def line_to_gain(y: int, to_go: int | str) -> int:
    """Where a first down is made; "goal" and the like mean the goal line."""
    return FIELD if isinstance(to_go, str) else min(FIELD, y + to_go)


def score_in(quarter: int, points: Mapping[Side, int]) -> Score:
    """All points so far, as if made in one quarter."""
    score = Score()
    for side in Side:
        score = score.add(side, quarter, points.get(side, 0))
    return score
