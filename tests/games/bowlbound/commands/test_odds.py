"""bowlbound odds: tables, CSV and JSON of any situation."""

import csv
import json

import pytest

from bowlbound_desktop.cli.main import main

TEAMS = ("1966-notre-dame", "1966-michigan-state")


@pytest.fixture
def told(capsys):
    def run(*words):
        assert main(["odds", *TEAMS, *words]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def error(capsys):
    def run(*words):
        assert main(["odds", *TEAMS, *words]) == 2
        return capsys.readouterr().err

    return run


def test_the_table_of_a_situation_says_what_it_leaves_out(told):
    lines = told("--down", "3", "--to-go", "7", "--ball", "away 35").splitlines()
    assert lines[0].split() == ["mean", "gain", *"ABCDEF"]
    assert [line.split()[0] for line in lines[1:10]] == list("123456789")
    assert lines[-1].startswith("Left out: at most 0.0")


def test_figures_and_calls_can_be_chosen(told):
    out = told("--figure", "touchdown", "--call", "7", "--call", "punt", "--defense", "C")
    heads = [line.split() for line in out.splitlines() if line.startswith("touchdown")]
    assert heads == [["touchdown", "C"], ["touchdown", "any"]]


def test_json_has_everything(told):
    found = json.loads(told("--json", "--gains", "--call", "3", "--defense", "A", "--offense", "away"))
    assert found["situation"]["offense"] == "away"
    (call,) = found["calls"]
    assert 0 <= call["left_out"] <= found["left_out"] < 0.001
    assert sum(call["gains"].values()) == pytest.approx(1 - call["turnover"], abs=0.002)


def test_csv_has_a_line_a_pair(told):
    rows = list(csv.DictReader(told("--csv", "--call", "1", "--call", "2").splitlines()))
    assert [(row["offense"], row["defense"]) for row in rows[:2]] == [("1", "A"), ("1", "B")]
    assert len(rows) == 12
    assert 0 < float(rows[0]["first_down"]) < 1


def test_gains_as_csv(told):
    rows = list(csv.DictReader(told("--csv", "--gains", "--call", "1", "--defense", "B").splitlines()))
    assert rows[0].keys() == {"offense", "defense", "yards", "chance"}
    assert sum(float(row["chance"]) for row in rows) > 0.9


def test_gains_as_text(told):
    assert "1 against B, gains with the ball kept: " in told("--gains", "--call", "1", "--defense", "B")


@pytest.mark.parametrize(
    ("following", "calls"),
    [
        ("kickoff", ["deep", "squib", "onside"]),
        ("free-kick", ["deep", "squib", "onside", "punt"]),
        ("try", [*"123456789", "kick"]),
    ],
)
def test_kicks_and_tries_can_be_asked_for(told, following, calls):
    rows = csv.DictReader(told("--next", following, "--csv").splitlines())
    assert list(dict.fromkeys(row["offense"] for row in rows)) == calls


def test_answers_on_the_way_can_be_given(told):
    words = ("--csv", "--call", "punt", "--down", "4", "--ball", "50", "--options", "punt_options=on")
    deep, short = (
        float(next(csv.DictReader(out.splitlines()))["start"])
        for out in (told(*words), told(*words, "--answer", "coffin_corner=15"))
    )
    assert abs(deep - short) > 1


def test_fakes_can_be_asked_for(told):
    assert "fake:3" in told("--fakes", "--call", "fake:3")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--call", "x"), '"x" cannot be called here: choose from 1, 2, 3'),
        (("--defense", "G"), '"G" cannot be called here: choose from A, B'),
        (("--ball", "away 0"), "the ball must lie between the goal lines"),
        (("--ball", "nowhere"), '"nowhere" is not a spot'),
        (("--score", "7"), '"7" is not a score: write "14-10"'),
        (("--answer", "rush"), '"rush" is not an answer: write "kick_rush=rush"'),
        (("--call", "punt", "--answer", "kick_rsh=rush"), "kick_rsh is not asked in this situation"),
        (
            ("--call", "punt", "--options", "punt_options=on", "--answer", "coffin_corner=x"),
            '"x" does not answer coffin_corner: choose from 0, 1',
        ),
        (("--system", "chess"), 'there is no game system "chess"'),
    ],
)
def test_bad_input_is_one_sentence(error, words, sentence):
    told = error(*words)
    assert sentence in told
    assert told.count("\n") == 1


def test_charts_are_corrected_as_in_play_unless_they_are_wanted_as_published(capsys):
    def told(*words):
        assert (
            main(["odds", "1988-notre-dame", TEAMS[1], "--call", "3", "--defense", "A", "--csv", *words]) == 0
        )
        return capsys.readouterr().out

    corrected, published = told(), told("--as-published")
    assert corrected != published  # CC-17 changes play 3
    assert told("--without", "CC-17") != corrected


def test_a_score_that_nobody_can_reach_is_refused(error):
    assert "is not a score" in error("--score", "9" * 5000 + "-0")
