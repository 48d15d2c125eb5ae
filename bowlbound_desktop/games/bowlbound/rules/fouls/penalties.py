"""Settling fouls: offset, declined or marked off (BR-VI-4)."""

from fractions import Fraction
from functools import lru_cache

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import (
    TOUCHBACK_LINE,
    Dead,
    after_try,
    half_the_distance,
    moved,
    next_down,
    safety,
)
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Elevens, Game
from bowlbound_desktop.games.bowlbound.rules.plays.reading import offset
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import BallMoved, PenaltyMarked, PlayCancelled
from bowlbound_desktop.kernel.field import FIELD, Side, Spot, toward_midfield
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision

INTERFERENCE_LIMIT = 15
NEVER_INSIDE = 2


@frozen(kw_only=True, slots=False)
class Settled:
    """A play with its fouls settled: the game after it, and what its timing depends on."""

    game: Game
    rows: tuple[str, ...]
    dead: Dead | None = None
    """How the ball was dead, for alternate timing; None when nothing was played."""
    prolongs: bool = False
    """Whether the quarter cannot end on it (BR-VI-4-C-viii)."""


def interference_spot(y: int, downfield: int, *, inside_two: bool = False) -> int:
    """Where interference is marked (BR-VI-4-C-iii, BR-VI-13-E-iv, R-12, C-BR-11)."""
    distance = FIELD - y
    if inside_two:
        return y + min(max(downfield, 0), INTERFERENCE_LIMIT) if downfield < distance else _at_the_two(y)
    if distance <= NEVER_INSIDE:
        return toward_midfield(y + Fraction(distance, 2))
    yards = min(max(downfield, 0), INTERFERENCE_LIMIT)
    return FIELD - max(NEVER_INSIDE, distance - yards)


def _at_the_two(y: int) -> int:
    """Interference in the end zone, at most fifteen yards and never backwards (C-BR-12, CR-02)."""
    return max(y, min(y + INTERFERENCE_LIMIT, FIELD - NEVER_INSIDE))


def as_trapped(game: Elevens, fouls: tuple[Foul, ...], *, trapped: bool) -> tuple[Foul, ...]:
    """Interference counts as DEF 10 when the passer was trapped, where that is the rule (C-BR-10)."""
    if game.options.pi_with_qt == "stands" or not trapped:
        return fouls
    return tuple(evolve(foul, value="10", yards=10) if foul.interference else foul for foul in fouls)


def settle(game: Game, dead: Dead, fouls: tuple[Foul, ...]) -> Procedure[Settled]:
    """Give the offended side the play or one of the fouls; offset fouls on both sides (BR-VI-4-A-ii)."""
    if not fouls:
        return stands(game, dead)
    if offset(fouls):
        return (yield from cancel(game))
    return (yield from _choose_foul(game, dead, fouls))


def stands(game: Game, dead: Dead) -> Settled:
    """The play stands."""
    after, rows = next_down(game, dead)
    return Settled(game=after, rows=rows, dead=dead)


def declined(settled: Settled) -> Settled:
    """The same play after a declined penalty, which changes its time (TC-6)."""
    return Settled(game=settled.game, rows=(*settled.rows, "TC-6"), dead=settled.dead)


def cancel(game: Game) -> Procedure[Settled]:
    """Fouls of both sides: the play is cancelled and the down replayed."""
    yield PlayCancelled(rule="BR-VI-4-A-ii")
    return Settled(game=game, rows=("TC-6",), prolongs=True)


def no_play(game: Game, foul: Foul) -> Procedure[Settled]:
    """A foul before the snap: five yards, no choice, no time; an extra play is still due (BR-VI-4-B-$)."""
    yield ruled("BR-VI-4-B-$", "a foul before the snap: no play, five yards")
    after = _mark_offense(game, game.y, foul)
    yield PenaltyMarked(rule="BR-VI-4-C-i", side=foul.by, foul=foul.name, yards=game.y - after.y)
    yield walked("BR-VI-4-C-i", game.spot(), after)
    return Settled(game=after, rows=("TC-13",), prolongs=True)


def walked(rule: str, start: int, after: Game) -> BallMoved:
    """The event of the ball being placed by a penalty; `start` is in yards from the home goal line."""
    return BallMoved(rule=rule, side=after.offense, start=start, end=after.spot(), how="penalty")


def _choose_foul(game: Game, dead: Dead, fouls: tuple[Foul, ...]) -> Procedure[Settled]:
    """The offended side takes the play or any one of the fouls (BR-VI-4-C-ix)."""
    offended = fouls[0].by.opponent
    played, rows = next_down(game, dead)
    keeps = dead.scored is offended
    outcomes = {"decline": played}
    taken: list[tuple[str, str]] = []
    for number, foul in enumerate(fouls, 1):
        taken += [(str(number), foul.name), (f"{number}@spot", foul.name)]
        if keeps:
            outcomes[str(number)] = carry_over(played, foul)
            outcomes[f"{number}@spot"] = marked(game, dead, foul, from_gain=False)
        else:
            outcomes[str(number)] = marked(game, dead, foul, from_gain=gained(game, dead, foul))
    choice: str = yield Decision(
        side=offended,
        kind="penalty",
        options=tuple(outcomes),
        outcomes=tuple(outcomes.values()),
        about=tuple(taken),
    )
    if choice == "decline":
        yield ruled("BR-VI-4-A-i", "the penalty is declined and the play stands")
        return declined(stands(game, dead))
    foul = fouls[int(choice.removesuffix("@spot")) - 1]
    return (yield from _accept(game, dead, foul, choice, outcomes[choice], keeps, rows))


def _accept(
    game: Game, dead: Dead, foul: Foul, choice: str, after: Game, keeps: bool, rows: tuple[str, ...]
) -> Procedure[Settled]:
    """Mark off the foul that was taken."""
    if keeps and not choice.endswith("@spot"):
        yield ruled("R-15", "the score stands; {} yards on the next kickoff", kickoff_cost(foul))
        cost = kickoff_cost(foul)
        yield PenaltyMarked(rule="R-15", side=foul.by, foul=foul.name, yards=cost, play_stands=True)
        prolongs = game.edition.extra_play == "any"
        return Settled(game=after, rows=(*rows, "TC-6"), dead=dead, prolongs=prolongs)
    from_gain = not keeps and gained(game, dead, foul)
    if from_gain and game.edition.gain_choice:
        where = yield from choose(
            game.offense, "enforcement", ("end_of_gain", "previous_spot"), "end_of_gain"
        )
        from_gain = where == "end_of_gain"
        after = marked(game, dead, foul, from_gain=from_gain)
    base = game.spot(dead.y) if from_gain else _enforcement_spot(game, foul)
    kept = from_gain or foul.phase == "return"
    yield from _tell(game, foul, after, base, kept)
    return instead_of(game, dead, foul, after)


def instead_of(game: Game, dead: Dead, foul: Foul, after: Game) -> Settled:
    """A foul was taken instead of the play."""
    return Settled(game=after, rows=(*dead.rows, "TC-6"), dead=dead, prolongs=prolonging(game, foul))


def _enforcement_spot(game: Game, foul: Foul) -> int:
    """Where the yards of a foul are counted from, in yards from the home goal line."""
    if foul.phase != "return" or foul.returner is None:
        return game.spot()
    return Spot.seen_from(foul.returner, return_foul_spot(game, foul)).yards


def _tell(game: Game, foul: Foul, after: Game, base: int, kept: bool) -> Procedure[None]:
    """Tell the penalty and, unless it scored or ended a try, where the ball is placed."""
    yards = abs(after.spot() - base)
    rule = enforcement_rule(game, foul, yards)
    over = after.score is not game.score or (game.next, after.next) == ("try", "kickoff")
    cost = 0 if over else yards
    yield PenaltyMarked(rule=rule, side=foul.by, foul=foul.name, yards=cost, play_stands=kept)
    if not over:
        yield walked(rule, base, after)


def prolonging(game: Game, foul: Foul) -> bool:
    """Whether the quarter goes on after the foul: a defensive one, in the classic edition any (C-BR-20)."""
    roller = game.offense if foul.returner is None else foul.returner
    return game.edition.extra_play == "any" or foul.by is not roller


def kickoff_cost(foul: Foul) -> int:
    """The yards of a foul on a kickoff; interference costs 15 at most (BR-VI-4-C-iii)."""
    return min(max(foul.yards, 0), INTERFERENCE_LIMIT) if foul.interference else foul.yards


def carry_over(game: Game, foul: Foul) -> Game:
    """The game with the score kept and the yards carried over to the next kickoff (R-15)."""
    yards = kickoff_cost(foul) if foul.by is not game.offense else -kickoff_cost(foul)
    if game.next == "try":
        return game.change(kickoff_yards=game.kickoff_yards + yards)
    return game.change(y=moved(game.y, yards))


def gained(game: Game, dead: Dead, foul: Foul) -> bool:
    """Whether the foul may be marked from the end of a gain (BR-VI-4-B-†, BR-VI-4-C-iv, -v)."""
    return (
        foul.phase == "scrimmage"
        and foul.from_end_of_gain
        and foul.by is not game.offense
        and dead.side is game.offense
        and not dead.changed
        and dead.how == "down"
        and dead.y > game.y
    )


def marked(game: Game, dead: Dead, foul: Foul, *, from_gain: bool) -> Game:
    """The game after the foul is marked off."""
    if foul.phase == "return":
        return _mark_return(game, foul)
    if foul.by is game.offense:
        return _mark_offense(game, game.y, foul)
    if foul.interference:
        spot = interference_spot(game.y, foul.yards, inside_two=game.edition.pi_inside_two)
        return _first_down(game, spot)
    y = moved(dead.y if from_gain else game.y, foul.yards)
    if foul.value == "15" or (y >= game.line and game.next == "scrimmage"):
        return _first_down(game, y)
    return game.change(y=y)


def _first_down(game: Game, y: int) -> Game:
    """A first down awarded; a try or kickoff is only moved."""
    return game.series(game.offense, y) if game.next == "scrimmage" else game.change(y=y)


def _mark_offense(game: Game, y: int, foul: Foul) -> Game:
    """Against the offense: the down is replayed (BR-VI-4-C-i)."""
    return game.change(y=half_the_distance(y, foul.yards))


def _mark_return(game: Game, foul: Foul) -> Game:
    """Fouls on returns (BR-VI-4-C-vi, C-BR-16): the returners keep the ball."""
    assert foul.returner is not None
    spot = return_foul_spot(game, foul)
    return returners_at(game, foul.returner, after_return_foul(foul.by is foul.returner, foul.yards, spot))


def returners_at(game: Game, returner: Side, y: int) -> Game:
    """The returners keep the ball at `y` after a foul, or give a safety in their end zone (R-16).

    That ends a try, on which a safety is one point (R-73).
    """
    if game.next == "try":
        return after_try(game, Dead(side=returner, y=y, how="safety" if y <= 0 else "down"))
    return safety(game, returner) if y <= 0 else game.series(returner, y)


def return_foul_spot(game: Game, foul: Foul) -> int:
    """The spot from which a foul on a return is marked."""
    if foul.by is foul.returner:
        return own_foul_spot(game.edition.return_pen_spot, foul.start, foul.end)
    return foul.end


@lru_cache(maxsize=4096)
def own_foul_spot(where: str, start: int, end: int) -> int:
    """The spot from which a returners' foul is marked; `where` is the edition's return_pen_spot (R-17)."""
    if where == "mid_return":
        return toward_midfield(Fraction(start + end, 2))
    half_way = Fraction(start + FIELD, 2)
    return toward_midfield(half_way) if end > half_way else end


@lru_cache(maxsize=4096)
def after_return_foul(own: bool, yards: int, spot: int) -> int:
    """Where the returners have the ball after a foul, their own or not, marked from `spot`.

    0 or less is a safety (R-16).
    """
    if not own:
        return moved(min(spot if spot > 0 else TOUCHBACK_LINE, FIELD - 1), yards)
    return spot if spot <= 0 else half_the_distance(spot, yards)


def enforcement_rule(game: Game, foul: Foul, yards: int) -> str:
    """The paragraphs that an accepted foul was marked off by."""
    if foul.phase == "return":
        return "BR-VI-4-C-vi, R-17"
    if foul.interference:
        beyond = game.y + foul.yards >= FIELD
        return "BR-VI-4-C-iii, BR-VI-13-E-iv, R-12" if beyond else "BR-VI-4-C-iii, R-12"
    own = {"5Y": "BR-VI-4-C-iv, R-14", "15": "BR-VI-4-C-v"} if foul.by is game.defense else {}
    rules = [own.get(foul.value, "BR-VI-4-C-i")]
    if yards < foul.yards:
        rules.append("BR-VI-4-C-ii, BR-VI-4-C-vii")
    return ", ".join(rules)
