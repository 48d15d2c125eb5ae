"""Corrections of the chart on the workbench: the state of each, and the steps that apply or undo them."""

from collections.abc import Collection, Iterable, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.entry import printed_text
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import printed_at
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Change, Place, TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import (
    Correction,
    State,
    apply,
    edited_since,
    examine,
    looking,
    take_back,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import likely_chart
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet, sheet_of

__all__ = ["CorrectionStanding", "Pair", "State", "apply_step", "standings", "take_back_step"]


@frozen
class Pair:
    """A place as it is or was, and as a correction makes it."""

    place: Place
    old: str
    new: str
    clash: bool = False
    """Whether the place has something else than the correction expects there."""
    expected: str = ""
    """What the correction expects, where that is not what the place has."""


@frozen
class CorrectionStanding:
    """The state of one correction on the chart."""

    id: str
    source: str
    state: State
    pairs: tuple[Pair, ...]
    recorded: bool
    """Whether the chart has a record of what was there before, so that it can be undone."""
    edited: bool = False
    """Whether it was edited after it was applied."""


def standings(sheet: Sheet, corrections: Iterable[Correction]) -> tuple[CorrectionStanding, ...]:
    """The state of each correction that concerns the sheet."""
    chart = likely_chart(sheet)
    return tuple(_standing(chart, one) for one in corrections if one.concerns(chart))


def _standing(chart: TeamChart, correction: Correction) -> CorrectionStanding:
    finding = examine(chart, correction)
    record = chart.applied.get(correction.id, ())
    edited = bool(edited_since(chart, correction.id))
    state = State.CONFLICT if edited else finding.state
    if finding.changes or edited:
        pairs = tuple(
            _clash(change, correction) if edited or change in finding.clashes else _pair(change)
            for change in finding.changes
        )
    else:
        pairs = tuple(map(_pair, record)) or _right_already(chart, correction)
    return CorrectionStanding(correction.id, correction.source, state, pairs, bool(record), edited)


def _pair(change: Change) -> Pair:
    return Pair(change.place, printed_text(change.old), printed_text(change.new))


def _clash(change: Change, correction: Correction) -> Pair:
    """A place that has something else than the correction expects."""
    found = change.old
    expected = looking(change.place, found, correction.old) if isinstance(found, Cell) else found
    return evolve(_pair(change), clash=True, expected=printed_text(expected))


def _right_already(chart: TeamChart, correction: Correction) -> tuple[Pair, ...]:
    """The places of a correction that were right from the start."""
    if correction.everywhere or correction.mark:
        return ()
    texts = ((place, printed_text(printed_at(chart, place))) for place in correction.places)
    return tuple(Pair(place, text, text) for place, text in texts)


def apply_step(sheet: Sheet, corrections: Sequence[Correction], force: bool = False) -> EditStep:
    """Apply corrections that concern the chart; those in conflict only where forced."""
    before = after = likely_chart(sheet)
    done = []
    for correction in corrections:
        if correction.concerns(after):
            changed = apply(after, correction, force)
            done += [correction.id] if changed != after else []
            after = changed
    return _step(sheet, "apply", done, before, after)


def take_back_step(sheet: Sheet, keys: Collection[str] | None = None, force: bool = False) -> EditStep:
    """Undo some corrections, or all, the last one first; those edited since only where forced."""
    before = after = likely_chart(sheet)
    done = []
    for key in reversed(tuple(before.applied)):
        if keys is None or key in keys:
            changed = take_back(after, key, force)
            done += [key] if changed != after else []
            after = changed
    return _step(sheet, "take back", done, before, after)


def _step(sheet: Sheet, verb: str, done: list[str], before: TeamChart, after: TeamChart) -> EditStep:
    changes = sheet_of(before).differences(sheet_of(after))
    what = done[0] if len(done) == 1 else f"{len(done)} corrections"
    return EditStep(f"{verb} {what}", tuple(sheet.change(edit.place, edit.new) for edit in changes))


def corrected_places(sheet: Sheet) -> dict[Place, str]:
    """For each misprint, the published correction that is still to do: it is not the player's mistake."""
    return {
        pair.place: standing.id
        for standing in standings(sheet, published_corrections())
        if standing.state is State.TO_DO
        for pair in standing.pairs
    }


def grid_place(place: Place) -> Place:
    """Where a grid shows a place: the marks are a line of the team's facts."""
    return (TEAM, "marks") if place == ("marks",) else place
