"""Boxes put into words by a game's legend."""

import pytest

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.teaching.legend import box_words, legend_of
from tests.shelf import game, wish

WORDS = {"ob": "out of bounds", "under two": "in the last two minutes", "2min": "late", "INC": "incomplete"}


def test_numbers_are_yards_and_words_are_looked_up():
    assert box_words("(9 ob)", WORDS) == "9 yards, out of bounds"
    assert box_words("-1", WORDS) == "minus 1 yard"


def test_conditions_follow_with_their_results():
    assert box_words("0; under two: -2 ob", WORDS) == (
        "no gain; in the last two minutes: minus 2 yards, out of bounds"
    )
    assert box_words("9; 4+1: INC", WORDS) == "9 yards; on 4 and 1: incomplete"
    assert box_words("9 2min:INC", WORDS) == "9 yards, late incomplete"


def test_a_folder_without_a_legend_is_silent(tmp_path):
    table = open_table(wish(seed=1)).system.tables(open_table(wish(seed=1)).game)[0]
    assert legend_of(tmp_path).cell(table, 0, 0) == ""


@pytest.mark.parametrize("key", ["gridiron-chaos", "nailbiter"])
def test_every_printed_word_of_the_play_tables_is_in_the_legend(key):
    session, known = open_table(wish(key, seed=1)), game(key).teaching
    for table in session.system.tables(session.game):
        for cell in (cell for row in table.cells for cell in row if table.key in known.tables):
            words = [word.partition(":")[0] for word in cell.text.partition(";")[0].strip("()").split()]
            unknown = [
                word for word in words if word not in known.words and word.strip("+-/0123456789") != ""
            ]
            assert cell.text in known.whole or [word for word in unknown if "/" not in word] == []
