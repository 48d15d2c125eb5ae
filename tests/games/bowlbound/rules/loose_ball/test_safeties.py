"""Safeties and touchbacks of balls that were gained (R-71, R-73): rules, odds and what is told of them."""

from collections import defaultdict

import pytest
from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.free_balls import FreeBalls
from bowlbound_desktop.games.bowlbound.odds.ways import enumerate_all
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import run_back
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import Call, run_or_pass
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.ways import COMMON, Ways
from bowlbound_desktop.play.counting.statistics import tallied
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.paper.scoring import scoring
from tests.games.bowlbound.odds.odds_cases import by_state, enumerated, odds
from tests.games.bowlbound.rules.table import chart, run, table
from tests.shelf import system

HOME, AWAY = Side.HOME, Side.AWAY
TRY = {"next": "try", "offense": HOME, "y": 98, "down": 4, "line": 100}
TWO = {"try": ["two"], "offense_call": ["7"], "defense_call": ["A"]}
PASS = {"offense.7.15": "INT 1"}


def try_carried_back():
    """An interception of the try carried from the 1 into the own end zone."""
    game = table(PASS, {"special.interception_return.20": "-4"}, **TRY)
    dice = {"play": [15], "defense": [1], "interception_return": [20]}
    return run(game, TWO, dice)


@frozen
class Log:
    """As much of a finished game's log as the summary reads."""

    start: PlayStarted
    events: list
    over: bool = True
    ways: Ways = COMMON

    def timed(self):
        return ((event, self.start) for event in self.events)


def returned(edition, start):
    """Fumbled returns from `start`: how they end by the odds and by the rules."""
    rules = system(edition)
    cells = {"special.interception_return.20": "F +2", "special.interception_return.21": "F +9"}
    charts = chart("home", {}), chart("away", cells)
    game = rules.new_game(*charts, rules.read_options({})).change(next="scrimmage", offense=HOME)
    balls, found, real = FreeBalls(game), defaultdict(float), defaultdict(float)
    for number, chance in balls.returned(AWAY, start, ("TC-3",), thorough=True).items():
        dead = balls.ends.known[number].dead
        found[dead.side, dead.how] += chance
    back = lambda: run_back(game, AWAY, start, "interception_return", ("TC-3",))  # noqa: E731
    for chance, ending in enumerate_all(game, back, floor=1e-7).ways:
        real[ending.dead.side, ending.dead.how] += chance
    return found, real


def shared(shares):
    return {key: pytest.approx(share, abs=1e-4) for key, share in shares.items()}


@pytest.mark.parametrize("edition", ["bowlbound", "bowlbound-classic"])
@pytest.mark.parametrize("start", [-5, 3])
def test_r_71_the_odds_end_a_fumbled_return_as_the_rules_do(edition, start):
    found, real = returned(edition, start)
    assert found == shared(real)


def test_r_71_no_safety_comes_of_a_ball_that_was_gained_in_the_end_zone():
    found, _ = returned("bowlbound", -5)
    assert (AWAY, "safety") not in found
    assert found[AWAY, "touchback"] > 0


def test_r_73_the_odds_of_a_try_count_one_point_for_a_safety():
    cells = {"special.interception_return.20": "-4", "special.interception_return.21": "TD"}
    game = table(PASS, cells, **TRY)
    found = odds(game)
    (chances,) = found.chances([("7", "A")])
    real, _ = enumerated(game, lambda: run_or_pass(game, Call(play="7", defense="A")), 0.0)
    assert by_state(found, chances) == shared(real)
    safety = {key: share for key, share in real.items() if sum(key[6]) == 1}
    assert safety


def test_r_73_a_safety_on_a_try_is_told_as_one():
    play = try_carried_back()
    told = Narrator(game("bowlbound").words, {HOME: "Army", AWAY: "Navy"}).summary(play.happened)
    assert "try safety Army, 1 point" in told
    assert "extra point" not in told


def test_r_73_the_point_stands_in_the_box_score_and_with_its_touchdown_in_the_summary():
    touchdown = run(
        table({"offense.2.15": "TD"}, next="scrimmage", offense=HOME),
        {"offense_call": ["2"], "defense_call": ["A"]},
        {"play": [15], "defense": [1]},
    )
    events = [*touchdown.events, *try_carried_back().events]
    assert tallied(events)[HOME].points == 7
    assert tallied(events)[AWAY].points == 0
    (row,) = scoring(Log(touchdown.events[0], events))
    assert (row.points, row.how, row.score) == (7, "Touchdown, run of 70 yards (safety)", (0, 7))


def test_r_73_a_foul_that_ends_the_try_costs_no_yards():
    cells = {"special.interception_return.12": "OFF 10", "special.interception_return.20": "TD"}
    dice = {"play": [15], "defense": [1], "interception_return": [12, 20]}
    play = run(table(PASS, cells, **TRY), TWO | {"penalty": ["1"]}, dice)
    lines = tallied(play.events)
    assert (lines[AWAY].points, lines[AWAY].penalties, lines[AWAY].penalty_yards) == (0, 1, 0)
