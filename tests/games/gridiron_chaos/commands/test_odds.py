"""bowlbound odds --system gridiron-chaos, and Coach's odds in the window."""

import csv
import json

import pytest

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.gridiron_chaos.rosters import shipped_rosters
from bowlbound_desktop.games.register import game as shelf
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.play.answerers import Moment
from tests.games.gridiron_chaos.chaos import RULES, at, kicking

TEAMS = tuple(shipped_rosters())[:2]
WORDS = ("odds", *TEAMS, "--system", "gridiron-chaos")


@pytest.fixture
def told(capsys):
    def run(*words):
        assert main([*WORDS, *words]) == 0
        return capsys.readouterr().out

    return run


def forecast(game, *answers):
    run = Run(RULES.next_play(game), answers)
    return shelf("gridiron-chaos").forecaster(run.pending, Moment(game=game, play=0, happened=run.happened))


def test_calls_stand_in_one_table_with_what_was_left_out(told):
    text = told("--call", "field_goal", "--call", "hail_mary", "--ball", "away 30", "--figure", "score")
    assert "field_goal" in text
    assert "hail_mary" in text
    assert "Left out: at most 0.0" in text


def test_figures_for_programs(told):
    rows = json.loads(told("--json", "--call", "field_goal", "--ball", "away 25"))["calls"]
    (row,) = rows
    assert row["offense"] == "field_goal"
    assert 0.4 < row["score"] < 0.7
    assert 0 < row["win"] < 1
    assert row["left_out"] < 0.001


def test_a_kickoff_says_where_they_start(told):
    rows = list(csv.DictReader(told("--csv", "--next", "kickoff").splitlines()))
    assert [row["offense"] for row in rows] == ["deep", "onside"]
    assert 15 < float(rows[0]["start"]) < float(rows[1]["start"])


def test_a_try_has_two_answers(told):
    rows = list(csv.DictReader(told("--csv", "--next", "try").splitlines()))
    assert [(row["offense"], round(float(row["score"]), 1)) for row in rows] == [("kick", 0.9), ("two", 0.6)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--next", "free-kick"), "nobody calls anything before a free kick"),
        (("--defense", "A"), "the defense calls nothing"),
        (("--fakes",), "forced by the dice"),
        (("--clock", "14:50"), "not a box of the clock"),
        (("--call", "razzle"), "cannot be called here"),
        (("--answer", "challenge=yes"), "get their default answers"),
    ],
)
def test_what_the_game_does_not_have_is_refused_in_one_sentence(words, sentence, capsys):
    assert main([*WORDS, *words]) != 0
    assert sentence in capsys.readouterr().err


def test_the_window_shows_every_answer_and_the_best():
    found = forecast(kicking("try", quarter=4, clock="0:00", score=(13, 13)))
    assert found.one_sided
    assert found.offense == ("kick", "two")
    assert dict(found.offense_mix) == {"kick": 1.0}


def test_questions_in_the_course_of_a_play_have_odds_too():
    found = forecast(at(45, 4, 8), "punt", 8)
    assert found.offense == ("return", "roll")
    assert [figure.title for figure in found.figures][:2] == ["Chance to win", "Worth in points"]


def test_nothing_is_said_of_the_toss():
    game = RULES.new_game(*(shipped_rosters()[name] for name in TEAMS), RULES.read_options({}))
    assert forecast(game) is None
