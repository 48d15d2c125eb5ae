"""The tables as they are printed: shape, sums to check the transcription against, and how a cell is read."""

from collections import Counter

import pytest

from bowlbound_desktop.games.gridiron_chaos import tables as reader
from bowlbound_desktop.games.gridiron_chaos.rules.cells import COLUMNS, WholeRow, parse_cell, parse_whole_row
from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS
from bowlbound_desktop.kernel.errors import ChartError
from tests.games.gridiron_chaos.chaos import RULES

TABLES = RULES.printed
CELLS = {
    (row, column): cells[column]
    for row, cells in TABLES.play_calls.items()
    if not isinstance(cells, WholeRow)
    for column in COLUMNS
}


def test_the_play_calls_have_36_rows_of_which_five_are_read_in_every_column():
    """GC-4: rare plays, scoreboard and flag are whole rows; row 16 has a cell in each column."""
    whole = {row: cells.what for row, cells in TABLES.play_calls.items() if isinstance(cells, WholeRow)}
    assert whole == {14: "rare", 15: "rare", 44: "scoreboard", 45: "scoreboard", 62: "flag"}
    assert len(CELLS) == 31 * 6


def test_row_16_brings_in_the_chains_in_four_columns_with_two_letters():
    """GC-X6."""
    letters = {column: CELLS[16, column].letter for column in COLUMNS if CELLS[16, column].gain == "CHAINS"}
    assert letters == {"run": "A", "short_yardage": "A", "short": "AA", "medium": "AA"}


def test_the_words_of_the_play_calls_are_as_many_as_in_the_booklet():
    """Counted in the booklet: row 16 prints one LR for two columns, running 11 none, and one INC is small."""
    words = Counter(word for cell in CELLS.values() for word in cell.text.split())
    runs = {"LR": 33, "ER": 14, "DW": 4, "DV": 3, "QBS": 8, "RVS": 16}
    passes = {"SHVL": 2, "FF": 13, "SCR": 9, "SACK": 16, "QB": 7, "INC": 24, "INT": 8}
    marks = {"◊": 14, "BREAK": 7, "FUMBLE": 8, "ob": 17, "2min:1": 11, "2min:INC": 5, "no-return": 2}
    wanted = {**runs, **passes, **marks}
    assert {word: words[word] for word in wanted} == wanted


def test_running_11_is_a_line_run():
    """GC-R3: it prints no type."""
    assert CELLS[11, "run"].style == "LR"
    assert CELLS[11, "run"].diamond


def test_a_letter_of_the_tables_is_always_a_slot():
    """GC-R2: receivers run to DD; GC-R4: the R of a rare play is M."""
    used = {cell.letter for cell in CELLS.values()} | {row.fumble for row in TABLES.breaks.values()}
    for rare in TABLES.rare.values():
        used |= {letter for row in rare.values() for letter in (row.letter, row.taker, row.overturned_taker)}
    for row in TABLES.turnover_return.values():
        used |= {row.int_, row.fum}
    assert used - {""} <= set(SLOTS)
    assert "DD" in used
    assert TABLES.rare["trailing"][55].letter == "M"


def test_slips_of_the_rare_tables_are_kept_or_mended_as_ruled():
    """GC-R5: trailing 43 credits AA with a run; GC-R6: in trailing 65-66 A carries."""
    assert (TABLES.rare["trailing"][43].play, TABLES.rare["trailing"][43].letter) == ("run", "AA")
    assert TABLES.rare["trailing"][65].letter == TABLES.rare["trailing"][66].letter == "A"


@pytest.mark.parametrize("name", ["trailing", "leading"])
def test_a_rare_table_has_28_single_rows_and_4_double_ones(name):
    rows = TABLES.rare[name]
    assert len(rows) == 36
    doubles = [throw for throw in (55, 61, 63, 65) if rows[throw] is rows[throw + 1]]
    assert doubles == [55, 61, 63, 65]
    assert len({id(row) for row in rows.values()}) == 32


def test_the_lettered_boxes_of_the_clock():
    """GC-11: 5, 5, 5, 6 and 4 letters, all on boxes of 15 seconds."""
    assert [len(boxes) for boxes in TABLES.letters.values()] == [5, 5, 5, 6, 4]
    assert Counter("".join("".join(boxes.values()) for boxes in TABLES.letters.values())) == {
        "L": 11,
        "M": 9,
        "T": 5,
    }
    assert all(box % 15 == 0 for boxes in TABLES.letters.values() for box in boxes)


def test_onside_and_hail_mary_texts_reach_down_to_the_next_text():
    """GC-R13 and GC-R14."""
    onside = [TABLES.onside[throw].length for throw in range(2, 13)]
    assert onside == [16, 16, 8, 8, 8, 12, 12, 14, 6, 11, 11]
    hail_mary = TABLES.hail_mary
    assert [throw for throw in range(2, 13) if hail_mary[throw].intercepted] == [4, 5, 6, 7, 8, 9]
    assert [throw for throw in range(2, 13) if hail_mary[throw].caught] == [2, 3]
    assert [throw for throw in range(2, 13) if hail_mary[throw].incomplete] == [10, 11]


def test_no_kickoff_row_is_a_touchback():
    """GC-R16."""
    assert all(row.to or row.break_ or row.spotted or row.flag for row in TABLES.kickoff.values())


def test_every_situation_of_the_penalties_has_six_bands():
    assert set(TABLES.penalties) == {"running", "passing", "kicks", "returns"}
    for rows in TABLES.penalties.values():
        assert [len({rows[10 * tens + ones].foul for ones in range(1, 7)}) for tens in range(1, 7)] == [1] * 6


@pytest.mark.parametrize("text", ["LR 5 A FUMBEL", "BLACK", "LR 5 Q", "2min:2", "1st:x", "SACK- 4", "(TD)"])
def test_a_word_that_is_not_known_is_refused(text):
    """Whole words only: nothing is guessed from a prefix."""
    with pytest.raises((ChartError, ValueError)):
        parse_cell(text, "run")


@pytest.mark.parametrize("text", ["RARE PLAY", "SCOREBOARD 21", "SCOREBOARD x y", ""])
def test_a_whole_row_that_is_not_known_is_refused(text):
    with pytest.raises(ChartError, match="not a row of the Play Calls"):
        parse_whole_row(text)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"2-12": {"yards": 5}, "3": {"yards": 5}}, "appears twice"),
        ({"2-11": {"yards": 5}}, "missing"),
        ({"2-12": {"yard": 5}}, "row 2-12"),
    ],
)
def test_a_damaged_table_is_refused_in_a_sentence(table, reason):
    with pytest.raises(ChartError, match=reason):
        reader._rows("break", table, reader.rows.BreakRow, reader.SUM.weights)


def test_a_row_with_other_columns_is_refused():
    with pytest.raises(ChartError, match="row 12: the columns are run, short_yardage"):
        reader._call_row(12, {"run": "LR 19 A"})


@pytest.mark.parametrize("boxes", [{"12:31": "L"}, {"12:30": "X"}])
def test_a_letter_outside_its_boxes_is_refused(boxes):
    with pytest.raises(ChartError, match="no letters of 15-second boxes"):
        reader._letters(boxes)
