"""The table of `bowlbound odds` for Paper Bowl: all cards of the offense against all of the defense."""

from collections.abc import Callable, Sequence

from attrs import asdict, frozen

from bowlbound_desktop.games.paper_bowl.odds.exact import (
    CallOdds,
    call_odds,
    goal_chance,
    over_the_deck,
    throws,
)
from bowlbound_desktop.games.paper_bowl.odds.landings import Landings, Places, two_points
from bowlbound_desktop.games.paper_bowl.rules.calls import offense_options
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.play.call_figures import CallFigures
from bowlbound_desktop.play.odds_asking import ANY, Asked, named

KICK = "kick"
NOTHING = CallOdds(yards=0, completion=0, ten=0, first_down=0, touchdown=0, turnover=0, foul=0)
Worth = Callable[[Game, Side], float]


@frozen(kw_only=True)
class PaperSummary(CallFigures):
    """The figures of one pair of cards, over every event card that is still in the deck.

    Of the mean gain, fouls and turnovers count nothing but the gain of a fumble.
    """

    completion: float
    """How often the ball is caught or run with."""


def paper_blocks(game: Game, offense: Sequence[str] | None, defense: Sequence[str] | None) -> list[Asked]:
    """The tables of a situation, or only the cards that are named."""
    return named(_everything(game), offense, defense)


def _everything(game: Game) -> list[Asked]:
    if game.next == "kickoff":
        return [Asked(("deep", "onside") if game.options.onside_kick else ("deep",), (ANY,))]
    options, plays = offense_options(game), game.box.plays
    alone = (KICK,) if game.next == "try" else tuple(key for key in options if plays[key].kind == "kick")
    opposed = tuple(key for key in options if plays[key].kind != "kick")
    return [Asked(opposed, tuple(game.box.defenses)), Asked(alone, (ANY,))]


class PaperTable:
    """The exact odds of one situation."""

    def __init__(self, game: Game, worth: Worth) -> None:
        self.game = game
        self.answered: set[str] = set()
        """Kinds of question that were answered on the way; there are none."""
        lead = game.score.lead(game.offense)
        self._places = Landings(game, lambda after: worth(after, game.offense) - lead)

    def table(self, offense: Sequence[str], defense: Sequence[str]) -> dict[tuple[str, str], PaperSummary]:
        """Summaries of all pairs."""
        return {(ours, theirs): self._summary(ours, theirs) for ours in offense for theirs in defense}

    def gains(self, offense: str, defense: str) -> dict[int, float]:
        """The chance of each gain while the ball is kept, penalties with it; a touchdown gains the rest."""
        found: dict[int, float] = {}
        for (what, y), share in self._landings(offense, defense).items():
            after = self._places.after((what, y))
            kept = after.next == "scrimmage" and after.offense is self.game.offense
            if share and (kept or what == "touchdown"):
                yards = after.y - self.game.y if kept else self.game.to_goal
                found[yards] = found.get(yards, 0.0) + share
        return dict(sorted(found.items()))

    def _landings(self, ours: str, theirs: str) -> Places:
        game, places = self.game, self._places
        match game.next, ours:
            case "try", "kick":
                return places.tried(1, goal_chance(game, game.to_goal))
            case "try", _:
                return places.tried(2, two_points(game, ours, theirs))
            case "kickoff", "deep":
                return places.received(0)
            case "kickoff", _:
                kept = sum(chance for throw, chance in throws() if throw.doublet)
                return {("kept", game.box.onside): kept, ("lost", FIELD - game.box.onside): 1 - kept}
        if theirs == ANY:
            return places.kicked(ours)
        return places.landings(over_the_deck(game, ours, theirs))

    def _summary(self, ours: str, theirs: str) -> PaperSummary:
        game, found = self.game, self._landings(ours, theirs)
        played = game.next == "scrimmage" and theirs != ANY
        figures = asdict(call_odds(game, over_the_deck(game, ours, theirs)) if played else NOTHING)
        after = {landing: self._places.after(landing) for landing in found}
        gone = {
            landing: found[landing]
            for landing, there in after.items()
            if there.offense is not game.offense and there.next == "scrimmage"
        }
        share = sum(gone.values())
        own = game.score.total(game.offense)
        return PaperSummary(
            **{
                name: figures[name] for name in ("yards", "completion", "first_down", "touchdown", "turnover")
            },
            penalty=figures["foul"],
            score=sum(found[each] for each, there in after.items() if there.score.total(game.offense) > own),
            safety=found.get(("safety", 0), 0.0),
            start=sum(after[each].y * chance for each, chance in gone.items()) / share if share else 0.0,
            points=self._places.of_landings(found),
            left_out=1 - sum(found.values()),
        )
