"""A guided drive: a game whose dice and opponent follow a script, and the steps that explain it."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.requests import Answer, Decision, Draw, Roll
from bowlbound_desktop.play.answerers import (
    LeavesNothing,
    Moment,
    Person,
    Quietly,
    RandomCoach,
    RandomDice,
    Scripted,
    Seats,
)
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.scenario.file import Scenario, parse_scenario
from bowlbound_desktop.play.session import Session

SEED = 1
TABLES = ("system", "title", "options", "teams", "cells", "marks", "situation")
"""The tables that a lesson shares with scenario files."""


@frozen(kw_only=True)
class LessonStep:
    """One mark on the table with a few words."""

    text: str
    mark: str = ""
    """The name of what is marked; empty for the whole table."""
    chart: str = ""
    """A part of the marked chart that is brought to the front."""
    asks: str = ""
    """The kind of question that the marked answer answers; else the player goes on by himself."""
    answer: str = ""

    def __attrs_post_init__(self) -> None:
        if bool(self.asks) is not bool(self.answer):
            raise FileError(f'the step "{self.text[:30]}" needs a question and its answer')

    @property
    def marked(self) -> str:
        """The name of the widget that is framed."""
        return f"answer:{self.asks}:{self.answer}" if self.asks else self.mark


@frozen(kw_only=True)
class Lesson:
    """A guided drive as its file states it."""

    title: str
    start: Scenario
    plays: tuple[Mapping[str, Sequence[Answer]], ...]
    """For each play, what is thrown and what the opponent answers, by purpose and kind."""
    steps: tuple[LessonStep, ...]


@frozen
class WrittenDown(LeavesNothing):
    """Dice and an opponent that follow the script; where it says nothing, random and quiet answers."""

    plays: tuple[Mapping[str, Sequence[Answer]], ...]
    key: str = field(default="written down", init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """What is written, else the quiet answer or any."""
        if self._says(decision.kind, moment):
            return self._script(moment).choose(decision, moment)
        return Quietly(RandomCoach(SEED)).choose(decision, moment)

    def throw(self, roll: Roll, moment: Moment) -> int:
        """What is written, else a throw."""
        if self._says(roll.purpose, moment):
            return self._script(moment).throw(roll, moment)
        return RandomDice(SEED).throw(roll, moment)

    def draw(self, draw: Draw, moment: Moment) -> int:
        """What is written, else a card."""
        if self._says(draw.purpose, moment):
            return self._script(moment).draw(draw, moment)
        return RandomDice(SEED).draw(draw, moment)

    def _says(self, word: str, moment: Moment) -> bool:
        script = self._script(moment)
        return script.used(word, moment) < len(script.answers.get(word, ()))

    def _script(self, moment: Moment) -> Scripted:
        return Scripted(self.plays[moment.play] if moment.play < len(self.plays) else {})


def read_lesson(game: Descriptor) -> Lesson:
    """The guided drive of a game that has one."""
    path = game.teaching.lesson
    if path is None:
        raise FileError(f"{game.card.title} has no guided drive")
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    start = {name: data[name] for name in TABLES if name in data}
    return Lesson(
        title=data["title"],
        start=parse_scenario(start, game.key, game.words, game.dialect),
        plays=tuple(data["plays"]),
        steps=tuple(LessonStep(**step) for step in data["steps"]),
    )


def open_lesson(game: Descriptor, lesson: Lesson) -> Session:
    """The table before the first step; the player has the home side."""
    _, situation = game.dialect.set_up(game, lesson.start)
    written = WrittenDown(lesson.plays)
    return Session(game, situation, Seats(seed=SEED, dice=written, home=Person(), away=written))
