"""The odds against every throw of the real procedure."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.call_blocks import blocks
from bowlbound_desktop.games.bowlbound.odds.table import FAKE
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.calls.scrimmage import play_down
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TOTALS
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import kick_off
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import Call, run_or_pass
from bowlbound_desktop.kernel.clock import Clock
from tests.games.bowlbound.odds.odds_cases import (
    EDITIONS,
    by_state,
    enumerated,
    excess,
    odds,
    policy,
    situation,
)

EXACT = 1e-12


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("play", "formation", "y"), [("1", "B", 35), ("6", "C", 96), ("3", "A", 2)])
def test_where_every_throw_can_be_followed_the_odds_are_exact(edition, play, formation, y):
    game = situation(y, 2, edition=edition, endless=False, variable_method="quick")
    found = odds(game)
    (chances,) = found.chances([(play, formation)])
    shares = by_state(found, chances)
    real, left_out = enumerated(game, lambda: run_or_pass(game, Call(play=play, defense=formation)), 0.0)
    assert left_out < EXACT
    assert abs(1 - chances.sum()) < EXACT
    assert shares.keys() == real.keys()
    assert all(abs(share - real[key]) < EXACT for key, share in shares.items())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("play", "formation", "y", "options"),
    [
        ("2", "B", 8, {}),
        ("5", "A", 44, {}),
        ("8", "D", 90, {}),
        ("4", "E", 72, {"penalty_method": "quick"}),
    ],
)
def test_with_all_chains_of_fouls_nothing_is_out_of_place(edition, play, formation, y, options):
    """Throws below a floor are not followed: the real shares are too small by what that leaves out."""
    game = situation(y, 2, edition=edition, **options)
    found = odds(game)
    (chances,) = found.chances([(play, formation)])
    start = lambda: run_or_pass(game, Call(play=play, defense=formation))  # noqa: E731
    real, left_out = enumerated(game, start, 1e-5)
    shares = by_state(found, chances)
    assert excess(real, shares) < 1 - chances.sum() + EXACT
    assert excess(shares, real) < left_out + EXACT


@pytest.mark.parametrize(
    ("play", "formation", "options"),
    [
        ("7", "wild:8", {"wildcard": "variable"}),
        ("5", "wild:5", {"wildcard": "variable"}),
        ("5", "wild:5+7", {"wildcard": "variable"}),
        ("4", "P", {"run_pass_defense": True}),
        ("2", "R", {"run_pass_defense": True}),
        ("7", "Q", {"nickel": True}),
    ],
)
def test_other_defenses_too(play, formation, options):
    test_with_all_chains_of_fouls_nothing_is_out_of_place("bowlbound", play, formation, 35, options)


@pytest.mark.parametrize("formation", ["wild:5", "wild:5+8"])
def test_the_classic_wild_card_too(formation):
    options = {"wildcard": "classic"}
    test_with_all_chains_of_fouls_nothing_is_out_of_place("bowlbound-classic", "5", formation, 35, options)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("call", "y"), [("field_goal", 75), ("punt", 40), ("sneak", 40)])
def test_kicks_and_sneaks_from_scrimmage(edition, call, y):
    game = situation(y, 4, edition=edition, sneak=True)
    found = odds(game)
    (chances,) = found.chances([(call, "A")])

    def answer(decision):
        return {"offense_call": call, "defense_call": "A"}.get(decision.kind) or policy(decision)

    real, left_out = enumerated(game, lambda: play_down(game, STANDING), 3e-5, answer)
    shares = by_state(found, chances)
    # A foul on top of a safety may be had for yards that the values do not count: either way is right.
    assert excess(real, shares) < 1 - chances.sum() + 4e-4
    assert excess(shares, real) < left_out + 4e-4


def test_kickoffs():
    game = situation().change(next="kickoff", y=30)
    found = odds(game)
    for call in ("squib", "onside"):
        (chances,) = found.chances([(call, "any")])
        answer = lambda decision, call=call: call if decision.kind == "kickoff_call" else policy(decision)  # noqa: E731
        real, left_out = enumerated(game, lambda: kick_off(game), 1e-5, answer)
        assert excess(real, by_state(found, chances)) < 1 - chances.sum() + EXACT
        assert excess(by_state(found, chances), real) < left_out + EXACT


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("following", ["scrimmage", "try", "kickoff", "free-kick"])
def test_every_call_adds_up_to_one(edition, following):
    options = {"rzdz": True, "sneak": True, "kneel": True, "fake_block": True}
    options |= {"hail_mary": True, "nickel": True, "run_pass_defense": True} if edition == "bowlbound" else {}
    game = situation(60, 4, edition=edition, **options).change(next=following, clock=Clock(4, 15))
    found = odds(game)
    for block in blocks(game, None, None, fakes=True):
        for pair, summary in found.table(block.offense, block.defense[:1]).items():
            assert -EXACT < summary.left_out < 0.001, pair
            assert 0 <= summary.touchdown + summary.turnover + summary.safety <= 1 + EXACT, pair


@pytest.mark.parametrize("timing", ["normal", "alt_whole"])
def test_a_hail_mary_leaves_out_no_more_than_other_plays(timing):
    found = odds(situation(45, hail_mary=True, timing=timing))
    assert -EXACT < found.table(["hail_mary"], ["any"])["hail_mary", "any"].left_out < 0.001


def test_a_fake_meets_a_white_defense_at_no_price():
    """End runs gain 5 with a black three, half of all throws, and 3 otherwise; the price is two yards."""
    column = tuple(parse_cell("5" if total >= 30 else "3") for total in TOTALS)
    for y, reached, free, paid in ((60, "first_down", 0.5, 0.0), (97, "touchdown", 1.0, 0.5)):
        game = situation(y, 4, 4, edition="bowlbound-classic", fourth_down_minus2=True)
        home = evolve(game.setup.home, offense={**game.setup.home.offense, "3": column})
        found = odds(game.change(setup=evolve(game.setup, home=home)))
        chances = [
            getattr(found.table([call], ["blank"])[call, "blank"], reached) for call in (FAKE + "3", "3")
        ]
        assert chances == pytest.approx([free, paid])


def test_the_gains_of_a_play_are_its_distribution():
    found = odds(situation())
    gains = found.gains("1", "B")
    summary = found.table(["1"], ["B"])["1", "B"]
    (chances,) = found.chances([("1", "B")])
    assert sum(yards * chance for yards, chance in gains.items()) / chances.sum() == pytest.approx(
        summary.yards
    )
    assert sum(gains.values()) < 1 - summary.turnover
