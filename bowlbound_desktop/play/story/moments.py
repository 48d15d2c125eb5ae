"""The big moments of a play, computed from its events: what a table may announce with a banner."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import filled
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.wording import ORDINALS
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.play_ends import end_of, lost_on_downs, stands

LONG = 25
"""From so many yards on, a run, a pass or a return is a long one."""
WARNING = 120
"""Seconds left in a half at the two-minute warning."""
CARRIED = ("rush", "pass", "return")
"""Moves of the ball, as the box score counts them, that can be long gains."""
PART = " · "
"""Between the parts of a moment's line."""
HALVES = (2, QUARTERS)
"""Quarters that end a half."""


@frozen(kw_only=True)
class BigMoment:
    """One of them: what is announced, and whose it is."""

    kind: str
    """score, lead, turnover, downs, long, warning, period, half or final."""
    title: str
    line: str = ""
    side: Side | None = None


@frozen(kw_only=True)
class PlayNews:
    """What is new of one play."""

    events: Sequence[Event]
    """All its events so far."""
    new: Sequence[Event]
    """The last of them, which have not been announced yet."""
    finished: bool
    """Whether it is over; until then a penalty may cancel it."""


def moments_of(news: PlayNews, before: Mapping[Side, int], narrator: Narrator) -> tuple[BigMoment, ...]:
    """The moments of one play in their order; `before` are the points before what is new."""
    after = points_after(before, news.new)
    scores = tuple(_scores(news, before, after, narrator))
    plays = () if scores or not news.finished else tuple(_plays(news.events, narrator))[:1]
    clock = _clock(news, standing(after, narrator.names), _leader(after))
    return (*scores, *plays, *clock)


def points_after(before: Mapping[Side, int], events: Sequence[Event]) -> dict[Side, int]:
    """The points of both sides after some events."""
    points = dict(before)
    for event in events:
        if isinstance(event, e.Scored):
            points[event.side] += event.points
    return points


def standing(points: Mapping[Side, int], names: Mapping[Side, str]) -> str:
    """Both scores, the leader's first."""
    order = sorted(Side, key=lambda side: (-points[side], side is Side.HOME))
    return ", ".join(f"{names[side]} {points[side]}" for side in order)


# Points


def _scores(
    news: PlayNews, before: Mapping[Side, int], after: Mapping[Side, int], narrator: Narrator
) -> Iterator[BigMoment]:
    """Points, and who leads by them; a try is announced only where it changes the lead."""
    ahead = _leader(after)
    led = "" if ahead is None or ahead is _leader(before) else f"{narrator.names[ahead]} take the lead"
    last: BigMoment | None = None
    for event in news.new:
        if isinstance(event, e.Scored) and not narrator.words.ways.points(event.how).tried:
            last = _score(event, news.events, narrator)
    if last is not None:
        parts = (last.line, standing(after, narrator.names), led)
        yield evolve(last, line=PART.join(filter(None, parts)))
    elif led:
        yield BigMoment(kind="lead", title=led, line=standing(after, narrator.names), side=ahead)


def _leader(points: Mapping[Side, int]) -> Side | None:
    home, away = points[Side.HOME], points[Side.AWAY]
    return None if home == away else Side.HOME if home > away else Side.AWAY


def _score(event: e.Scored, play: Sequence[Event], narrator: Narrator) -> BigMoment:
    ways = narrator.words.ways
    points = ways.points(event.how)
    carried = [
        move
        for move in play
        if isinstance(move, e.BallMoved) and move.side is event.side and ways.move(move.how).scored
    ]
    way = carried[-1] if carried and points.carried and points.counts == "touchdown" else None
    told = "" if way is None else filled(ways.move(way.how).scored, abs(way.end - way.start))
    line = ", ".join(filter(None, (narrator.names[event.side], told)))
    return BigMoment(kind="score", title=points.told, line=line, side=event.side)


# What else a play can be


def _plays(play: Sequence[Event], narrator: Narrator) -> Iterator[BigMoment]:
    """The ball lost, a fourth down stopped, a long gain; none of them where a penalty cancelled the play."""
    start = e.start_of(play)
    if start is None or not stands(play):
        return
    yield from _turnovers(play, narrator)
    if lost_on_downs(play, narrator.words.ways):
        taken, line = start.side.opponent, f"{narrator.names[start.side.opponent]} take over"
        yield BigMoment(kind="downs", title=f"{ORDINALS[start.down]} down stopped", line=line, side=taken)
    yield from _long_gains(play, narrator)


def _turnovers(play: Sequence[Event], narrator: Narrator) -> Iterator[BigMoment]:
    """The last turnover of a play: who took the ball from the other side."""
    free: e.Fumbled | None = None
    found: BigMoment | None = None
    for event in play:
        if isinstance(event, e.Fumbled):
            free = event
        elif isinstance(event, e.Intercepted):
            found = _taken("interception", event, narrator)
        elif isinstance(event, e.Recovered) and free is not None:
            told = f"{narrator.words.ways.freed(free.how).told} recovered"
            found = _taken(told, event, narrator) if event.side is not free.side else None
            free = None
    if found is not None and not any(isinstance(event, e.PassFell) for event in play):
        yield found


def _taken(title: str, event: e.Intercepted | e.Recovered, narrator: Narrator) -> BigMoment:
    line = f"{narrator.names[event.side]}, {narrator.there(event.ball)}"
    return BigMoment(kind="turnover", title=title, line=line, side=event.side)


def _long_gains(play: Sequence[Event], narrator: Narrator) -> Iterator[BigMoment]:
    ways = narrator.words.ways
    for event in play:
        if isinstance(event, e.BallMoved) and ways.move(event.how).counts in CARRIED:
            yards = event.gain
            if yards >= LONG:
                told = filled(ways.move(event.how).scored, yards) or f"{yards} yards"
                yield BigMoment(kind="long", title=told, line=narrator.names[event.side], side=event.side)


# The clock


def _clock(news: PlayNews, score: str, leader: Side | None) -> Iterator[BigMoment]:
    ended = [event for event in news.new if isinstance(event, e.PeriodEnded)]
    if any(isinstance(event, e.GameEnded) for event in news.new):
        yield BigMoment(kind="final", title="final", line=score, side=leader)
    elif ended:
        half = ended[-1].quarter == HALVES[0]
        title = "half-time" if half else end_of(ended[-1].quarter)
        yield BigMoment(kind="half" if half else "period", title=title, line=score)
    elif _warned(news):
        yield BigMoment(kind="warning", title="two-minute warning", line=score)


def _warned(news: PlayNews) -> bool:
    """Whether the clock ran past two minutes in what is new, where a game counts seconds."""
    start = e.start_of(news.events)
    if start is None or start.quarter not in HALVES or start.seconds is None:
        return False
    ran = [event.left for event in news.new if isinstance(event, e.ClockRan)]
    return bool(ran) and start.seconds > WARNING >= ran[-1] > 0
