"""The coach by exact odds: calls solve a matrix game over the cards left, other answers go by their worth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.coaches.by_odds import ByOdds
from bowlbound_desktop.coaches.lots import drawn
from bowlbound_desktop.games.paper_bowl.coaches.book import PaperBook, cards_out, fourth_down_kick, lot_of
from bowlbound_desktop.games.paper_bowl.odds.exact import (
    Habits,
    Results,
    call_odds,
    goal_chance,
    over_the_deck,
    results,
)
from bowlbound_desktop.games.paper_bowl.odds.landings import Landings, merged, two_points
from bowlbound_desktop.games.paper_bowl.rules.calls import KEEP, offense_options
from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.values.judge import points, win_chance
from bowlbound_desktop.kernel.events import CardTurned
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.requests import Decision, Happening
from bowlbound_desktop.play.advising.weighed import Weighed
from bowlbound_desktop.play.answerers import Moment

TURNOVER, TOUCHDOWN = -35, 20
"""How many yards they count for the level `yards`."""
DOUBLET = 1 / 6
"""The chance of a doublet."""
TIMEOUT_WORTH = {"yards": 2.0, "points": 0.25, "equilibrium": 0.006}
"""How much a timeout must bring to be spent, in the unit of each level."""
Mixture: TypeAlias = tuple[tuple[str, ...], tuple[float, ...]]


@frozen
class PaperOdds(ByOdds):
    """Answers by exact odds from what a player can see; the same seed plays the same cards.

    Level `yards` looks at the mean gain, `points` at expected points, `equilibrium` at the chance to win.
    """

    _solved: dict[object, tuple[Mixture, Mixture]] = field(factory=dict, init=False, repr=False, eq=False)

    def _open_book(self) -> PaperBook:
        return PaperBook(self.seed)

    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        answers = _CALLS if self.level == "yards" else _ANSWERS
        answer = answers[decision.kind](self, decision, moment) if decision.kind in answers else ""
        if not answer or decision.kind not in _CALLS:
            return Weighed(answer=answer) if answer else None
        options, shares = self.mixture(moment.game, decision.side)
        return Weighed(answer=answer, shares=dict(zip(options, shares, strict=True)))

    def worth(self, game: Game, side: Side) -> float:
        """What a game between plays is worth to a side for this level."""
        return win_chance(game, side) if self.level == "equilibrium" else points(game, side)

    def landings(self, game: Game, side: Side) -> Landings:
        """The landings of the next play with their values for a side."""
        return Landings(game, lambda after: self.worth(after, side))

    def mixture(self, game: Game, side: Side) -> Mixture:
        """How often this coach puts out each card."""
        key = _key(game)
        if key not in self._solved:
            self._solved.clear()
            self._solved[key] = _solve(self, game)
        return self._solved[key][side is not game.offense]


def _key(game: Game) -> tuple[object, ...]:
    where = game.next, game.offense, game.y, game.down, game.line, game.score, game.timeouts
    return (id(game.setup), *where, game.quarter, game.discards)


def _solve(coach: PaperOdds, game: Game) -> tuple[Mixture, Mixture]:
    from bowlbound_desktop.coaches.matrix_game import solve

    ours, theirs = weighed(coach, game), tuple(game.box.defenses)
    payoff = matrix(coach, game, ours, theirs)
    _, rows, columns = solve(payoff)
    plays = [number for number, key in enumerate(ours) if game.box.plays[key].kind != "kick"]
    if len(plays) < len(ours):
        _, _, columns = solve(payoff[plays])  # no defense card affects a kick, so it prepares for the rest
    return (ours, tuple(map(float, rows))), (theirs, tuple(map(float, columns)))


def weighed(coach: PaperOdds, game: Game) -> tuple[str, ...]:
    """The cards that are weighed; kicks only if the level can value them."""
    options = offense_options(game)
    if coach.level == "yards":
        return tuple(key for key in options if game.box.plays[key].kind != "kick")
    return options


def matrix(coach: PaperOdds, game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Any:
    """What each pair of cards is worth to the offense."""
    import numpy as np

    places = coach.landings(game, game.offense)
    return np.array([[_pair(coach, game, places, play, defense) for defense in theirs] for play in ours])


def _pair(coach: PaperOdds, game: Game, places: Landings, play: str, defense: str) -> float:
    if game.next == "try":
        return two_points(game, play, defense)
    if game.box.plays[play].kind == "kick":
        return places.of_landings(places.kicked(play))
    found = over_the_deck(game, play, defense)
    return _in_yards(game, found) if coach.level == "yards" else places.mean(found)


def _in_yards(game: Game, found: Results) -> float:
    odds = call_odds(game, found)
    return odds.yards + TURNOVER * odds.turnover + TOUCHDOWN * odds.touchdown


def _call(coach: PaperOdds, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    if coach.level == "yards" and decision.side is game.offense and fourth_down_kick(game):
        return ""
    options, shares = coach.mixture(game, decision.side)
    return drawn(options, shares, lot_of(coach.seed, decision, moment))


def _kick_return(coach: PaperOdds, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    y = 0 if game.next == "kickoff" else game.to_goal - game.box.punt
    places = coach.landings(game, decision.side)
    returned = places.of_landings(merged(places.lost(y, True)))
    return "return" if returned > places.value(("touchback", 0)) else "touchback"


def _kickoff_call(coach: PaperOdds, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    places, spot = coach.landings(game, decision.side), moment.game.box.onside
    onside = DOUBLET * places.value(("kept", spot)) + (1 - DOUBLET) * places.value(("lost", FIELD - spot))
    return "onside" if onside > places.of_landings(places.received(0)) else "deep"


def _try(coach: PaperOdds, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Kick or go for two points, whichever is worth more."""
    game: Game = moment.game
    (ours, mine), (theirs, other) = coach.mixture(game, game.offense), coach.mixture(game, game.defense)
    two = sum(
        a * b * two_points(game, play, defense)
        for play, a in zip(ours, mine, strict=True)
        for defense, b in zip(theirs, other, strict=True)
    )
    kick = goal_chance(game, game.to_goal)
    failed, one, both = (_after_try(coach, game, made) for made in range(3))
    return "two" if two * (both - failed) > kick * (one - failed) else "kick"


def _after_try(coach: PaperOdds, game: Game, made: int) -> float:
    side = game.offense
    after = game.with_points(side, made).kickoff_by(side)
    return coach.worth(after, side)


def _spend_timeout(coach: PaperOdds, decision: Decision, moment: Moment) -> str:
    game, out = moment.game, _table(moment.game, moment.happened)
    places = coach.landings(game, decision.side)
    kept, spent = (places.mean(results(game, out, Habits(timeout=share))) for share in (0.0, 1.0))
    return "yes" if spent - kept > TIMEOUT_WORTH[coach.level] else "no"


def _change(coach: PaperOdds, decision: Decision, moment: Moment) -> str:
    """Change to the best card against the one that lies open, if it brings more than a timeout is worth."""
    game, out = moment.game, _table(moment.game, moment.happened)
    places = coach.landings(game, decision.side)
    worths = {key: _with_card(game, places, out, decision, key) for key in decision.options}
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] - worths[KEEP] > TIMEOUT_WORTH[coach.level] else KEEP


def _with_card(game: Game, places: Landings, out: CardsOut, decision: Decision, key: str) -> float:
    play, defense = out.play.key, out.defense.key
    if key != KEEP:
        play, defense = (key, defense) if decision.side is game.offense else (play, key)
    if game.box.plays[play].kind == "kick":
        return places.of_landings(places.kicked(play))
    return places.mean(results(game, CardsOut(play=game.box.plays[play], defense=game.box.defenses[defense])))


def _table(game: Game, happened: Sequence[Happening]) -> CardsOut:
    calls = cards_out(happened)
    turned = [event.card for event in happened if isinstance(event, CardTurned)]
    return CardsOut(
        play=game.box.plays[calls["offense_call"]],
        defense=game.box.defenses[calls["defense_call"]],
        event=game.box.events[turned[-1]],
    )


Answer: TypeAlias = Callable[[PaperOdds, Decision, Moment], str]
_CALLS: Mapping[str, Answer] = {"offense_call": _call, "defense_call": _call}
_ANSWERS: Mapping[str, Answer] = {
    **_CALLS,
    "kick_return": _kick_return,
    "kickoff_call": _kickoff_call,
    "try": _try,
    "spend_timeout": _spend_timeout,
    "offense_change": _change,
    "defense_change": _change,
}
