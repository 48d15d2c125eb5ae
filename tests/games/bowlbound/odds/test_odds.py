"""The exact odds against the play itself."""

from collections import Counter, defaultdict
from random import Random

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.odds.tokens import variable
from bowlbound_desktop.games.bowlbound.odds.ways import enumerate_all
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import Call, run_or_pass
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import variable_yards
from bowlbound_desktop.games.bowlbound.values.judge import expected_points as points
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.kernel.score import Score
from tests.games.bowlbound.odds.odds_cases import by_state, odds, policy, situation, state
from tests.shelf import system

PLAYS, FORMATIONS = "123456789", "ABCDEF"


def simulated(game, play, formation, count, seed):
    luck = Random(seed)

    def answer(request):
        if isinstance(request, Roll):
            return luck.choice(request.dice.throws)
        return policy(request)

    call = Call(play=play, defense=formation)
    return Counter(state(play_out(run_or_pass(game, call), answer)) for _ in range(count))


def test_odds_agree_with_simulated_plays():
    game, count = situation(60, 2, 5, penalty_method="advanced"), 6000
    play, formation = "9", "F"
    found = odds(game)
    shares = by_state(found, found.chances([(play, formation)])[0])
    seen = simulated(game, play, formation, count, seed=3)
    common = [key for key, share in shares.items() if share * count >= 5]
    square = sum((seen[key] - count * shares[key]) ** 2 / (count * shares[key]) for key in common)
    assert square < len(common) + 5 * (2 * len(common)) ** 0.5
    assert sum(seen[key] for key in seen if shares.get(key, 0) == 0) <= count * 0.002


def test_the_whole_table_adds_up_to_one():
    table = odds(situation()).table(PLAYS, FORMATIONS)
    assert len(table) == 54
    assert all(abs(found.left_out) < 0.001 for found in table.values())


@pytest.mark.parametrize("yf", ["simple", "full"])
def test_a_yardage_factor_is_that_of_the_score(yf):
    """AR-IX-1 to -3: what was computed of a place at another score does not count."""
    level = situation(yf=yf)
    behind = level.with_points(Side.AWAY, 28)
    book, calls = OddsBook(level.setup), (("1", "7"), ("A", "C"))
    early = book.odds(level, points).table(*calls)
    late = book.odds(behind, points).table(*calls)
    alone = odds(behind).table(*calls)
    assert [late[pair].yards for pair in alone] == pytest.approx([one.yards for one in alone.values()])
    assert late["7", "C"].yards > early["7", "C"].yards + 0.3


@pytest.mark.parametrize("preset", ["basic", "excel"])
def test_what_is_kept_of_one_situation_is_true_of_the_next(preset):
    """A book that has seen other places, scores and clocks gives the odds of one that has seen none."""
    luck = Random(preset)
    start = situation(**system("bowlbound").presets[preset])
    book = OddsBook(start.setup)
    for _ in range(20):
        game = anywhere(start, luck)
        pair = luck.choice(PLAYS), luck.choice(FORMATIONS)
        kept, fresh = (each.odds(game, points).table(*pair)[pair] for each in (book, OddsBook(start.setup)))
        assert (kept.yards, kept.points) == pytest.approx((fresh.yards, fresh.points)), (game, pair)


def anywhere(start, luck):
    """A random situation, at one of a few places, so that what is kept of them is used."""
    y = luck.choice((4, 30, 67))
    score = Score().add(Side.HOME, 1, luck.choice((0, 7, 28))).add(Side.AWAY, 1, luck.choice((0, 3, 21)))
    return start.change(
        offense=luck.choice((Side.HOME, Side.AWAY)),
        y=y,
        down=luck.randint(1, 4),
        line=min(100, y + luck.randint(1, 12)),
        score=score,
        clock=Clock(luck.randint(1, 4), luck.choice((900, 300, 110, 10))),
    )


def test_kicks_are_enumerated():
    table = odds(situation(y=75, down=4)).table(("punt", "field_goal"), ("A",))
    assert all(0 <= found.left_out < 0.01 for found in table.values())


def test_the_formation_meant_for_a_play_is_the_best_against_it():
    table = odds(situation()).table(PLAYS, FORMATIONS)
    assert table["1", "B"].yards < table["1", "E"].yards
    assert table["9", "E"].yards < table["9", "B"].yards


def test_tokens_are_convolved_as_they_are_thrown():
    game = situation()
    thrown = defaultdict(float)
    for chance, yards in enumerate_all(game, lambda: variable_yards(game, Side.HOME, "T2", "yardage")).ways:
        thrown[yards] += chance
    assert {yards: pytest.approx(chance) for chance, yards in variable(game, "T2")} == dict(thrown)


def test_a_known_situation_is_not_computed_again():
    game = situation()
    book = OddsBook(game.setup)
    assert book.odds(game, points) is book.odds(game.change(down=1), points)


def test_a_wild_card_that_is_void_is_worth_no_more_than_a_white_box():
    """XL-4: an XWC team where everybody pays a price."""
    game = situation(wildcard="conditional")
    barred = evolve(game.setup, away=evolve(game.setup.away, marks=("XWC",)))
    calls = [("2", "wild:2"), ("2", "blank"), ("5", "wild:5+7"), ("5", "blank")]
    run, white_run, option, white_option = odds(game.change(setup=barred)).chances(calls)
    assert (run == white_run).all()
    assert (option == white_option).all()
