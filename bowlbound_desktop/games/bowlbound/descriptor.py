"""The descriptor of Bowl Bound, for both its editions."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.play.descriptor import Descriptor

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from bowlbound_desktop.games.bowlbound.predictions import SecretPredictions
    from bowlbound_desktop.games.bowlbound.rules.game import Game
    from bowlbound_desktop.games.bowlbound.rules.system import BowlBound
    from bowlbound_desktop.games.bowlbound.shelf import ChartShelf
    from bowlbound_desktop.games.bowlbound.teaching.teacher import BowlBoundTeaching
    from bowlbound_desktop.kernel.small_questions import SmallQuestions
    from bowlbound_desktop.kernel.system import Scorepad
    from bowlbound_desktop.play.advising.preparation import Preparation
    from bowlbound_desktop.play.checklist import Checklist
    from bowlbound_desktop.play.descriptor import OddsAsker
    from bowlbound_desktop.play.forecast import Forecaster, Judge
    from bowlbound_desktop.play.level import Level
    from bowlbound_desktop.play.scenario.dialect import Dialect
    from bowlbound_desktop.play.story.rating_points import RatingPoints
    from bowlbound_desktop.play.teams.shelf import Choices, TeamShelf

COMMANDS = ("charts", "values", "book")
FAMOUS = ("1966-notre-dame", "1966-michigan-state")


class BowlBoundGame(Descriptor):
    """One edition."""

    @property
    def room(self) -> str:
        """Both editions share their files."""
        return "bowlbound"

    @cached_property
    def rules(self) -> BowlBound:
        """The rules of this edition."""
        from bowlbound_desktop.games.bowlbound.editions import edition_rules

        return edition_rules(self.key)

    @cached_property
    def shelf(self) -> ChartShelf:
        """Team charts."""
        from bowlbound_desktop.games.bowlbound.shelf import ChartShelf

        return ChartShelf()

    @property
    def dialect(self) -> Dialect:
        """Scenarios with team charts, in which single cells can be changed."""
        from bowlbound_desktop.games.bowlbound.scenario import DIALECT

        return DIALECT

    @property
    def famous(self) -> tuple[str, str]:
        """The game of the century."""
        return FAMOUS

    @property
    def own_levels(self) -> tuple[Level, ...]:
        """Book and exact odds."""
        from bowlbound_desktop.games.bowlbound.coaches.levels import LEVELS

        return LEVELS

    @property
    def favourite(self) -> str:
        """The coaches' book."""
        return "book"

    def weather_words(self, game: Game) -> str:
        """Rain and wind by their classes, where the coaches play with weather."""
        if game.options.weather == "off":
            return "fine"
        sky = game.conditions
        return f"rain {sky.precipitation}, wind {sky.wind}"

    @property
    def small_questions(self) -> SmallQuestions:
        """Timeouts, delays and fine points of kicks."""
        from bowlbound_desktop.games.bowlbound.small_questions import SMALL_QUESTIONS

        return SMALL_QUESTIONS

    @property
    def forecaster(self) -> Forecaster:
        """Exact odds of both charts."""
        from bowlbound_desktop.games.bowlbound.coaches.forecast import forecast

        return forecast

    @property
    def judge(self) -> Judge:
        """The values of situations."""
        from bowlbound_desktop.games.bowlbound.values.judge import win_chance

        return win_chance

    def preparation(self, game: Any, coaches: Collection[str]) -> Preparation | None:
        """The values of this pairing, where one of the coaches uses them."""
        from bowlbound_desktop.games.bowlbound.coaches.levels import BY_VALUES
        from bowlbound_desktop.play.advising.preparation import switched_off

        if switched_off() or BY_VALUES.isdisjoint(coaches):
            return None
        from bowlbound_desktop.games.bowlbound.values.making.preparing import PairingValues

        found = PairingValues(game.setup)
        return None if found.known else found

    @cached_property
    def teaching(self) -> BowlBoundTeaching:
        """Boxes of the charts and formations in words, and a guided drive."""
        from bowlbound_desktop.games.bowlbound.teaching.teacher import BowlBoundTeaching

        return BowlBoundTeaching(self.words)

    def rating_points(self, game: Any) -> RatingPoints | None:
        """Rating points, where an option goes by the point spread."""
        from bowlbound_desktop.games.bowlbound.spread import points_by_spread

        return points_by_spread(game)

    @property
    def predictions(self) -> SecretPredictions:
        """The point spread of the classic edition."""
        from bowlbound_desktop.games.bowlbound.predictions import SecretPredictions

        return SecretPredictions()

    @property
    def ask_odds(self) -> OddsAsker:
        """Plays, kicks, tries and fakes."""
        from bowlbound_desktop.games.bowlbound.commands.odds import ask

        return ask

    @property
    def asked_first(self) -> tuple[str, ...]:
        """On whose ground it is played."""
        return ("site",)

    @property
    def fixed_options(self) -> Mapping[str, Any]:
        """Options that this edition does not have."""
        return self.rules.fixed

    def pairing_words(self, home: str, away: str, options: Mapping[str, Any]) -> str:
        """The point spread."""
        from bowlbound_desktop.games.bowlbound.spread import spread_words

        return spread_words(home, away, options)

    @property
    def has_checklist(self) -> bool:
        """Charts have corrections."""
        return True

    def checklist(self, teams: Sequence[str]) -> Checklist:
        """The corrections of two charts."""
        from bowlbound_desktop.games.bowlbound.charts.correction_list import corrections_for

        return corrections_for(teams)

    def checked(self, on: bool, off: Sequence[str]) -> Choices:
        """Which corrections count."""
        return {"corrections": on, "without": list(off)}

    def add_choices(self, parser: ArgumentParser) -> None:
        """Switches for corrections."""
        from bowlbound_desktop.games.bowlbound.commands.correction_switches import add_correction_switches

        add_correction_switches(parser)

    def read_choices(self, args: Namespace) -> Choices:
        """Which corrections count."""
        from bowlbound_desktop.games.bowlbound.commands.correction_switches import read_correction_switches

        return read_correction_switches(args)

    @property
    def scorepad(self) -> Scorepad:
        """Boxes of ten seconds."""
        return self.rules.scorepad

    @property
    def printed_tables(self) -> BowlBound:
        """Priority Chart, timing, penalties and the rest."""
        return self.rules

    @property
    def charts(self) -> BowlBound:
        """Team charts, and blank ones."""
        return self.rules

    @property
    def commands(self) -> Mapping[str, str]:
        """Charts, values and the coaches' book."""
        return {name: f"bowlbound_desktop.games.bowlbound.commands.{name}" for name in COMMANDS}


def describe(key: str, faces: Callable[[], Iterable[TeamShelf]]) -> BowlBoundGame:  # noqa: ARG001
    """The edition of that key."""
    return BowlBoundGame(key)


def consolidated() -> BowlBoundGame:
    """The default edition, for code of this game that needs one."""
    return BowlBoundGame("bowlbound")
