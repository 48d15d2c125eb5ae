"""What a game brings to the table, as the shared packages see it.

Each game in `games/` subclasses `Descriptor` and `games/register.py` lists it; nothing else names a game.
What takes time to load (rules, charts, coaches) is imported only when it is asked for.
A subclass without attributes of its own is frozen as it is, and needs no decorator.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import fields_dict, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.play.game_card import GameCard, read_card

if TYPE_CHECKING:  # the start page reads every game's card, and should wait for nothing else
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Collection, Mapping, Sequence
    from pathlib import Path

    from bowlbound_desktop.kernel.field import Side
    from bowlbound_desktop.kernel.small_questions import SmallQuestions
    from bowlbound_desktop.kernel.system import HasCards, HasCharts, PlaysCards, RuleSystem, Scorepad
    from bowlbound_desktop.play.advising.preparation import Preparation
    from bowlbound_desktop.play.advising.weighed import Explains
    from bowlbound_desktop.play.checklist import Checklist
    from bowlbound_desktop.play.forecast import Forecaster, Judge
    from bowlbound_desktop.play.level import Level
    from bowlbound_desktop.play.odds_asking import Asked, Told
    from bowlbound_desktop.play.predictions import Predictions
    from bowlbound_desktop.play.scenario.dialect import Dialect
    from bowlbound_desktop.play.story.rating_points import RatingPoints
    from bowlbound_desktop.play.teaching.teacher import Teaching
    from bowlbound_desktop.play.teams.form import TeamForm
    from bowlbound_desktop.play.teams.shelf import Choices, TeamEntry, TeamShelf
    from bowlbound_desktop.play.words import Words

OddsAsker: TypeAlias = "Callable[[Descriptor, Namespace], tuple[Told, list[Asked]]]"
"""The odds of the situation that the arguments describe, and what is asked of them."""
Games: TypeAlias = "Callable[[str], Descriptor]"
"""Finds a game by its key."""


@frozen(slots=False)
class Descriptor(ABC):
    """One game; two editions of a game are two descriptors in one folder."""

    key: str
    """The name in files and commands."""

    def __getstate__(self) -> dict[str, Any]:
        """Only its fields: another process loads rules and teams itself."""
        return {name: getattr(self, name) for name in fields_dict(type(self))}

    # What every game has

    @property
    @abstractmethod
    def room(self) -> str:
        """The folder of its files below `resources/`."""

    @property
    @abstractmethod
    def rules(self) -> RuleSystem[Any]:
        """Its rules."""

    @property
    @abstractmethod
    def shelf(self) -> TeamShelf:
        """Its teams."""

    @property
    @abstractmethod
    def dialect(self) -> Dialect:
        """How scenario files write it."""

    @property
    @abstractmethod
    def famous(self) -> tuple[str, str]:
        """The teams that meet where none are named, the home side first."""

    @property
    def has_own_teams(self) -> bool:
        """Whether its shelf holds teams of its own, and not only the faces of other shelves."""
        return True

    @property
    def takes_any_name(self) -> bool:
        """Whether a team may have any name and colours, on a shelf or not."""
        return False

    def typed_team(self, name: str, colours: tuple[str, str]) -> TeamEntry | None:  # noqa: ARG002
        """The team whose name a player makes up; None where a team must be on the shelf."""
        return None

    @property
    def unfit_name(self) -> str:
        """What a player is told who typed a name that is no team's."""
        return "No team fits the search."

    @cached_property
    def card(self) -> GameCard:
        """How it is presented."""
        return read_card(self.folder, self.key)

    @cached_property
    def words(self) -> Words:
        """Questions, labels and help for everything that it asks."""
        from bowlbound_desktop.play.words import load_words

        return load_words(self.folder / "words.toml")

    @property
    def folder(self) -> Path:
        """Where its files lie."""
        return paths.RESOURCES / self.room

    # Who plays

    def seats(self, options: Any) -> tuple[Side, ...]:  # noqa: ARG002
        """The sides that a person or a computer coach can take under these rule options, the usual one first.

        The game plays the others itself and asks nothing of them.
        """
        from bowlbound_desktop.kernel.field import SIDES

        return SIDES

    def seat_name(self, side: Side) -> str:  # noqa: ARG002
        """What plays a side without a seat, such as "the ghost"."""
        return "the game itself"

    @property
    def own_levels(self) -> tuple[Level, ...]:
        """Its own coaches, from the weakest to the strongest."""
        return ()

    @property
    def levels(self) -> tuple[Level, ...]:
        """Every computer coach that can be seated, from the weakest to the strongest."""
        from bowlbound_desktop.play.level import RANDOM

        return (RANDOM, *self.own_levels)

    @property
    def favourite(self) -> str:
        """The coach who plays where none is named."""
        return self.levels[-1].key

    @property
    def quick_coach(self) -> str:
        """The coach who plays hundreds of games while somebody waits for them."""
        return self.favourite

    @property
    def small_questions(self) -> SmallQuestions:
        """The questions that people are asked only when they matter."""
        from bowlbound_desktop.kernel.small_questions import SmallQuestions

        return SmallQuestions()

    # What it can say of a game

    @property
    def forecaster(self) -> Forecaster | None:
        """Who computes the odds of its calls."""
        return None

    @property
    def judge(self) -> Judge | None:
        """Who tells a side's chance to win between plays."""
        return None

    @cached_property
    def adviser(self) -> Explains | None:
        """Who suggests an answer to a person: the strongest coach, where he can say why."""
        from bowlbound_desktop.play.advising.weighed import Explains

        strongest = self.levels[-1].make(0)
        return strongest if isinstance(strongest, Explains) else None

    @cached_property
    def teaching(self) -> Teaching:
        """What it explains to beginners: by default what its legend.toml says of printed words."""
        from bowlbound_desktop.play.teaching.legend import legend_of

        return legend_of(self.folder)

    def rating_points(self, game: Any) -> RatingPoints | None:  # noqa: ARG002
        """The rating points of a finished game; None where the rules in force give none."""
        return None

    @property
    def ask_odds(self) -> OddsAsker | None:
        """Who answers `bowlbound odds`."""
        return None

    def preparation(self, game: Any, coaches: Collection[str]) -> Preparation | None:  # noqa: ARG002
        """Long work that makes these coaches (by their words) wiser in a game; None where there is none."""
        return None

    # How it is set up

    @property
    def asked_first(self) -> tuple[str, ...]:
        """Rule options that stand beside the teams in the form for a new game."""
        return ()

    @property
    def fixed_options(self) -> Mapping[str, Any]:
        """Rule options that this edition leaves no choice about, each with its fixed value."""
        return {}

    def pairing_words(self, home: str, away: str, options: Mapping[str, Any]) -> str:  # noqa: ARG002
        """One line on two teams, such as their point spread."""
        return ""

    @property
    def predictions(self) -> Predictions | None:
        """How both coaches may predict in secret who wins, where the rules provide for it."""
        return None

    def checklist(self, teams: Sequence[str]) -> Checklist | None:  # noqa: ARG002
        """What a player may switch off for two teams before a game."""
        return None

    @property
    def has_checklist(self) -> bool:
        """Whether there is such a list at all."""
        return False

    def checked(self, on: bool, off: Sequence[str]) -> Choices:  # noqa: ARG002
        """A player's answers to that list, as choices about the teams."""
        return {}

    def add_choices(self, parser: ArgumentParser) -> None:  # noqa: B027
        """Add the arguments for choices about the teams."""

    def read_choices(self, args: Namespace) -> Choices:  # noqa: ARG002
        """What the arguments choose."""
        return {}

    def weather_words(self, game: Any) -> str:  # noqa: ARG002
        """The weather of a game in progress; empty in games without any."""
        return ""

    # What it prints and draws

    @property
    def scorepad(self) -> Scorepad:
        """How its scorepad is laid out."""
        from bowlbound_desktop.kernel.system import Scorepad

        return Scorepad()

    @property
    def cards(self) -> PlaysCards | None:
        """Its cards, where calls are cards or cards are drawn."""
        return None

    @property
    def printed_tables(self) -> HasCards | None:
        """Its tables to print."""
        return None

    @property
    def charts(self) -> HasCharts | None:
        """Its teams' charts to print."""
        return None

    # What only it has

    @property
    def team_form(self) -> TeamForm | None:
        """The form for its teams, where a player can write some."""
        return None

    @property
    def commands(self) -> Mapping[str, str]:
        """Its own commands, each with the module that has `add_parser` and `run`."""
        return {}
