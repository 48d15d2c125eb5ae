"""Scenario files: what passes, and a clear sentence for whatever is wrong."""

import json

import pytest

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.scenarios import run_scenario

CONTRACT = """
system = "bowlbound"
title  = "DEF 15 on a gain is marked from the end of the gain"
rule   = "BR-VI-4-C-v"

[options]
penalty_method = "chart"

[teams]
home = "blank"
away = "blank"

[cells]
"home.offense.2.15"  = "DEF 15"
"home.offense.2.20"  = "3"
"away.defense.A.2.1" = { text = "", colour = "white" }

[marks]
away = ["W"]

[situation]
next    = "scrimmage"
offense = "home"
ball    = "away 44"
down    = 3
to_go   = 19
quarter = 1
clock   = "10:00"
score    = { home = 0, away = 0 }
timeouts = { home = 3, away = 3 }
last_play_seconds = 30
declared = {}

[answers]
offense_call = ["2"]
defense_call = ["A"]
penalty      = ["1"]

[dice]
play    = [15, 20]
defense = [1]

[expect]
offense = "home"
ball    = "away 26"
down    = 1
to_go   = 10
clock   = "9:50"
score   = { home = 0, away = 0 }
next    = "scrimmage"
"""
RUN = """
[cells]
"home.offense.2.15" = "4"
[situation]
next = "scrimmage"
offense = "home"
ball = "home 30"
[answers]
offense_call = ["2"]
defense_call = ["A"]
[dice]
play = [15]
defense = [1]
"""


@pytest.fixture
def run(tmp_path):
    def run(text):
        path = tmp_path / "scenario.toml"
        path.write_text(text, encoding="utf-8")
        return run_scenario(path)

    return run


def test_the_example_of_the_contract_passes(run):
    report = run(CONTRACT)
    assert report.differences == ()
    assert report.passed
    assert report.final_state == {
        "next": "scrimmage",
        "offense": "home",
        "ball": "away 26",
        "down": 1,
        "to_go": 10,
        "quarter": 1,
        "clock": "9:50",
        "score": {"home": 0, "away": 0},
        "timeouts": {"home": 3, "away": 3},
        "last_play_seconds": 10,
    }


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("offense_call", "ofense_call", 'unknown key "ofense_call"'),
        ("defense = [1]", "defence = [1]", 'unknown key "defence"'),
        ("[dice]", "[dices]", 'unknown key "dices"'),
        ("offense =", "offence =", 'unknown key "offence"'),
        ("home.offense.2.15", "home.offense.2.40", "cells.home.offense.2.40"),
        ("home.offense.2.15", "home.offense.2.x", "is not a cell of a chart"),
        ("home.offense.2.15", "both.offense.2.15", 'unknown key "both.offense.2.15"'),
        ("home.offense.2.15", "home.offence.2.15", "is not a cell of a chart"),
        ('= "4"', '= "4?"', "character 2"),
        ('= "4"', "= 4.5", "a cell is its text"),
        ('= "4"', '= { text = "4", color = "red" }', "a cell is its text, or { text, colour }"),
        ("[cells]", "[options]\nnonsense = 1\n[cells]", "there is no rule option nonsense"),
        ("[cells]", '[options]\nwildcard = "yes"\n[cells]', "cannot be 'yes'"),
        ("[cells]", '[teams]\nhome = "nobody-1900"\n[cells]', "there is no team chart"),
        ("[cells]", '[teams]\nguest = "blank"\n[cells]', 'unknown key "guest"'),
        ("[cells]", '[marks]\nhome = ["Z"]\n[cells]', '"Z" is not one of W, XWC'),
        ("[cells]", "colour = 1\n[cells]", 'unknown key "colour"'),
        ("[cells]", 'system = "chess"\n[cells]', 'no game system "chess"'),
        ("[cells]", "system = 1\n[cells]", "system must be text"),
        ('next = "scrimmage"', "", "must name next"),
        ('offense = "home"', "", "must name offense"),
        ('"home 30"', '"home 51"', "is not a spot"),
        ('"home 30"', "30", "must be text in quotes"),
        ('"home 30"', '"home -3"', '"home -3" lies in an end zone'),
        ('"home 30"', '"home 30"\nclock = "15:01"', "is not a time of a quarter"),
        ('"home 30"', '"home 30"\ndown = 5', "situation.down: 5 is not a whole number"),
        ('"home 30"', '"home 30"\ndown = true', "situation.down: True is not a whole number"),
        ('"home 30"', '"home 30"\ntimeouts = { home = 4 }', "at most 3"),
        ('"home 30"', '"home 30"\nscore = 7', "write { home"),
        ('"home 30"', '"home 30"\ndeclared = { hail = "A" }', 'unknown key "hail"'),
        ('"home 30"', '"home 30"\ndeclared = { wind = "D" }', "'D' is not one of A, B, C"),
        ('= ["2"]', '= ["10"]', '"10" is not among the options'),
        ('= ["2"]', "= []", "is asked for offense_call"),
        ('= ["2"]', "= [2.5]", "answers.offense_call cannot hold 2.5"),
        ("play = [15]", "play = [40]", "cannot show 40"),
        ("play = [15]", 'play = ["1+5+5"]', "the white A die has no 5"),
        ("play = [15]", 'play = ["1+5"]', "needs 3 faces"),
        ("play = [15]", 'play = ["high"]', "is not a throw"),
        ("play = [15]", "play = []", "home throws for play, but the scenario has no dice"),
        ("play = [15]", "play = [15, 16]", "dice.play: 16 left over"),
        ("play = [15]", "play = [15]\npunt = [20]", "dice.punt: 20 left over"),
        ("[dice]", "[dice]\n[expect]\ndown = 1\n[dice]", "line"),
        ('[situation]\nnext = "scrimmage"', '[situation]\nnext = "end"', "'end' is not one of"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run, old, new, sentence):
    assert old in RUN
    report = run(RUN.replace(old, new, 1))
    assert not report.passed
    assert sentence in report.differences[0]
    assert "program itself" not in report.differences[0]


@pytest.mark.parametrize(
    ("expected", "sentence"),
    [
        ('ball = "home 35"', "ball: expected home 35, got home 34"),
        ("down = 1", "down: expected 1, got 2"),
        ('to_go = "goal"', "to_go: expected goal, got 6"),
        ('clock = "15:00"', "clock: expected 15:00, got 14:30"),
        ("score = { away = 6 }", "score: expected away 6, got home 0, away 0"),
        ('next = "try"', "next: expected try, got scrimmage"),
        ('offense = "away"', "offense: expected away, got home"),
        ("quarter = 2", "quarter: expected 2, got 1"),
        ("last_play_seconds = 10", "last_play_seconds: expected 10, got 30"),
        ('why = ["R-99"]', "why: R-99 is not in the explanation"),
        ('weather = "A"', 'unknown key "weather"'),
    ],
)
def test_what_differs_is_named(run, expected, sentence):
    report = run(f"{RUN}[expect]\n{expected}\n")
    assert len(report.differences) == 1
    assert sentence in report.differences[0]


@pytest.mark.parametrize("text", ["OFF 5", "DEF S", "DEF 15", "PI 10", "B", "SOP", "BLP"])
def test_r_08_the_defense_has_no_results_of_the_offense(run, text):
    """R-08: on a defensive chart they are errors, in a scenario as in a chart that is loaded."""
    cell = f'"away.defense.A.2.1" = "{text}"\n"home.offense.2.15"'
    reported = run(RUN.replace('"home.offense.2.15"', cell))
    assert reported.differences == (f"cells.away.defense.A.2.1: {text} cannot stand on a defensive chart",)


@pytest.mark.parametrize("yards", ["4", '"goal"'])
def test_and_goal_may_be_said_either_way(run, yards):
    text = RUN.replace('"home 30"', '"away 8"\nto_go = "goal"')
    assert run(f"{text}[expect]\nto_go = {yards}\n").passed


def test_dotted_keys_may_be_written_with_or_without_quotes(run):
    call = 'timeout.away = ["call"]'
    left = "[expect]\ntimeouts = { away = 2 }\n"
    cells = 'home.fumble = "10-39"\nhome.offense.2.15 = "4"\n'
    for written in (call, call.replace("timeout.away", '"timeout.away"')):
        text = RUN.replace("[dice]", f"{written}\n[dice]").replace('"home.offense.2.15" = "4"', cells)
        assert run(text + left).differences == ()


def test_answers_may_be_left_over_and_lists_may_run_out(run):
    text = RUN.replace("[dice]", 'try = ["two"]\n"timeout.away" = ["no"]\n[dice]')
    assert run(text).passed


def test_defensive_dice_may_be_left_over(run):
    assert run(RUN.replace("defense = [1]", "defense = [1, 2, 3]")).passed


def test_a_single_value_stands_for_a_list_of_one(run):
    assert run(RUN.replace("[15]", "15").replace('["2"]', "2")).passed


DAMAGES = (
    b"\xff\xfe",
    b"[" * 5000,
    b"a = [" * 3000,
    b"x = 1" + b"0" * 5000,
    b"\x00",
    b"= 1",
    b"a.b = 1\na = 2",
    b"[cells]\n" + b"a." * 990 + b"a = 1",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_one_sentence(tmp_path, damage):
    path = tmp_path / "damaged.toml"
    path.write_bytes(damage)
    report = run_scenario(path)
    assert len(report.differences) == 1
    assert "program itself" not in report.differences[0]


def test_a_missing_file_and_a_folder(tmp_path):
    assert "there is no file" in run_scenario(tmp_path / "none.toml").differences[0]
    assert "is not a file" in run_scenario(tmp_path).differences[0]


def test_the_command_prints_a_line_a_file(tmp_path, capsys):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(RUN, encoding="utf-8")
    bad.write_text(f"{RUN}[expect]\ndown = 4\n", encoding="utf-8")
    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out == f"PASS {good}\n"
    assert main(["scenario", str(good), str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"PASS {good}", f"FAIL {bad}", "     down: expected 4, got 2"]


def test_the_command_speaks_json(tmp_path, capsys):
    path = tmp_path / "one.toml"
    path.write_text(RUN, encoding="utf-8")
    assert main(["scenario", "--json", str(path), str(tmp_path / "none.toml")]) == 1
    one, none = json.loads(capsys.readouterr().out)
    assert one["file"] == str(path)
    assert one["passed"] is True
    assert one["differences"] == []
    assert one["final_state"]["ball"] == "home 34"
    assert any(event["event"] == "ClockRan" for event in one["events"])
    assert none["passed"] is False
    assert none["final_state"] is None
