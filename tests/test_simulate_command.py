"""`bowlbound simulate`: figures that can be checked by adding up its own games."""

import csv
import io
import json

import pytest

from bowlbound_desktop.__main__ import main
from bowlbound_desktop.play.simulate import GameRecord
from bowlbound_desktop.play.statistics import Line
from bowlbound_desktop.play.summary import Summary, report

TEAMS = ["1966-notre-dame", "1966-michigan-state"]


def games(*words):
    return main(["simulate", *TEAMS, "-n", "6", *words])


def test_the_figures_are_those_of_the_games(capsys):
    assert games("--csv", "--seed", "3") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert games("--json", "--seed", "3") == 0
    figures = json.loads(capsys.readouterr().out)
    assert len(rows) == figures["games"] == 6
    for side in ("home", "away"):
        points = sum(int(row[f"{side}_points"]) for row in rows) / 6
        assert figures[side]["points"] == pytest.approx(points)


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs(capsys):
    assert games("--csv", "--seed", "9") == 0
    alone = capsys.readouterr().out
    assert games("--csv", "--seed", "9", "--jobs", "2") == 0
    assert capsys.readouterr().out == alone


def test_people_get_a_table(capsys):
    assert games() == 0
    out = capsys.readouterr().out
    assert out.startswith("6 games")
    assert "1966 Notre Dame win" in out
    assert "First downs" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--coach", "nobody"], "nobody"),
        (["--options", "rzdz=perhaps"], "rzdz"),
        (["-n", "0"], "at least one game"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(words, said, capsys):
    assert games(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def record(home, away):
    return GameRecord(0, Line(points=home), Line(points=away))


def test_ties_count_half_and_the_uncertainty_shrinks():
    few, many = Summary(), Summary()
    for _ in range(2):
        few.add(record(7, 3))
        few.add(record(3, 3))
    for _ in range(200):
        many.add(record(7, 3))
        many.add(record(3, 3))
    assert few.home_share == many.home_share == 0.75
    assert many.uncertainty < few.uncertainty / 5
    assert many.margin == (2, 2)


def test_no_game_is_said_plainly():
    assert report(Summary(), "A", "B") == ["No game was played."]
