from itertools import pairwise

import pytest

from bowlbound_desktop.kernel.events import (
    BallMoved,
    Called,
    ClockRan,
    FirstDown,
    Fumbled,
    Intercepted,
    PassFell,
    PenaltyMarked,
    PlayCancelled,
    PlayStarted,
    PossessionChanged,
    Recovered,
    Scored,
)
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.statistics import BoxLine, tallied
from bowlbound_desktop.play.opening import open_table
from tests.shelf import wish as wish_for

HOME, AWAY = Side


def told(*events, side=HOME, call="1", down=1, what="scrimmage"):
    start = PlayStarted(side=side, ball=30, down=down, to_go=10, quarter=1, seconds=900, what=what)
    return tallied([start, Called(side=side, kind="offense_call", option=call, role="offense"), *events])


def moved(how, end, side=HOME, **more):
    return BallMoved(side=side, start=30, end=end, how=how, **more)


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


def test_an_accepted_penalty_cancels_the_play():
    penalty = PenaltyMarked(side=HOME, foul="OFF 5", yards=5)
    line = told(moved("run", 37), penalty)[HOME]
    assert (line.rushes, line.rush_yards, line.penalties, line.penalty_yards) == (0, 0, 1, 5)


def test_a_gain_counts_beside_a_penalty_marked_from_its_end():
    penalty = PenaltyMarked(side=AWAY, foul="DEF 15", yards=15, play_stands=True)
    lines = told(moved("run", 37), penalty, FirstDown(side=HOME, ball=52))
    assert (lines[HOME].rushes, lines[HOME].rush_yards, lines[AWAY].penalty_yards) == (1, 7, 15)
    assert (lines[HOME].first_downs, lines[HOME].first_downs_penalty) == (1, 1)


@pytest.mark.parametrize("ends", [PlayCancelled(), PenaltyMarked(side=HOME, foul="OFF 5", yards=5)])
def test_nothing_of_a_cancelled_play_counts(ends):
    punt = (moved("punt", 70), moved("return", 60, AWAY), Fumbled(side=AWAY, ball=60))
    lines = told(*punt, Recovered(side=HOME, ball=60), ends, call="punt")
    kept = {name: value for line in lines.values() for name, value in line.values().items() if value}
    assert set(kept) <= {"penalties", "penalty_yards"}
    assert told(moved("field_goal", 90), ends)[HOME].field_goals_tried == 0
    assert told(moved("pass", 60), ends)[HOME].plays == 0


def test_a_punt_kicked_again_after_a_foul_is_one_punt():
    start = PlayStarted(side=HOME, ball=30, down=4, to_go=10, quarter=1, seconds=900)
    again = [
        start,
        moved("punt", 70),
        PlayCancelled(),
        start,
        moved("punt", 75),
        PlayStarted(side=AWAY, ball=75, down=1, to_go=10, quarter=1, seconds=880),
    ]
    line = tallied(again)[HOME]
    assert (line.punts, line.punt_yards, line.fourth_downs) == (1, 45, 0)


def test_a_blocked_kick_was_tried():
    blocked = (moved("block", 22), Fumbled(side=HOME, ball=22, how="block"), Recovered(side=AWAY, ball=22))
    line = told(*blocked, call="punt")[HOME]
    assert (line.punts, line.punt_yards, line.fumbles, line.turnovers) == (1, 0, 0, 0)
    assert told(*blocked, call="field_goal")[HOME].field_goals_tried == 1


def test_a_fumble_is_lost_when_the_others_recover():
    events = Fumbled(side=HOME, ball=33), Recovered(side=AWAY, ball=33)
    line = told(moved("fumble", 33), *events)[HOME]
    assert (line.rushes, line.fumbles, line.fumbles_lost, line.turnovers) == (1, 1, 1, 1)
    assert told(Fumbled(side=HOME, ball=33), Recovered(side=HOME, ball=33))[HOME].fumbles_lost == 0


def test_a_fumble_out_of_the_end_zone_is_lost_without_a_recovery():
    lines = told(moved("fumble", 112), Fumbled(side=HOME, ball=112), PossessionChanged(side=AWAY, ball=80))
    assert (lines[HOME].fumbles, lines[HOME].fumbles_lost) == (1, 1)


def test_a_pass_fumbled_where_it_was_caught_is_complete():
    line = told(moved("fumble", 45, thrown=True), Fumbled(side=HOME, ball=45), Recovered(side=HOME, ball=45))
    assert (line[HOME].completions, line[HOME].pass_yards, line[HOME].rushes) == (1, 15, 0)


def test_points_and_kicks_are_counted():
    line = told(moved("field_goal", 100), Scored(side=HOME, points=3, how="field_goal"))[HOME]
    assert (line.points, line.field_goals, line.field_goals_tried) == (3, 1, 1)
    assert told(moved("punt", 70), call="punt")[HOME].punt_yards == 40
    line = told(moved("return", 55), what="kickoff", side=AWAY)[HOME]
    assert (line.returns, line.return_yards) == (1, 25)


def test_first_downs_are_by_rush_pass_or_penalty():
    chains = FirstDown(side=HOME, ball=45)
    by = [
        told(moved("run", 45), chains),
        told(moved("pass", 45), chains),
        told(PenaltyMarked(side=AWAY, foul="DEF 15", yards=15), chains),
        told(moved("run", 100), Scored(side=HOME, points=6, how="touchdown")),
    ]
    kinds = ("first_downs", "first_downs_rushing", "first_downs_passing", "first_downs_penalty")
    counted = [tuple(getattr(lines[HOME], kind) for kind in kinds) for lines in by]
    assert counted == [(1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1), (1, 1, 0, 0)]


def test_a_recovered_punt_is_a_new_series_but_no_first_down():
    muffed = moved("punt", 70), Fumbled(side=AWAY, ball=70, how="muff"), Recovered(side=HOME, ball=70)
    lines = told(*muffed, FirstDown(side=HOME, ball=70), call="punt")
    assert (lines[HOME].first_downs, lines[AWAY].fumbles_lost) == (0, 1)


def test_third_and_fourth_downs_are_made_or_not():
    line = told(moved("pass", 45), FirstDown(side=HOME, ball=45), down=3)[HOME]
    assert (line.third_downs, line.third_downs_made) == (1, 1)
    line = told(PassFell(side=HOME), down=4)[HOME]
    assert (line.fourth_downs, line.fourth_downs_made, line.third_downs) == (1, 0, 0)
    assert told(moved("punt", 70), down=4, call="punt")[HOME].fourth_downs == 0


def test_a_try_brings_points_and_nothing_else():
    lines = told(moved("run", 100), Scored(side=HOME, points=2, how="two_points"), what="try", down=0)
    assert {name: value for name, value in lines[HOME].values().items() if value} == {"points": 2}


def test_time_belongs_to_who_has_the_ball_and_a_kickoff_s_to_the_receivers():
    ran = ClockRan(seconds=30, left=870)
    assert told(ran, side=AWAY)[AWAY].possession == 30
    assert told(ran, side=AWAY, what="kickoff", down=0)[HOME].possession == 30


@pytest.fixture(scope="module")
def games():
    """Whole games, as the events of each."""
    played = []
    for seed in (4, 5, 6):
        wish = wish_for(seed=seed, coaches={"home": "random", "away": "random"})
        session = open_table(wish)
        played.append((session, [event for play in range(session.plays) for event in session.events(play)]))
    return played


def test_figures_of_whole_games_agree_with_their_scoreboards_and_clocks(games):
    for session, events in games:
        lines = tallied(events)
        totals = session.system.scoreboard(session.game).totals
        assert {side: line.points for side, line in lines.items()} == totals
        assert sum(line.possession for line in lines.values()) == 3600
        for line in lines.values():
            parts = line.first_downs_rushing, line.first_downs_passing, line.first_downs_penalty
            assert line.first_downs == sum(parts)
            assert line.third_downs_made <= line.third_downs
            assert line.completions + line.interceptions <= line.passes


def test_counted_plays_agree_with_the_chains(games):
    """Where a down follows another of its series without a flag, the yards between them were counted."""
    for _, events in games:
        pairs = 0
        for first, second in pairwise(by_play(events)):
            start, after = first[0], second[0]
            quiet = not any(isinstance(event, PenaltyMarked | PlayCancelled | Fumbled) for event in first)
            if start.down and after.side is start.side and after.down == start.down + 1 and quiet:
                line = tallied(first)[start.side]
                assert line.yards == (after.ball - start.ball) * (1 if start.side is HOME else -1)
                assert line.plays == 1
                pairs += 1
        assert pairs > 20


def by_play(events):
    plays = []
    for event in events:
        if isinstance(event, PlayStarted):
            plays.append([])
        if plays:
            plays[-1].append(event)
    return plays


def test_lines_add_up():
    total = BoxLine(points=3)
    total.add(BoxLine(points=4, rushes=2))
    assert total.values()["points"] == 7
    assert total.rushes == 2
