"""Whole games with random answers; BOWLBOUND_THOROUGH multiplies how many, a failing one tells its seed."""

from collections import Counter

import pytest

from tests.amounts import TIMES
from tests.games.gridiron_chaos.random_games import all_rows, check_game, played, rows_read

GAMES = 200 * TIMES
CHUNK = 50


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_what_must_hold(first):
    for seed in range(first, first + CHUNK):
        try:
            check_game(played(seed))
        except Exception as error:
            error.add_note(f"in the game of seed {seed}")
            raise


def test_nearly_every_row_of_every_table_is_read_in_a_few_games():
    """Twenty thousand games reach them all (benchmarks/chaos_games.py); sixty reach more than nine in ten."""
    read = sum((rows_read(played(seed)) for seed in range(60)), Counter())
    missing = all_rows() - set(read)
    assert set(read) <= all_rows()
    assert len(missing) < len(all_rows()) / 10
