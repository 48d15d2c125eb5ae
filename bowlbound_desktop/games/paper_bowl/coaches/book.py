"""The book coach of Paper Bowl: mixes of cards by down and distance, and plain sense for the rest."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.coaches.lots import drawn, lot
from bowlbound_desktop.games.paper_bowl.rules.game import LAST_QUARTER, Game
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Decision, Event, Happening
from bowlbound_desktop.play.answerers import LeavesNothing, Moment
from bowlbound_desktop.play.tree import quiet
from bowlbound_desktop.storage.toml import shipped_toml


@cache
def _book() -> Mapping[str, Any]:
    return shipped_toml("paper_bowl", "book.toml")


@frozen
class PaperBook(LeavesNothing):
    """Answers by the book from what a player can see; the same seed plays the same cards."""

    seed: int = 0
    key: str = field(default="book", init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The book's answer, or the quiet one where it has none."""
        answer = _ANSWERS[decision.kind](self, decision, moment) if decision.kind in _ANSWERS else ""
        return answer if answer in decision.options else quiet(decision)


def lot_of(seed: int, decision: Decision, moment: Moment) -> float:
    """A number from 0 up to 1 that looks random but follows from the seed and the moment."""
    return lot(f"{seed}:{decision.kind}:{decision.side.value}:{moment.play}:{len(moment.happened)}")


def cards_out(happened: Sequence[Happening]) -> dict[str, str]:
    """The cards that lie open in this play, by kind of call."""
    calls = [event for event in happened if isinstance(event, Event) and isinstance(event, Called)]
    return {event.kind: event.option for event in calls}


def _page(game: Game) -> Mapping[str, Any]:
    figures = {"down": game.down, "to_go": game.to_go, "goal": game.to_goal}
    pages: Sequence[Mapping[str, Any]] = _book()["pages"]
    return next(page for page in pages if all(_holds(page, name, value) for name, value in figures.items()))


def _holds(page: Mapping[str, Any], name: str, value: int) -> bool:
    low, high = page.get(name, (0, 100))
    return bool(low <= value <= high)


def _offense_call(coach: PaperBook, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    return fourth_down_kick(game) or _by_page(coach, decision, moment, "offense")


def fourth_down_kick(game: Game) -> str:
    """The kick that the book calls on fourth down; empty if it plays on."""
    figures = _book()["fourth_down"]
    if game.next == "try" or game.down < LAST_DOWN or _hurries(game, game.offense, figures["hurry"]):
        return ""
    if game.to_goal <= figures["field_goal"]:
        return "field_goal"
    return "punt" if game.to_go > figures["go"] and game.to_goal > figures["punt"] else ""


def _hurries(game: Game, side: Side, left: int) -> bool:
    return game.quarter >= LAST_QUARTER and game.left <= left and game.score.lead(side) < 0


def _defense_call(coach: PaperBook, decision: Decision, moment: Moment) -> str:
    return _by_page(coach, decision, moment, "defense")


def _by_page(coach: PaperBook, decision: Decision, moment: Moment, part: str) -> str:
    weights = {key: weight for key, weight in _page(moment.game)[part].items() if key in decision.options}
    return drawn(tuple(weights), tuple(weights.values()), lot_of(coach.seed, decision, moment))


def _change(coach: PaperBook, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Change to the best card against the one that lies open."""
    out, game = cards_out(moment.happened), moment.game
    if decision.side is game.offense:
        return "" if fourth_down_kick(game) else str(_book()["changes"]["offense"][out["defense_call"]])
    return str(_book()["changes"]["defense"].get(out["offense_call"], ""))


def _kick_return(coach: PaperBook, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Take a touchback where the ball comes down on or behind the goal line."""
    game: Game = moment.game
    landing = 0 if game.next == "kickoff" else game.to_goal - game.box.punt
    return "touchback" if landing <= 0 else "return"


def _try(coach: PaperBook, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    late = moment.game.quarter >= LAST_QUARTER
    return "two" if late and moment.game.score.lead(decision.side) in _book()["tries"]["two"] else "kick"


def _kickoff_call(coach: PaperBook, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "onside" if _hurries(moment.game, decision.side, _book()["onside"]["left"]) else "deep"


def _yes(coach: PaperBook, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes"


_ANSWERS: Mapping[str, Callable[[PaperBook, Decision, Moment], str]] = {
    "offense_call": _offense_call,
    "defense_call": _defense_call,
    "offense_change": _change,
    "defense_change": _change,
    "spend_timeout": _yes,
    "challenge": _yes,
    "kick_return": _kick_return,
    "try": _try,
    "kickoff_call": _kickoff_call,
}
