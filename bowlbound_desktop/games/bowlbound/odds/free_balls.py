"""Free balls and returns, by where they happen: every way in which they can end, with its chance.

Left out are fouls when one's own fumble is advanced and fouls of a second return; and, unless a return is
followed thoroughly, fouls of a fumbled return and what happens when its fumble is returned in turn. What is
left out is missing from the chances, which then add up to less than one.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from bowlbound_desktop.games.bowlbound.odds.ends import End, Endings, Ends
from bowlbound_desktop.games.bowlbound.odds.grouping import recoveries
from bowlbound_desktop.games.bowlbound.odds.return_column import ReturnColumn, after_foul, gain_by
from bowlbound_desktop.games.bowlbound.odds.ways import Cut, enumerate_all
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import after_return_foul, own_foul_spot
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import advanced, free_ball
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import (
    FREE,
    Limits,
    end_of_return,
    gained_there,
)
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side
from bowlbound_desktop.kernel.procedure import play_out, result_of
from bowlbound_desktop.kernel.requests import Answer, Decision, Request, Roll
from bowlbound_desktop.play.tree import quiet

COLUMN = "interception_return"
RETURNED = frozenset((COLUMN,))


class FreeBalls:
    """The free balls and returns of one game with one offense, cached by place."""

    def __init__(self, game: Game) -> None:
        self.game = game.change(last_seconds=0, extra_play=False)
        self.ends = Ends(self.game)
        self._where = game.edition.return_pen_spot
        self._timed = game.options.timing != "normal"
        self._columns: dict[tuple[Side, str, Limits], ReturnColumn] = {}
        self._known: dict[tuple[object, ...], Endings] = {}
        self._changed: dict[tuple[object, ...], int] = {}
        self._fouled: dict[object, tuple[tuple[int, float], ...]] = {}
        self._outcomes = _OUTCOMES.setdefault((game.options, game.edition.key, game.offense), {})
        self.carried: dict[object, int] = {}
        """Plays without a free ball by where they start, see `situation.py`."""
        self.caught: dict[tuple[int, int], Ending | Cut] = {}
        """Interceptions by where the play starts and how far the pass went, see `situation.py`."""
        self.fielded: dict[object, Endings] = {}
        """Punts by where they come down, see `aimed_punts.py`."""
        self._cancelled = self.ends.number(End(Dead(side=game.offense, y=1), cancelled=True))

    def fumble(self, erring: Side, y: int, *, nested: bool = False, gained: bool = False) -> Endings:
        """The ends of a fumble of `erring`, `y` yards from its goal line; `gained` as in the rule (R-71)."""
        key = erring, y, nested, gained
        found = self._known.get(key)
        if found is None:
            whole: defaultdict[int, float] = defaultdict(float)
            for chance, ending in self._recovered(erring, y, gained):
                if not isinstance(ending, Cut):
                    whole[self.ends.of(ending.dead)] += chance
                elif not nested:
                    for end, share in self.run_back(ending, erring, gained=gained).items():
                        whole[end] += chance * share
            found = self._known[key] = whole
        return found

    def _recovered(self, erring: Side, y: int, gained: bool) -> Iterable[tuple[float, Ending | Cut]]:
        """Who recovers, or that the ball is returned; only the chances differ from game to game."""
        if y >= FIELD + END_LINE:
            start = partial(free_ball, self.game, erring, y, "fumble")
            return enumerate_all(self.game, start, down_in_end_zone, cut=RETURNED).ways
        return [
            (chance, self._outcome(erring, y, gained, meaning, total))
            for meaning, total, chance in recoveries(self.game, erring)
        ]

    def _outcome(self, erring: Side, y: int, gained: bool, meaning: object, total: int) -> Ending | Cut:
        key = erring, y, gained, meaning
        found = self._outcomes.get(key)
        if found is None:
            try:
                found = play_out(free_ball(self.game, erring, y, "fumble", gained=gained), _Throw(total))
            except _ReturnedError as cut:
                found = Cut(cut.side, COLUMN, y if cut.side is erring else FIELD - y)
            self._outcomes[key] = found
        return found

    def run_back(self, cut: Cut, erring: Side, *, thorough: bool = False, gained: bool = False) -> Endings:
        """The ends where a free ball of `erring` is advanced, or returned by the other side."""
        if cut.side is not erring:
            return self.returned(cut.side, cut.start, ("TC-3",), thorough=thorough)
        found: defaultdict[int, float] = defaultdict(float)
        for end, chance in self.returned(cut.side, cut.start, ("TC-1",)).items():
            found[self._advanced(cut.side, end, gained)] += chance
        return found

    def _advanced(self, side: Side, number: int, gained: bool) -> int:
        """The end after the erring side ran with its own free ball (as in free_ball.py)."""
        key = "advanced", side, number, gained
        found = self._changed.get(key)
        if found is None:
            end = self.ends.known[number]
            dead = end.dead
            if not (end.penalty or end.cancelled):
                dead = advanced(dead, side, gained)
                if dead.side is side and not dead.fumbled:
                    dead = dead.change(changed=side is not self.game.offense, live=True)
            found = self._changed[key] = self.ends.number(end.with_dead(dead))
        return found

    def returned(
        self,
        side: Side,
        start: int,
        rows: tuple[str, ...],
        column: str = COLUMN,
        limits: Limits = FREE,
        *,
        thorough: bool = False,
    ) -> Endings:
        """The ends of a return by `side` from its yard line `start`; `thorough` follows its fumbles too."""
        key = side, start, rows, column, limits, thorough
        found = self._known.get(key)
        if found is None:
            read = self._column(side, column, limits)
            found = self._known[key] = self._run_back(read, side, start, rows, thorough)
        return found

    def _run_back(
        self, column: ReturnColumn, side: Side, start: int, rows: tuple[str, ...], thorough: bool
    ) -> Endings:
        """The steps of returns.run_back_from."""
        whole: defaultdict[int, float] = defaultdict(float)
        fouls = side is not self.game.offense
        for chance, fumbled, yards in column.moves:
            end = start + yards
            if fumbled:
                gained = gained_there(start, end)
                found = self.fumble(side, end, nested=not thorough, gained=gained).items()
                ends = [(self._lost(side, number, rows), share) for number, share in found]
            else:
                ends = [(self._end(side, start, end, rows), 1.0)]
            for number, share in ends:
                whole[number] += chance * share
            if fouls and (thorough or not fumbled):
                for number, share in ends:
                    for taken, part in self._flagged(column, number, side, start, min(end, FIELD)):
                        whole[taken] += chance * share * part
        return whole

    def _column(self, side: Side, name: str, limits: Limits) -> ReturnColumn:
        key = side, name, limits
        found = self._columns.get(key)
        if found is None:
            found = self._columns[key] = ReturnColumn(self.game, side, name, limits)
        return found

    def _lost(self, side: Side, number: int, rows: tuple[str, ...]) -> int:
        """The end of a fumbled return (returns.py)."""
        key = "fumbled", side, number, rows
        found = self._changed.get(key)
        if found is None:
            end = self.ends.known[number]
            changed = end.dead.changed or side is not self.game.offense
            dead = end.dead.change(changed=changed, rows=(*rows, *end.dead.rows), live=False)
            found = self._changed[key] = self.ends.number(end.with_dead(dead))
        return found

    def _end(self, side: Side, start: int, end: int, rows: tuple[str, ...]) -> int:
        """Where a return leaves the ball."""
        key = side, start if self._timed else start <= 0, end, rows
        found = self._changed.get(key)
        if found is None:
            dead = result_of(end_of_return(self.game, side, start, end, rows))
            found = self._changed[key] = self.ends.of(dead)
        return found

    def _flagged(
        self, column: ReturnColumn, number: int, side: Side, start: int, spot: int
    ) -> tuple[tuple[int, float], ...]:
        """The end with the fouls of the return, as the offended side takes or declines them."""
        spots = {side: own_foul_spot(self._where, start, spot), side.opponent: spot}
        key = column, number, spot, spots[side]
        found = self._fouled.get(key)
        if found is None:
            found = self._fouled[key] = tuple(self._taken(column, number, side, spots))
        return found

    def _taken(
        self, column: ReturnColumn, number: int, side: Side, spots: Mapping[Side, int]
    ) -> Iterator[tuple[int, float]]:
        """The ends, with their chances, of taking the best of one side's fouls, or none."""
        if self.ends.known[number].guilty is not None:
            return  # fouls of two returns are left out
        yield self._cancelled, column.both
        dead = self.ends.known[number].dead
        for guilty, fouls in column.fouls.items():
            options = []
            for yards, share in fouls.items():
                spot = after_return_foul(guilty is side, yards, spots[guilty])
                options.append((gain_by(dead, side, guilty, spot, yards), spot, yards, share))
            reached, chance = 1.0, 0.0
            for gain, spot, yards, share in sorted(options):
                chance += share
                further = 1 / (1 - chance)
                taken = (spot, yards) if gain > 0 else (0, 0)
                yield self._settled(number, side, guilty, *taken), further - reached
                reached = further

    def _settled(self, number: int, side: Side, guilty: Side, spot: int, yards: int) -> int:
        """The end after a foul of the return; 0 yards when it was declined."""
        dead = self.ends.known[number].dead
        scored = dead.scored is guilty.opponent
        key = number if scored or not yards or self._timed else dead.rows, side, guilty, spot, scored * yards
        found = self._changed.get(key)
        if found is None:
            end = after_foul(self.ends.known[number], side, guilty, spot, yards)
            found = self._changed[key] = self.ends.number(end)
        return found


def down_in_end_zone(decision: Decision) -> str:
    """A policy that downs the ball in its own end zone, and otherwise returns it."""
    return "touchback" if "touchback" in decision.options else quiet(decision)


class _ReturnedError(Exception):
    """Raised where a free ball is returned."""

    def __init__(self, side: Side) -> None:
        self.side = side


class _Throw:
    """Answers the recovery roll with a given total."""

    def __init__(self, total: int) -> None:
        self._total = total

    def __call__(self, request: Request) -> Answer:
        if isinstance(request, Roll):
            if request.purpose in RETURNED:
                raise _ReturnedError(request.side)
            return self._total
        assert isinstance(request, Decision)
        return down_in_end_zone(request)


_OUTCOMES: dict[object, dict[object, Ending | Cut]] = {}
