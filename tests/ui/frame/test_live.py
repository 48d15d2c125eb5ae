"""The table in the middle of a play, and in the past."""

import random
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import FieldPicture
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.frame.live import Live, follow
from tests.shelf import SYSTEMS, system, wish
from tests.ui.conftest import live_answers, press, press_all, text_of
from tests.ui.fake_game import TEAMS, FakeGame, FakeSystem

GAME = FakeGame(plays=1)
LIVE = Live(board=FakeSystem().scoreboard(GAME), picture=FakeSystem().picture(GAME))


def later(*events):
    return follow(LIVE, events, lambda yards: f"spot {yards}")


def test_points_of_overtime_do_not_stand_under_the_fourth_quarter():
    live = evolve(LIVE, board=evolve(LIVE.board, period=5))
    after = follow(live, [e.Scored(side=Side.AWAY, how="field_goal", points=3)], str).board
    before = LIVE.board.lines
    assert after.lines == {Side.HOME: (*before[Side.HOME], 0), Side.AWAY: (*before[Side.AWAY], 3)}


def test_the_ball_moves_within_a_play():
    live = later(e.BallMoved(side=Side.HOME, start=20, end=44, how="pass"))
    assert (live.picture.ball, live.board.ball, live.board.possession) == (44, "spot 44", Side.HOME)
    assert live.picture.line_of_scrimmage == 20


def test_an_interception_changes_hands_at_once():
    live = later(e.Intercepted(side=Side.AWAY, ball=60))
    assert (live.board.possession, live.picture.offense) == (Side.AWAY, Side.AWAY)


def test_points_clock_and_timeouts():
    live = later(
        e.Scored(side=Side.HOME, points=6, how="touchdown"),
        e.ClockRan(seconds=30, left=61),
        e.TimeoutTaken(side=Side.AWAY, left=1),
    )
    assert live.board.totals[Side.HOME] == 6
    assert live.board.lines[Side.HOME] == (6, 0, 0, 0)
    assert (live.board.clock, live.board.timeouts[Side.AWAY]) == ("1:01", 1)


def test_overtime_points_go_to_the_last_column():
    board = evolve(LIVE.board, quarter="OT 1", period=5)
    live = follow(evolve(LIVE, board=board), [e.Scored(side=Side.AWAY, points=3, how="field_goal")], str)
    assert live.board.lines[Side.AWAY][-1] == 3


def test_no_ball_no_place():
    live = follow(evolve(LIVE, picture=FieldPicture(teams=TEAMS)), [], str)
    assert live.board == LIVE.board


def two_plays(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C", "answer:penalty:decline")


def test_a_click_in_the_log_travels_and_a_button_returns(table):
    two_plays(table)
    assert text_of(table, "ball") == "Ball on Notre Dame 34"
    table.log.setCurrentIndex(table.log_model.index(0, 0, table.log_model.index(0, 0)))
    assert table.travel.isVisible()
    assert text_of(table, "ball") == "Ball on Notre Dame 27"
    press(table, "travel:now")
    assert not table.travel.isVisible()
    assert text_of(table, "ball") == "Ball on Notre Dame 34"


def test_keys_step_through_the_game(table):
    two_plays(table)
    before, after = (table.findChild(QAction, f"action:play-{way}") for way in ("before", "after"))
    before.trigger()
    before.trigger()
    assert "play 2" in text_of(table, "travel:text")
    after.trigger()
    assert "play 3" in text_of(table, "travel:text")
    after.trigger()
    assert not table.travel.isVisible()


def test_answers_are_inactive_until_the_past_is_left(table):
    two_plays(table)
    table.findChild(QAction, "action:play-before").trigger()
    assert live_answers(table) == []
    press(table, "answer:fake_numbers:ok")
    assert table.travel.isVisible()
    press(table, "travel:now")
    press(table, "answer:fake_numbers:ok")
    assert table.findChild(QWidget, "answer:offense_call:1")


def played_by_lot(key, preset, seed):
    session = open_table(wish(system=key, seed=seed, options=system(key).presets[preset]))
    luck = random.Random(seed)
    while not session.over:
        for part in session.open_parts():
            session.answer_for(part.side, part.quiet or luck.choice(part.options))
    return session


def penalised(session):
    """Plays with a penalty, before a play from scrimmage."""
    plays = [[item for item in session.happened(n) if isinstance(item, Event)] for n in range(session.plays)]
    for number, (play, following) in enumerate(pairwise(plays)):
        start = next((event for event in following if isinstance(event, e.PlayStarted)), None)
        if start is not None and start.down and any(isinstance(event, e.PenaltyMarked) for event in play):
            yield number, start


@pytest.mark.parametrize(
    ("key", "preset"), [(key, list(system(key).presets)[place]) for key in SYSTEMS for place in (0, -1)]
)
def test_a_penalised_play_of_the_past_ends_where_the_penalty_put_the_ball(seated, key, preset):
    seen, seeds = 0, iter(range(1, 9))
    while seen < 4:
        window = seated(played_by_lot(key, preset, seed=next(seeds)))
        found = list(penalised(window.controller.session))
        shown = []
        window.controller.framed.connect(shown.append)
        for number, _ in found:
            window.controller.show_play(number)
        assert [frame.picture.ball for frame in shown] == [start.ball for _, start in found]
        assert [frame.picture.offense for frame in shown] == [start.side for _, start in found]
        seen += len(found)
