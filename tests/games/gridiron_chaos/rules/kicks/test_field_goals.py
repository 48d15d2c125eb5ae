"""Field goals from scrimmage (GC-K1 to GC-K3)."""

import pytest

from bowlbound_desktop.kernel.events import KickFailed
from tests.games.gridiron_chaos.chaos import AWAY, HOME, at, play


@pytest.mark.parametrize(
    ("shown", "line"),
    [("1+1", 47), ("1+3", 43), ("2+3", 38), ("3+3", 33), ("3+4", 28), ("4+4", 25), ("6+3", 20), ("5+5", 15)],
)
def test_a_field_goal_is_good_from_the_listed_line_or_closer(shown, line):
    """GC-K1."""
    good = play(at(100 - line, 4), "field_goal", field_goal=shown)
    assert (good.points, good.game.next, good.game.offense, good.seconds) == ((3, 0), "kickoff", HOME, 15)
    assert good.credit(HOME) == []
    assert good.stats(HOME)["Kicker", "field_goal"] == line
    missed = play(at(99 - line, 4), "field_goal", field_goal=shown)
    assert missed.points == (0, 0)
    assert any(isinstance(event, KickFailed) for event in missed.run.events)


def test_a_missed_field_goal_is_spotted_seven_yards_back():
    """GC-K1, GC-R79: no touchback minimum; from the own 7 or closer at the 1."""
    assert play(at(90, 4, "goal"), "field_goal", field_goal="1+2", recovery=3).points == (0, 0)
    assert play(at(80, 4), "field_goal", field_goal="5+5").spot == (AWAY, 27, 1, 10)
    assert play(at(7, 4), "field_goal", field_goal="1+1").spot == (AWAY, 99, 1, "goal")
    assert play(at(8, 4), "field_goal", field_goal="1+1").spot == (AWAY, 99, 1, "goal")
    assert play(at(9, 4), "field_goal", field_goal="1+1").spot == (AWAY, 98, 1, "goal")


def test_a_blocked_field_goal():
    """GC-K2: nine yards back; the kickers may not advance it."""
    assert play(at(70, 2), "field_goal", field_goal="1+2", recovery=2).spot == (HOME, 61, 3, 19)
    lost = play(at(70, 4), "field_goal", field_goal="2+1", recovery=5, turnover_return=9)
    assert (lost.points, lost.credit(AWAY)) == ((0, 6), ["L"])


def test_a_fumbled_field_goal_snap():
    """GC-R67: seven yards back."""
    assert play(at(70, 2), "field_goal", field_goal="5+6", recovery=2).spot == (HOME, 83, 1, 10)
    assert play(at(70, 4), "field_goal", field_goal="5+6", recovery=3).spot == (AWAY, 37, 1, 10)


def test_a_fake_field_goal_is_forced():
    """GC-K3."""
    fake = play(at(70, 4), "field_goal", field_goal="6+6")
    assert (fake.spot, fake.credit(HOME)) == ((HOME, 82, 1, 10), ["CC"])


@pytest.mark.parametrize("shown", ["5+4", "4+5"])
def test_five_and_four_bring_a_flag_as_well(shown):
    """GC-K1: in either order; roughing wipes the kick out (GC-R44)."""
    rough = play(at(85, 4), "field_goal", {"penalty": "accept"}, field_goal=shown, penalty=11)
    assert (rough.points, rough.spot) == ((0, 0), (HOME, 92, 1, "goal"))
    kept = play(at(85, 4), "field_goal", {"penalty": "decline"}, field_goal=shown, penalty=11)
    assert kept.points == (3, 0)
    assert play(at(85, 4), "field_goal", field_goal="6+3").asked == ["offense_call"]


def test_conduct_of_the_kickers_after_a_field_goal_is_carried():
    """GC-R45."""
    good = play(at(85, 4, side=AWAY), "field_goal", {"penalty": "accept"}, field_goal="5+4", penalty=41)
    assert (good.points, good.game.return_yards) == ((0, 3), 15)
