"""Exact odds of Paper Bowl over every first throw, chain of doublets and card that is still in the deck.

The rules themselves say what stops a play and what it gains; only chains of doublets, which can go on
forever, are summed up here.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from attrs import evolve, frozen

from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.dice import Throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.penalties import foul_of, marked_yards
from bowlbound_desktop.games.paper_bowl.rules.returns import DOUBLET, PLAIN
from bowlbound_desktop.games.paper_bowl.rules.run_or_pass import (
    beyond_end_line,
    changed_gain,
    stopped,
    usual_gain,
    worth_of_chain,
)

LONGEST = 240
"""Higher scores of a chain are counted as this."""
RAREST = 1e-6
"""A tail of high sums that is rarer than this together is counted as the lowest of them."""
CHALLENGE_WON = 0.5

Shares: TypeAlias = Mapping[int, float]


class Result(NamedTuple):
    """The result of a play, before it is placed on the field."""

    kind: str
    """gain, incomplete, intercepted, fumbled or foul."""
    yards: int = 0
    more: bool = False
    """Whether a turnover is returned, or a foul gives a first down."""


Results: TypeAlias = Mapping[Result, float]


@frozen
class Habits:
    """How often a side that can spend a timeout or challenge does so."""

    timeout: float = 1.0
    challenge: float = 1.0


ALWAYS = Habits()


@cache
def throws() -> tuple[tuple[Throw, float], ...]:
    """The different throws, each with its chance, whichever die shows which face."""
    faces = range(1, 7)
    pairs = ((first, second) for first, second in product(faces, faces) if first <= second)
    return tuple((Throw(*pair), (1 if pair[0] == pair[1] else 2) / 36) for pair in pairs)


@cache
def chain_after_doublet() -> Shares:
    """The score of all further throws after a doublet (PB-6a)."""
    return _chain(lambda throw: throw.score)


@cache
def return_shares() -> Shares:
    """The yards of a return (PB-17)."""
    return _chain(lambda throw: throw.score * (DOUBLET if throw.doublet else PLAIN))


def _chain(worth: Callable[[Throw], int]) -> Shares:
    """The shares of a sum that goes on while doublets fall; lower sums are computed first."""
    found = [0.0] * (LONGEST + 1)
    starts = [0.0] * (LONGEST + 1)
    starts[0] = 1.0
    for reached in range(LONGEST):
        share = starts[reached]
        for throw, chance in throws():
            end = min(reached + worth(throw), LONGEST)
            if throw.doublet and end < LONGEST:
                starts[end] += share * chance
            else:
                found[end] += share * chance
    return _without_tail(found)


def _without_tail(found: list[float]) -> Shares:
    """The same shares, with a tail that is too rare merged into one sum."""
    rare = (total for total in range(len(found)) if sum(found[total:]) < RAREST)
    last = next(rare, len(found) - 1)
    kept = {total: share for total, share in enumerate(found[:last]) if share}
    return kept | {last: sum(found[last:])}


def results(game: Game, out: CardsOut, habits: Habits = ALWAYS) -> Results:
    """The odds of all results of the cards on the table."""
    found: defaultdict[Result, float] = defaultdict(float)
    for first, chance in throws():
        for result, share in _after_throw(game, out, first, habits):
            found[result] += chance * share
    return dict(found)


def _after_throw(game: Game, out: CardsOut, first: Throw, habits: Habits) -> Iterable[tuple[Result, float]]:
    """The order of resolution after the first throw (PB-14)."""
    foul = foul_of(game, out, first)
    if foul is not None:
        yards = marked_yards(game, foul)
        yield Result("foul", -yards if foul.side is game.offense else yards, foul.first_down), 1.0
    elif out.event is not None and out.befalls("sack", first):
        yield Result("gain", -out.event.yards), 1.0
    elif out.play.kind == "pass" and beyond_end_line(game, out, first):
        yield Result("incomplete"), 1.0
    elif out.event is not None and out.befalls("intercept", first):
        yield from _intercepted(game, out, first, habits)
    elif out.play.kind == "pass" and stopped(game, out, first):
        yield from _fallen(game, out, first, habits)
    else:
        yield from _advanced(game, out, first, habits)


def _disputed(game: Game, by_offense: bool, habits: Habits) -> float:
    """The chance that a challenge overturns the ruling."""
    side = game.offense if by_offense else game.defense
    return habits.challenge * CHALLENGE_WON if game.timeouts_of(side) else 0.0


def _intercepted(game: Game, out: CardsOut, first: Throw, habits: Habits) -> Iterable[tuple[Result, float]]:
    saved = _disputed(game, True, habits) if out.event is not None and out.event.by else 0.0
    returned = out.event is not None and out.event.returned
    yield Result("intercepted", first.score * out.play.yards, returned), 1 - saved
    yield Result("incomplete"), saved


def _fallen(game: Game, out: CardsOut, first: Throw, habits: Habits) -> Iterable[tuple[Result, float]]:
    saved = _disputed(game, True, habits) if out.effect == "dispute_fall" else 0.0
    yield Result("incomplete"), 1 - saved
    yield Result("gain", first.score * out.play.yards), saved


def _advanced(game: Game, out: CardsOut, first: Throw, habits: Habits) -> Iterable[tuple[Result, float]]:
    fallen = _disputed(game, False, habits) if out.effect == "dispute_catch" else 0.0
    yield Result("incomplete"), fallen
    lost = _lost(game, out, first, habits)
    returned = out.event is not None and out.event.returned
    for gain, share in _gains(game, out, first, habits):
        if lost:
            yield Result("fumbled", gain, returned), share * lost
        if lost < 1:
            yield Result("gain", gain), share * (1 - lost - fallen)


def _lost(game: Game, out: CardsOut, first: Throw, habits: Habits) -> float:
    """The chance that the ball is fumbled away, unless a goal line comes first."""
    if out.event is None or not out.befalls("fumble", first):
        return 0.0
    return 1 - _disputed(game, True, habits) if out.event.by else 1.0


def _gains(game: Game, out: CardsOut, first: Throw, habits: Habits) -> Iterable[tuple[int, float]]:
    """The gain after this throw, with and without the timeout of cards 21 and 22."""
    spent = _spends(game, out, habits)
    for usual, share in _usual(out, first):
        if spent < 1:
            yield changed_gain(out, usual), share * (1 - spent)
        if spent > 0:
            yield changed_gain(out.with_timeout(), usual), share * spent


def _spends(game: Game, out: CardsOut, habits: Habits) -> float:
    if out.event is None or out.effect not in ("timeout_double", "timeout_halve"):
        return 0.0
    side = game.offense if out.event.by == "offense" else game.defense
    return habits.timeout if game.timeouts_of(side) else 0.0


def _usual(out: CardsOut, first: Throw) -> Iterable[tuple[int, float]]:
    if not first.doublet:
        yield usual_gain(out, first), 1.0
        return
    worth = worth_of_chain(out)
    for score, share in chain_after_doublet().items():
        yield (first.score + score) * worth, share


@frozen(kw_only=True)
class CallOdds:
    """The figures of one call against one defense card."""

    yards: float
    """Mean gain; fouls and turnovers count nothing but the gain of a fumble."""
    completion: float
    """Share of passes that are caught by the offense."""
    ten: float
    """Share of gains of ten yards or more."""
    first_down: float
    touchdown: float
    turnover: float
    foul: float


def call_odds(game: Game, found: Results) -> CallOdds:
    """The figures of some results, from where the ball is."""
    gains = [(result, share) for result, share in found.items() if result.kind in ("gain", "fumbled")]
    made = [
        (result, share) for result, share in gains if result.kind == "gain" or result.yards >= game.to_goal
    ]
    return CallOdds(
        yards=sum(result.yards * share for result, share in gains),
        completion=sum(share for _, share in gains),
        ten=sum(share for result, share in gains if result.yards >= 10),
        first_down=sum(share for result, share in made if result.yards >= game.to_go),
        touchdown=sum(share for result, share in made if result.yards >= game.to_goal),
        turnover=sum(share for result, share in found.items() if _turned_over(game, result)),
        foul=sum(share for result, share in found.items() if result.kind == "foul"),
    )


def _turned_over(game: Game, result: Result) -> bool:
    if result.kind == "fumbled":
        return -game.y < result.yards < game.to_goal
    return result.kind == "intercepted"


_KNOWN: dict[tuple[object, ...], Results] = {}
FREE = 30
"""From this far off, half the distance to a goal line limits no foul."""
FAR = 21
"""From this far off, neither the end line nor the red zone affects a throw."""


def known_results(game: Game, out: CardsOut) -> Results:
    """The results, cached for all games that are alike in everything that affects them."""
    number = 0 if out.event is None else out.event.number
    foul = number in range(7, 11)
    place = (min(game.y, FREE), min(game.to_goal, FREE)) if foul else (0, min(game.to_goal, FAR))
    leads = game.score.lead(game.offense) > 0 if foul else False
    spare = tuple(bool(left) for left in (game.timeouts_of(game.offense), game.timeouts_of(game.defense)))
    key = (id(game.box), out.play.key, out.defense.key, number, place, leads, spare)
    if key not in _KNOWN:
        _KNOWN[key] = results(game, out)
    return _KNOWN[key]


def over_the_deck(game: Game, play: str, defense: str) -> Results:
    """The mean odds of a pair of cards over every event card that is still face down."""
    out = CardsOut(play=game.box.plays[play], defense=game.box.defenses[defense])
    cards = game.deck.cards or tuple(game.box.events)
    found: defaultdict[Result, float] = defaultdict(float)
    for number in cards:
        for result, share in known_results(game, evolve(out, event=game.box.events[number])).items():
            found[result] += share / len(cards)
    return dict(found)


def goal_chance(game: Game, distance: int) -> float:
    """How often a field goal from this distance is good."""
    numbers = game.box.goal_row(distance).numbers
    return sum(chance for throw, chance in throws() if throw.doublet or throw.shows(numbers))
