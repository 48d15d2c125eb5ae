"""Over many simulated plays the dice and what hangs on them come as often as their exact weights say."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import NO_GOOD, TOTALS, blank_chart, with_cell
from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE, OFFENSE, WHITE
from bowlbound_desktop.kernel.events import PenaltyMarked, Recovered, Ruled
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Roll, Together
from tests.shelf import system

THROWS = 6000


def agrees(counts, weights):
    """Chi-square within four standard deviations of what chance alone gives."""
    total, whole = sum(counts.values()), sum(weights.values())
    expected = {key: total * weight / whole for key, weight in weights.items()}
    statistic = sum((counts[key] - value) ** 2 / value for key, value in expected.items())
    free = len(weights) - 1
    return set(counts) <= set(weights) and statistic < free + 4 * sqrt(2 * free)


def weight_of(totals):
    return sum(OFFENSE.weights[total] for total in totals)


def plays(game, answers, seed, times=THROWS):
    """The same play again and again with fair dice; `answers` by kind of decision."""
    rules, luck = system("bowlbound"), Random(seed)
    for _ in range(times):
        run = Run(rules.next_play(game))
        while run.pending is not None:
            run.answer(answer(run.pending, answers, luck))
        yield run


def answer(request, answers, luck):
    if isinstance(request, Roll):
        return luck.choice(request.dice.throws)
    if isinstance(request, Together):
        return tuple(answers[decision.kind] for decision in request.decisions)
    return answers.get(request.kind, request.quiet)


def game_of(home=None, **changes):
    rules = system("bowlbound")
    game = rules.new_game(home or blank_chart("home"), blank_chart("away"), rules.read_options({}))
    return game.change(**changes)


def test_a_sample_with_one_loaded_die_would_be_noticed():
    loaded = Counter({1: 2400, 2: 1700, 3: 1300, 4: 430, 5: 170})
    assert not agrees(loaded, DEFENSE.weights)


@pytest.mark.parametrize("dice", [OFFENSE, DEFENSE, WHITE], ids=lambda dice: dice.name)
def test_throws_follow_the_published_tables(dice):
    """BR-IV-1-A, BR-IV-1-B, BR-VI-13-D-ii."""
    luck = Random(1)
    assert agrees(Counter(luck.choice(dice.throws) for _ in range(20 * THROWS)), dice.weights)


def test_the_kickers_recover_an_onside_kick_on_13_to_20():
    """BR-VI-8."""
    game = game_of(next="kickoff", y=30)
    runs = plays(game, {"kickoff_call": "onside"}, 2)
    kept = Counter(
        event.side is Side.HOME for run in runs for event in run.events if isinstance(event, Recovered)
    )
    share = weight_of(range(13, 21))
    assert agrees(kept, {True: share, False: 216 - share})


@pytest.mark.parametrize("foul", ["OFF S", "DEF S"])
def test_penalty_yardage_follows_its_table(foul):
    """BR-VI-4-B."""
    chart = blank_chart("home")
    for total in TOTALS[:29]:
        chart = with_cell(chart, ("offense", "1", str(total)), parse_cell(foul))
    game = game_of(chart, next="scrimmage", y=30, line=40)
    answers = {"offense_call": "1", "defense_call": "A", "penalty": "decline"}
    first = Counter()
    for run in plays(game, answers, 3, 1500):
        said = [event for event in run.events if isinstance(event, Ruled) and event.rule == "BR-VI-4-B"]
        if said:
            first[said[0].figures[2]] += 1
    table = game.tables.penalties["consolidated"][foul]
    assert agrees(first, _weights(table))


def _weights(table):
    weights = Counter()
    for total, value in table.items():
        weights[value] += OFFENSE.weights[total]
    return weights


def test_extra_points_fail_as_often_as_their_red_boxes_come_up():
    """BR-VI-7-A."""
    chart, red = blank_chart("home"), (14, 21, 33)
    for total in red:
        chart = with_cell(chart, ("special", "extra_point", str(total)), NO_GOOD)
    game = game_of(chart, next="try", y=98, down=4, line=100)
    good = Counter(run.result.score.total(Side.HOME) for run in plays(game, {"try": "kick"}, 4))
    assert agrees(good, {0: weight_of(red), 1: 216 - weight_of(red)})


def test_accepted_penalties_are_marked_by_the_yards_that_were_rolled():
    """BR-VI-4-B, BR-VI-4-C-i."""
    chart = with_cell(blank_chart("home"), ("offense", "1", "34"), parse_cell("OFF S"))
    game = game_of(chart, next="scrimmage", y=50, line=60)
    answers = {"offense_call": "1", "defense_call": "A", "penalty": "1"}
    for run in plays(game, answers, 5, 1500):
        marked = [event for event in run.events if isinstance(event, PenaltyMarked)]
        assert all(50 - run.result.y == event.yards for event in marked)
