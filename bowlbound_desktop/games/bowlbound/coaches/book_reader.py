"""A book open for one side of a game: it finds the page for a situation, draws a call, and answers the rest.

What stays the same for a whole game is looked up when the book is opened: a game asks hundreds of questions.
"""

from bisect import bisect
from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.coaches.lots import ALL, lots
from bowlbound_desktop.games.bowlbound.coaches.book import Book, Page, figures_of, seconds_left
from bowlbound_desktop.games.bowlbound.coaches.habits import Habits, habits_of
from bowlbound_desktop.games.bowlbound.coaches.kneeling import kneels_out
from bowlbound_desktop.games.bowlbound.coaches.worth import worth
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.events import Intercepted
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.lots import Lots, words
from bowlbound_desktop.play.tree import quiet

DEEPEST_CORNER = 14
"""The most yards that an aim takes off without sending the ball out of bounds."""
DECLINE_BEYOND = 12
"""Yards downfield from which an interception on fourth down is worse than the ball at the line."""


@frozen
class BookReader:
    """The book, the chart and the random numbers of one side."""

    seed: int
    side: Side
    chart: TeamChart = field(repr=False)
    book: Book = field(repr=False)
    habits: Habits = field(init=False, repr=False)
    """What the chart is good at."""
    timeout_left: int = field(init=False)
    """Seconds left in a half from which timeouts are called."""
    lots: Lots = field(init=False, eq=False, repr=False)

    @habits.default
    def _know_the_chart(self) -> Habits:
        return habits_of(self.chart, self.book.figures["lean"])

    @timeout_left.default
    def _from_the_book(self) -> int:
        return int(self.figures("clock")["timeout_left"])

    @lots.default
    def _by_seed_and_side(self) -> Lots:
        return lots(f"book:{self.seed}:{self.side.value}:")

    def figures(self, section: str) -> Mapping[str, Any]:
        """A section of figures for answers other than calls."""
        return self.book.figures[section]

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The book's answer, or the quiet one where it has nothing to say."""
        answer = _ANSWERS[decision.kind](self, decision, moment) if decision.kind in _ANSWERS else ""
        return answer if answer in decision.options else quiet(decision)

    def page(self, game: Game) -> Page:
        """The page to read before a play."""
        chapter = self.book.offense if game.offense is self.side else self.book.defense
        return chapter.read(game, self.side)

    def draw(self, page: Page, decision: Decision, moment: Moment) -> str:
        """A call of the page at random, determined by the seed and the moment."""
        calls, sums = self.habits.draws[page, decision.options]
        if not calls:
            return decision.options[0]
        chance = self.lots.number(words(moment.play, len(moment.happened))) / ALL
        return calls[bisect(sums, chance * sums[-1])]

    def chance(self, moment: Moment) -> float:
        """A random number from 0 to 100."""
        return 100 * self.lots.number(words(moment.play, len(moment.happened))) / ALL


def _offense_call(reader: BookReader, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    if game.clock.quarter == QUARTERS and "kneel" in decision.options and _can_kneel(reader, game):
        return "kneel"
    page = reader.book.offense.read(game, reader.side)
    if reader.habits.reach[FIELD - game.y] >= page.field_goal_from and game.next == "scrimmage":
        return "field_goal"
    return reader.draw(page, decision, moment)


def _can_kneel(reader: BookReader, game: Game) -> bool:
    """Whether a side in the lead runs out the clock of the last quarter by kneeling down."""
    clock = reader.figures("clock")
    leads = game.score.lead(reader.side) > 0
    return leads and kneels_out(game, clock["kneel_seconds"], clock["timeout_saves"])


def _defense_call(reader: BookReader, decision: Decision, moment: Moment) -> str:
    return reader.draw(reader.book.defense.read(moment.game, reader.side), decision, moment)


def _penalty(reader: BookReader, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """The answer that leaves the offended side best off."""
    figures = reader.figures("worth")
    values = [worth(game, decision.side, figures) for game in decision.outcomes]
    return decision.options[max(range(len(values)), key=values.__getitem__)]


def _touchback(_: BookReader, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """The ball at the 20 rather than a return out of its own end zone."""
    return "touchback" if "touchback" in decision.options else "return"


def _interception(_: BookReader, decision: Decision, moment: Moment) -> str:
    """On fourth down a deep interception is knocked down."""
    game: Game = moment.game
    caught = [event.ball for event in moment.happened if isinstance(event, Intercepted)]
    if game.down == LAST_DOWN and caught and Spot(caught[-1]).seen_by(game.offense) > game.y + DECLINE_BEYOND:
        return "decline"
    return "touchback" if "touchback" in decision.options else "return"


def _try(reader: BookReader, decision: Decision, moment: Moment) -> str:
    figures = reader.figures("tries")
    _, _, _, lead, left, half, _ = figures_of(moment.game, decision.side)
    two = half == 2 and left <= figures["from_seconds"] and lead in figures["two"]
    return "two" if two else "kick"


def _kickoff(reader: BookReader, decision: Decision, moment: Moment) -> str:
    """Short late, when behind; later with timeouts in hand."""
    figures = reader.figures("onside")
    _, _, _, lead, left, half, _ = figures_of(moment.game, decision.side)
    low, high = figures["lead"]
    from_left = figures["left"] - figures["timeout"] * moment.game.timeouts_of(decision.side)
    return "onside" if half == 2 and left <= from_left and low <= lead <= high else "deep"


def _timeout(reader: BookReader, decision: Decision, moment: Moment) -> str:
    """Late in a half, by the side that needs the time."""
    game: Game = moment.game
    if seconds_left(game) > reader.timeout_left:
        return "no"
    _, _, y, lead, _, half, _ = figures_of(game, decision.side)
    attacking = game.offense is decision.side
    needs = (
        lead < 0 or (half == 2 and lead == 0 and attacking) if half == 2 else attacking and y >= FIELD // 2
    )
    return "call" if needs else "no"


def _hurry(reader: BookReader, decision: Decision, moment: Moment) -> str:
    """No huddle while behind at the end."""
    game: Game = moment.game
    late = game.clock.half == 2 and seconds_left(game) <= reader.timeout_left
    return "no_huddle" if late and game.score.lead(decision.side) < 0 else "none"


def _delay(_: BookReader, decision: Decision, moment: Moment) -> str:
    lead, left, half = figures_of(moment.game, decision.side)[3:6]
    return "yes" if half == 2 and left <= 50 and lead > 0 else "no"


def _corner(reader: BookReader, decision: Decision, moment: Moment) -> str:
    """A punt that would carry to the goal line or beyond is aimed short of it."""
    game: Game = moment.game
    if game.next != "scrimmage":
        return quiet(decision)
    too_far = round(game.y + reader.habits.punt) - (FIELD - reader.figures("kicks")["corner"])
    return str(min(max(0, too_far), DEEPEST_CORNER))


def _fake(reader: BookReader, decision: Decision, moment: Moment) -> str:
    """Now and then one number, on a short fourth down."""
    game: Game = moment.game
    figures = reader.figures("kicks")
    wanted = game.next == "scrimmage" and game.to_go <= figures["short"] and len(decision.options) > 1
    return decision.options[-1] if wanted and reader.chance(moment) < figures["fake"] else "none"


def _rush(reader: BookReader, decision: Decision, moment: Moment) -> str:
    """Now and then."""
    wanted = moment.game.next == "scrimmage" and reader.chance(moment) < reader.figures("kicks")["rush"]
    return decision.options[-1] if wanted else "none"


def _free_kick(_: BookReader, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "kickoff"


_ANSWERS: Mapping[str, Callable[[BookReader, Decision, Moment], str]] = {
    "offense_call": _offense_call,
    "defense_call": _defense_call,
    "fake_play": _offense_call,
    "penalty": _penalty,
    "kick_return": _touchback,
    "free_ball": _touchback,
    "interception": _interception,
    "try": _try,
    "kickoff_call": _kickoff,
    "timeout.home": _timeout,
    "timeout.away": _timeout,
    "declare": _hurry,
    "delay": _delay,
    "coffin_corner": _corner,
    "fake_numbers": _fake,
    "kick_rush": _rush,
    "free_kick": _free_kick,
}
