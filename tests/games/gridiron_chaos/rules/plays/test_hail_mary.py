"""The Hail Mary (GC-K9)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, HOME, at, play


def test_a_hail_mary_that_is_caught_at_the_7():
    """GC-K9, GC-R14: 2-6 stopped there, 7-12 touchdown."""
    stopped = play(at(40), "hail_mary", hail_mary=2, hail_mary_catch=6)
    assert (stopped.spot, stopped.credit(HOME), stopped.seconds) == ((HOME, 93, 1, "goal"), ["AA"], 45)
    scored = play(at(40), "hail_mary", hail_mary=3, hail_mary_catch=7)
    assert (scored.points, scored.credit(HOME)) == ((6, 0), ["AA"])


def test_the_printed_spots_of_a_hail_mary_hold_anywhere():
    """GC-R79."""
    assert play(at(97, 2, "goal"), "hail_mary", hail_mary=2, hail_mary_catch=2).spot == (HOME, 93, 3, "goal")


@pytest.mark.parametrize(("thrown", "spot"), [(9, (AWAY, 10, 1, 10)), (7, (AWAY, 25, 1, 10))])
def test_a_hail_mary_is_intercepted_at_the_5(thrown, spot):
    """GC-K9: the touchdown row is five yards."""
    assert play(at(40), "hail_mary", hail_mary=6, turnover_return=thrown).spot == spot


def test_an_intercepted_hail_mary_can_be_carried_back_for_a_safety():
    """GC-R58."""
    assert play(at(40), "hail_mary", hail_mary=6, turnover_return=8).points == (2, 0)


@pytest.mark.parametrize("thrown", [10, 11])
def test_a_hail_mary_that_falls(thrown):
    fell = play(at(40), "hail_mary", hail_mary=thrown)
    assert (fell.spot, fell.seconds, fell.credit(HOME)) == ((HOME, 40, 2, 10), 15, [])


def test_a_hail_mary_that_scores():
    scored = play(at(40), "hail_mary", hail_mary=12)
    assert (scored.points, scored.credit(HOME)) == ((6, 0), ["CC"])
