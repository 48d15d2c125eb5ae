"""What calls are good for, on their buttons and in their tooltips."""

from collections.abc import Mapping

from attrs import evolve

from bowlbound_desktop.play.teaching.teacher import Purpose
from bowlbound_desktop.ui.frame.question import Choice, Question


def with_purposes(question: Question, purposes: Mapping[str, Purpose]) -> Question:
    """The question whose answers say what they are good for."""
    if not purposes:
        return question
    return evolve(question, choices=tuple(_told(one, purposes.get(one.option)) for one in question.choices))


def _told(choice: Choice, purpose: Purpose | None) -> Choice:
    """A note of the rules, such as how often a call was used, goes before the few words."""
    if purpose is None:
        return choice
    return evolve(choice, note=choice.note or purpose.short, help=f"{choice.help} {purpose.long}".strip())
