"""Fumbles and blocked kicks: who recovers, and who may return (BR-VI-10, BR-VI-13-D)."""

from bowlbound_desktop.games.bowlbound.rules.charts.chart import parse_totals
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE, WHITE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball import returns
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Fumbled, PossessionChanged, Recovered
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure, roll

HOME_RECOVERS, VISITORS_RECOVER = range(10, 36), range(10, 20)
AUTOMATIC_TOUCHDOWN = 39


def free_ball(
    game: Game,
    erring: Side,
    y: int,
    how: str,
    *,
    returnable: bool = True,
    behind_line: bool = True,
    kicked: bool = False,
    gained: bool = False,
) -> Procedure[Ending]:
    """Settle a loose ball of `erring`, `y` yards from its goal line; `how` is fumble or block (BR-VI-10-a).

    `kicked` says that it was to be kicked from scrimmage (C-AR-18), `gained` that `erring` gained it in its
    own end zone and has not brought it out (R-71).
    """
    yield Fumbled(rule="BR-VI-10-a", side=erring, ball=Spot.seen_from(erring, y).yards, how=how)
    out = yield from _out(game, erring, y)
    if out is not None:
        return out
    if y >= FIELD + END_LINE:
        depth = yield from roll(erring, WHITE, "end_zone_depth")
        yield ruled("BR-VI-13-D-ii", "the free ball is {} yards deep in the end zone", depth)
        y = FIELD + depth
    total = yield from roll(erring, OFFENSE, "recovery")
    if total in recovers(game, erring):
        played = (yield from _played_on(game, y, total)) if kicked else None
        entitled = returnable and behind_line and total in parse_totals(game.edition.off_return)
        return played or (yield from _kept(game, erring, y, total, entitled, gained))
    return (yield from _lost(game, erring, y, total, how, returnable))


def _out(game: Game, erring: Side, y: int) -> Procedure[Ending | None]:
    """How a ball beyond an end line ends; None for one that is still in play (BR-VI-13-D)."""
    if y <= -END_LINE:
        yield ruled("BR-VI-13-D-iii", "the free ball goes out behind its own end line")
        return Ending(_dead(game, erring, y, "safety", ("TC-1",)))
    if y >= FIELD + END_LINE and game.edition.fumble_out == "touchback":
        yield ruled("C-BR-26", "the fumble goes out beyond the defenders' end line")
        return Ending(_dead(game, erring.opponent, 0, "touchback", ("TC-3",)))
    return None


def _played_on(game: Game, y: int, total: int) -> Procedure[Ending | None]:
    """The kickers may go on with the ball (C-AR-18)."""
    # Imported late: a recovered block may be punted, and that punt blocked and recovered again.
    from bowlbound_desktop.games.bowlbound.rules.kicks.block_advance import play_on

    return (yield from play_on(game, y, total))


def recovers(game: Game, side: Side) -> frozenset[int] | range:
    """The totals on which a side recovers its own free balls (BR-VI-10-a, C-AR-05)."""
    if game.options.home_fumble and game.options.site != "neutral":
        return HOME_RECOVERS if game.options.site == side.value else VISITORS_RECOVER
    return game.chart(side).recovers


def _dead(game: Game, side: Side, y: int, how: str, rows: tuple[str, ...]) -> Dead:
    changed = side is not game.offense
    seconds = game.tables.alternate.returns["touchback"] if how == "touchback" else 0
    return Dead(side=side, y=y, how=how, changed=changed, rows=rows, returning=seconds, fumbled=True)


def _kept(game: Game, side: Side, y: int, total: int, entitled: bool, gained: bool) -> Procedure[Ending]:
    """The erring side recovers, and may advance where it is entitled to."""
    yield Recovered(rule="BR-VI-10-a", side=side, ball=Spot.seen_from(side, y).yards)
    if y >= FIELD:
        yield ruled("BR-VI-13-D-i", "recovered in the defenders' end zone: a touchdown")
        return Ending(_dead(game, side, y, "touchdown", ("TC-1",)))
    stay = "touchback" if gained else "down"
    entitled = entitled and (y > 0 or game.edition.own_end_zone_advance)
    if entitled and (yield from choose(side, "free_ball", ("return", stay), "return")) == "return":
        yield ruled("BR-VI-10-c", "recovered on {}: it may be advanced", total)
        return (yield from _advance(game, side, y, gained))
    if y <= 0:
        return (yield from _kept_in_end_zone(game, side, y, gained))
    yield ruled("BR-VI-10-d", "the ball is dead where it was recovered")
    return Ending(_dead(game, side, y, "down", ("TC-1",)))


def _kept_in_end_zone(game: Game, side: Side, y: int, gained: bool) -> Procedure[Ending]:
    """A safety; but a touchback where the other side put the ball there (BR-VI-13-D-iv, R-71)."""
    rule, how = ("R-71", "touchback") if gained else ("BR-VI-13-D-iv", "safety")
    yield ruled(rule, "recovered in its own end zone: a {}", how, news=gained)
    return Ending(_dead(game, side, y, how, ("TC-1",)).change(returning=0))  # the return counts its own time


def _advance(game: Game, side: Side, y: int, gained: bool) -> Procedure[Ending]:
    """The erring side runs with its own free ball; possession has not changed by that."""
    ending = yield from returns.run_back(game, side, y, "interception_return", ("TC-1",))
    dead = advanced(ending.dead, side, gained)
    if dead.side is side and not dead.fumbled:  # it was advanced, so that the clock runs (AR-VII-b)
        return Ending(dead.change(changed=side is not game.offense, live=True), ending.fouls)
    return Ending(dead.change(fumbled=True), ending.fouls)


def advanced(dead: Dead, side: Side, gained: bool) -> Dead:
    """An advance that never left its own end zone: a safety too, unless the ball was gained there (R-71)."""
    caught = dead.how == "touchback" and dead.side is side and not gained
    return dead.change(how="safety") if caught else dead


def _lost(game: Game, erring: Side, y: int, total: int, how: str, returnable: bool) -> Procedure[Ending]:
    """The other side recovers."""
    side, own = erring.opponent, FIELD - y
    yield Recovered(rule="BR-VI-10-a", side=side, ball=Spot.seen_from(side, own).yards)
    yield PossessionChanged(side=side, ball=Spot.seen_from(side, own).yards)
    if y <= 0:
        yield ruled("BR-VI-13-D-iv", "the defense recovers in the end zone: a touchdown")
        return Ending(_dead(game, side, own, "touchdown", ("TC-3",)))
    if how == "block" and total == AUTOMATIC_TOUCHDOWN and game.edition.bk39_td:
        yield ruled("BR-VI-10-b", "a blocked kick lost on 39 is a touchdown")
        return Ending(_dead(game, side, FIELD, "touchdown", ("TC-3",)))
    entitled = returnable and (how == "block" or total in parse_totals(game.edition.def_return))
    stay = "touchback" if own <= 0 else "down"
    options = ("return", stay) if entitled else (stay,)
    if (yield from choose(side, "free_ball", options, "return")) == "return":
        yield ruled("BR-VI-10-b", "recovered on {}: it may be returned", total)
        ending = yield from returns.run_back(game, side, own, "interception_return", ("TC-3",))
        return Ending(ending.dead.change(changed=True, fumbled=True), ending.fouls)
    return Ending(_dead(game, side, own, stay, ("TC-3",)))
