from bowlbound_desktop.kernel.events import (
    BallMoved,
    Called,
    CellRead,
    FirstDown,
    Fumbled,
    Intercepted,
    PassFell,
    PenaltyMarked,
    PlayStarted,
    Recovered,
    Scored,
)
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.statistics import Line, Tally

HOME, AWAY = Side


def told(*events, side=HOME, call="1"):
    tally = Tally()
    tally.tell(PlayStarted(side=side, ball=30, down=1, to_go=10, quarter=1, seconds=900))
    tally.tell(Called(side=side, kind="offense_call", option=call))
    for event in events:
        tally.tell(event)
    return tally.finish()


def moved(how, end, side=HOME):
    return BallMoved(side=side, start=30, end=end, how=how)


def test_a_run_is_a_rush_with_its_yards():
    line = told(moved("run", 37))[HOME]
    assert (line.rushes, line.rush_yards, line.plays, line.yards) == (1, 7, 1, 7)


def test_the_visitors_gain_toward_the_home_goal():
    assert told(moved("run", 20, AWAY), side=AWAY)[AWAY].rush_yards == 10


def test_a_pass_is_complete_incomplete_or_intercepted():
    assert told(moved("pass", 45), call="8")[HOME].completions == 1
    assert told(PassFell(side=HOME), call="8")[HOME].passes == 1
    line = told(Intercepted(side=AWAY, ball=50), call="8")[HOME]
    assert (line.passes, line.interceptions, line.turnovers) == (1, 1, 1)


def test_a_declined_interception_is_incomplete():
    assert told(Intercepted(side=AWAY, ball=50), PassFell(side=HOME), call="8")[HOME].interceptions == 0


def test_a_trapped_passer_rushed():
    read = CellRead(side=HOME, part="offense", column="QT", row="24", text="-7", colour="red")
    line = told(read, moved("pass", 23), call="9")[HOME]
    assert (line.rushes, line.rush_yards, line.passes) == (1, -7, 0)


def test_an_accepted_penalty_cancels_the_play_but_not_a_score_that_stands():
    penalty = PenaltyMarked(side=HOME, foul="OFF 5", yards=5)
    line = told(moved("run", 37), penalty)[HOME]
    assert (line.rushes, line.penalties, line.penalty_yards) == (0, 1, 5)
    assert (
        told(moved("run", 37), PenaltyMarked(rule="R-15", side=AWAY, foul="DEF 5", yards=5))[HOME].rushes == 1
    )


def test_a_fumble_is_lost_when_the_others_recover():
    events = Fumbled(side=HOME, ball=33), Recovered(side=AWAY, ball=33)
    line = told(moved("fumble", 33), *events)[HOME]
    assert (line.rushes, line.fumbles, line.fumbles_lost, line.turnovers) == (1, 1, 1, 1)
    assert told(Fumbled(side=HOME, ball=33), Recovered(side=HOME, ball=33))[HOME].fumbles_lost == 0


def test_a_blocked_kick_is_no_fumble():
    assert told(Fumbled(side=HOME, ball=20, how="block"), Recovered(side=AWAY, ball=20))[HOME].fumbles == 0


def test_points_first_downs_and_kicks_are_counted():
    line = told(moved("field_goal", 100), Scored(side=HOME, points=3, how="field_goal"))[HOME]
    assert (line.points, line.field_goals, line.field_goals_tried) == (3, 1, 1)
    assert told(FirstDown(side=HOME, ball=45))[HOME].first_downs == 1
    assert told(moved("punt", 70), call="punt")[HOME].punt_yards == 40


def test_lines_add_up():
    total = Line(points=3)
    total.add(Line(points=4, rushes=2))
    assert total.values()["points"] == 7
    assert total.rushes == 2
