"""The equilibrium coach as a player: same seed, same calls; hard to exploit; honest at every level."""

import numpy as np
import pytest

from bowlbound_desktop.coaches.calls import matrix
from bowlbound_desktop.coaches.equilibrium_coach import LEVELS, EquilibriumCoach
from bowlbound_desktop.coaches.register import coach, levels
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.systems import system
from bowlbound_desktop.rules.bowlbound.calls import defense_options, offense_options
from bowlbound_desktop.storage.charts import load_by_id


@pytest.fixture(scope="module")
def game():
    rules = system("bowlbound")
    team = load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options({}))
    return start.change(next="scrimmage", offense=Side.HOME, y=44, down=2, line=50)


def ask(game, side):
    if side is game.offense:
        return Decision(side=side, kind="offense_call", options=offense_options(game))
    return Decision(side=side, kind="defense_call", options=defense_options(game))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_calls_and_others_differ(game, level):
    calls = [
        tuple(
            EquilibriumCoach(seed, level).choose(ask(game, side), Moment(game=game, play=play))
            for play in range(6)
            for side in Side
        )
        for seed in (1, 1, 2)
    ]
    assert calls[0] == calls[1] != calls[2]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("y", "down", "to_go"), [(44, 2, 6), (20, 1, 10), (75, 3, 4)])
def test_no_single_call_gains_against_the_mixture(game, level, y, down, to_go):
    here = game.change(y=y, down=down, line=y + to_go)
    player = EquilibriumCoach(1, level)
    ours, rows, theirs, columns = player.solution(here)
    payoff = matrix(level, here, ours, theirs)
    value = float(np.array(rows) @ payoff @ np.array(columns))
    scale = max(1e-9, float(payoff.max() - payoff.min()))
    assert (payoff @ np.array(columns)).max() - value <= 0.01 * scale
    assert value - (np.array(rows) @ payoff).min() <= 0.01 * scale


def test_both_sides_mix(game):
    _, rows, _, columns = EquilibriumCoach(1).solution(game)
    assert sum(share > 0.02 for share in rows) >= 2
    assert sum(share > 0.02 for share in columns) >= 2


def test_every_coach_is_found_by_its_name_and_tells_what_it_reasons_with():
    for level in levels("bowlbound"):
        assert coach(level.key, 7, "bowlbound").key == level.key
        assert level.name
        assert level.reasons.endswith(".")
    with pytest.raises(BowlboundError, match="nobody"):
        coach("nobody", 7, "bowlbound")


def test_a_system_without_coaches_of_its_own_has_the_random_one():
    assert [level.key for level in levels("toy")] == ["random"]
    assert coach("random", 3, "toy").key == "random"
    with pytest.raises(BowlboundError, match="book"):
        coach("book", 3, "toy")
