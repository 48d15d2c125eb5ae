"""How plays end: whether they count, how drives end, and what no single event says."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.field import Side, Spot
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import Ways
from bowlbound_desktop.kernel.wording import ORDINALS

DOWNS = "Downs"


def stands(play: Sequence[Event]) -> bool:
    """Whether a play counts: no penalty cancelled it, and no fouls offset."""
    return not any(
        isinstance(event, e.PlayCancelled) or (isinstance(event, e.PenaltyMarked) and not event.play_stands)
        for event in play
    )


def drive_result(side: Side, play: Sequence[Event], ways: Ways) -> str:
    """How a side's drive ended with a play; empty where it goes on."""
    results = (
        _settled_results(side, play, ways),
        _results(side, play, ways) if stands(play) else _lost_by_penalty(side, play),
        _period(play),
    )
    return next(chain(*results), "")


def _settled_results(side: Side, play: Sequence[Event], ways: Ways) -> Iterator[str]:
    """Scores, which no penalty can cancel any more."""
    for event in play:
        if isinstance(event, e.Scored):
            told = ways.points(event.how).told.capitalize()
            yield told if event.side is side else f"{told} against"


def _results(side: Side, play: Sequence[Event], ways: Ways) -> Iterator[str]:
    """What else ended the drive, the most telling first."""
    kinds = {type(event) for event in play}
    if e.Intercepted in kinds and e.PassFell not in kinds:
        yield "Interception"
    for event in play:
        if isinstance(event, e.BallMoved) and (ended := ways.move(event.how).ends):
            yield ended
        if isinstance(event, e.KickFailed) and (missed := ways.miss(event.how).ends):
            yield missed
        if isinstance(event, e.Recovered) and event.side is not side:
            yield "Fumble lost"
    if e.PossessionChanged in kinds:
        yield DOWNS


def _lost_by_penalty(side: Side, play: Sequence[Event]) -> Iterator[str]:
    """A penalty cancelled the play, but the last down was used up."""
    marked = [place for place, event in enumerate(play) if isinstance(event, e.PenaltyMarked)]
    after = play[marked[-1] :] if marked else ()
    if any(isinstance(event, e.PossessionChanged) and event.side is not side for event in after):
        yield DOWNS


def _period(play: Sequence[Event]) -> Iterator[str]:
    for event in play:
        if isinstance(event, e.PeriodEnded) and (event.quarter == 2 or event.quarter >= QUARTERS):
            yield "End of half" if event.quarter <= QUARTERS else "End of overtime"


def lost_on_downs(play: Sequence[Event], ways: Ways) -> bool:
    """Whether the ball was lost because the last down did not reach the line to gain."""
    start = e.start_of(play)
    if start is None or start.down != LAST_DOWN or drive_result(start.side, play, ways) != DOWNS:
        return False
    return any(isinstance(event, e.PossessionChanged) and event.side is not start.side for event in play)


def is_touchback(play: Sequence[Event]) -> bool:
    """Whether the ball lay in an end zone and is now put in play outside it, without points."""
    lay: int | None = None
    for event in play if stands(play) else ():
        match event:
            case e.Scored() | e.KickFailed():
                return False
            case e.BallMoved(end=ball) | e.Recovered(ball=ball) | e.Intercepted(ball=ball):
                lay = ball
            case e.PossessionChanged(side=side, ball=ball) if lay is not None:
                if Spot(lay).seen_by(side) <= 0 < Spot(ball).seen_by(side):
                    return True
    return False


def end_of(quarter: int) -> str:
    """The end of a quarter or of overtime."""
    return f"end of the {ORDINALS[quarter]} quarter" if quarter <= QUARTERS else "end of overtime"
