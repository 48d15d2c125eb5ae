"""The home side's chance to win through a game, by the values that the game's coaches use.

Nothing is guessed here: a game whose coaches cannot judge it between plays has no curve.
"""

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.events import GameEnded, PlayStarted, start_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.forecast import Judge

MOST_REMEMBERED = 1_000

Curve: TypeAlias = tuple[tuple[float, float], ...]
"""Time gone, in quarters, and the home side's chance."""
EXTRA_PLAY = 1 / 25
"""The room of a play of overtime, in quarters: not every extra period has a clock."""

_known: set[str] = set()
"""Keys of the games whose values have been read."""


def is_quick(key: str) -> bool:
    """Whether a curve takes no noticeable time: the first one of a game has to read its values."""
    return key in _known


def curve(record: Record) -> Curve:
    """The chance before every play, and as the game stands now."""
    chance = record.descriptor.judge if record.descriptor else None
    points = () if chance is None else _judged(record, _judgements(chance).home)
    if points or chance is None:
        _known.add(record.key)
    return points


def chance_at_hand(descriptor: Descriptor, game: Any, side: Side) -> float | None:
    """A side's chance in a game between plays; None where it cannot be told, or not at once."""
    if descriptor.judge is None or not is_quick(descriptor.key):
        return None
    home = _judgements(descriptor.judge).home(game)
    return home if side is Side.HOME else 1 - home


def judged_plays(record: Record) -> tuple[int, ...]:
    """For each point of the curve, the play that follows it; the last point is the game as it stands."""
    plays = (*record.plays, record.begun)
    return tuple(
        number
        for number, events in enumerate(plays)
        if number == len(record.plays) or start_of(events) is not None
    )


@frozen(eq=False)
class Judgements:
    """A cache of what a judge said, so that in a game that goes on only its newest state is judged."""

    judge: Judge
    _seen: dict[int, tuple[Any, float]] = field(factory=dict, init=False, repr=False)
    """By identity; the games are kept too, so that no other can get the same identity."""

    def home(self, game: Any) -> float:
        """The home side's chance."""
        found = self._seen.get(id(game))
        if found is None:
            if len(self._seen) >= MOST_REMEMBERED:
                self._seen.clear()
            found = self._seen[id(game)] = game, self.judge(game, Side.HOME)
        return found[1]


_judgements = cache(Judgements)


def forget_judgements() -> None:
    """Judge every game afresh, after judges have got better values."""
    _judgements.cache_clear()


def _judged(record: Record, chance: Callable[[Any], float]) -> Curve:
    moments = [
        (start_of(events), game)
        for events, game in zip((*record.plays, record.begun), record.games, strict=False)
    ]
    begun = [(start, game) for start, game in moments if start is not None]
    extra = accumulate(start.quarter > QUARTERS for start, _ in begun)
    points = [(_gone(start, plays), chance(game)) for (start, game), plays in zip(begun, extra, strict=True)]
    if points and moments[-1][0] is None:
        ended = any(isinstance(event, GameEnded) for event in record.events())
        last = points[-1][0]
        end = last + EXTRA_PLAY if last > QUARTERS else float(QUARTERS)
        points.append((end if ended else last, chance(moments[-1][1])))
    return tuple(points)


def span(points: Curve) -> float:
    """The quarters that a curve needs: four, and more for overtime."""
    return max((float(QUARTERS), *(gone for gone, _ in points[-1:])))


def _gone(start: PlayStarted, extra: int) -> float:
    return QUARTERS + extra * EXTRA_PLAY if extra else start.elapsed
