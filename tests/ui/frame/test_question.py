from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.ui.frame.question import ask_chance, ask_decision, keys_for
from tests.shelf import described
from tests.ui.fake_game import DICE, TEAMS, FakeGame, FakeSystem, penalty

WORDS = game("bowlbound").words


def asked(decision):
    return ask_decision(decision, WORDS, described(FakeSystem()), TEAMS)


def test_a_single_character_is_its_own_key():
    assert keys_for(("1", "A", "punt"), ("Line Plunge", "Formation A", "Punt")) == ["1", "A", "P"]


def test_a_letter_is_never_given_twice():
    keys = keys_for(("P", "punt", "pass"), ("Pass defense", "Punt", "Pass"))
    assert len(set(keys)) == 3


def test_a_first_letter_goes_before_a_later_one():
    usual = keys_for(("short", "punt"), ("Short pass", "Punt"))
    goal_line = keys_for(("short_yardage", "short", "punt"), ("Short yardage", "Short pass", "Punt"))
    assert usual == ["S", "P"]
    assert (goal_line[0], goal_line[2]) == ("S", "P")
    assert goal_line[1] not in ("", "S", "P")


def test_an_answer_that_ends_with_a_figure_has_that_key():
    assert keys_for(("A", "wild:3"), ("Formation A", "Wild Card: play 3"))[1] == "3"


def test_there_may_be_no_key_left():
    assert keys_for(("a", "aa"), ("A", "A")) == ["A", ""]


def test_a_question_names_the_side_that_is_asked():
    question = asked(Decision(side=Side.AWAY, kind="coin_toss", options=("receive", "kick")))
    assert question.heading.startswith("Michigan State: ")
    assert [choice.label for choice in question.choices] == ["Receive", "Kick"]


def test_consequences_stand_beside_their_options():
    game = FakeGame()
    after = [choice.consequence for choice in asked(penalty(game, FakeGame(ball=27))).choices]
    assert after == ["Notre Dame: 1st and 10 at Notre Dame 27", "Notre Dame: 1st and 10 at Notre Dame 35"]


def test_barred_options_are_shown_with_their_reason():
    decision = Decision(side=Side.HOME, kind="try", options=("kick",), barred=(("two", "Not today"),))
    assert [(choice.option, choice.barred) for choice in asked(decision).choices] == [
        ("kick", ""),
        ("two", "Not today"),
    ]


def test_a_long_list_has_no_keys():
    decision = Decision(side=Side.HOME, kind="coffin_corner", options=tuple(map(str, range(40))))
    assert {choice.key for choice in asked(decision).choices} == {""}


def test_a_roll_says_what_can_be_typed():
    question = ask_chance(Roll(side=Side.HOME, dice=DICE, purpose="play"), WORDS, TEAMS)
    assert "10 to 37" in question.note
    assert "black + white A + white B" in question.note
