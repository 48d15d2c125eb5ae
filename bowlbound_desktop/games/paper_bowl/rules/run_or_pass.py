"""Runs and passes, in the order of resolution (PB-1 to PB-6, PB-14)."""

from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.challenges import challenge
from bowlbound_desktop.games.paper_bowl.rules.dead_ball import moved, next_down, safety, touchdown
from bowlbound_desktop.games.paper_bowl.rules.dice import Throw, throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.penalties import foul_of, mark_off
from bowlbound_desktop.games.paper_bowl.rules.turnovers import fumbled, intercepted
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import PassFell
from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.kernel.procedure import Procedure

QUADRUPLE = 4


def run_or_pass(game: Game, out: CardsOut) -> Procedure[Game]:
    """Play from the offense's throw to the dead ball: first what stops the play, then the play itself."""
    first = yield from throw(game.offense, "play")
    foul = foul_of(game, out, first)
    if foul is not None:
        return (yield from mark_off(game, foul))
    if out.event is not None and out.befalls("sack", first):
        yield ruled("PB-14", "{}: the passer is sacked for a loss of {}", first, out.event.yards)
        return (yield from advance(game, out, first, -out.event.yards, "run"))
    if out.play.kind == "pass":
        return (yield from _throw_pass(game, out, first))
    gain = yield from gain_of(game, out, first)
    return (yield from advance(game, out, first, gain, "run"))


def _throw_pass(game: Game, out: CardsOut, first: Throw) -> Procedure[Game]:
    """Carry out a pass that was thrown (PB-3 to PB-6)."""
    if beyond_end_line(game, out, first):
        yield ruled("PB-5", "{}: the pass falls beyond the end line", first)
        return (yield from _incomplete(game))
    if out.event is not None and out.befalls("intercept", first):
        return (yield from intercepted(game, out.event, first.score * out.play.yards))
    if stopped(game, out, first):
        yield ruled("PB-5", "{} shows a defense number: incomplete", first)
        return (yield from _fallen(game, out, first))
    gain = yield from gain_of(game, out, first)
    if out.effect == "dispute_catch":
        game, won = yield from challenge(game, game.defense)
        if won:
            return (yield from _incomplete(game))
    return (yield from advance(game, out, first, gain, "pass"))


def beyond_end_line(game: Game, out: CardsOut, first: Throw) -> bool:
    """Whether a pass is too long for the field; a doublet never is (PB-5, PB-6)."""
    return not first.doublet and first.score * out.play.yards > game.to_goal + END_LINE


def stopped(game: Game, out: CardsOut, first: Throw) -> bool:
    """Whether the defense numbers make a pass incomplete (PB-5, PB-6)."""
    if first.doublet or out.effect in ("intercept", "ignore"):
        return False
    return first.shows(out.defense.numbers(out.play.key, game.in_red_zone))


def _fallen(game: Game, out: CardsOut, first: Throw) -> Procedure[Game]:
    """Rule a pass incomplete by a defense number; card 06 lets the offense challenge (PBR-10)."""
    if out.effect == "dispute_fall":
        game, won = yield from challenge(game, game.offense)
        if won:
            return (yield from advance(game, out, first, first.score * out.play.yards, "pass"))
    return (yield from _incomplete(game))


def _incomplete(game: Game) -> Procedure[Game]:
    yield PassFell(rule="PB-5", side=game.offense)
    return (yield from next_down(game, game.y))


def gain_of(game: Game, out: CardsOut, first: Throw) -> Procedure[int]:
    """Find the usual gain, and what cards and timeouts change it to (PB-14)."""
    gain = yield from _find_gain(game, out, first)
    changed = changed_gain(out, gain)
    if changed != gain:
        yield ruled("PB-14", "card {} makes {} of {}", out.event and out.event.number, changed, gain)
    return changed


def _find_gain(game: Game, out: CardsOut, first: Throw) -> Procedure[int]:
    """Find the gain of the first throw, or of the whole chain after a doublet (PB-1, PB-2, PB-6a)."""
    if first.doublet:
        return (yield from _chain(game, out, first))
    gain = usual_gain(out, first)
    rule = {"run": "PB-1", "short": "PB-3", "long": "PB-4"}[out.play.key]
    yield ruled(rule, "{} against {}: {} yards", first, out.defense.title, gain)
    return gain


def usual_gain(out: CardsOut, first: Throw) -> int:
    """The gain of a throw that is not a doublet (PB-1, PB-3, PB-4)."""
    off = out.defense.run if out.play.kind == "run" and out.effect != "ignore" else 0
    return first.score * out.play.yards - off


def worth_of_chain(out: CardsOut) -> int:
    """The yards for each point once the first throw is a doublet (PB-6a)."""
    return QUADRUPLE if out.effect == "quadruple" else out.play.yards


def _chain(game: Game, out: CardsOut, first: Throw) -> Procedure[int]:
    """Throw on after a doublet: every throw counts in full, each doublet gives one more (PBR-03)."""
    worth = worth_of_chain(out)
    score, last = first.score, first
    while last.doublet:
        yield ruled("PB-6a", "{} is a doublet: the defense is out of it, and one more throw", last)
        last = yield from throw(game.offense, "again")
        score += last.score
    yield ruled("PB-2" if out.play.kind == "run" else "PB-6", "all throws make {} yards", score * worth)
    return score * worth


def changed_gain(out: CardsOut, gain: int) -> int:
    """The gain after cards and timeouts have changed it (PB-14)."""
    match out.effect:
        case "double":
            return gain * 2
        case "add" if out.event is not None:
            return gain + out.event.yards
        case "halve":
            return halved(gain)
        case "timeout_double" if out.timeout:
            return gain * 2
        case "timeout_halve" if out.timeout:
            return halved(gain)
    return gain


def halved(gain: int) -> int:
    """Half of a gain or loss, rounded toward zero."""
    return int(gain / 2)


def advance(game: Game, out: CardsOut, first: Throw, gain: int, how: str) -> Procedure[Game]:
    """Move the ball: goal lines come first, then a fumble, then downs (PB-14, PB-15, PB-19)."""
    y = game.y + gain
    yield moved(game, y, how, "PB-14")
    if y >= FIELD:
        return (yield from touchdown(game, game.offense))
    if y <= 0:
        return (yield from safety(game))
    if out.event is not None and out.befalls("fumble", first):
        return (yield from fumbled(game, out.event, y))
    return (yield from next_down(game, y))
