"""A chart read from the blocks of a workbook, with every problem at its sheet and cell."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.own_charts import team_id
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.charts.workbooks.blocks import ChartBlock, Remark
from bowlbound_desktop.games.bowlbound.charts.workbooks.cell_readings import habits_of, read_cell
from bowlbound_desktop.games.bowlbound.charts.workbooks.facts import (
    APPLIED,
    marks_near,
    read_facts,
    title_above,
)
from bowlbound_desktop.games.bowlbound.charts.workbooks.fills import chart_colour
from bowlbound_desktop.games.bowlbound.charts.workbooks.finding import PARTS, Outline
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import (
    Grid,
    SheetCell,
    Spot,
    Workbook,
    cell_name,
)
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    GOOD,
    NO_GOOD,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    Place,
    TeamChart,
)
from bowlbound_desktop.games.bowlbound.rules.charts.validation import place_words

WORDS = {"offense": "offense", "defense": "defense", "special": "special teams"}


@frozen
class SheetProblem:
    """Something about a place of a workbook: an error keeps the chart out, a warning asks for a look."""

    severity: str
    sheet: str
    spot: Spot | None
    reason: str
    place: Place = ()
    """The result that it is about."""

    def __str__(self) -> str:
        where = f"{self.sheet}!{cell_name(self.spot)}" if self.spot else self.sheet
        words = f" ({place_words(self.place)})" if self.place else ""
        return f"{where}{words}: {self.reason}"


@frozen
class FoundChart:
    """A chart that a workbook holds, right or wrong."""

    name: str
    outline: Outline
    raw: Mapping[str, Any] = field(repr=False)
    """As a chart file would have it, with results that cannot be read as they stand in the sheet."""
    chart: TeamChart | None = field(repr=False)
    problems: tuple[SheetProblem, ...] = field(repr=False)

    @property
    def errors(self) -> tuple[SheetProblem, ...]:
        """What keeps it from being played."""
        return tuple(problem for problem in self.problems if problem.severity == "error")


def read_outline(book: Workbook, outline: Outline) -> FoundChart:
    """The chart that lies somewhere in a workbook."""
    problems: list[SheetProblem] = []
    header = _header(book, outline, problems)
    texts: dict[Place, str] = {}
    for part in PARTS:
        block = outline.blocks.get(part)
        if block is None:
            reason = f"no {WORDS[part]} found: name their cells"
            problems.append(SheetProblem("error", outline.sheet, None, reason))
        else:
            texts.update(_block_texts(book.grid(block.sheet), block, problems))
    raw = {**header, **_raw_parts(texts)}
    chart = None
    if not any(problem.severity == "error" for problem in problems):
        chart, wrong = read_chart(raw)
        if chart is None:
            problems += [
                SheetProblem("error", outline.sheet, None, str(one))
                for one in wrong
                if one.severity == "error"
            ]
    name = f"{header['year'] or ''} {header['school']}".strip()
    return FoundChart(name, outline, raw, chart, tuple(_sorted(problems)))


def _sorted(problems: Sequence[SheetProblem]) -> list[SheetProblem]:
    return sorted(dict.fromkeys(problems), key=lambda one: one.severity != "error")


# What is printed around the chart


def _header(book: Workbook, outline: Outline, problems: list[SheetProblem]) -> dict[str, Any]:
    grid = book.grid(outline.sheet)
    told = read_facts(grid, outline.facts)
    problems += [_problem(outline.sheet, remark) for remark in told.remarks]
    header = dict(told.values)
    first = next(iter(outline.blocks.values()), None)
    title = title_above(grid, first.area) if first else None
    header.setdefault("school", title[0] if title else grid.name[:80].strip() or "?")
    header.setdefault("year", title[1] if title else 0)
    header.setdefault("origin", "imported")
    header.setdefault("id", team_id(header["school"], header["year"]))
    defense = outline.blocks.get("defense")
    if defense is not None:
        header.setdefault("marks", list(marks_near(book.grid(defense.sheet), defense.area)))
    for key, usual, words in (
        ("set", 3, "no set: taken as 3"),
        ("fumble", "10-25", "no fumble line: taken as 10-25"),
    ):
        if key not in header:
            header[key] = usual
            spot = (first.area.top, first.area.left) if first else None
            problems.append(SheetProblem("warning", outline.sheet, spot, f"{words}, see the page Team"))
    header.setdefault(APPLIED, {})
    return header


def _problem(sheet: str, remark: Remark) -> SheetProblem:
    return SheetProblem(remark.severity, sheet, remark.spot, remark.reason)


# Results


def _block_texts(grid: Grid, block: ChartBlock, problems: list[SheetProblem]) -> dict[Place, str]:
    """The entries of a part; of places that the sheet does not have, blank ones."""
    problems += [_problem(grid.name, remark) for remark in block.remarks]
    problems += [_problem(grid.name, remark) for remark in _missing(block)]
    cells = {place: _cell(grid, place, spot, problems) for place, spot in block.spots.items()}
    habits = habits_of(cell for place, cell in cells.items() if place[1] != "extra_point")
    if not habits.filled:
        reason = (
            f"no cell of {block.area} has a fill: colours go by the texts, numbers without a sign are gains"
        )
        problems.append(SheetProblem("warning", grid.name, (block.area.top, block.area.left), reason))
    texts = {}
    for place, cell in cells.items():
        reading = read_cell(cell, place[0], place[-2], habits)
        texts[place] = reading.entry
        problems += [
            SheetProblem(severity, grid.name, block.spots[place], reason, place)
            for severity, reason in reading.remarks
        ]
    return texts | _extra_points(grid, block, problems)


def _cell(grid: Grid, place: Place, spot: Spot, problems: list[SheetProblem]) -> SheetCell:
    """The cell at a spot; of merged ones, that which they show."""
    merged = grid.merged_at(spot)
    if merged is None or spot == (merged.top, merged.left):
        return grid[spot]
    first = (merged.top, merged.left)
    reason = f"merged with {cell_name(first)}: read as the same"
    problems.append(SheetProblem("warning", grid.name, spot, reason, place))
    return grid[first]


def _missing(block: ChartBlock) -> Iterator[Remark]:
    """Totals, columns and formations that a block does not have."""
    have = set(block.spots)
    wanted = [place for place in CELL_PLACES if place[0] == block.part and place[1] != "extra_point"]
    rows = (
        {(*place[1:-2], place[-1]) for place in have}
        if block.part == "defense"
        else {place[-1:] for place in have}
    )
    columns = {place[-2] for place in have}
    end = (block.area.bottom, block.area.left)
    gone_rows = dict.fromkeys(_row_key(place) for place in wanted if _row_key(place) not in rows)
    gone_columns = dict.fromkeys(place[-2] for place in wanted if place[-2] not in columns)
    if gone_rows:
        yield Remark("error", end, f"no row of {block.part} for {_listed(gone_rows)}")
    if gone_columns:
        at = (block.area.top, block.area.right)
        yield Remark("error", at, f"no column of {block.part} for {', '.join(gone_columns)}")


def _row_key(place: Place) -> tuple[str, ...]:
    return (place[1], place[-1]) if place[0] == "defense" else place[-1:]


def _listed(keys: Mapping[tuple[str, ...], None]) -> str:
    names = ["".join(key) for key in keys]
    shown = ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")
    return f"total {shown}"


def _extra_points(grid: Grid, block: ChartBlock, problems: list[SheetProblem]) -> dict[Place, str]:
    """Extra points by the colour of the totals, where they have no column (bowl-bound.md 3.3)."""
    if block.part != "special" or any(place[1] == "extra_point" for place in block.spots):
        return {}
    colours = {
        total: chart_colour(grid[spot].fill) if grid[spot].fill else "" for total, spot in block.dice.items()
    }
    if not any(colours.values()):
        reason = "no column of extra points and no colours of the totals: all taken as good"
        problems.append(SheetProblem("warning", grid.name, (block.area.top, block.area.left), reason))
    return {
        ("special", "extra_point", str(total)): (NO_GOOD if colour == "red" else GOOD).text
        for total, colour in colours.items()
    }


def _raw_parts(texts: Mapping[Place, str]) -> dict[str, Any]:
    def rows(head: Place, names: Sequence[str], totals: range) -> dict[str, Any]:
        return {
            "columns": list(names),
            **{str(total): [_entry(texts, (*head, name, str(total))) for name in names] for total in totals},
        }

    return {
        "offense": rows(("offense",), OFFENSE_COLUMNS, TOTALS),
        "defense": {letter: rows(("defense", letter), PLAYS, DEFENSE_TOTALS) for letter in FORMATIONS},
        "special": rows(("special",), SPECIAL_COLUMNS, TOTALS),
    }


def _entry(texts: Mapping[Place, str], place: Place) -> str:
    return texts.get(place, GOOD.text if place[1] == "extra_point" else "")
