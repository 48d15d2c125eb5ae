"""The coach by exact odds answers every question, and sensibly."""

import pytest

from bowlbound_desktop.games.gridiron_chaos.coaches.odds_coach import call_worths, considered, odds_coach
from bowlbound_desktop.games.register import game as shelf
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.level import coach_of
from bowlbound_desktop.play.many.simulate import Matchup, play_game
from tests.games.gridiron_chaos.chaos import HOME, RULES, at, kicking

LEVELS = ("points", "odds")


def choose(game, *answers, level="odds"):
    run = Run(RULES.next_play(game), answers)
    assert isinstance(run.pending, Decision)
    coach = odds_coach(level, 1)
    answer = coach._weigh(run.pending, Moment(game=game, play=3, happened=run.happened)).answer
    assert answer in run.pending.options
    return answer


def test_the_levels_stand_from_the_weakest_to_the_strongest():
    chaos = shelf("gridiron-chaos")
    assert [level.key for level in chaos.levels] == ["random", "book", "points", "odds"]
    assert chaos.favourite == "book"
    assert [coach_of(chaos.levels, level.key, 1).key for level in chaos.levels] == [
        "random",
        "book",
        "points",
        "odds",
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_it_goes_for_two_while_there_is_time(level):
    assert choose(kicking("try", score=(6, 0)), level=level) == "two"


def test_at_the_whistle_one_point_that_wins_is_kicked():
    assert choose(kicking("try", quarter=4, clock="0:00", score=(13, 13))) == "kick"


def test_a_field_goal_that_wins_is_kicked_on_the_last_snap():
    assert choose(at(85, 2, 5, quarter=4, clock="0:15", score=(13, 14))) == "field_goal"


def test_a_field_goal_that_does_not_help_is_not_kicked_on_the_last_snap():
    assert choose(at(85, 2, 5, quarter=4, clock="0:15", score=(10, 14))) not in ("field_goal", "punt")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_punts_on_first_down(level):
    assert choose(at(40), level=level) != "punt"


def test_the_side_that_leads_lets_the_clock_run():
    leads = at(40, quarter=4, clock="1:45", score=(14, 10))
    assert choose(leads, "run", 21) == "no"  # its own time out
    assert choose(leads, "run", 21, "no", "no") == "45"


def test_the_side_that_trails_stops_the_clock():
    trails = at(40, 3, 10, quarter=4, clock="0:45", score=(10, 14), timeouts=(2, 2))
    assert choose(trails, "run", 21) == "call"  # a yard: fourth down cannot be spiked away
    leads = at(40, quarter=4, clock="1:45", score=(14, 10))
    assert choose(leads, "run", 21, "no") == "call"


def test_nobody_stops_the_clock_in_the_first_quarter():
    assert choose(at(40), "run", 21) == "no"
    assert choose(at(40), "run", 21, "no") == "no"
    assert choose(at(40), "run", 21, "no", "no") == "45"


def test_an_onside_kick_is_for_those_who_need_the_ball():
    assert choose(kicking(quarter=4, clock="0:30", score=(10, 14))) == "onside"
    assert choose(kicking(quarter=4, clock="0:30", score=(14, 10))) == "deep"


def test_a_punt_at_the_own_2_is_left_to_roll():
    assert choose(at(45, 4, 8), "punt", 8) == "roll"


def test_a_challenge_that_may_save_the_game_is_made():
    game = at(30, quarter=4, clock="1:00", score=(10, 14))
    row = next(
        row
        for row, cells in game.tables.play_calls.items()
        if isinstance(cells, dict)
        and cells["medium"].kind == "interception"
        and not cells["medium"].no_return
    )
    assert choose(game, "medium", row, "return", 5) == "yes"


def test_calls_far_from_the_best_are_not_looked_at_early():
    early, late = at(40), at(40, quarter=4, clock="2:00")
    assert set(considered(early, "odds")) < set(considered(late, "odds"))
    assert "long" in considered(at(40, advantage="L"), "odds")


def test_a_letter_makes_its_call_worth_more():
    plain, helped = at(40), at(40, advantage="L")
    assert call_worths(helped, ["long"], "odds") > call_worths(plain, ["long"], "odds")


def test_it_plays_a_whole_game_without_a_mistake():
    chaos = shelf("gridiron-chaos")
    teams = [chaos.shelf.load(chaos.famous[0], side.value, {}) for side in (Side.HOME, Side.AWAY)]
    record = play_game(Matchup(game=chaos, home=teams[0], away=teams[1], coaches=("odds", "points")), 7)
    assert record.mistakes == ()
    assert record.home.plays > 30


def test_a_takeaway_in_the_own_end_zone_is_answered():
    """Whatever it prefers, it is one of the two."""
    game = at(45, 1, 10)
    assert choose(game, "hail_mary", 7) in ("return", "down")
    assert game.offense is HOME
