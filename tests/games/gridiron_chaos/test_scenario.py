"""Scenario files of Gridiron Chaos: every key of the contract, and what is refused in a sentence."""

import pytest

from bowlbound_desktop.games.scenarios import run_scenario

FILE = """
system = "gridiron-chaos"
title = "a gain"
rule = "GC-4"
{head}
[situation]
next = "scrimmage"
offense = "home"
{situation}
[answers]
{answers}
[dice]
{dice}
[expect]
{expect}
"""
RUN = {"answers": 'offense_call = ["run"]', "dice": "play = [12]"}


def report(tmp_path, **parts):
    path = tmp_path / "play.toml"
    texts = dict.fromkeys(("head", "situation", "answers", "dice", "expect"), "")
    path.write_text(FILE.format(**{**texts, **RUN, **parts}), encoding="utf-8")
    return run_scenario(path)


def test_what_is_not_named_has_its_default(tmp_path):
    expect = """
    next = "scrimmage"
    offense = "home"
    ball = "home 39"
    down = 1
    to_go = 10
    quarter = 1
    clock = "14:15"
    score = { home = 0, away = 0 }
    timeouts = { home = 3, away = 3 }
    advantage = "none"
    quarterback = { home = "QB", away = "QB" }
    return_yards = 0
    credit = { home = ["A"], away = [] }
    why = ["GC-4"]
    """
    assert report(tmp_path, expect=expect).differences == ()


def test_what_is_declared_is_there(tmp_path):
    situation = """
    ball = "away 40"
    down = 3
    to_go = 7
    quarter = 3
    clock = "12:45"
    score = { home = 3, away = 10 }
    timeouts = { home = 1, away = 0 }
    [situation.declared]
    advantage = "M"
    receives = "away"
    quarterback_out = { home = 3 }
    """
    expect = """
    ball = "50"
    down = 4
    to_go = 17
    clock = "12:00"
    advantage = "T"
    quarterback = { home = "QB2" }
    credit = { home = [], away = ["P"] }
    """
    answers, dice = 'offense_call = "medium"', "play = 42"
    found = report(tmp_path, situation=situation, answers=answers, dice=dice, expect=expect)
    assert found.differences == ("ball: expected 50, got home 48", "to_go: expected 17, got 19")


def test_time_outs_and_hurry_are_answered_by_their_kinds(tmp_path):
    answers = 'offense_call = ["run"]\n"timeout.away" = ["call"]'
    assert report(tmp_path, answers=answers, expect='clock = "14:45"\ntimeouts = { away = 2 }').passed
    answers = 'offense_call = ["run"]\nhurry = ["spike"]'
    assert report(tmp_path, answers=answers, expect='clock = "14:45"\ndown = 2').passed


def test_faces_tens_and_sums_are_written_as_the_contract_says(tmp_path):
    answers = 'offense_call = ["field_goal"]\npenalty = ["decline"]'
    dice = 'field_goal = ["5+4"]\npenalty = [31]'
    situation = 'ball = "away 20"'
    expect = 'next = "kickoff"\nscore = { home = 3 }\ncredit = { home = [], away = [] }'
    assert report(tmp_path, situation=situation, answers=answers, dice=dice, expect=expect).passed
    broken = report(tmp_path, situation=situation, answers=answers, dice="field_goal = [9]\npenalty = [31]")
    assert '"9" does not name both faces' in broken.differences[0]


def test_carried_yards_are_declared_and_expected(tmp_path):
    path = tmp_path / "kickoff.toml"
    path.write_text(
        'system = "gridiron-chaos"\n[situation]\nnext = "kickoff"\noffense = "away"\n'
        "declared = { return_yards = -15 }\n[answers]\nkickoff_call = 'deep'\n[dice]\nkickoff = 8\n"
        '[expect]\nball = "home 30"\nreturn_yards = 0\ncredit = { home = ["KR"] }\nclock = "14:45"\n',
        encoding="utf-8",
    )
    assert run_scenario(path).differences == ()


def test_a_toss_and_a_second_half(tmp_path):
    path = tmp_path / "toss.toml"
    head = 'system = "gridiron-chaos"\n[situation]\noffense = "home"\n'
    path.write_text(
        head + 'next = "toss"\n[answers]\ntoss_call = "odd"\n[dice]\ntoss = "3+4"\n'
        '[expect]\nnext = "kickoff"\noffense = "home"\nball = "home 30"\n',
        encoding="utf-8",
    )
    assert run_scenario(path).differences == ()
    path.write_text(
        head
        + 'next = "second-half"\nquarter = 3\n[expect]\nnext = "kickoff"\noffense = "home"\nquarter = 3\n',
        encoding="utf-8",
    )
    assert run_scenario(path).differences == ()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"situation": 'clock = "10:10"'}, "not a box of the clock"),
        ({"situation": 'clock = "0:00"'}, "not a box of the clock"),
        ({"situation": "quarter = 6"}, "there is only one"),
        ({"situation": "timeouts = { home = 4 }"}, "at most 3"),
        ({"situation": "quarter = 5\ntimeouts = { home = 3 }"}, "at most 2"),
        ({"situation": 'ball = "home 0"'}, "between the goal lines"),
        ({"situation": 'declared = { advantage = "X" }'}, "declared.advantage: 'X' is not one of L, T, M"),
        ({"situation": 'declared = { wind = "A" }'}, "wind"),
        ({"situation": "last_play_seconds = 30"}, "last_play_seconds"),
        ({"expect": "last_play_seconds = 30"}, "last_play_seconds"),
        ({"expect": 'credit = { home = ["Z"] }'}, "expect.credit"),
        ({"expect": 'credit = { home = "A" }'}, "write a list of letters"),
        ({"expect": 'credit = ["A"]'}, "write { home"),
        ({"expect": 'quarterback = { home = "QB3" }'}, "expect.quarterback"),
        ({"head": '[cells]\n"home.offense.2.15" = "3"'}, "no charts"),
        ({"head": '[teams]\nhome = "1985-chicago-bears"'}, "there is no roster"),
        ({"head": "[options]\nwind = true"}, "there is no rule option"),
        ({"answers": 'offense_call = ["short_yardage"]'}, "short_yardage"),
        ({"answers": 'defense_call = ["1"]'}, "unknown key"),
        ({"dice": "play = [17]"}, "cannot show 17"),
        ({"dice": "play = [12, 13]"}, "left over"),
        ({"dice": "again = [12]"}, "unknown key"),
        ({"expect": "down = 2"}, "down: expected 2, got 1"),
        ({"expect": 'credit = { home = ["B"] }'}, "credit: expected home B, got home A"),
        ({"expect": "credit = { home = [] }"}, "credit: expected home none, got home A"),
        ({"expect": 'why = ["GC-R64"]'}, "GC-R64 is not in the explanation"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path, changes, reason):
    found = report(tmp_path, **changes)
    assert not found.passed
    assert reason in " ".join(found.differences)


def test_a_letter_cannot_be_live_before_a_kickoff(tmp_path):
    path = tmp_path / "kickoff.toml"
    path.write_text(
        'system = "gridiron-chaos"\n[situation]\nnext = "kickoff"\noffense = "away"\n'
        'declared = { advantage = "L" }\n',
        encoding="utf-8",
    )
    assert "a letter is live" in run_scenario(path).differences[0]


def test_a_roster_never_changes_an_outcome(tmp_path):
    """GC-5."""
    teams = '[teams]\nhome = "1978-pittsburgh-steelers"\naway = "1978-dallas-cowboys"'
    assert report(tmp_path, head=teams, expect='ball = "home 39"\ncredit = { home = ["A"] }').passed
