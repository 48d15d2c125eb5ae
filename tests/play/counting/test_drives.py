"""Drives: what a penalty takes back neither counts nor ends one."""

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.counting.record import Record

HOME, AWAY = Side


def start(ball, down=1, side=HOME, seconds=900):
    return e.PlayStarted(side=side, ball=ball, down=down, to_go=10, quarter=1, seconds=seconds)


def run(ball, end):
    return e.BallMoved(side=HOME, start=ball, end=end, how="run")


def drives(*plays):
    return drives_of(Record(plays, {}, str))


def test_an_interception_taken_back_ends_no_drive():
    penalty = e.PenaltyMarked(side=AWAY, foul="DEF 5", yards=5)
    intercepted = [e.Intercepted(side=AWAY, ball=60), e.PossessionChanged(side=AWAY, ball=60)]
    [drive] = drives([start(30), *intercepted, penalty], [start(35), run(35, 41)])
    assert (drive.plays, drive.yards, drive.result) == (1, 11, "")


def test_a_penalty_that_takes_the_last_down_too_ends_the_drive_on_downs():
    marked = e.PenaltyMarked(side=HOME, foul="passer beyond the line", yards=5)
    over = e.PossessionChanged(side=AWAY, ball=25)
    [drive] = drives([start(30, 4), run(30, 50), marked, over])
    assert (drive.plays, drive.result) == (0, "Downs")


def test_a_drive_ends_where_the_ball_is_lost_between_its_plays():
    launch = e.PlayStarted(side=HOME, ball=57, quarter=1, seconds=900, what="launch")
    free = [e.Fumbled(side=HOME, ball=67), e.Recovered(side=AWAY, ball=67)]
    first, second = drives([start(40), run(40, 57)], [launch, *free], [start(21, side=AWAY)])
    assert (first.plays, first.yards, first.result) == (1, 17, "Fumble lost")
    assert (second.side, second.result) == (AWAY, "")


def test_a_kickoff_ends_no_drive():
    kickoff = e.PlayStarted(side=HOME, ball=35, quarter=1, seconds=900, what="kickoff")
    punt = e.BallMoved(side=HOME, start=33, end=70, how="punt")
    touchdown = e.Scored(side=AWAY, points=6, how="touchdown")
    [drive] = drives([start(33, 4), punt], [kickoff, touchdown])
    assert drive.result == "Punt"


def test_offset_fouls_count_no_play():
    [drive] = drives([start(30), run(30, 80), e.PlayCancelled()], [start(30), run(30, 33)])
    assert (drive.plays, drive.yards) == (1, 3)


def test_time_and_what_ended_it():
    ran = e.ClockRan(seconds=30, left=870)
    punt = e.BallMoved(side=HOME, start=33, end=70, how="punt")
    first, second = drives(
        [start(30), run(30, 33), ran],
        [start(33, 4), punt, e.PossessionChanged(side=AWAY, ball=70), ran],
        [start(70, side=AWAY), e.PeriodEnded(quarter=2)],
    )
    assert (first.plays, first.yards, first.time, first.result) == (2, 3, 60, "Punt")
    assert second.result == "End of half"


def test_a_score_or_a_loss_says_so():
    touchdown = e.Scored(side=HOME, points=6, how="touchdown")
    free = [e.Fumbled(side=HOME, ball=40), e.Recovered(side=AWAY, ball=40)]
    ends = [drives([start(30), run(30, 100), touchdown]), drives([start(30), *free])]
    ends.append(drives([start(30), e.KickFailed(side=HOME, how="field_goal")]))
    ends.append(drives([start(5), run(5, -2), e.Scored(side=AWAY, points=2, how="safety")]))
    assert [drive[0].result for drive in ends] == [
        "Touchdown",
        "Fumble lost",
        "Missed field goal",
        "Safety against",
    ]
