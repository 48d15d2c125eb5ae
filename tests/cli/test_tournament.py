"""`bowlbound tournament`: standings that can be checked by hand, and no finished game is ever lost."""

import csv
import io
import json
import signal
import subprocess
import sys
import time

import pytest

from bowlbound_desktop.__main__ import main
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.tournament import (
    Tournament,
    TournamentGame,
    TournamentPlan,
    bracket_order,
    round_robin,
)
from bowlbound_desktop.play.many.tournament_report import champion, figures, report, rows

TEAMS = ["1966-notre-dame", "average-1966", "average-1985"]


def plan(teams="abcde", **changes):
    usual = {"kind": "bracket", "games": 1, "seed": 0, "system": "bowlbound", "coach": "book", "options": {}}
    usual |= {"choices": {}, "fingerprints": ()}
    return TournamentPlan(teams=tuple(teams), **usual | changes)


def played(tournament, better=min):
    """Play on, the team that `better` names winning every game by 7 to 3."""
    while pairings := tournament.now():
        for pairing in pairings:
            for seed in tournament.open_seeds(pairing):
                home, away = tournament.at_home(pairing, seed)
                won = better(home, away) == home
                points = (
                    (BoxLine(points=7), BoxLine(points=3)) if won else (BoxLine(points=3), BoxLine(points=7))
                )
                lines = dict(zip(("home_line", "away_line"), points, strict=True))
                tournament.add(TournamentGame(seed=seed, home=home, away=away, **lines))
    return tournament


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """The file of a tournament that nobody interrupted."""
    path = tmp_path_factory.mktemp("tournament") / "whole.jsonl"
    assert main(["tournament", *TEAMS, "-n", "3", "--resume", str(path)]) == 0
    return path


def test_everybody_meets_everybody_and_they_take_turns_at_home():
    pairings = round_robin("abc")
    assert [(one.first, one.second) for one in pairings] == [("a", "b"), ("a", "c"), ("b", "c")]
    tournament = Tournament(plan("abc", kind="round-robin", games=4))
    homes = [tournament.at_home(pairings[1], seed)[0] for seed in tournament.open_seeds(pairings[1])]
    assert homes == ["a", "c", "a", "c"]
    assert tournament.plan.total == 12


def test_standings_go_by_wins():
    tournament = played(Tournament(plan("cab", kind="round-robin", games=2)))
    assert [(row["team"], row["won"], row["lost"], row["points"]) for row in rows(tournament)] == [
        ("a", 4, 0, 28),
        ("b", 2, 2, 20),
        ("c", 0, 4, 12),
    ]


def test_the_strongest_have_byes_and_meet_at_the_end():
    assert bracket_order("abcde") == ["a", "", "d", "e", "b", "", "c", ""]
    tournament = played(Tournament(plan(games=3)))
    met = [[(one.first, one.second) for one in pairings] for pairings in tournament.rounds()]
    assert met == [[("d", "e")], [("a", "d"), ("b", "c")], [("a", "b")]]
    assert tournament.played == tournament.plan.total == 12
    assert champion(tournament) == "a"
    assert report(tournament)[-1] == "champion: a"
    assert champion(played(Tournament(plan()), max)) == "e"


def test_a_level_pairing_goes_to_the_better_place():
    tournament = Tournament(plan("ba"))
    level = BoxLine(points=3)
    tournament.add(TournamentGame(seed=0, home="b", away="a", home_line=level, away_line=level))
    assert champion(tournament) == "b"
    assert figures(tournament)["pairings"][0]["tied"] == 1


def test_the_figures_are_those_of_the_file(finished, capsys):
    games = [json.loads(line) for line in finished.read_text().splitlines()[1:]]
    assert len(games) == 9
    assert len({game["seed"] for game in games}) == 9
    assert main(["tournament", "--resume", str(finished), "--csv"]) == 0
    table = {row["team"]: row for row in csv.DictReader(io.StringIO(capsys.readouterr().out))}
    for team in TEAMS:
        scored = [
            game[f"{side}_line"]["points"]
            for game in games
            for side in ("home", "away")
            if game[side] == team
        ]
        assert (int(table[team]["played"]), int(table[team]["points"])) == (6, sum(scored))
    assert main(["tournament", "--resume", str(finished), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 9


@pytest.mark.parametrize("cut", [1, 200, 2500])
def test_whatever_is_left_of_the_file_is_completed(finished, tmp_path, cut):
    whole, path = finished.read_bytes(), tmp_path / "cut.jsonl"
    path.write_bytes(whole[:-cut])
    assert main(["tournament", "--resume", str(path)]) == 0
    assert path.read_bytes() == whole


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals there")
def test_a_killed_tournament_goes_on_as_if_nothing_had_happened(finished, tmp_path, capsys):
    path = tmp_path / "killed.jsonl"
    script = "import sys; from bowlbound_desktop.__main__ import main; sys.exit(main(sys.argv[1:]))"
    words = ["tournament", *TEAMS, "-n", "3", "--resume", str(path)]
    with subprocess.Popen([sys.executable, "-c", script, *words], stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 3):
            time.sleep(0.001)
        process.send_signal(signal.SIGKILL)
    kept = path.read_bytes()
    assert kept.count(b"\n") >= 3
    assert finished.read_bytes().startswith(kept)
    assert main(words) == 0
    resumed = capsys.readouterr().out
    assert path.read_bytes() == finished.read_bytes()
    assert main(["tournament", "--resume", str(finished)]) == 0
    assert capsys.readouterr().out == resumed


def test_without_a_name_the_file_lies_in_the_player_s_folder(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    for _ in range(2):
        assert main(["tournament", "blank", "average-1966", "-n", "1"]) == 0
    names = sorted(path.name for path in (tmp_path / "tournaments").iterdir())
    assert names == ["round-robin-of-2-2.jsonl", "round-robin-of-2.jsonl"]
    assert names[1] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "two teams"),
        (["blank"], "two teams"),
        (["blank", "blank"], "each named once"),
        (
            ["blank", "average-1966", "average-1985", "--seed", str(2**63 - 1)],
            "that of the last game is above",
        ),
        (["blank", "nobody"], "nobody"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(words, said, tmp_path, capsys):
    path = tmp_path / "wrong.jsonl"
    assert main(["tournament", *words, "--resume", str(path)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err
    assert not path.exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "", "not a tournament"),
        (lambda text: "[1]\n", "not a tournament"),
        (lambda text: text.replace('"format": 2', '"format": 3'), "not a tournament"),
        (lambda text: text.replace('"games": 3', '"games": "3"'), "line 1, plan.games"),
        (lambda text: text.replace('"seed": 1,', '"seed": null,'), "line 4, game.seed"),
        (lambda text: text.replace('"home": "average-1966"', '"home": "x"'), "do not both take part"),
        (lambda text: text.replace("}}\n{", "}}\n{{", 1), "line 2: this is not a line"),
        (lambda text: text.replace('"seed": 1,', '"seed": 99,'), "line 4, average-1966 and"),
        (lambda text: text.replace('"games": 3', '"games": 300000'), "at most 250,000 games"),
        (lambda text: text.replace('"fingerprints": ["', '"fingerprints": ["0'), "other charts"),
    ],
)
def test_a_damaged_file_gets_one_sentence(finished, change, said, tmp_path, capsys):
    path = tmp_path / "damaged.jsonl"
    path.write_text(change(finished.read_text()))
    before = path.read_bytes()
    assert main(["tournament", "--resume", str(path)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err
    assert path.read_bytes() == before


def test_a_tournament_goes_on_as_it_was_begun(finished, capsys):
    assert main(["tournament", "--resume", str(finished), "-n", "5"]) == 2
    assert capsys.readouterr().err.endswith(" was begun with games 3, not 5\n")


def test_another_tournament_is_not_mixed_in(finished, capsys):
    assert main(["tournament", *TEAMS, "-n", "4", "--resume", str(finished)]) == 2
    assert "another tournament" in capsys.readouterr().err
