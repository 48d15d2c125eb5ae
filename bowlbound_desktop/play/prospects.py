"""What follows from each answer of a decision, in words."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.kernel.field import Side, Spot
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.system import RuleSystem


def prospects(decision: Decision, rules: RuleSystem[Any]) -> Mapping[str, str]:
    """The game after each option in words, where it is certain; else what the rules say it may lead to."""
    known = {
        option: rules.consequence(outcome)
        for option, outcome in zip(decision.options, decision.outcomes, strict=False)
        if outcome is not None
    }
    return {**decision.prospects(), **known}


def best_by_yards(decision: Decision, rules: RuleSystem[Any]) -> str:
    """The answer that leaves its coach best off in points, possession and yards; empty where not known.

    Downs are not weighed: this only decides which answer has the keyboard focus first.
    """
    known = dict(zip(decision.options, decision.outcomes, strict=False))
    if len(known) < len(decision.options) or None in known.values():
        return ""
    worth = {option: _worth(outcome, decision.side, rules) for option, outcome in known.items()}
    return max(worth, key=lambda option: worth[option]) if len(set(worth.values())) > 1 else ""


def _worth(game: Any, side: Side, rules: RuleSystem[Any]) -> tuple[int, bool, int]:
    points, picture = rules.scoreboard(game).totals, rules.picture(game)
    yards = 0 if picture.ball is None else Spot(picture.ball).seen_by(side)
    return points[side] - points[side.opponent], picture.offense is side, yards
