"""Scoreboard and field between plays: what stands there in words stands there as figures too."""

import random
import re

import pytest

from bowlbound_desktop.play.opening import open_table
from tests.shelf import SYSTEMS, wish


def boards(key):
    """The scoreboard and the field before every play of a game by lot."""
    session = open_table(wish(system=key, seed=3))
    luck = random.Random(3)
    while not session.over:
        for part in session.open_parts():
            session.answer_for(part.side, part.quiet or luck.choice(part.options))
    games = [position.game for position in session.positions()]
    return [(session.system.scoreboard(game), session.system.picture(game)) for game in games]


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_figures_of_a_board_agree_with_its_words(key):
    seen = boards(key)
    for board, _ in seen:
        down = re.match(r"(\d)\w\w and (\w+)", board.down)
        assert board.down_number == (int(down[1]) if down else 0)
        if down and down[2].isdecimal():
            assert board.to_go == int(down[2])
        quarter = re.fullmatch(r"Q(\d)", board.quarter)
        assert board.period == int(quarter[1]) if quarter else board.period > 4
    assert {board.down_number for board, _ in seen} >= {0, 1, 2, 3, 4}


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_ball_is_on_the_field_when_somebody_has_it(key):
    for board, picture in boards(key):
        assert (picture.ball is None) == (board.possession is None)
        assert picture.offense is board.possession
