"""Which moments of a play are announced, from its events alone."""

import pytest

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.story.moments import LONG, PlayNews, moments_of
from tests.shelf import system
from tests.ui.frame.test_live import played_by_lot

HOME, AWAY = Side.HOME, Side.AWAY


@pytest.fixture(scope="module")
def narrator():
    from bowlbound_desktop.games import register

    return Narrator(register.game("bowlbound").words, {HOME: "Notre Dame", AWAY: "Michigan State"})


def start(down=1, side=HOME, ball=60, quarter=1, seconds=600):
    return e.PlayStarted(side=side, ball=ball, down=down, to_go=10, quarter=quarter, seconds=seconds)


def moved(begin, end, how="run", side=HOME):
    return e.BallMoved(side=side, start=begin, end=end, how=how)


def told(narrator, *events, before=(0, 0), finished=True, new=None):
    news = PlayNews(events=events, new=events if new is None else new, finished=finished)
    points = {HOME: before[0], AWAY: before[1]}
    return [(moment.kind, moment.side, moment.title) for moment in moments_of(news, points, narrator)]


TOUCHDOWN = e.Scored(side=HOME, points=6, how="touchdown")


def test_a_touchdown_is_its_team_s_moment_and_a_long_run_is_part_of_it(narrator):
    news = PlayNews(events=(run := (start(), moved(60, 100), TOUCHDOWN)), new=run, finished=True)
    (moment,) = moments_of(news, {HOME: 0, AWAY: 3}, narrator)
    assert (moment.kind, moment.side, moment.title) == ("score", HOME, "touchdown")
    assert (
        moment.line
        == "Notre Dame, run of 40 yards · Notre Dame 6, Michigan State 3 · Notre Dame take the lead"
    )


def test_a_score_is_told_before_the_play_ends_and_not_again_after_it(narrator):
    play = (start(), moved(60, 100), TOUCHDOWN)
    assert told(narrator, *play, finished=False) == [("score", HOME, "touchdown")]
    assert told(narrator, *play, new=()) == [("long", HOME, "run of 40 yards")]
    assert ("score", HOME, "touchdown") not in told(narrator, *play, new=())


def test_a_try_is_a_moment_only_where_it_changes_the_lead(narrator):
    point = e.Scored(side=HOME, points=1, how="extra_point")
    assert told(narrator, start(0), point, before=(6, 0)) == []
    assert told(narrator, start(0), point, before=(6, 6)) == [("lead", HOME, "Notre Dame take the lead")]


@pytest.mark.parametrize(("yards", "found"), [(LONG, ["long"]), (LONG - 1, [])])
def test_a_long_gain_begins_at_so_many_yards(narrator, yards, found):
    assert [kind for kind, _, _ in told(narrator, start(ball=20), moved(20, 20 + yards))] == found


def test_a_long_loss_or_kick_is_no_long_gain(narrator):
    assert told(narrator, start(ball=60), moved(60, 20)) == []
    assert told(narrator, start(ball=20), moved(20, 70, "punt")) == []


def test_an_interception_and_a_lost_fumble_belong_to_those_who_have_the_ball(narrator):
    assert told(narrator, start(), e.Intercepted(side=AWAY, ball=70)) == [("turnover", AWAY, "interception")]
    fumble = e.Fumbled(side=HOME, ball=64)
    assert told(narrator, start(), fumble, e.Recovered(side=AWAY, ball=64)) == [
        ("turnover", AWAY, "fumble recovered")
    ]
    assert told(narrator, start(), fumble, e.Recovered(side=HOME, ball=64)) == []


def test_what_a_penalty_may_still_take_back_is_not_announced(narrator):
    play = (start(), e.Intercepted(side=AWAY, ball=70))
    assert told(narrator, *play, finished=False) == []
    penalty = e.PenaltyMarked(side=AWAY, foul="DEF 15", yards=15)
    assert told(narrator, *play, penalty) == []


def test_a_fourth_down_is_stopped_and_a_punt_is_not(narrator):
    lost = e.PossessionChanged(side=AWAY, ball=61)
    assert told(narrator, start(4), moved(60, 61), lost) == [("downs", AWAY, "4th down stopped")]
    assert told(narrator, start(3), moved(60, 61), lost) == []
    assert told(narrator, start(4), moved(60, 90, "punt"), lost) == []


def test_the_clock_has_its_moments(narrator):
    run = e.ClockRan(seconds=30, left=110)
    assert told(narrator, start(quarter=2, seconds=140), run) == [("warning", None, "two-minute warning")]
    assert told(narrator, start(quarter=1, seconds=140), run) == []
    assert told(narrator, start(quarter=2, seconds=110), e.ClockRan(seconds=30, left=80)) == []
    ended = [told(narrator, start(quarter=number), e.PeriodEnded(quarter=number)) for number in (1, 2, 4, 5)]
    assert [found[0][0] for found in ended] == ["period", "half", "period", "period"]
    final = (e.PeriodEnded(quarter=4), e.GameEnded(home=7, away=3))
    assert told(narrator, start(quarter=4), *final, before=(7, 3)) == [("final", HOME, "final")]
    assert told(narrator, start(quarter=4), *final, before=(7, 7)) == [("final", None, "final")]


@pytest.mark.parametrize("key", ["bowlbound", "paper-bowl", "gridiron-chaos"])
def test_every_game_has_its_moments(key):
    session = played_by_lot(key, next(iter(system(key).presets)), seed=3)
    board = session.system.scoreboard(session.game)
    names = {side: team.short for side, team in board.teams.items()}
    told_by, points, kinds = Narrator(session.descriptor.words, names), dict.fromkeys(Side, 0), set()
    for number in range(session.plays):
        events = session.events(number)
        kinds |= {
            m.kind for m in moments_of(PlayNews(events=events, new=events, finished=True), points, told_by)
        }
        for event in events:
            if isinstance(event, e.Scored):
                points[event.side] += event.points
    assert points == dict(board.totals)
    assert {"score", "final"} <= kinds
