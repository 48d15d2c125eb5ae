"""What a game consists of and how it runs (BR-I to BR-V, sections 1 and 7)."""

import pytest
from attrs import fields

from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision, Roll, Together
from tests.games.bowlbound.rules.table import RULES, chart, played, run, table


def test_a_team_is_three_charts_and_a_game_five_dice():
    """BR-I/II/III, BR-IV-1-A/B: offense, defense and special teams; black, two white, red and green."""
    play = run(
        table({"offense.2.15": "4"}, next="scrimmage"),
        {"offense_call": ["2"], "defense_call": ["A"]},
        {"play": [15], "defense": [1]},
    )
    thrown = [item[0] for item in play.happened if isinstance(item, tuple) and isinstance(item[0], Roll)]
    assert [len(roll.dice.dice) for roll in thrown] == [3, 2]
    team = chart("home", {})
    assert [len(part) for part in (team.offense, team.defense, team.special)] == [12, 6, 7]


def test_both_choose_at_once_and_then_throw():
    """BR-III, BR-V-7, BR-V-8: neither coach sees the other's call; the offense throws first."""
    play = run(
        table(next="scrimmage"),
        {"offense_call": ["2"], "defense_call": ["A"]},
        {"play": [15], "defense": [1]},
    )
    asked = [item[0] for item in play.happened if isinstance(item, tuple)]
    assert isinstance(asked[0], Together)
    assert [decision.side for decision in asked[0].decisions] == [Side.HOME, Side.AWAY]
    assert [request.purpose for request in asked if isinstance(request, Roll)] == ["play", "defense"]


def test_any_two_teams_may_meet():
    """BR-V-1/2: the players choose their charts; nothing forbids the same team twice."""
    team = chart("home", {})
    game = RULES.new_game(team, team, RULES.read_options({}))
    assert (game.next, game.clock, game.timeouts) == ("toss", Clock(1, 900), (3, 3))


def test_the_score_is_kept_by_quarters():
    """BR-IV-3-a: score by quarter, quarter, clock, down, distance, spot and timeouts."""
    game = table({"offense.2.15": "TD"}, next="scrimmage", clock=Clock(3, 600))
    after = played(game, {"offense_call": ["2"], "defense_call": ["A"]}, {"play": [15], "defense": [1]})
    assert after.score.line(Side.HOME) == (0, 0, 6, 0)
    assert (after.clock, after.down, after.timeouts) == (Clock(3, 590), 4, (3, 3))


@pytest.mark.parametrize("seconds", [30, 20, 10])
def test_one_box_of_the_clock_is_ten_seconds(seconds):
    """BR-IV-3-a (trap 33): whole seconds, never a rest below zero."""
    assert Clock(1, 10).run(seconds) == Clock(1, 0)


def test_the_toss_loser_chooses_for_the_second_half():
    """BR-V-3 (trap 40): whoever kicked first."""
    for choice in ("receive", "kick"):
        game = played(table(), {"coin_toss": [choice]}, {"toss_home": [20], "toss_away": [30]})
        assert game.chooser is Side.HOME
        second = game.change(next="second-half", clock=Clock(3, 900))
        asked = run(second, {"second_half": ["kick"]}).happened[0][0]
        assert isinstance(asked, Decision)
        assert asked.side is Side.HOME


def test_penalties_of_a_try_do_not_lose_the_try():
    """BR-VI-4-A-i, TC-11: a try flagged again and again takes no time (trap 34)."""
    game = table({"offense.2.15": "DEF 5"}, next="try", y=98, down=4, line=100)
    answers = {"try": ["two"], "offense_call": ["2"], "defense_call": ["A"], "penalty": ["1"]}
    for spot in (99, 99, 99):
        game = played(game, answers, {"play": [15, 20], "defense": [1]})
        assert (game.next, game.y, game.clock) == ("try", spot, Clock(1, 900))


def test_hail_mary_is_in_the_list_only_when_it_is_legal():
    """XL-6, AR-I-3: in the last twenty seconds of a half; both calls are asked for at once and in secret."""
    for clock, legal in (
        (Clock(2, 20), True),
        (Clock(2, 30), False),
        (Clock(3, 20), False),
        (Clock(4, 10), True),
    ):
        game = table(options={"hail_mary": True}, next="scrimmage", clock=clock)
        asked = Run(RULES.next_play(game)).pending
        assert isinstance(asked, Together)
        assert ("hail_mary" in asked.decisions[0].options) is legal


def test_what_belongs_to_the_other_edition_is_off():
    """R-61, R-39: playing on with a block is classic; the onside kick's other procedure is AR-III-1."""
    assert RULES.read_options({}).bk_advance is False
    assert fields(Options).kickoff_selection.metadata["rule"] == "AR-III-1"


def test_full_feature_is_the_default_and_the_excel_options_exist():
    """R-56, XL-2, XL-3, XL-4, XL-5, XL-10."""
    values = {option.name: option.metadata["values"] for option in fields(Options)}
    assert values["variable_method"] == ("full", "quick")
    assert values["penalty_method"] == ("chart", "advanced", "quick")
    assert values["kickoff_selection"][:2] == ("basic", "advanced")
    assert {"variable", "w_coded", "conditional"} <= set(values["wildcard"])
    assert values["yf"] == ("none", "simple", "full")
    assert sorted(values["yf_base"]) == list(range(60, 126, 5))
    assert values["yf_base"][0] == 100
    missing_in_excel = {"no_huddle", "oob_decl", "inb_decl", "weather", "timing"}
    assert missing_in_excel <= set(values)
