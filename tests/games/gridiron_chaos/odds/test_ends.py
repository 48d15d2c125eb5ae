"""The exact ends of calls, compared with what the tables say; and quick ones."""

import pytest

from bowlbound_desktop.games.gridiron_chaos.odds.ends import (
    EXACT,
    at_home,
    call_ends,
    canonical,
    follow,
    quick_ends,
)
from bowlbound_desktop.games.gridiron_chaos.odds.grouping import groups
from bowlbound_desktop.kernel.procedure import Run
from tests.games.gridiron_chaos.chaos import AHEAD, AWAY, BEHIND, HOME, RULES, at, kicking, pending


def by_yards(game, side):
    """Points by the yard line alone: enough to take or decline a foul."""
    worth = 0.06 * (game.y - 30) if game.next == "scrimmage" else 0.0
    return game.score.lead(side) + (worth if game.offense is side else -worth)


def ends(game, call, floor=1e-5):
    return call_ends(game, call, by_yards, floor)


def chance(found, holds):
    return sum(share for end, share in found.chances.items() if holds(end))


def test_chances_and_what_is_left_out_are_the_whole():
    found = ends(at(30), "run")
    assert sum(found.chances.values()) + found.left_out == pytest.approx(1)
    assert found.left_out < 0.01


@pytest.mark.parametrize("call", ["run", "long", "field_goal", "hail_mary"])
def test_less_than_a_thousandth_is_left_out_of_exact_odds(call):
    assert ends(at(62, 3, 6), call, EXACT).left_out < 0.001


def test_a_field_goal_is_good_from_the_listed_line_or_closer():
    near, far = at(70, 4, 5), at(60, 4, 5)  # 30: rows 2, 4, 5, 6; 40: rows 2 and 4
    good = [chance(ends(game, "field_goal"), lambda end: end.scored == (3, 0)) for game in (near, far)]
    flagged = 2 / 36  # 5+4 is no good from either, but a foul may bring another play
    assert good == pytest.approx([13 / 36, 4 / 36], abs=flagged / 36)


def test_a_hail_mary_is_mostly_intercepted():
    found = ends(at(40), "hail_mary")
    assert chance(found, lambda end: end.turnover) == pytest.approx(26 / 36 * 33 / 36, abs=0.06)
    caught = 3 / 36 * 21 / 36 + 1 / 36
    assert chance(found, lambda end: end.next == "try" and end.ours) == pytest.approx(caught)


def test_a_safety_on_purpose_is_certain():
    found = ends(at(5), "safety")
    ((end, share),) = found.chances.items()
    assert (end.scored, end.next, end.ours, share) == ((0, 2), "free-kick", True, 1.0)


def test_an_onside_kick_is_kept_on_2_3_7_and_8():
    found = ends(kicking(), "onside")
    assert chance(found, lambda end: end.ours and end.next == "scrimmage") == pytest.approx(14 / 36, abs=0.03)


def test_a_letter_takes_the_interceptions_out_of_its_own_call_only():
    live = at(40, advantage="L")
    helped, other = (chance(ends(live, call), lambda end: end.turnover) for call in ("long", "medium"))
    plain = chance(ends(at(40), "long"), lambda end: end.turnover)
    assert helped < plain / 3
    assert other == pytest.approx(chance(ends(at(40), "medium"), lambda end: end.turnover))


def test_who_trails_reads_other_rows():
    behind, ahead = (ends(at(40, score=score), "run") for score in (BEHIND, AHEAD))
    assert behind.chances != ahead.chances


def test_score_and_clock_that_the_tables_do_not_tell_apart_share_their_ends():
    assert ends(at(40, score=(3, 10)), "run") is ends(at(40, score=(0, 21), clock="4:00", quarter=3), "run")


def test_two_minute_notes_count_only_where_a_column_has_them():
    late = at(40, quarter=4, clock="1:30")
    assert ends(late, "run") is not ends(at(40), "run")
    assert ends(late, "medium") is ends(at(40), "medium")


def test_a_fourth_down_that_fails_gives_the_ball_away():
    found = ends(at(40, 4, 10), "run")
    assert chance(found, lambda end: not end.ours and end.seconds == 15 and end.gain is not None) > 0.5
    assert all(end.down == 1 for end in found.chances if not end.ours)


def test_throws_that_differ_only_by_a_letter_are_one_group():
    game = at(40)
    throw = pending(game, "run")
    found = groups(game, throw)
    assert sum(share for _, share in found) == pytest.approx(1)
    assert len(found) < 36
    assert {total for total, _ in found} <= set(throw.dice.weights)


def test_every_throw_for_itself_gives_the_same_ends():
    """The groups may not change anything: a punt from the 28, each total followed alone."""
    from bowlbound_desktop.games.gridiron_chaos.odds import ends as module
    from bowlbound_desktop.play.tree import by_total

    start = canonical(at(75, 4, 5), "field_goal")
    grouped = follow(start, "field_goal", by_yards, 0.0)
    kept, module.groups = module.groups, by_total
    try:
        alone = follow(start, "field_goal", by_yards, 0.0)
    finally:
        module.groups = kept
    assert alone.chances == pytest.approx(grouped.chances)


def test_the_ends_are_those_of_a_play_by_the_rules():
    """One scripted play: its game lies among the ends."""
    game = at(30)
    run = Run(RULES.next_play(game), ("run", 12, "no", "no", "45"))
    after = run.result
    assert any(
        (end.ours, end.y, end.down, end.line, end.seconds) == (True, after.y, after.down, after.line, 45)
        for end in ends(game, "run").chances
    )
    assert after.offense is HOME
    assert AWAY is after.defense


def test_a_side_that_leads_has_the_same_odds_at_home_and_away():
    home, away = at(40, score=(7, 0)), at(40, side=AWAY, score=(0, 7))
    assert quick_ends(home, "run", by_yards) is quick_ends(away, "run", by_yards)


def test_the_time_outs_change_sides_with_the_teams():
    turned = at_home(at(40, side=AWAY, score=(0, 7), timeouts=(1, 3)))
    assert (turned.offense, turned.timeouts, turned.score.lead(HOME)) == (HOME, (3, 1), 7)


def test_in_a_tie_it_matters_who_is_at_home():
    home, away = at(40), at(40, side=AWAY)
    assert quick_ends(home, "run", by_yards) is not quick_ends(away, "run", by_yards)
