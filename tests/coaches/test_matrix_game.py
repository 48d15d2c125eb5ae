"""Both sides' shares of a matrix game hold its value against whatever the other does."""

import numpy as np
import pytest

from bowlbound_desktop.coaches.matrix_game import FLAT, Keeping, expecting, solve

SIZES = [10.0**power for power in (-8, -7, -6, -3, 0, 3)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("base", [0.0, 0.5, 1.0])
def test_neither_side_can_be_pushed_below_the_value(size, base):
    luck = np.random.default_rng(7)
    for _ in range(15):
        payoff = base + size * luck.normal(size=(9, 6))
        value, rows, columns = solve(payoff)
        room = 1e-6 * size
        assert (rows @ payoff).min() == pytest.approx(value, abs=room)
        assert (payoff @ columns).max() == pytest.approx(value, abs=room)
        assert rows.sum() == pytest.approx(1)
        assert columns.sum() == pytest.approx(1)


def test_a_difference_too_small_for_the_bare_solver_is_still_solved():
    """Seen in a game that was all but decided: the solver gave up on payoffs a ten-millionth apart."""
    luck = np.random.default_rng(1)
    for _ in range(200):
        value, rows, _ = solve(0.5 + 1e-7 * luck.normal(size=(9, 6)))
        assert value == pytest.approx(0.5, abs=1e-6)
        assert rows.min() >= 0


def test_where_all_calls_are_as_good_each_is_made_as_often():
    value, rows, columns = solve(np.full((3, 2), 0.25) + FLAT / 10)
    assert value == pytest.approx(0.25)
    assert rows.tolist() == pytest.approx([1 / 3] * 3)
    assert columns.tolist() == pytest.approx([1 / 2] * 2)


def test_what_is_expected_is_answered_best_within_the_price():
    luck = np.random.default_rng(3)
    for price in (0.01, 0.1):
        for _ in range(15):
            payoff = luck.normal(size=(9, 6))
            value, _, columns = solve(payoff)
            expected = luck.dirichlet(np.ones(9))
            leaned = expecting(payoff, columns, value, expected, price)
            assert leaned.sum() == pytest.approx(1)
            assert (payoff @ leaned).max() <= value + price + 1e-7
            assert expected @ payoff @ leaned <= expected @ payoff @ columns + 1e-7


def test_who_pays_no_price_expects_nothing():
    payoff = np.array([[1.0, 0.0], [0.0, 1.0]])
    value, rows, columns = solve(payoff)
    assert expecting(payoff, columns, value, np.array([1.0, 0.0]), 0.0) is columns
    assert expecting(payoff, columns, value, np.array([1.0, 0.0]), 0.1).tolist() == pytest.approx([0.4, 0.6])
    assert rows.tolist() == pytest.approx([0.5, 0.5])


def test_a_common_share_moves_only_where_it_gains_enough():
    luck = np.random.default_rng(5)
    marks = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.0])
    for _ in range(15):
        payoff = luck.normal(size=(9, 6))
        value, _, columns = solve(payoff)
        expected, share = luck.dirichlet(np.ones(9)), float(marks @ columns)
        free, held = (
            expecting(payoff, columns, value, expected, 0.5, [Keeping(marks, share, worth)])
            for worth in (0.0, 100.0)
        )
        assert marks @ held == pytest.approx(share, abs=1e-6)
        assert expected @ payoff @ free <= expected @ payoff @ held + 1e-7
        assert (payoff @ held).max() <= value + 0.5 + 1e-7
