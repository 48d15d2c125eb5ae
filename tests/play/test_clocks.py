"""Clocks that count seconds, cards or possessions, and distances of inches."""

import pytest

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.game_data import play_rows
from bowlbound_desktop.play.paper.clock_boxes import clock_boxes
from bowlbound_desktop.play.paper.game_log import read_log
from tests.games.contract import PROBE, played, table, with_probe


@pytest.fixture(autouse=True)
def probe():
    patch = with_probe()
    yield
    patch.undo()


def start(**clock):
    return PlayStarted(side=Side.HOME, ball=40, down=1, to_go=10, quarter=3, **clock)


def test_a_clock_of_seconds_tells_its_own_share():
    assert (start(seconds=225).time, start(seconds=225).elapsed) == ("3:45", 2.75)


def test_a_clock_of_cards_tells_how_much_is_gone():
    cards = start(clock="6 cards", gone=0.75)
    assert (cards.time, cards.elapsed, cards.left) == ("6 cards", 2.75, 225)


def test_a_share_is_told_even_where_seconds_run_inside_it():
    drill = start(seconds=60, clock="1:00", gone=0.8)
    assert (drill.elapsed, drill.left) == (2.8, 60)


def test_the_deck_of_paper_bowl_is_its_clock():
    begun = table("paper-bowl")
    starts = [event for play in range(begun.plays) for event in begun.events(play)]
    first = next(event for event in starts if isinstance(event, PlayStarted))
    assert (first.seconds, first.time, first.elapsed) == (None, "24 cards", 0.0)


def test_a_pad_of_possessions_strikes_one_box_for_each():
    boxes = clock_boxes(read_log(played(PROBE)))
    assert list(boxes) == [1, 2, 3, 4]
    for row in boxes.values():
        assert [box.side for box in row] == [Side.HOME, Side.AWAY, Side.HOME, Side.AWAY]


def test_inches_stand_on_the_board_in_the_log_and_in_files():
    rules = game(PROBE).rules
    teams = [game(PROBE).shelf.load(team, "home", {}) for team in ("otters", "herons")]
    short = rules.new_game(*teams, rules.read_options({})).change(down=3, line=60)
    assert rules.scoreboard(short).down == "3rd and inches"
    logs = [read_log(played(PROBE, seed)) for seed in range(12)]
    told = [row for log in logs for row in play_rows(log) if row["to_go"] == "inches"]
    assert told
    assert all(" and inches at " in row["text"] for row in told)
