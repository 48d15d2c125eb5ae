"""Workbooks on the command line: several charts at once, what they hold, and cells that somebody names."""

import pytest
from openpyxl import load_workbook

from bowlbound_desktop import paths
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.files import shipped_files
from tests.games.bowlbound.charts.workbooks.damages import lost_headings, misprints, notes_column

IDS = ("1966-notre-dame", "1988-notre-dame")


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path / "home"))
    return paths.own_charts()


@pytest.fixture
def book(own_folder, tmp_path, capsys):
    target = tmp_path / "two.xlsx"
    assert main(["charts", "export", *IDS, "-o", str(target)]) == 0
    assert capsys.readouterr().out == f"{target}\n"
    return target


def damaged(book, *damages):
    """The book with each damage on the sheet of its number."""
    changed = load_workbook(book)
    for sheet, damage in zip(changed.worksheets, damages, strict=False):
        damage(sheet)
    changed.save(book)
    return str(book)


def test_all_charts_of_a_workbook_or_one_of_them(book, own_folder, capsys):
    assert main(["charts", "import", str(book), "--chart", "1988 notre dame"]) == 0
    told = capsys.readouterr()
    assert told.out == "1988-notre-dame: 1988 Notre Dame\n"
    assert told.err == "How well they play: bowlbound charts rate 1988-notre-dame\n"
    assert main(["charts", "import", str(book), "--replace"]) == 0
    for name in IDS:
        assert (own_folder / f"{name}.toml").read_bytes() == shipped_files()[name].read_bytes()
    assert main(["charts", "import", str(book), "--chart", "army"]) == 1
    assert "two.xlsx holds no chart 'army', only 1966 Notre Dame, 1988 Notre Dame" in capsys.readouterr().err


def test_several_charts_go_into_one_workbook_of_a_folder(own_folder, tmp_path, capsys):
    assert main(["charts", "export", *IDS, "--format", "ods", "-o", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'charts.ods'}\n"
    assert main(["charts", "import", "--list", str(tmp_path / "charts.ods")]) == 0
    assert capsys.readouterr().out.splitlines()[1] == (
        '1988 Notre Dame (1988-notre-dame), sheet "1988 Notre Dame": '
        "offense A3:M33, defense P3:Y33, special AA3:AH33"
    )


def test_what_a_workbook_holds_is_listed_with_all_problems(book, own_folder, capsys):
    assert main(["charts", "import", "--list", damaged(book, misprints, notes_column)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("  error: 1966 Notre Dame!B10 (offense, column 1, total 16): ")
    assert lines[-1] == '  warning: 1988 Notre Dame!E3: "Notes" is not a column of a chart: left out'
    assert not own_folder.exists()


def test_one_wrong_chart_keeps_all_out(book, own_folder, capsys):
    assert main(["charts", "import", damaged(book, misprints)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" (")[0] for line in lines[:3]] == [
        f"two.xlsx: 1966 Notre Dame!{cell}" for cell in ("B10", "Q8", "AC9")
    ]
    assert lines[-1] == "Nothing was imported."
    assert not own_folder.exists()


def test_cells_that_are_not_found_can_be_named(book, own_folder, capsys):
    def no_headings_and_a_gap(sheet):
        notes_column(sheet)
        lost_headings(sheet)

    path = damaged(book, no_headings_and_a_gap)
    cells = ["--offense", "A4:N33", "--defense", "Q4:Z33", "--special", "AB4:AI33"]
    assert main(["charts", "import", path, *cells]) == 1
    assert "two.xlsx has 2 sheets: say with --sheet which one is meant" in capsys.readouterr().err
    assert main(["charts", "import", path, "--sheet", "1966 Notre Dame", *cells]) == 1
    assert "1966 Notre Dame!A4:N33 holds no offense" in capsys.readouterr().err
    assert main(["charts", "import", path, "--sheet", "1988 Notre Dame", "--offense", "A3:M33"]) == 0
    assert main(["charts", "import", path, "--sheet", "x", "--offense", "33"]) == 2
    assert "'33' is not a cell: write B7, or A1:K31 for many" in capsys.readouterr().err


def test_a_chart_that_comes_twice_is_refused(book, own_folder, capsys):
    assert main(["charts", "import", str(book), str(book.rename(book.with_name("b.xlsx")))]) == 1
    assert (
        main(
            ["charts", "import", str(book.with_name("b.xlsx")), f"{book.parent}/../{book.parent.name}/b.xlsx"]
        )
        == 2
    )
    assert "1966-notre-dame, 1988-notre-dame comes more than once" in capsys.readouterr().err
    assert not own_folder.exists()
