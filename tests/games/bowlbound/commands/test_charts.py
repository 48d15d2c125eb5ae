"""`bowlbound charts` lists, checks and shows."""

from pathlib import Path

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Outcome

SHIPPED = paths.TEAMCHARTS / "set1" / "1966-notre-dame.toml"
SAMPLE = Path(__file__).parents[1] / "charts" / "notre_dame.toml"
NAMES = "bowlbound charts list names them"


def test_list_names_every_chart_and_what_cannot_be_played(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    paths.own_charts().mkdir()
    (paths.own_charts() / "broken.toml").write_text("x")
    assert main(["charts", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == sorted(line.split()[0] for line in lines)
    assert any(line.startswith("1966-notre-dame") and "set 1  reconstruction" in line for line in lines)
    assert any(line.startswith("broken") and "cannot be played: broken.toml" in line for line in lines)


def test_show_paints_every_cell_in_its_colour(capsys):
    assert main(["charts", "show", "1966-notre-dame", "--colour", "always"]) == 0
    out = capsys.readouterr().out
    chart = load_by_id("1966-notre-dame")
    yellow = sum(cell.colour == "yellow" for column in chart.offense.values() for cell in column)
    offense = out.split("defense")[0]
    assert offense.count("\x1b[30;43m") == yellow
    headings = out.count("\x1b[1m")
    assert out.count("\x1b[0m") - headings == 30 * 12 + 30 * 9 + 30 * 7


def test_show_prints_the_file(capsys):
    assert main(["charts", "show", "1966-notre-dame"]) == 0
    assert capsys.readouterr().out == SHIPPED.read_text(encoding="utf-8")


def test_an_unknown_chart_is_one_sentence(capsys):
    assert main(["charts", "show", "1066-hastings"]) == 2
    sentence = f"bowlbound: there is no team chart '1066-hastings': {NAMES}\n"
    assert capsys.readouterr() == ("", sentence)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1966-notre-dam", "1966-notre-dame or 1988-notre-dame or 1973-notre-dame"),
        ("Air Force", "1970-air-force"),
        ("1975-oklahoma", "1967-oklahoma or 1955-oklahoma"),
    ],
)
def test_who_comes_near_an_id_is_told_it(typed, meant, capsys):
    assert main(["charts", "show", typed]) == 2
    told = capsys.readouterr().err
    assert told == f"bowlbound: there is no team chart '{typed}' (did you mean {meant}?): {NAMES}\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "year = 1966",
            'year = "x"',
            "this is not a profile: year: 'x' is not a whole number of sensible size",
        ),
        ("points = 17.5", "", "this is not a profile: season: points is missing"),
        ("inside = 0.7", "insight = 1", "this is not a profile: style: there is no 'insight' here"),
        ("inside = 0.7", "inside = nan", "this is not a profile: style.inside: nan is not a number"),
        (
            'id = "1966-',
            'id = "../../1966-',
            'id must be like "1966-notre-dame": lower-case letters, digits and',
        ),
        ("design = 1966", "design = 3000", "there is no profile 'average-3000'"),
    ],
)
def test_a_wrong_profile_is_one_sentence_and_writes_nothing(
    old, new, said, capsys, tmp_path, monkeypatch, profile
):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path / "home"))
    file = tmp_path / "own.toml"
    file.write_text(profile.replace(old, new, 1), encoding="utf-8")
    assert main(["charts", "build", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"bowlbound: own.toml: {said}")
    assert list(tmp_path.rglob("*.toml")) == [file]


def test_a_profile_need_not_say_everything(capsys, tmp_path, monkeypatch, profile):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    file = tmp_path / "own.toml"
    file.write_text(profile.split("[strength]")[0].replace("1966-n", "my-n"), encoding="utf-8")
    assert main(["charts", "build", str(file)]) == 0
    assert load_by_id("my-notre-dame").school == "Notre Dame"


def test_a_chart_that_was_changed_is_in_the_trash_after_it_is_built_again(
    capsys, tmp_path, monkeypatch, profile
):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    file, chart = tmp_path / "own.toml", tmp_path / "charts" / "my-notre-dame.toml"
    file.write_text(profile.replace("1966-n", "my-n", 1), encoding="utf-8")
    for _ in range(2):
        assert main(["charts", "build", str(file)]) == 0
        assert capsys.readouterr().out == "my-notre-dame.toml\n"
    changed = chart.read_text(encoding="utf-8").replace("Notre Dame", "Old Dame")
    chart.write_text(changed, encoding="utf-8")
    assert main(["charts", "build", str(file)]) == 0
    kept = tmp_path / "charts" / "trash" / "my-notre-dame.toml"
    assert capsys.readouterr().out.splitlines()[0].endswith(f"is in the trash of the chart room: {kept}")
    assert kept.read_text(encoding="utf-8") == changed
    assert load_by_id("my-notre-dame").school == "Notre Dame"


@pytest.fixture(scope="module")
def profile():
    return (paths.TEAMCHARTS / "profiles" / "1966-notre-dame.toml").read_text(encoding="utf-8")


def test_check_of_everything_shipped_finds_nothing(capsys):
    assert main(["charts", "check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.split(": ")[1].startswith("no problems") for line in lines)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('"T1*"', '"SOP"', 0, "own.toml: warning: offense, column 3, total 10: SOP belongs to play 5"),
        ("set = 1", "set = 9", 1, "own.toml: error: set must be a whole number from 1 to 3"),
        ("set = 1", "set =", 1, "own.toml, line 4: this is not a value: put text in quotes"),
    ],
)
def test_check_of_a_file_names_its_problems(capsys, tmp_path, old, new, code, line):
    path = tmp_path / "own.toml"
    path.write_text(SAMPLE.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert main(["charts", "check", str(path)]) == code
    assert capsys.readouterr().out == f"{line}\n"


def test_check_of_a_missing_file_is_one_sentence(capsys):
    assert main(["charts", "check", "no/such/team.toml"]) == 1
    assert capsys.readouterr().out == "there is no file team.toml\n"


def test_a_rating_by_games_is_printed_beside_the_published_one(capsys):
    assert main(["charts", "rate", "1966-notre-dame", "-n", "2"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("1966-notre-dame: plays like a ")
    assert printed.endswith(" (2 games); the chart says 251.5\n")


def test_the_house_league_is_put_beside_its_stated_ratings(capsys, monkeypatch):
    def play(pairings, *_):
        return [Outcome((10 + one.seed % 3, 0), (1, 1), (1, 1), one.games) for one in pairings]

    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.scale.spreads.play_pairings", play)
    assert main(["charts", "spreads", "--house", "-n", "2"]) == 0
    printed = capsys.readouterr().out
    assert "| house-lakeside-herons - house-river-pilots | -5.0 | +6.0 | 50 % |" in printed
