"""The tables of Nailbiter: shape, sums to check against, and what the reader refuses."""

from itertools import pairwise

import pytest

from bowlbound_desktop.games.nailbiter.rules.frame.dice import STEPS
from bowlbound_desktop.games.nailbiter.rules.plays.calls import CALLS
from bowlbound_desktop.games.nailbiter.rules.printed.cells import parse_cell
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import parse_kickoff, parse_punt
from bowlbound_desktop.games.nailbiter.rules.printed.launch_rows import parse_launch
from bowlbound_desktop.games.nailbiter.rules.printed.rare_rows import parse_effect
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED, PASSES, RUNS
from bowlbound_desktop.games.nailbiter.rules.printed.telling import TABLES as SHOWN
from bowlbound_desktop.games.nailbiter.rules.show import all_tables
from bowlbound_desktop.games.nailbiter.tables import nailbiter_tables
from bowlbound_desktop.kernel.errors import FileError

TABLES = nailbiter_tables()


@pytest.mark.parametrize(
    ("chart", "gains"), [("regular", 524), ("defensive_battle", 477), ("bad_weather", 376)]
)
def test_launch_gains_add_up(chart, gains):
    """Section 2: 36 rows a chart."""
    assert sum(row.gain for row in TABLES.launch[chart].values()) == gains


@pytest.mark.parametrize("chart", ["regular", "defensive_battle"])
def test_switches_come_in_pairs(chart):
    """NB-B6, NB-R8: as printed; only the charts without snow have them both ways, but for row 16."""
    rows = TABLES.launch[chart]
    switches = {number: row.switch for number, row in rows.items() if row.switch}
    assert sorted(switches) == [13, 14, 15, 16, 54, 55, 56, 61]
    assert [switches[number] for number in (54, 55, 56, 61)] == [13, 14, 15, 16]


def test_launch_notes_stand_where_they_are_printed():
    """NB-B1 to NB-B7."""
    notes = {number: row.note for number, row in TABLES.launch["regular"].items() if row.note}
    assert [number for number, note in notes.items() if note == "underdog timeout"] == [22, 31, 41]
    assert [number for number, note in notes.items() if note == "rare play"] == [24, 35]
    assert [number for number, note in notes.items() if note == "play clock"] == [42, 52]
    assert [number for number, note in notes.items() if note == "ghost blitz"] == [43, 62]


@pytest.mark.parametrize(
    ("call", "yards"),
    [
        ("line_run", 53),
        ("end_run", 57),
        ("draw_play", 45),
        ("dive_play", 6),
        ("qb_sneak", 8),
        ("reverse", 100),
    ],
)
def test_rushing_columns_add_up(call, yards):
    assert sum(cell.result.yards for cell in TABLES.rushing[call].values()) == yards


@pytest.mark.parametrize(
    ("call", "yards"),
    [("short_pass", 60), ("screen_pass", 49), ("medium_pass", 68), ("deep_pass", 98), ("long_pass", 147)],
)
def test_passing_columns_add_up(call, yards):
    assert sum(cell.result.yards for cell in TABLES.passing[call].values()) == yards


def test_every_column_has_its_flag():
    """NB-B9: 4 on the ground, 11 in the air."""
    for column in TABLES.rushing.values():
        assert [total for total, cell in column.items() if cell.result.kind == "flag"] == [4]
    for column in TABLES.passing.values():
        assert [total for total, cell in column.items() if cell.result.kind == "flag"] == [11]


def test_the_ghost_selects_only_plays_that_exist():
    """NB-E3."""
    for plays in TABLES.ghost.selection.values():
        assert len(plays) == 11
        assert set(plays) <= {*RUNS, *PASSES, "bomb", "trick_play"}


def test_the_tracker_alternates():
    """NB-A2, NB-R32."""
    entries = [entry.coached for quarter in (1, 2, 3, 4) for entry in TABLES.tracker[quarter]]
    halves = entries[:9], entries[9:]
    for half in halves:
        assert all(one is not other for one, other in pairwise(half))
    assert [entry.mark for entry in TABLES.tracker[3]] == ["", "jolt", "", "rare", ""]
    assert [len(TABLES.tracker[quarter]) for quarter in (1, 2, 3, 4, 5)] == [4, 5, 5, 5, 4]


def test_play_counts_are_those_of_the_scoresheet():
    """NB-A16."""
    assert list(TABLES.counts.values()) == [4, 3, 3, 1, 1, 1, 5, 3, 3, 3, 3, 1, 1, 1]
    assert CALLS[: len(COUNTED)] == tuple(TABLES.counts)


def test_rare_tables_have_28_single_rows_and_four_pairs():
    for rows in TABLES.rare.values():
        assert tuple(rows) == STEPS
        assert [step for step in STEPS[1:] if rows[step] is rows[STEPS[STEPS.index(step) - 1]]] == [
            56,
            62,
            64,
            66,
        ]


@pytest.mark.parametrize(
    ("parse", "text"),
    [
        (parse_cell, "7 yards"),
        (parse_cell, "7; in the rain: 3"),
        (parse_launch, "+5 3rd and 4"),
        (parse_launch, "+5, 3rd and 4; switch 77"),
        (parse_launch, "+5, 3rd and 4; gamble: +6, 3rd and 3"),
        (parse_kickoff, "to the 20"),
        (parse_punt, "40 lucky"),
        (parse_effect, "pass 20 sideline"),
        (parse_effect, "dance 3"),
    ],
)
def test_a_row_with_an_unknown_word_is_refused(parse, text):
    with pytest.raises(FileError):
        parse(text)


def test_every_table_that_is_read_is_shown_with_its_column():
    """Section 2: a cell that lights up must be there."""
    shown = {table.key: table for table in all_tables(TABLES)}
    several = {"launch": "regular", "rare": "favored", "selection": "third_and_1", "rushing": "line_run"}
    for thrown_for, (key, rules) in SHOWN.items():
        column = {**several, "passing": "short_pass"}.get(thrown_for, thrown_for)
        assert column in shown[key].columns, thrown_for
        assert rules.startswith("NB-")
    for table in shown.values():
        assert {len(row) for row in table.cells} == {len(table.columns)}
        assert len(table.cells) == len(table.rows)
