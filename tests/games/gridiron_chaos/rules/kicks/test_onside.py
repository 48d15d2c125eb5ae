"""Onside kicks (GC-K6)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, HOME, kicking, play


@pytest.mark.parametrize(
    ("thrown", "spot"),
    [
        (4, (AWAY, 62, 1, 10)),
        (6, (AWAY, 62, 1, 10)),
        (7, (HOME, 42, 1, 10)),
        (8, (HOME, 42, 1, 10)),
        (9, (AWAY, 56, 1, 10)),
        (10, (AWAY, 64, 1, 10)),
    ],
)
def test_onside_kicks_without_a_break(thrown, spot):
    """GC-K6, GC-R13, GC-R15: lengths from the 30."""
    kicked = play(kicking(), "onside", onside=thrown)
    assert kicked.spot == spot
    assert kicked.credit(HOME) == kicked.credit(AWAY) == []


def test_onside_kicks_with_a_break():
    """GC-K6, GC-R78: nobody has the advance of the kickers, KR the return of the receivers."""
    own = play(kicking(), "onside", onside=2, **{"break": 9})
    assert (own.spot, own.credit(HOME)) == ((HOME, 66, 1, 10), [])
    other = play(kicking(), "onside", onside=11, **{"break": 11})
    assert (other.spot, other.credit(AWAY)) == ((AWAY, 69, 1, 10), ["KR"])
    assert play(kicking(), "onside", onside=12, **{"break": 5}).spot == (AWAY, 99, 1, "goal")
    assert play(kicking(), "onside", onside=12, **{"break": 7}).points == (0, 6)


def test_an_onside_break_can_be_fumbled():
    lost = play(kicking(), "onside", onside=3, recovery=5, turnover_return=3, **{"break": 12})
    assert (lost.spot, lost.credit(AWAY)) == ((AWAY, 14, 1, 10), ["G"])
