"""Adds what calls are good for to their buttons and tooltips."""

from collections.abc import Mapping

from attrs import evolve

from bowlbound_desktop.play.teaching.teacher import Purpose
from bowlbound_desktop.ui.frame.question import Choice, Question


def with_purposes(question: Question, purposes: Mapping[str, Purpose]) -> Question:
    """The question with a note of what each call is good for."""
    if not purposes:
        return question
    return evolve(question, choices=tuple(_told(one, purposes.get(one.option)) for one in question.choices))


def _told(choice: Choice, purpose: Purpose | None) -> Choice:
    """The choice with its purpose; a note of the rules, such as how often a call was used, comes first."""
    if purpose is None:
        return choice
    return evolve(choice, note=choice.note or purpose.short, help=f"{choice.help} {purpose.long}".strip())
