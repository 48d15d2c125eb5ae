"""Which charts a workbook holds: one a sheet, several in one, or one in several sheets."""

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.workbooks.blocks import ChartBlock, reading_order
from bowlbound_desktop.games.bowlbound.charts.workbooks.facts import Facts, find_facts, merged_facts
from bowlbound_desktop.games.bowlbound.charts.workbooks.search import find_blocks
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Grid, Spot, Workbook
from bowlbound_desktop.kernel.errors import BowlboundError

PARTS = ("offense", "defense", "special")


@frozen
class Outline:
    """Where one chart lies in a workbook."""

    sheet: str
    """The sheet of its facts, which is that of its first block."""
    blocks: Mapping[str, ChartBlock] = field(factory=dict)
    facts: Mapping[str, Spot] = field(factory=dict, repr=False)


def find_outlines(book: Workbook) -> tuple[Outline, ...]:
    """Every chart of a workbook; a sheet in which nothing was found gives none."""
    found: list[Outline] = []
    for grid in book.grids:
        for outline in _outlines(grid):
            if found and _belong_together(found[-1], outline):
                found[-1] = _joined(book, found[-1], outline)
            else:
                found.append(outline)
    return tuple(found)


def _belong_together(one: Outline, other: Outline) -> bool:
    """Whether two sheets hold different parts of one chart, and no sheet more than one."""
    sheets = {block.sheet for block in one.blocks.values()}
    single = len(sheets) == len(one.blocks) and len(other.blocks) == 1
    return single and not one.blocks.keys() & other.blocks.keys()


def _joined(book: Workbook, one: Outline, other: Outline) -> Outline:
    facts = one.facts
    if not facts and other.facts:
        return Outline(other.sheet, {**one.blocks, **other.blocks}, other.facts)
    return Outline(book.grid(one.sheet).name, {**one.blocks, **other.blocks}, facts)


def _outlines(grid: Grid) -> list[Outline]:
    groups = group_blocks(find_blocks(grid))
    lists = find_facts(grid, [block.area for group in groups for block in group.values()])
    return [
        Outline(grid.name, group, facts)
        for group, facts in zip(groups, _shared_out(groups, lists), strict=True)
    ]


def group_blocks(blocks: Sequence[ChartBlock]) -> list[dict[str, ChartBlock]]:
    """Blocks that make a chart together: the first of each part, the second of each part and so on."""
    by_part = {part: [block for block in blocks if block.part == part] for part in PARTS}
    counts = {len(found) for found in by_part.values()}
    if len(counts) == 1:
        return [dict(zip(PARTS, group, strict=True)) for group in zip(*by_part.values(), strict=True)]
    groups: list[dict[str, ChartBlock]] = []
    for block in reading_order(blocks):
        if not groups or block.part in groups[-1]:
            groups.append({})
        groups[-1][block.part] = block
    return groups


def _shared_out(groups: Sequence[Mapping[str, ChartBlock]], lists: Sequence[Facts]) -> list[dict[str, Spot]]:
    """Each chart's facts: all of the sheet where it is alone there, else the list that comes with it."""
    if len(groups) == 1:
        return [merged_facts(lists)]
    long = [facts for facts in lists if len(facts.values) > 2]
    if len(long) == len(groups):
        in_order = sorted(long, key=lambda facts: (_row_of(facts, groups), facts.left))
        return [dict(facts.values) for facts in in_order]
    return [_nearest(group, lists) for group in groups]


def _row_of(facts: Facts, groups: Sequence[Mapping[str, ChartBlock]]) -> int:
    """The row of charts that a list stands in: its top where it is not beside a chart."""
    tops = [block.area.top for group in groups for block in group.values() if facts.top <= block.area.bottom]
    return min(tops, default=facts.top)


def _nearest(group: Mapping[str, ChartBlock], lists: Sequence[Facts]) -> dict[str, Spot]:
    area = next(iter(group.values())).area
    near = sorted(lists, key=lambda facts: abs(facts.top - area.top) + abs(facts.left - area.left))
    return dict(near[0].values) if near else {}


def picked_outline(book: Workbook, sheet: str, areas: Mapping[str, Area]) -> Outline:
    """The chart whose blocks somebody named; parts that were not named are looked for in the same sheet."""
    grid = book.grid(sheet)
    blocks: dict[str, ChartBlock] = {}
    for part, area in areas.items():
        found = [block for block in find_blocks(grid, area, part) if block.part == part]
        if not found:
            raise BowlboundError(
                f"{sheet}!{area} holds no {part}: mark dice totals and the columns beside them"
            )
        blocks[part] = max(found, key=lambda block: len(block.spots))
    others = next((group for group in group_blocks(find_blocks(grid))), {})
    blocks = {part: blocks.get(part) or others[part] for part in PARTS if part in blocks or part in others}
    lists = find_facts(grid, [block.area for block in blocks.values()])
    return Outline(sheet, blocks, merged_facts(lists))
