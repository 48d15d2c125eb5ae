import numpy as np
import pytest

from bowlbound_desktop.games.bowlbound.workshop.scale.model import (
    Meeting,
    Wanted,
    expected_points,
    fit,
    solve,
)

TEAMS = 6
RESPONSE = np.array([[0.4, 0.1], [0.02, 0.45]])


def world():
    """Strengths of some teams, and meetings that come out exactly as they say."""
    rng = np.random.default_rng(1)
    own = np.column_stack([2.8 + 0.1 * rng.standard_normal(TEAMS), 0.1 * rng.standard_normal(TEAMS)])
    meetings = []
    for _ in range(3):
        steps = rng.normal(0.5, 0.4, (TEAMS, 2))
        scored = expected_points(own + steps @ RESPONSE.T)
        for one in range(TEAMS):
            for two in range(one):
                points = round(10_000 * scored[one, two]), round(10_000 * scored[two, one])
                meetings.append(Meeting((one, two), (tuple(steps[one]), tuple(steps[two])), points, 10_000))
    return own, meetings


def test_the_fit_finds_strengths_and_response_that_made_the_scores():
    own, meetings = world()
    found = fit(meetings, TEAMS)
    assert found.response == pytest.approx(RESPONSE, abs=0.01)
    steps = np.full((TEAMS, 2), 0.5)
    wanted = expected_points(own + steps @ RESPONSE.T)
    assert expected_points(found.effects(steps)) == pytest.approx(wanted, rel=0.01)


def test_steps_and_effects_go_both_ways():
    found = fit(world()[1], TEAMS)
    steps = np.arange(2.0 * TEAMS).reshape(TEAMS, 2) / 10
    assert found.steps_for(found.effects(steps)) == pytest.approx(steps)


def test_effects_are_moved_until_margins_are_spreads_and_levels_right():
    mays = np.array([230.5, 240.0, 245.0, 248.0, 250.0, 254.0])
    level = np.full(TEAMS, 18.0)
    mates = (1 - np.eye(TEAMS)) / (TEAMS - 1)
    spreads = mays[:, None] - mays[None, :]
    wanted = Wanted(spreads, np.ones((TEAMS, TEAMS)), level, mates)
    effects = solve(np.tile([2.9, 0.0], (TEAMS, 1)), wanted)
    scored = expected_points(effects)
    assert scored - scored.T == pytest.approx(spreads, abs=0.8)
    assert (mates * (scored + scored.T)).sum(axis=1) / 2 == pytest.approx(level, abs=0.3)
