"""What the advanced rules offer, and when they do not (AR-I, AR-II, AR-IV, AR-V)."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.calls import defense_options, offense_options
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import entitlement
from bowlbound_desktop.games.bowlbound.rules.charts.chart import NO_GOOD, TOTALS, with_cell
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import fake_numbers
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.kernel.score import Score
from tests.games.bowlbound.rules.table import chart, run, table

FOUL_ROW = {f"offense.{play}.18": "OFF 5" for play in "123456789"}


def scrimmage(options, home=None, away=None, **changes):
    return table(home, away, options, next="scrimmage", **changes)


def marked(options, *marks, **changes):
    game = scrimmage(options, **changes)
    return game.change(setup=evolve(game.setup, away=evolve(chart("away", {}), marks=marks)))


def asked(play, kind):
    """The options of every decision of that kind."""
    requests = [item[0] for item in play.happened if isinstance(item, tuple)]
    flat = [d for r in requests for d in (r.decisions if isinstance(r, Together) else (r,))]
    return [d.options for d in flat if isinstance(d, Decision) and d.kind == kind]


CALLS = {"rzdz": "razzle", "sneak": "sneak", "kneel": "kneel", "elected_safety": "safety"}


@pytest.mark.parametrize("option", CALLS)
def test_ar_i_a_call_is_offered_only_with_its_option(option):
    assert CALLS[option] in offense_options(scrimmage({option: True}))
    assert CALLS[option] not in offense_options(scrimmage({}))


@pytest.mark.parametrize(
    ("quarter", "seconds", "offered"),
    [(2, 20, True), (4, 20, True), (4, 0, True), (2, 21, False), (1, 20, False), (3, 5, False)],
)
def test_ar_i_3_hail_mary_in_the_last_twenty_seconds_of_a_half(quarter, seconds, offered):
    game = scrimmage({"hail_mary": True}, clock=Clock(quarter, seconds))
    assert ("hail_mary" in offense_options(game)) is offered


@pytest.mark.parametrize(("seconds", "offered"), [(30, True), (20, True), (10, False), (0, False)])
def test_ar_i_4_only_after_a_play_of_more_than_ten_seconds(seconds, offered):
    """AR-I-4-A, AR-I-4-B."""
    game = scrimmage({"spike": True, "no_huddle": True}, last_seconds=seconds, clock=Clock(1, 600))
    assert ("spike" in offense_options(game)) is offered
    play = run(game, {"offense_call": ["2"], "defense_call": ["A"]}, {"play": [15], "defense": [1]})
    assert any("no_huddle" in options for options in asked(play, "declare")) is offered


def test_ar_i_4_nothing_shortens_a_play_after_a_delay_or_timeout():
    """AR-I-4, AR-I-6-B, R-21: the clock was stopped by then."""
    game = scrimmage({"spike": True, "delay": True}, clock=Clock(1, 600))
    calls = {"offense_call": ["2"], "defense_call": ["A"]}
    for answer in ({"delay": ["yes"]}, {"timeout.away": ["call"]}):
        after = run(game, calls | answer, {"play": [15], "defense": [1]}).result
        assert "spike" not in offense_options(after)
    assert "spike" in offense_options(run(game, calls, {"play": [15], "defense": [1]}).result)


def test_r_18_nothing_shortens_a_play_across_the_two_minute_warning():
    game = scrimmage({"spike": True, "two_minute_warning": True}, clock=Clock(2, 140))
    calls = {"offense_call": ["2"], "defense_call": ["A"]}
    after = run(game, calls, {"play": [15], "defense": [1]}).result
    assert after.clock == Clock(2, 120)
    assert "spike" not in offense_options(after)


def test_ar_i_1_h_no_foul_is_offered_while_anything_else_is():
    """AR-I-1-F, -H: the defense's two rows less their fouls."""
    home = {**FOUL_ROW, "offense.3.25": "DEF 15", "offense.4.25": "PI 9"}
    answers = {"offense_call": ["razzle"], "defense_call": ["A"], "razzle_choice": ["1@25"]}
    dice = {"razzle_defense": [18], "razzle_offense": [25], "defense": [1]}
    (options,) = asked(run(scrimmage({"rzdz": True}, home), answers, dice), "razzle_choice")
    assert set(options) == {f"{play}@25" for play in "1256789"}


def test_ar_i_1_h_only_fouls():
    answers = {"offense_call": ["razzle"], "defense_call": ["A"], "penalty": ["1"]}
    dice = {"razzle_defense": [20], "razzle_offense": [18], "play": [30], "defense": [1]}
    (options,) = asked(run(scrimmage({"rzdz": True}, FOUL_ROW), answers, dice), "razzle_choice")
    assert options == tuple(f"{play}@18" for play in "123456789")


@pytest.mark.parametrize(
    ("method", "marks", "lead", "entitled"),
    [
        ("w_coded", ("W",), 0, "free"),
        ("w_coded", (), 0, "conditional"),
        ("w_coded", ("XWC",), 0, "conditional"),
        ("conditional", ("W",), 0, "conditional"),
        ("conditional", (), 0, "conditional"),
        ("conditional", ("XWC",), 0, "none"),
        ("variable", (), 0, "free"),
        ("variable", (), -3, "free"),
        ("variable", ("W",), 3, "conditional"),
        ("variable", ("XWC",), -3, "free"),
        ("variable", ("XWC",), 3, "none"),
        ("none", ("W",), 0, "none"),
    ],
)
def test_ar_ii_1_a_who_has_the_wild_card(method, marks, lead, entitled):
    """AR-II-1-A-i, -ii, XL-4."""
    score = Score().add(Side.AWAY if lead > 0 else Side.HOME, 1, abs(lead))
    game = marked({"wildcard": method}, *marks, score=score)
    assert entitlement(game, Side.AWAY) == entitled
    assert ("wild:1" in defense_options(game)) is (entitled != "none" or method == "conditional")


def test_ar_ii_1_b_what_may_be_named():
    options = defense_options(marked({"wildcard": "w_coded", "sneak": True, "rzdz": True}, "W"))
    named = {call.removeprefix("wild:") for call in options if call.startswith("wild:")}
    assert named == {*"123456789", "5+7", "5+8", "sneak", "razzle"}


def test_ar_ii_2_c_xwc_teams_have_no_run_and_pass_defenses_under_the_conditional_method():
    chosen = {"run_pass_defense": True, "wildcard": "conditional"}
    assert {"R", "P"}.isdisjoint(defense_options(marked(chosen, "XWC")))
    assert {"R", "P"} <= set(defense_options(marked(chosen)))


def test_ar_ii_3_nickel_is_for_everybody():
    assert "Q" in defense_options(marked({"nickel": True}, "XWC"))


def kicked(options, answers, dice, away=(), **changes):
    calls = {"offense_call": ["punt"], "defense_call": ["A"]}
    return run(marked({"fake_block": True, **options}, *away, **changes), calls | answers, dice)


def test_ar_v_1_numbers_that_may_be_fakes():
    cells = {
        "special.punt.10": "39",
        "special.punt.11": "T2",
        "special.punt.12": "KO",
        "special.punt.13": "DEF 5",
    }
    cells |= {
        "special.punt.14": "T1",
        "special.punt.15": "OFF 5",
        "special.punt.16": "BK -9",
        "special.punt.17": "40*",
    }
    game = scrimmage({"fake_block": True}, cells)
    assert set(range(10, 18)) - set(fake_numbers(game, "punt")) == {10, 14, 15, 16}
    goals = {"special.field_goal.10": "30", "special.field_goal.11": "31", "special.field_goal.12": "T1"}
    goals |= {"special.field_goal.13": "T2", "special.field_goal.14": "DEF 15", "special.field_goal.15": "NG"}
    game = scrimmage({"fake_block": True}, goals, y=69)
    assert set(fake_numbers(game, "field_goal")) == {11, 12, 14}


def test_ar_v_1_only_a_good_number_is_a_fake_of_a_try():
    game = scrimmage({"fake_block": True})
    home = with_cell(game.setup.home, ("special", "extra_point", "24"), NO_GOOD)
    game = game.change(setup=evolve(game.setup, home=home))
    assert set(fake_numbers(game, "extra_point")) == set(TOTALS) - {24}


def test_ar_v_3_the_block_option_belongs_to_marked_teams():
    dice = {"punt": [24], "punt_return": [20]}
    plain, free = (kicked({}, {}, dice, away=marks, down=4) for marks in ((), ("FBO",)))
    assert asked(plain, "kick_rush") == [("none", "rush")]
    assert asked(free, "kick_rush") == [("none", "rush", "block")]


@pytest.mark.parametrize(("marks", "offers"), [((), []), (("FBO",), [("none", "block")])])
def test_ar_v_4_c_no_all_out_rush_against_tries(marks, offers):
    """AR-V-3, AR-V-4-C."""
    game = marked({"fake_block": True}, *marks).change(next="try", y=98, down=4)
    assert asked(run(game, {}, {"extra_point": [24]}), "kick_rush") == offers


def test_ar_iii_2_c_a_quick_kick_is_neither_faked_nor_rushed_nor_returned():
    play = kicked({"punt_options": True}, {}, {"punt": [24]}, away=("FBO",), down=2)
    assert [asked(play, kind) for kind in ("kick_rush", "fake_numbers", "kick_return")] == [[], [], []]


@pytest.mark.parametrize(("down", "y", "offered"), [(4, 4, True), (4, 5, False), (3, 4, False)])
def test_ar_iii_2_a_the_rush_of_a_short_drop_needs_no_option(down, y, offered):
    """AR-III-2-A, AR-III-2-C, R-33."""
    game = scrimmage({"punt_options": True}, y=y, down=down)
    dice = {"punt": [24]} if down < 4 else {"punt": [24], "punt_return": [20]}
    play = run(game, {"offense_call": ["punt"], "defense_call": ["A"]}, dice)
    assert (asked(play, "kick_rush") == [("none", "rush")]) is offered


def test_ar_iv_what_the_receivers_may_do():
    """AR-IV-1, -1-C, -1-D, AR-IV-2-A, -B."""
    chosen = {"return_options": True}
    punt = {"offense_call": ["punt"], "defense_call": ["A"]}
    plain = run(scrimmage(chosen, down=4), punt, {"punt": [24], "punt_return": [20]})
    assert asked(plain, "kick_return") == [("return", "fair_catch", "roll")]
    star = run(scrimmage(chosen, {"special.punt.24": "40*"}, down=4), punt, {"punt": [24]})
    assert asked(star, "kick_return") == [("fair_catch", "roll")]
    deep = run(scrimmage(chosen, y=65, down=4), punt, {"punt": [24], "punt_return": [20]})
    assert asked(deep, "kick_return") == [("return", "touchback", "fair_catch", "roll")]
    squib = run(table(options=chosen, next="kickoff"), {"kickoff_call": ["squib"]}, {"squib_return": [20]})
    assert asked(squib, "kick_return") == [("return", "roll")]
