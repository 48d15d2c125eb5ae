"""A chart as texts by their places: what a player types, right or wrong."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.charts.applied import applied_text
from bowlbound_desktop.games.bowlbound.charts.entry import entry_text
from bowlbound_desktop.games.bowlbound.charts.team_facts import FACTS, fact_text
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES, cell_at
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Place, TeamChart
from bowlbound_desktop.games.bowlbound.workshop.editing.places import APPLIED, GRIDS, TEAM


@frozen
class Edit:
    """One text replaced by another."""

    place: Place
    old: str
    new: str


@frozen
class Sheet:
    """Every text of a chart; cells are as a chart file has them, the colour after a bar."""

    id: str
    texts: Mapping[Place, str]

    def __getitem__(self, place: Place) -> str:
        return self.texts[place]

    def change(self, place: Place, text: str) -> Edit:
        """The edit that puts a text at a place."""
        return Edit(place, self.texts[place], text)

    def edited(self, edits: Iterable[Edit]) -> "Sheet":
        """The sheet after edits."""
        return evolve(self, texts={**self.texts, **{edit.place: edit.new for edit in edits}})

    def differences(self, other: "Sheet") -> tuple[Edit, ...]:
        """What must be edited here to have the texts of another sheet."""
        return tuple(
            Edit(place, text, other.texts[place])
            for place, text in self.texts.items()
            if text != other.texts[place]
        )


def sheet_of(chart: TeamChart) -> Sheet:
    """The texts of a chart."""
    team: dict[Place, str] = {(TEAM, key): fact_text(key, getattr(chart, key)) for key in FACTS}
    cells = {place: entry_text(cell_at(chart, place)) for place in CELL_PLACES}
    return Sheet(chart.id, {**team, **cells, APPLIED: applied_text(chart)})


def raw_chart(sheet: Sheet) -> dict[str, Any]:
    """The cells and corrections of a sheet as a chart file has them."""
    raw: dict[str, Any] = {"applied": json.loads(sheet[APPLIED])}
    for key in ("offense", "special"):
        raw[key] = _raw_rows(sheet, key, 0, 30)
    raw["defense"] = {
        formation: _raw_rows(sheet, "defense", start, start + 5)
        for start, formation in zip(range(0, 30, 5), "ABCDEF", strict=True)
    }
    return raw


def _raw_rows(sheet: Sheet, key: str, start: int, stop: int) -> dict[str, list[str]]:
    grid = GRIDS[key]
    rows = {places[0][-1]: [sheet[place] for place in places] for places in grid.places[start:stop]}
    return {"columns": list(grid.columns), **rows}
