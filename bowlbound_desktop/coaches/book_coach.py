"""The book coach: looks up the page for the situation and draws from it; decides the rest by plain sense."""

from bisect import bisect
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.coaches.book import Book, Page, figures_of, seconds_left
from bowlbound_desktop.coaches.book_files import team_book
from bowlbound_desktop.coaches.habits import Draw, Habits, habits_of
from bowlbound_desktop.coaches.lots import lot
from bowlbound_desktop.coaches.worth import worth
from bowlbound_desktop.kernel.events import Intercepted
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.rules.bowlbound.chart import TeamChart
from bowlbound_desktop.rules.bowlbound.game import Game

DOWNS = 4
DECLINE_BEYOND = 12
"""Yards downfield from which an interception on fourth down is worse than the ball at the line."""


@frozen
class BookCoach:
    """Sees the game before the play and his own question, nothing else; the same seed calls the same game."""

    seed: int = 0
    own: Book | None = field(default=None, repr=False)
    """The book to play by; without one, each team's own or the shipped one."""
    key: str = field(default="book", init=False)

    def leaves(self, decision: Decision) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The book's answer, or the quiet one where it has nothing to say."""
        kind = decision.kind.partition(".")[0]
        answer = _ANSWERS.get(kind, _quiet)(self, decision, moment)
        return answer if answer in decision.options else _quiet(self, decision, moment)

    def page(self, game: Game, side: Side) -> Page:
        """The page that this coach reads before the play."""
        book = self.book(game.chart(side))
        chapter = book.offense if side is game.offense else book.defense
        return chapter.find(figures_of(game, side))

    def book(self, chart: TeamChart) -> Book:
        """The book that a team plays by."""
        return team_book(chart.id) if self.own is None else self.own

    def figures(self, decision: Decision, moment: Moment) -> Mapping[str, Mapping[str, Any]]:
        """What the answers beside the calls follow."""
        return self.book(moment.game.chart(decision.side)).figures

    def page_name(self, decision: Decision, game: Game) -> str:
        """The page read for a call, for whoever asks why; empty for other questions."""
        if decision.kind not in ("offense_call", "defense_call"):
            return ""
        page = self.page(game, decision.side)
        return f"{page.name} (the team's own book)" if page.own else page.name

    def habits(self, chart: TeamChart) -> Habits:
        """The chart as its coach sees it."""
        return habits_of(chart, self.book(chart).figures["lean"])

    def draw(self, chart: TeamChart, page: Page, decision: Decision, moment: Moment) -> str:
        """One of the page's calls by lot; the lot follows from the seed and the moment."""
        habits, key = self.habits(chart), (page.name, page.own, decision.options)
        found = habits.draws.get(key)
        if found is None:
            found = habits.draws[key] = _prepare(page, decision.options, habits.lean)
        calls, sums = found
        chance = lot(f"book:{self.seed}:{decision.side.value}:{moment.play}:{len(moment.happened)}")
        return calls[bisect(sums, chance * sums[-1])] if calls else decision.options[0]


def _prepare(page: Page, options: tuple[str, ...], lean: Mapping[str, float]) -> Draw:
    calls = tuple(call for call in page.calls if call in options)
    return calls, tuple(accumulate(page.calls[call] * lean.get(call, 1.0) for call in calls))


def _quiet(_: BookCoach, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return decision.options[0] if decision.quiet is None else decision.quiet


def _offense_call(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    chart = game.chart(decision.side)
    if "kneel" in decision.options and _can_kneel(coach, game, decision.side):
        return "kneel"
    page = coach.page(game, decision.side)
    if game.next == "scrimmage" and coach.habits(chart).reach[FIELD - game.y] >= page.field_goal_from:
        return "field_goal"
    return coach.draw(chart, page, decision, moment)


def _can_kneel(coach: BookCoach, game: Game, side: Side) -> bool:
    """Whether kneeling down until the fourth down runs the clock out."""
    if game.clock.quarter != DOWNS or game.score.lead(side) <= 0:
        return False
    clock = coach.book(game.chart(side)).figures["clock"]
    saved: int = game.timeouts_of(side.opponent) * clock["timeout_saves"]
    runs: int = (DOWNS - game.down) * clock["kneel_seconds"]
    return seconds_left(game) <= runs - saved


def _defense_call(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    chart = game.chart(decision.side)
    return coach.draw(chart, coach.page(game, decision.side), decision, moment)


def _penalty(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    """What leaves the offended side best off."""
    figures = coach.figures(decision, moment)["worth"]
    values = [worth(game, decision.side, figures) for game in decision.outcomes]
    return decision.options[max(range(len(values)), key=values.__getitem__)]


def _touchback(_: BookCoach, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """The ball at the 20 rather than a return out of the own end zone."""
    return "touchback" if "touchback" in decision.options else "return"


def _interception(_: BookCoach, decision: Decision, moment: Moment) -> str:
    """On fourth down a deep interception is knocked down."""
    game: Game = moment.game
    caught = [event.ball for event in moment.happened if isinstance(event, Intercepted)]
    if game.down == DOWNS and caught and Spot(caught[-1]).seen_by(game.offense) > game.y + DECLINE_BEYOND:
        return "decline"
    return "touchback" if "touchback" in decision.options else "return"


def _try(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    figures = coach.figures(decision, moment)["tries"]
    _, _, _, lead, left, half, _ = figures_of(moment.game, decision.side)
    two = half == 2 and left <= figures["from_seconds"] and lead in figures["two"]
    return "two" if two else "kick"


def _kickoff(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    figures = coach.figures(decision, moment)["onside"]
    _, _, _, lead, left, half, _ = figures_of(moment.game, decision.side)
    low, high = figures["lead"]
    return "onside" if half == 2 and left <= figures["left"] and low <= lead <= high else "deep"


def _timeout(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    """Late in a half, by the side that needs the time."""
    game: Game = moment.game
    if seconds_left(game) > coach.figures(decision, moment)["clock"]["timeout_left"]:
        return "no"
    _, _, y, lead, _, half, _ = figures_of(game, decision.side)
    attacking = game.offense is decision.side
    needs = (
        lead < 0 or (half == 2 and lead == 0 and attacking) if half == 2 else attacking and y >= FIELD // 2
    )
    return "call" if needs else "no"


def _hurry(coach: BookCoach, decision: Decision, moment: Moment) -> str:
    """No huddle while behind at the end."""
    game: Game = moment.game
    left: int = coach.figures(decision, moment)["clock"]["timeout_left"]
    late = game.clock.half == 2 and seconds_left(game) <= left
    return "no_huddle" if late and game.score.lead(decision.side) < 0 else "none"


def _delay(_: BookCoach, decision: Decision, moment: Moment) -> str:
    lead, left, half = figures_of(moment.game, decision.side)[3:6]
    return "yes" if half == 2 and left <= 50 and lead > 0 else "no"


def _free_kick(_: BookCoach, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "kickoff"


_ANSWERS: Mapping[str, Callable[[BookCoach, Decision, Moment], str]] = {
    "offense_call": _offense_call,
    "defense_call": _defense_call,
    "fake_play": _offense_call,
    "penalty": _penalty,
    "kick_return": _touchback,
    "free_ball": _touchback,
    "interception": _interception,
    "try": _try,
    "kickoff_call": _kickoff,
    "timeout": _timeout,
    "declare": _hurry,
    "delay": _delay,
    "free_kick": _free_kick,
}
