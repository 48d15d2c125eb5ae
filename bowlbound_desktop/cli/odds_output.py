"""The tables of `bowlbound odds` as text, CSV and JSON."""

import csv
import json
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any

from attrs import asdict

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.odds_asking import ALONE, Asked, Summaries, Told

WIDTH = 9
TITLES = {
    "yards": "mean gain",
    "points": "points",
    "first_down": "first down",
    "touchdown": "touchdown",
    "score": "we score",
    "turnover": "ball lost",
    "penalty": "penalty",
    "safety": "safety",
    "start": "their start",
    "completion": "caught or run",
    "win": "we win",
}
RARE = 0.0005
"""Gains less likely than this are added up as "others"."""
GAIN_ROW = ("offense", "defense", "yards", "chance")
PLAIN = ("yards", "points", "start")
"""Figures that are not percentages."""


def as_text(odds: Told, asked: Sequence[Asked], figures: Sequence[str], *, gains: bool) -> str:
    """A table for each figure, and how much was left out."""
    lines: list[str] = []
    most = 0.0
    for block in asked:
        table = odds.table(block.offense, block.defense)
        most = max(most, *(found.left_out for found in table.values()))
        if block.defense == (ALONE,):
            lines += [*_alone(table, block, figures), ""]
        else:
            lines += [line for figure in figures for line in (*_lines(table, block, figure), "")]
        if gains:
            lines += [*_gains(odds, block), ""]
    lines.append(f"Left out: at most {max(most, 0.0):.4%} of a play.")
    return "\n".join(lines)


def _lines(table: Summaries, block: Asked, figure: str) -> Iterator[str]:
    first = max(12, len(TITLES[figure]) + 1, *(len(call) + 1 for call in block.offense))
    widths = [max(WIDTH, len(call) + 1) for call in block.defense]
    yield _line(TITLES[figure], block.defense, first, widths)
    for ours in block.offense:
        cells = [_cell(table[ours, theirs], figure) for theirs in block.defense]
        yield _line(ours, cells, first, widths)


def _alone(table: Summaries, block: Asked, figures: Sequence[str]) -> Iterator[str]:
    """All figures in one table where only one side calls."""
    first = max(12, *(len(call) + 1 for call in block.offense))
    widths = [max(WIDTH, len(TITLES[figure]) + 2) for figure in figures]
    yield _line("", [TITLES[figure] for figure in figures], first, widths)
    for ours in block.offense:
        yield _line(ours, [_cell(table[ours, ALONE], figure) for figure in figures], first, widths)


def _cell(summary: Any, figure: str) -> str:
    if not hasattr(summary, figure):
        raise BowlboundError(f'there is no "{figure}" in the odds of this game')
    value = getattr(summary, figure)
    return f"{value:.2f}" if figure in PLAIN else f"{value:.1%}"


def _line(head: str, cells: Sequence[str], first: int, widths: Sequence[int]) -> str:
    return f"{head:{first}}" + "".join(f"{c:>{w}}" for c, w in zip(cells, widths, strict=True))


def _gains(odds: Told, block: Asked) -> Iterator[str]:
    """Every gain with its chance, most of them on one line."""
    for ours in block.offense:
        for theirs in block.defense:
            found = odds.gains(ours, theirs)
            told = [f"{yards:+d}: {chance:.2%}" for yards, chance in found.items() if chance >= RARE]
            others = sum(chance for chance in found.values() if chance < RARE)
            told += [f"others: {others:.2%}"] if others else []
            pair = f"{ours} against {theirs}" if theirs != ALONE else ours
            yield f"{pair}, gains with the ball kept: {', '.join(told) or 'none'}"


def as_csv(odds: Told, asked: Sequence[Asked], figures: Sequence[str], *, gains: bool) -> str:
    """A line for each pair of calls with all figures; with `gains`, a line for each gain."""
    del figures
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    rows = list(_gain_rows(odds, asked) if gains else _rows(odds, asked))
    writer.writerow(GAIN_ROW if gains else rows[0])
    writer.writerows(row.values() for row in rows)
    return out.getvalue().rstrip("\n")


def as_json(odds: Told, asked: Sequence[Asked], figures: Sequence[str], *, gains: bool) -> str:
    """Everything as one object."""
    del figures
    calls = list(_rows(odds, asked))
    if gains:
        for call in calls:
            call["gains"] = odds.gains(call["offense"], call["defense"])
    game = odds.game
    place = {
        "next": game.next,
        "offense": game.offense.value,
        "yards_from_own_goal": game.y,
        "down": game.down,
        "to_go": game.to_go,
    }
    most = max((call["left_out"] for call in calls), default=0.0)
    return json.dumps({"situation": place, "left_out": most, "calls": calls}, indent=1)


def _rows(odds: Told, asked: Sequence[Asked]) -> Iterator[dict[str, Any]]:
    for block in asked:
        for (ours, theirs), found in odds.table(block.offense, block.defense).items():
            yield {"offense": ours, "defense": theirs, **asdict(found)}


def _gain_rows(odds: Told, asked: Sequence[Asked]) -> Iterator[dict[str, Any]]:
    for block in asked:
        for ours in block.offense:
            for theirs in block.defense:
                for yards, chance in odds.gains(ours, theirs).items():
                    yield dict(zip(GAIN_ROW, (ours, theirs, yards, chance), strict=True))
