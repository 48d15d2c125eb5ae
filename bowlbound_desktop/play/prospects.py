"""What follows from each answer of a decision, in words."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.system import RuleSystem


def prospects(decision: Decision, rules: RuleSystem[Any]) -> Mapping[str, str]:
    """Where the rules know the game after an option, that game; else what they say of it."""
    known = {
        option: rules.consequence(outcome)
        for option, outcome in zip(decision.options, decision.outcomes, strict=False)
        if outcome is not None
    }
    return {**decision.prospects(), **known}
