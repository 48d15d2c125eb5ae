"""What a play did to the chance to win, for the line of a big moment."""

from collections.abc import Mapping

from attrs import evolve

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.win_chance import chance_at_hand
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.story.moments import PART, BigMoment


def with_chance(moment: BigMoment, session: Session, play: int, names: Mapping[Side, str]) -> BigMoment:
    """A moment of a finished play with its side's chance before and after, where that is quickly known."""
    if moment.side is None or moment.kind == "final":
        return moment
    games = session.position(play).game, session.game_after(play)
    before, after = (chance_at_hand(session.descriptor, game, moment.side) for game in games)
    if before is None or after is None or _percent(before) == _percent(after):
        return moment
    told = f"{names[moment.side]} {_percent(before)} → {_percent(after)} to win"
    return evolve(moment, line=PART.join(filter(None, (moment.line, told))))


def _percent(chance: float) -> str:
    """Nothing is certain before the end."""
    return f"{min(99, max(1, round(100 * chance)))} %"
