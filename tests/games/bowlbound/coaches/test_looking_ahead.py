"""Looking ahead: some of what can follow is always followed, however rare each way is."""

import numpy as np
import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.answers import ahead
from bowlbound_desktop.games.bowlbound.coaches.calls import exact_matrix
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.values.judge import win_chance
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.tree import USUAL, Care
from tests.shelf import system

RULES = system("bowlbound")
PUNT = ("punt", "C")


def backed_up(y=4):
    """Princeton punts from inside its own 5 under the classic preset: a rush has many throws before it."""
    charts = load_by_id("1945-army"), load_by_id("1964-princeton")
    game = RULES.new_game(*charts, RULES.read_options(RULES.presets["classic"]))
    return game.change(next="scrimmage", offense=Side.AWAY, y=y, down=4, line=y + 7)


def asked(game, *answers):
    """The play as far as these answers lead, and what is asked then."""
    run = Run(RULES.next_play(game), answers)
    return run.pending, Moment(game=game, play=9, happened=run.happened)


@pytest.mark.parametrize("rush", ["rush", "none"])
def test_enough_of_a_rushed_punt_from_the_own_4_is_followed(rush):
    ways = ahead(win_chance).played_ways(backed_up(), (PUNT, rush))
    assert sum(chance for chance, _ in ways) >= USUAL.least


def test_something_is_followed_even_where_every_way_is_rarer_than_the_finest_floor():
    coarse = evolve(ahead(win_chance), care=Care(floor=0.9, finest=0.9))
    ways = coarse.played_ways(backed_up(), (PUNT, "none"))
    assert ways
    assert 0 <= coarse.mean_worth(ways, Side.HOME) <= 1


def test_the_strongest_coach_decides_about_a_rush_inside_the_own_5():
    decision, moment = asked(backed_up(), PUNT)
    assert decision.kind == "kick_rush"
    assert EquilibriumCoach(1).choose(decision, moment) in decision.options


def test_coarse_odds_follow_some_of_every_call():
    payoff = exact_matrix("equilibrium", backed_up(), ("punt", "sneak"), ("C",), floor=0.5)
    assert np.isfinite(payoff).all()
