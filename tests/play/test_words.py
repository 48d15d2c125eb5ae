"""Every word of the scenario contract has its text, and answers with figures show them."""

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Roll, Together
from bowlbound_desktop.play.session import Session
from tests.shelf import described, seats, system

WORDS = game("bowlbound").words
CONTRACT = {
    "coin_toss": "receive kick",
    "second_half": "receive kick",
    "kickoff_call": "deep squib onside",
    "kickoff_guess": "deep squib onside",
    "kick_return": "return touchback fair_catch roll",
    "roll_option": "accept decline",
    "out_of_bounds_kick": "spot rekick",
    "offense_call": "1 2 3 4 5 6 7 8 9 razzle sneak hail_mary spike kneel punt field_goal safety",
    "defense_call": "A B C D E F R P Q wild:1 wild:9 wild:5+7 wild:5+8 wild:sneak wild:razzle",
    "declare": "none no_huddle out_of_bounds in_bounds",
    "kick_rush": "none rush block",
    "coffin_corner": "0 12 20",
    "cancel_marks": "no yes",
    "fake_numbers": "none 10 39",
    "fake_play": "1 9 razzle",
    "red_zone": "keep blank",
    "razzle_choice": "3@24",
    "penalty": "decline 1 2 1@spot",
    "enforcement": "end_of_gain previous_spot",
    "interception": "return touchback decline",
    "free_ball": "return down touchback",
    "try": "kick two",
    "free_kick": "kickoff punt",
    "timeout.home": "no call late",
    "timeout.away": "no call late",
    "delay": "no yes",
}
PURPOSES = """play defense breakaway qb_run qb_trap option_pass yardage defense_yardage penalty kickoff
    kickoff_return squib_return onside punt punt_return field_goal extra_point interception_return recovery
    end_zone_depth hail_mary razzle_defense razzle_offense block roll fair_catch toss_home toss_away
    weather"""


def test_the_vocabulary_is_that_of_the_contract():
    assert set(WORDS.kinds) >= set(CONTRACT)
    assert set(WORDS.purposes) >= set(PURPOSES.split())


@pytest.mark.parametrize(
    ("kind", "option"), [(kind, o) for kind, line in CONTRACT.items() for o in line.split()]
)
def test_every_answer_has_label_and_help(kind, option):
    assert WORDS.decisions[kind].option(option) is not None
    assert WORDS.label(kind, option)
    assert WORDS.help(kind, option)
    assert "{" not in WORDS.label(kind, option) + WORDS.help(kind, option)


@pytest.mark.parametrize(
    ("kind", "option", "label"),
    [
        ("defense_call", "wild:3", "Wild Card: play 3"),
        ("defense_call", "wild:5+7", "Wild Card: option, short pass"),
        ("razzle_choice", "3@24", "Play 3, row 24"),
        ("penalty", "2@spot", "Take foul number 2, previous spot"),
        ("coffin_corner", "0", "None"),
        ("coffin_corner", "20 in", "20 yards, in bounds"),
        ("fake_numbers", "22+24", "Fake on 22, Fake on 24"),
        ("unheard_of", "big_thing", "Big thing"),
    ],
)
def test_labels_carry_the_figures(kind, option, label):
    assert WORDS.label(kind, option) == label


def test_questions():
    call = Decision(side=Side.HOME, kind="offense_call", options=("1", "2"))
    throw = Roll(side=Side.HOME, dice=OFFENSE, purpose="punt_return")
    assert WORDS.question(call) == "Which play do you call?"
    assert WORDS.question(throw) == "Throw the offensive dice for the punt return."
    assert WORDS.question(Together((call, call))).count("?") == 2
    assert WORDS.question(Decision(side=Side.HOME, kind="odd_one", options=())) == "Odd one?"


def test_editions_share_their_words():
    assert game("bowlbound-classic").words == WORDS


@pytest.mark.parametrize(
    ("key", "preset"), [("bowlbound", "excel"), ("bowlbound", "advanced"), ("bowlbound-classic", "classic")]
)
def test_whatever_a_game_asks_has_its_words(key, preset):
    """Random games with many rules in force ask nothing that has no text."""
    rules = system(key)
    charts = [load_by_id(name) for name in ("1966-notre-dame", "1966-michigan-state")]
    game = rules.new_game(*charts, rules.read_options(rules.presets[preset]))
    for seed in range(3):
        session = Session(described(rules), game, seats(seed, home="random", away="random"))
        for play in range(session.plays):
            for item in session.happened(play):
                if isinstance(item, tuple):
                    assert_has_words(item[0])


def assert_has_words(request):
    match request:
        case Roll(purpose=purpose):
            assert purpose in WORDS.dice
        case Decision(kind=kind, options=options):
            assert [option for option in options if WORDS.decisions[kind].option(option) is None] == []
        case Together(decisions=decisions):
            for decision in decisions:
                assert_has_words(decision)


def test_the_manual_names_every_word():
    page = (paths.RESOURCES / "manual" / "scenarios.md").read_text(encoding="utf-8")
    assert [word for word in (*WORDS.kinds, *WORDS.purposes) if f"`{word}`" not in page] == []


def test_an_answer_that_only_counts_is_named_after_what_it_is_about():
    words = game("bowlbound").words
    assert words.label("penalty", "2") == "Take foul number 2"
    assert words.text("penalty", "2", "DEF 15").label == "Take DEF 15"
    assert words.text("penalty", "2@spot", "PI 20").label == "Take PI 20, previous spot"


def test_a_group_stands_before_its_answers():
    text = game("bowlbound").words.text("defense_call", "wild:3")
    assert (text.group, text.label, text.full) == ("Wild Card", "play 3", "Wild Card: play 3")
