"""The games after the results of a play: each distinct landing is carried out once, by the rules."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from attrs import define, field

from bowlbound_desktop.games.paper_bowl.odds.exact import Result, Results, goal_chance, results, return_shares
from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.dead_ball import (
    next_down,
    safety,
    takes_over,
    touchback,
    touchdown,
)
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.periods import close_play
from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.kernel.procedure import result_of

Landing: TypeAlias = tuple[str, int]
"""down, first, repeat, lost, touchdown, …; and the yard line of the side with the ball, or a try's points."""
Places: TypeAlias = Mapping[Landing, float]
Worth: TypeAlias = Callable[[Game], float]


@define
class Landings:
    """All landings of one play, with the worth of each computed once."""

    before: Game
    worth: Worth
    _known: dict[Landing, float] = field(factory=dict, init=False)
    _snapped: Game = field(init=False)

    @_snapped.default
    def _one_card_less(self) -> Game:
        """The game after the event card of a play from scrimmage was turned up, whichever it was."""
        scrimmage = self.before.next == "scrimmage"
        return self.before.change(played=self.before.played + 1) if scrimmage else self.before

    def mean(self, found: Results) -> float:
        """The mean worth of some results."""
        return self.of_landings(self.landings(found))

    def of_landings(self, found: Places) -> float:
        """The mean worth of some landings."""
        return sum(self.value(landing) * share for landing, share in found.items())

    def landings(self, found: Results) -> Places:
        """The landings of some results."""
        places: defaultdict[Landing, float] = defaultdict(float)
        for result, share in found.items():
            if share:
                for landing, part in self.placed(result):
                    places[landing] += share * part
        return places

    def placed(self, result: Result) -> list[tuple[Landing, float]]:
        """The landings of one result; a return may end anywhere."""
        y = self.before.y + result.yards
        match result.kind:
            case "incomplete":
                return [(("down", self.before.y), 1.0)]
            case "foul":
                return [(("first" if result.more or y >= self.before.line else "repeat", y), 1.0)]
            case "intercepted" if y >= FIELD:
                return [(("touchback", 0), 1.0)]
            case "intercepted":
                return self.lost(FIELD - y, result.more)
        if y >= FIELD:
            return [(("touchdown", 0), 1.0)]
        if y <= 0:
            return [(("safety", 0), 1.0)]
        return self.lost(FIELD - y, result.more) if result.kind == "fumbled" else [(("down", y), 1.0)]

    def lost(self, y: int, returned: bool) -> list[tuple[Landing, float]]:
        """The landings when the other side has the ball at `y` of its own count, and may return it."""
        if not returned:
            return [(("lost", y), 1.0)]
        return [(self._return_end(y + yards), share) for yards, share in return_shares().items()]

    def _return_end(self, y: int) -> Landing:
        if y >= FIELD:
            return ("lost_touchdown", 0)
        return ("lost", y) if y > 0 else ("touchback", 0)

    def kicked(self, play: str) -> Places:
        """The landings of a field goal or a punt, against any defense card (PB-7, PB-8)."""
        game = self.before
        if play == "punt":
            return self.received(game.to_goal - game.box.punt)
        good = goal_chance(game, game.to_goal)
        missed = max(game.to_goal, game.box.touchback)
        return {("field_goal", 0): good, ("lost", missed): 1 - good}

    def received(self, y: int) -> Places:
        """The landings of a kick: a touchback or a return from `y`, whichever is worse for the kickers."""
        touchback: Places = {("touchback", 0): 1.0}
        if y < -END_LINE:
            return touchback
        return min(touchback, merged(self.lost(y, True)), key=self.of_landings)

    def tried(self, points: int, chance: float) -> Places:
        """The landings of a try that is good with this chance."""
        return {("try", points): chance, ("try", 0): 1 - chance}

    def value(self, landing: Landing) -> float:
        """The worth of one landing."""
        if landing not in self._known:
            self._known[landing] = self.worth(self.after(landing))
        return self._known[landing]

    def after(self, landing: Landing) -> Game:
        """The game after the play."""
        return result_of(close_play(self.before, self._carried_out(*landing)))

    def _carried_out(self, what: str, y: int) -> Game:
        game = self._snapped
        match what:
            case "down":
                return result_of(next_down(game, y))
            case "first":
                return game.series(game.offense, y)
            case "repeat":
                return game.change(y=y)
            case "touchdown":
                return result_of(touchdown(game, game.offense))
            case "safety":
                return result_of(safety(game))
            case "lost_touchdown":
                return result_of(touchdown(game, game.defense))
            case "touchback":
                return result_of(touchback(game, game.defense, ""))
            case "try":
                return game.with_points(game.offense, y).kickoff_by(game.offense)
            case "kept":
                return game.series(game.offense, y)
            case "field_goal":
                return game.with_points(game.offense, 3).kickoff_by(game.offense)
        return result_of(takes_over(game, game.defense, y, ""))


def merged(found: Iterable[tuple[Landing, float]]) -> Places:
    """The shares of landings, with equal ones added up."""
    shares: defaultdict[Landing, float] = defaultdict(float)
    for landing, share in found:
        shares[landing] += share
    return shares


def two_points(game: Game, play: str, defense: str) -> float:
    """The chance that a try for two succeeds with these cards (PB-16)."""
    out = CardsOut(play=game.box.plays[play], defense=game.box.defenses[defense])
    made = results(game, out)
    return sum(
        share for result, share in made.items() if result.kind == "gain" and result.yards >= game.to_goal
    )
