"""Interceptions and free balls, by where they happen: every way that they can end, with its chance."""

from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from typing import TypeAlias

from attrs import evolve, frozen

from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.play.odds.columns import Fouls, Spread, plain, spread
from bowlbound_desktop.play.odds.tree import Ways, enumerate_all, no_dice, quiet
from bowlbound_desktop.rules.bowlbound.cells import Cell, Kind
from bowlbound_desktop.rules.bowlbound.dead_ball import TOUCHBACK_LINE, Dead
from bowlbound_desktop.rules.bowlbound.ending import Ending
from bowlbound_desktop.rules.bowlbound.fouls import Foul
from bowlbound_desktop.rules.bowlbound.free_ball import free_ball
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.penalties import marked
from bowlbound_desktop.rules.bowlbound.reading import Source, offset, special_source
from bowlbound_desktop.rules.bowlbound.returns import FREE, _return_yards, end_of_return
from bowlbound_desktop.rules.bowlbound.timing import chart_row

COLUMN = "interception_return"
RETURNED = frozenset((COLUMN,))
NO_FOULS: Ways[Fouls] = [(1.0, ())]
Moves: TypeAlias = list[tuple[float, bool, int]]
"""Returns by chance: whether the ball is fumbled, and the yards."""


@frozen(cache_hash=True)
class End:
    """How the ball was dead; `prolongs` when a foul of the return was taken that prolongs the quarter."""

    dead: Dead
    prolongs: bool = False
    penalty: bool = False
    """A foul of the return was taken."""
    cancelled: bool = False
    """Fouls of both sides on the return."""


def simplified(game: Game, end: End) -> End:
    """Without what makes no difference: the place of a score, seconds of action by the Timing Chart."""
    if game.options.timing != "normal":
        return end
    dead = end.dead
    key = dead.side, dead.y, dead.how, dead.changed, dead.rows, end.prolongs, end.penalty, end.cancelled
    found = _SIMPLE.get(key)
    if found is None:
        simple = Dead(
            side=dead.side,
            y=dead.y if dead.how == "down" else _PLACES.get(dead.how, dead.y),
            how=dead.how,
            changed=dead.changed,
            rows=(chart_row(game, dead.rows),),
        )
        found = _SIMPLE[key] = evolve(end, dead=simple)
    return found


_PLACES = {"touchdown": FIELD, "touchback": 0, "safety": 0}
_SIMPLE: dict[tuple[object, ...], End] = {}


def _policy(decision: Decision) -> str:
    """A ball in the own end zone is downed; everything else is returned."""
    return "touchback" if "touchback" in decision.options else quiet(decision)


class FreeBalls:
    """The free balls and returns of one game under one offence, wherever they happen."""

    def __init__(self, game: Game) -> None:
        self.game = game.change(last_seconds=0, extra_play=False)
        self._columns: dict[Side, tuple[Spread, Moves]] = {}
        self._known: dict[tuple[object, ...], Ways[End]] = {}
        self._ends: dict[tuple[object, ...], End] = {}

    def fumble(self, erring: Side, y: int, *, returned: bool = True) -> Ways[End]:
        """A fumble of `erring` at `y` of its own count; the return of a fumbled return is left out."""
        key = erring, y, returned
        found = self._known.get(key)
        if found is None:
            start = partial(free_ball, self.game, erring, y, "fumble")
            ways = enumerate_all(self.game, start, _policy, cut=RETURNED).ways
            found = self._known[key] = together(self._recovered(ways, erring, y, returned))
        return found

    def _recovered(
        self, ways: Ways[Ending], erring: Side, y: int, returned: bool
    ) -> Iterable[tuple[float, End]]:
        for chance, ending in ways:
            if not isinstance(ending, Roll):
                yield chance, simplified(self.game, End(ending.dead))
            elif returned and ending.side is erring:
                for share, end in self.returned(erring, y, ("TC-1",), fouls=False):
                    yield chance * share, self._advanced(erring, end)
            elif returned:
                yield from _times(chance, self.returned(erring.opponent, FIELD - y, ("TC-3",), fouls=False))

    def _advanced(self, side: Side, end: End) -> End:
        """The erring side ran with its own free ball (free_ball._advance)."""
        key = "advanced", side, end
        found = self._ends.get(key)
        if found is None:
            dead = evolve(end.dead, how="safety") if end.dead.how == "touchback" else end.dead
            if dead.side is side and not dead.fumbled:
                dead = evolve(dead, changed=side is not self.game.offense, live=True)
            found = self._ends[key] = simplified(self.game, evolve(end, dead=dead))
        return found

    def returned(self, side: Side, start: int, rows: tuple[str, ...], *, fouls: bool) -> Ways[End]:
        """`side` returns a ball from `start` of its own count; free balls without the fouls of the return."""
        key = side, start, rows, fouls
        found = self._known.get(key)
        if found is None:
            ways = self._run_back(side, start, rows, self._column(side)[0].chains if fouls else NO_FOULS)
            found = self._known[key] = together(ways)
        return found

    def _run_back(
        self, side: Side, start: int, rows: tuple[str, ...], chains: Ways[Fouls]
    ) -> Iterable[tuple[float, End]]:
        """The steps of returns.run_back_from."""
        ends = together(self._dead_balls(side, start, rows))
        for often, fouls in chains:
            if not fouls:
                yield from _times(often, ends)
            elif offset(fouls):
                yield often, evolve(ends[0][1], cancelled=True)
            elif len(fouls) == 1:  # the few returns with several fouls of one side are left out
                yield from self._fouled(often, fouls[0], ends, side, start)

    def _column(self, side: Side) -> tuple[Spread, Moves]:
        found = self._columns.get(side)
        if found is None:
            source = special_source(self.game, side, COLUMN, "return")
            column = spread(self.game, source, snapped=True)
            moves: defaultdict[tuple[bool, int], float] = defaultdict(float)
            for chance, printed in column.cells:
                for share, cell in plain(self.game, printed):
                    moves[cell.kind is Kind.FUMBLE, self._yards(source, cell)] += chance * share
            found = self._columns[side] = column, [(p, *move) for move, p in moves.items()]
        return found

    def _yards(self, source: Source, cell: Cell) -> int:
        """Yards of a return; those of a touchdown are more than the field has."""
        if cell.kind is Kind.FUMBLE:
            return cell.amount.yards
        return play_out(_return_yards(self.game, source, cell, -FIELD, FREE), no_dice)

    def _dead_balls(self, side: Side, start: int, rows: tuple[str, ...]) -> Iterable[tuple[float, End]]:
        for chance, fumbled, yards in self._column(side)[1]:
            if not fumbled:
                yield chance, self._end(side, start, start + yards, rows)
                continue
            for share, end in self.fumble(side, start + yards, returned=False):
                yield chance * share, self._lost(side, end, rows)

    def _lost(self, side: Side, end: End, rows: tuple[str, ...]) -> End:
        """The end of a fumbled return (returns._fumbled)."""
        key = "fumbled", side, end, rows
        found = self._ends.get(key)
        if found is None:
            changed = end.dead.changed or side is not self.game.offense
            dead = evolve(end.dead, changed=changed, rows=(*rows, *end.dead.rows), live=False)
            found = self._ends[key] = simplified(self.game, evolve(end, dead=dead))
        return found

    def _end(self, side: Side, start: int, end: int, rows: tuple[str, ...]) -> End:
        """Where a return leaves the ball."""
        exact = start if self.game.options.timing != "normal" else start <= 0
        key = side, exact, end, rows
        found = self._ends.get(key)
        if found is None:
            dead = play_out(end_of_return(self.game, side, start, end, rows), no_dice)
            found = self._ends[key] = simplified(self.game, End(dead))
        return found

    def _fouled(
        self, often: float, foul: Foul, ends: Ways[End], side: Side, start: int
    ) -> Iterable[tuple[float, End]]:
        """A foul of the return, as the offended side takes it: by the place of the ball."""
        guilty = foul.by is side
        for chance, end in ends:
            spot, played = self._marked(foul, side, start, end.dead.y), _played(end.dead, side)
            if spot < played if guilty else spot > played:
                end = self._penalised(end, side, spot, guilty)
            yield often * chance, end

    def _penalised(self, end: End, side: Side, spot: int, guilty: bool) -> End:
        key = end, side, spot, guilty
        found = self._ends.get(key)
        if found is None:
            how, rows = "safety" if spot <= 0 else "down", (*end.dead.rows, "TC-6")
            dead = evolve(end.dead, side=side, y=spot, how=how, changed=True, rows=rows, live=False)
            found = simplified(self.game, End(dead, prolongs=not guilty, penalty=True))
            self._ends[key] = found
        return found

    def _marked(self, foul: Foul, side: Side, start: int, end: int) -> int:
        """Where the ball is after a foul of the return; 0 is a safety."""
        key = self.game.edition.key, foul.by is side, foul.yards, start, end
        found = _MARKED.get(key)
        if found is None:
            placed = evolve(foul, start=start, end=min(end, FIELD), returner=side)
            after = marked(self.game, Dead(side=side, y=end, changed=True), placed, from_gain=False)
            found = _MARKED[key] = after.y if after.next == "scrimmage" else 0
        return found


def _times(chance: float, ways: Ways[End]) -> Iterable[tuple[float, End]]:
    return ((chance * share, end) for share, end in ways)


def together(ways: Iterable[tuple[float, End]]) -> Ways[End]:
    """Equal ends added up."""
    found: defaultdict[End, float] = defaultdict(float)
    for chance, end in ways:
        found[end] += chance
    return [(chance, end) for end, chance in found.items()]


def _played(dead: Dead, side: Side) -> int:
    """Where the returners are if the play stands, in yards from their goal: the more the better."""
    if dead.side is not side:
        return -FIELD
    return {"touchdown": FIELD, "touchback": TOUCHBACK_LINE, "safety": -1}.get(dead.how, dead.y)


_MARKED: dict[tuple[str, bool, int, int, int], int] = {}
