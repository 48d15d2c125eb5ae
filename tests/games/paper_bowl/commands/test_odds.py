"""bowlbound odds --system paper-bowl: the cards of both sides over the event cards left in the deck."""

import csv
import json

import pytest

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.play.answerers import Moment
from tests.shelf import forecaster, system, team_for_play

TEAMS = ("1966-notre-dame", "1966-michigan-state")
WORDS = ("odds", *TEAMS, "--system", "paper-bowl")
SHOWN = {
    "Average yards": "yards",
    "Caught or run": "completion",
    "First down": "first_down",
    "Touchdown": "touchdown",
    "Turnover": "turnover",
    "Penalty": "penalty",
    "Worth in points": "points",
}


@pytest.fixture
def told(capsys):
    def run(*words):
        assert main([*WORDS, *words]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def rows(told):
    return lambda *words: list(csv.DictReader(told("--csv", *words).splitlines()))


def test_a_table_of_cards_against_cards(told):
    lines = told("--down", "3", "--to-go", "7", "--ball", "away 35").splitlines()
    assert lines[0].split() == ["mean", "gain", *"12345"]
    assert [line.split()[0] for line in lines[1:4]] == ["run", "short", "long"]
    assert lines[-1] == "Left out: at most 0.0000% of a play."


def test_the_figures_are_those_that_the_window_shows(rows):
    rules = system("paper-bowl")
    teams = (team_for_play(rules, "blank", side.value) for side in Side)
    game = rules.new_game(*teams, rules.read_options({})).series(Side.HOME, 60)
    game = game.change(down=3, line=67)
    asked = next(item for item in rules.next_play(game) if isinstance(item, Together))
    shown = forecaster("paper-bowl")(asked, Moment(game=game, play=0))
    told = {
        (row["offense"], row["defense"]): row
        for row in rows("--ball", "away 40", "--down", "3", "--to-go", "7")
    }
    for figure in shown.figures:
        for play, line in zip(shown.offense, figure.values, strict=True):
            for defense, value in zip(shown.defense, line, strict=True):
                assert float(told[play, defense][SHOWN[figure.title]]) == pytest.approx(value)
    assert {figure.title for figure in shown.figures} == SHOWN.keys()


@pytest.mark.parametrize(
    ("words", "calls"),
    [
        (("--ball", "away 30"), ["run", "short", "long", "field_goal", "punt"]),
        (("--ball", "away 45"), ["run", "short", "long", "punt"]),
        (("--next", "try"), ["run", "short", "long", "kick"]),
        (("--next", "kickoff"), ["deep"]),
        (("--next", "kickoff", "--options", "onside_kick=on"), ["deep", "onside"]),
    ],
)
def test_every_call_of_every_situation_adds_up_to_one(rows, words, calls):
    found = rows(*words)
    assert list(dict.fromkeys(row["offense"] for row in found)) == calls
    assert all(abs(float(row["left_out"])) < 1e-9 for row in found)


def test_gains_of_a_try_that_has_none_are_a_heading_alone(told):
    assert told("--csv", "--next", "try", "--gains") == "offense,defense,yards,chance\n"


def test_kicks_have_the_chances_of_their_table(rows):
    (goal,) = rows("--ball", "away 30", "--call", "field_goal")
    (kick,) = rows("--next", "try", "--call", "kick")
    assert float(goal["score"]) == pytest.approx(16 / 36)
    assert float(goal["start"]) == 30
    assert float(kick["score"]) == pytest.approx(34 / 36)


def test_json_has_gains_and_the_situation(told):
    words = (
        "--json",
        "--gains",
        "--call",
        "short",
        "--defense",
        "2",
        "--offense",
        "away",
        "--ball",
        "home 12",
    )
    found = json.loads(told(*words))
    assert found["situation"] == {
        "next": "scrimmage",
        "offense": "away",
        "yards_from_own_goal": 88,
        "down": 1,
        "to_go": 10,
    }
    (call,) = found["calls"]
    assert sum(call["gains"].values()) + call["turnover"] == pytest.approx(1)
    assert call["gains"]["12"] == pytest.approx(call["touchdown"])


def test_a_figure_of_this_game_alone_can_be_asked_for(told, capsys):
    assert told("--figure", "completion").startswith("caught or run")
    assert main(["odds", *TEAMS, "--figure", "completion"]) == 2
    assert capsys.readouterr().err.endswith('there is no "completion" in the odds of this game\n')


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--call", "7"), '"7" cannot be called here: choose from run, short, long, punt'),
        (("--defense", "C"), '"C" cannot be called here: choose from 1, 2, 3, 4, 5, any'),
        (("--next", "free-kick"), "there is no free kick in Paper Bowl"),
        (("--clock", "2:00"), "there is no clock in Paper Bowl"),
        (("--fakes",), "there are no fakes in Paper Bowl"),
        (("--answer", "kick_rush=rush"), "kick_rush is not asked in this situation"),
        (("--ball", "away 0"), "the ball must lie between the goal lines"),
    ],
)
def test_what_the_game_does_not_have_is_one_sentence(capsys, words, sentence):
    assert main([*WORDS, *words]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
