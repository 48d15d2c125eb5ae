"""`bowlbound simulate`: figures that can be checked by adding up its own games."""

import csv
import io
import json
import signal
import subprocess
import sys

import pytest

from bowlbound_desktop.__main__ import main
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.simulate import GameRecord
from bowlbound_desktop.play.many.summary import Summary, report

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


def command(*words):
    """The arguments that start the program in a process which Ctrl+C reaches, even under nohup."""
    script = (
        "import signal, sys; from bowlbound_desktop.__main__ import main; "
        "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main(sys.argv[1:]))"
    )
    return [sys.executable, "-c", script, *words]


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs(capsys):
    words = ["simulate", *TEAMS, "-n", "4", "--csv", "--seed", "9"]
    assert main(words) == 0
    alone = capsys.readouterr().out
    two = subprocess.run(command(*words, "--jobs", "2"), capture_output=True, text=True, check=True)
    assert two.stdout == alone
    assert two.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is no signal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_and_keeps_what_there_is(jobs, capsys):
    words = ["simulate", *TEAMS, "--csv", "--seed", "3"]
    endless = command(*words, "-n", "1000000", "--jobs", jobs)
    with subprocess.Popen(endless, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        first = [process.stdout.readline() for _ in range(3)]
        process.send_signal(signal.SIGINT)
        rest, said = process.stdout.read(), process.stderr.read()  # stderr is far too short to fill its pipe
    rows = [*first, *rest.splitlines(keepends=True)]
    assert process.returncode == 130
    stopping = "stopping after this game; Ctrl+C again stops at once\n"
    assert said == f"{stopping}stopped after {len(rows) - 1} of 1000000 games\n"
    assert main([*words, "-n", "2"]) == 0
    assert capsys.readouterr().out.splitlines(keepends=True) == first


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_bar_is_for_terminals_alone(monkeypatch, capsys):
    assert games("--json") == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert games("--json") == 0
    shown = sys.stderr.getvalue().split("\r")
    assert len(shown) == 7
    assert "] 1 of 6  home win" in shown[1]
    assert shown[6].startswith("[" + "#" * 30 + "] 6 of 6")


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
    ],
)
def test_a_wrong_wish_gets_one_sentence(words, said, capsys):
    assert games(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def record(home, away):
    return GameRecord(0, BoxLine(points=home), BoxLine(points=away))


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
    assert [many.margin_at(share) for share in (0.25, 0.5, 0.75)] == [0, 0, 4]


def test_no_game_is_said_plainly():
    assert report(Summary(), "A", "B") == ["No game was played."]
    assert Summary().figures() == {"games": 0}
