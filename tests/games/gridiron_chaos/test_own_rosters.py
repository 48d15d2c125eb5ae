"""Rosters of the player's own: kept, copied, thrown away, and to and from files."""

import logging

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.gridiron_chaos.own_rosters import (
    every_roster,
    is_own,
    keep_roster,
    own_file,
    roster_for_play,
    throw_away,
)
from bowlbound_desktop.games.gridiron_chaos.roster_csv import parse_roster_csv, roster_csv
from bowlbound_desktop.games.gridiron_chaos.roster_form import ROSTER_FORM
from bowlbound_desktop.games.gridiron_chaos.rosters import shipped_rosters
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.storage.damaged import LOGGER

DALLAS = "1978-dallas-cowboys"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


def copy_of_dallas(name="My Cowboys"):
    sheet = ROSTER_FORM.sheet(DALLAS)
    return ROSTER_FORM.parse(ROSTER_FORM.text(sheet, "csv").replace("Dallas Cowboys 1978", name), "csv", "f")


def test_a_kept_roster_stands_on_the_shelf_and_can_be_played():
    team = ROSTER_FORM.keep(copy_of_dallas())
    assert team == "my-cowboys"
    entry = game("gridiron-chaos").shelf.entries()[-1]
    assert (entry.id, entry.name, entry.own) == ("my-cowboys", "My Cowboys", True)
    assert game("gridiron-chaos").shelf.load(team, "home", {}).player("A") == "Tony Dorsett"


def test_a_shipped_roster_is_never_written_over():
    team = keep_roster(shipped_rosters()[DALLAS])
    assert team == "dallas-cowboys-1978"
    assert not is_own(DALLAS)
    assert keep_roster(shipped_rosters()[DALLAS]) == "dallas-cowboys-1978-2"


def test_an_own_roster_kept_again_stays_the_same_file():
    team = ROSTER_FORM.keep(copy_of_dallas())
    sheet = ROSTER_FORM.sheet(team)
    again = ROSTER_FORM.keep(type(sheet)(id=team, texts={**sheet.texts, "A": "Me"}, colours=sheet.colours))
    assert again == team
    assert roster_for_play(team).player("A") == "Me"


def test_what_is_thrown_away_comes_back_and_never_takes_another_ones_place():
    team = ROSTER_FORM.keep(copy_of_dallas())
    ROSTER_FORM.throw_away(team)
    assert team not in every_roster()
    (gone,) = ROSTER_FORM.trashed()
    assert ROSTER_FORM.keep(copy_of_dallas()) == team
    with pytest.raises(ChartError, match="you have another my-cowboys now"):
        ROSTER_FORM.bring_back(gone)
    throw_away(team)
    assert ROSTER_FORM.bring_back(gone) == team
    assert [path.stem for path in ROSTER_FORM.trashed()] == ["my-cowboys~2"]


def test_a_shipped_roster_cannot_be_thrown_away():
    with pytest.raises(ChartError, match="comes with the program"):
        throw_away(DALLAS)


@pytest.mark.parametrize("shape", ["toml", "csv"])
@pytest.mark.parametrize("team", shipped_rosters())
def test_every_roster_comes_back_from_its_file(team, shape):
    sheet = ROSTER_FORM.sheet(team)
    back = ROSTER_FORM.parse(ROSTER_FORM.text(sheet, shape), shape, f"roster.{shape}")
    assert (back.texts, back.colours) == (sheet.texts, sheet.colours)


@pytest.mark.parametrize("between", [";", "\t"])
def test_spreadsheets_of_other_countries_are_read(between):
    roster = shipped_rosters()[DALLAS]
    assert parse_roster_csv(roster_csv(roster).replace(",", between), "x.csv").names == roster.names


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("slot,player", "QB,player", 'x.csv: the first line must be "slot,player"'),
        ("QB2,Danny White\n", "", "missing: QB2"),
        ("A,Tony Dorsett", "Z,Tony Dorsett", "unknown: Z"),
        ("A,Tony Dorsett", "B,Tony Dorsett", "'B' appears here for the second time"),
        ("A,Tony Dorsett", "A,", "players.A must be a name"),
        ("A,Tony Dorsett", "A", "a line has a slot and a player"),
        ("A,Tony Dorsett", 'A,"Tony', "a quote in it is not closed"),
        ("#041e42", "blue", "colours must be two like"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(old, new, sentence):
    text = roster_csv(shipped_rosters()[DALLAS]).replace(old, new)
    with pytest.raises(ChartError) as refused:
        parse_roster_csv(text, "x.csv")
    assert sentence in str(refused.value)


def test_a_damaged_roster_is_set_aside_and_told_and_the_others_are_there(caplog):
    team = ROSTER_FORM.keep(copy_of_dallas())
    own_file("torn").write_text("name = ", encoding="utf-8")
    with caplog.at_level(logging.WARNING, logger=LOGGER):
        assert list(every_roster())[-1] == team
    assert "a file of yours cannot be used: torn.toml" in caplog.text
    assert (paths.own_rosters() / "torn.toml.damaged").exists()


def test_the_form_says_which_line_is_empty():
    sheet = copy_of_dallas()
    assert ROSTER_FORM.trouble(sheet) == ""
    empty = type(sheet)(texts={**sheet.texts, "KR": " "}, colours=sheet.colours)
    assert ROSTER_FORM.trouble(empty) == "KR · Kick returner has no name yet."


def test_rosters_by_command(tmp_path, capsys):
    assert main(["rosters", "export", DALLAS, "-o", str(tmp_path / "mine.csv")]) == 0
    assert main(["rosters", "import", str(tmp_path / "mine.csv")]) == 0
    assert main(["rosters", "list"]) == 0
    assert "dallas-cowboys-1978        Dallas Cowboys 1978 (yours)" in capsys.readouterr().out
    assert main(["rosters", "show", "dallas-cowboys-1978"]) == 0
    assert "A       Running back        Tony Dorsett" in capsys.readouterr().out


def test_a_roster_is_exported_only_into_a_kind_of_file_that_can_be_read_again(tmp_path, capsys):
    assert main(["rosters", "export", DALLAS, "-o", str(tmp_path / "mine.pdf")]) == 2
    assert "must end in .toml or .csv" in capsys.readouterr().err
