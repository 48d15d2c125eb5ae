"""Kicks that are rushed, faked, blocked, aimed or returned: every throw is counted."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.specials import ANY
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.calls.scrimmage import play_down
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import fake_numbers
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import KICKS, kick_off
from bowlbound_desktop.kernel.field import Side
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
MOST = 0.001
KICKING = {"fake_block": True, "punt_options": True, "return_options": True}
CLASSIC = {**KICKING, "bk_advance": True, "alt_fg": True, "fg_return": True}
RUSH = {"kick_rush": "rush"}
FAKES = "as many as there may be"
BEHIND, MIDDLE, NEAR = 3, 45, 75
COLUMNS = {"punt": "punt", "field_goal": "field_goal", "kick": "extra_point"}

EVERYWHERE = [
    ("punt", BEHIND, {}),
    ("punt", BEHIND, RUSH),
    ("punt", MIDDLE, {}),
    ("punt", MIDDLE, RUSH),
    ("punt", MIDDLE, {**RUSH, "roll_option": "accept"}),
    ("punt", MIDDLE, {**RUSH, "free_ball": "down"}),
    ("punt", MIDDLE, {"fake_numbers": FAKES}),
    ("punt", MIDDLE, {**RUSH, "fake_numbers": FAKES}),
    ("punt", MIDDLE, {"coffin_corner": "20"}),
    ("punt", MIDDLE, {"coffin_corner": "20 in"}),
    ("punt", MIDDLE, {"kick_return": "fair_catch"}),
    ("punt", MIDDLE, {"kick_return": "roll"}),
    ("punt", MIDDLE, {"cancel_marks": "yes"}),
    ("field_goal", NEAR, RUSH),
    ("field_goal", NEAR, {"fake_numbers": FAKES}),
    ("field_goal", NEAR, {**RUSH, "fake_numbers": FAKES}),
    ("kick", 98, {"fake_numbers": FAKES}),
    ("deep", 30, {"coffin_corner": "10"}),
    ("deep", 30, {"kick_return": "roll"}),
    ("deep", 30, {"kick_return": "fair_catch"}),
    ("squib", 30, {}),
]
MODERN = [
    ("punt", MIDDLE, {**RUSH, "rushed_kick": "7"}),
    ("punt", MIDDLE, {**RUSH, "fake_numbers": FAKES, "fake_play": "razzle"}),
    ("field_goal", NEAR, {**RUSH, "fake_numbers": FAKES, "fake_play": "razzle"}),
]
OLD = [
    ("punt", MIDDLE, {**RUSH, "block_advance": "9"}),
    ("punt", MIDDLE, {**RUSH, "block_advance": "punt"}),
    ("field_goal", MIDDLE, {"field_goal_return": "yes"}),
    ("field_goal", NEAR, {**RUSH, "block_advance": "3"}),
    ("punt_goal", NEAR, RUSH),
    ("kick", 98, RUSH),
    ("kick", 98, {**RUSH, "fake_numbers": FAKES}),
    ("punt_goal", 98, RUSH),
]
BY_THE_SECOND = [("punt", MIDDLE, RUSH), ("field_goal", NEAR, RUSH), ("deep", 30, {}), ("kick", 98, {})]
NEXT = {98: "try", 30: "kickoff"}


def before(y, edition, **options):
    return situation(y, 4, edition=edition, **options).change(next=NEXT.get(y, "scrimmage"))


def spelled(game, call, answers):
    """The answers with fake numbers of this chart."""
    if answers.get("fake_numbers") != FAKES:
        return answers
    most = game.edition.fake_numbers_rush if "kick_rush" in answers else 1
    numbers = fake_numbers(game, COLUMNS[call])[-most:]
    return {**answers, "fake_numbers": "+".join(map(str, numbers))}


@pytest.mark.parametrize(
    ("edition", "options", "call", "y", "answers"),
    [
        *(("bowlbound", KICKING, *case) for case in (*EVERYWHERE, *MODERN)),
        *(("bowlbound-classic", CLASSIC, *case) for case in (*EVERYWHERE, *OLD)),
        *(("bowlbound", {**KICKING, "timing": "alt_whole"}, *case) for case in BY_THE_SECOND),
    ],
)
def test_whatever_is_answered_on_the_way_the_chances_add_up_to_one(edition, options, call, y, answers):
    game = before(y, edition, **options)
    given = spelled(game, call, answers)
    found = odds(game, answers=given)
    summary = found.table([call], [ANY])[call, ANY]
    (chances,) = found.chances([(call, ANY)])
    assert -EXACT < summary.left_out < MOST
    assert (chances >= 0).all()
    assert found.answered == given.keys()


@pytest.mark.parametrize("guess", KICKS)
@pytest.mark.parametrize("call", KICKS)
def test_kickoffs_in_secret_add_up_to_one_whatever_is_expected(call, guess):
    found = odds(before(30, "bowlbound", kickoff_selection="advanced"))
    assert -EXACT < found.table([call], [guess])[call, guess].left_out < MOST


def test_a_squib_that_is_expected_is_returned_as_the_rules_say():
    game = situation(endless=False, kickoff_selection="advanced", variable_method="quick")
    game = game.change(next="kickoff", y=30)
    found = odds(game)
    (chances,) = found.chances([("squib", "squib")])

    def answer(decision):
        return "squib" if decision.kind in ("kickoff_call", "kickoff_guess") else policy(decision)

    real, left_out = enumerated(game, lambda: kick_off(game), 0.0, answer)
    shares = by_state(found, chances)
    assert left_out < EXACT
    assert shares.keys() == real.keys()
    assert all(abs(share - real[key]) < EXACT for key, share in shares.items())


def without_equals(game, column):
    """The game with a chart on which every total of a column has a cell of its own."""
    chart = game.chart(Side.HOME)
    cells = tuple(evolve(parse_cell(str(total + 5)), colour="green") for total in range(10, 40))
    chart = evolve(chart, special={**chart.special, column: cells})
    return game.change(setup=evolve(game.setup, home=chart))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("call", "answers"),
    [("field_goal", RUSH), ("field_goal", {"fake_numbers": "38"}), ("punt", {"fake_numbers": "39"})],
)
def test_fake_and_block_numbers_are_totals_of_the_dice(edition, call, answers):
    options = {"fake_block": True, "variable_method": "quick"}
    game = without_equals(situation(62, 4, edition=edition, endless=False, **options), call)
    found = odds(game, answers=answers)
    (chances,) = found.chances([(call, ANY)])

    def answer(decision):
        calls = {"offense_call": call, "defense_call": "A", **answers}
        return calls.get(decision.kind) or policy(decision)

    real, left_out = enumerated(game, lambda: play_down(game, STANDING), 1e-6, answer)
    shares = by_state(found, chances)
    assert excess(real, shares) < 1 - chances.sum() + EXACT
    assert excess(shares, real) < left_out + EXACT
    assert left_out < MOST
