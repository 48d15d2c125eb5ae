"""Charts to spreadsheets and back: nothing of a cell is lost, and a wrong file imports nothing."""

import csv
import io

import pytest
from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.exchange import export_chart, import_charts
from bowlbound_desktop.games.bowlbound.charts.files import chart_files, load_by_id, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.sheet import clean, safe_text, tidy
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import WORKBOOK_FORMATS
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating, blank_chart, with_cell
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import correct
from bowlbound_desktop.kernel.errors import ChartError
from tests.games.bowlbound.rules.published import made_chart

IRISH = "1966-notre-dame"
TEXT_FORMATS = ("toml", "csv", "tsv")
ODD = {
    "offense.1.10": "-5",
    "offense.1.11": "–5",
    "offense.1.12": "−5",
    "offense.1.13": "(–5)*",
    "offense.1.14": "+2",
    "offense.1.15": "-DS",
    "offense.2.10": "(7)",
    "offense.2.11": "7†",
    "offense.2.12": "*",
    "offense.2.13": " *",
    "offense.2.14": "|black",
    "offense.2.15": "6|red",
    "offense.2.16": "0",
    "offense.2.17": "-0",
    "offense.2.18": "INT −4",
    "offense.2.19": "F –T1",
    "offense.2.20": "(-DS)†",
    "offense.2.21": "-X",
    "defense.C.9.5": "[TD]*",
    "defense.A.1.1": "[-3]",
    "special.punt.39": "KO*",
}
"""Cells that spreadsheets like to change."""


def odd_chart():
    chart = evolve(
        blank_chart("home"),
        id="odd-team",
        school='Texas A&M "Aggies", é',
        record="9-0-1",
        points="362-38",
        fumble="10-25",
        mays=Rating(251.5, 2.5),
        marks=("W", "FBO"),
        notes="first\n\nsecond\t;,|\"'",
        play_names={"2": "Power"},
    )
    for path, entry in ODD.items():
        text, bar, colour = entry.partition("|")
        chart = with_cell(chart, tuple(path.split(".")), parse_cell(text, colour if bar else None))
    return chart


CHARTS = {
    "sample": lambda: load_by_id(IRISH),
    "odd": odd_chart,
    "corrected": lambda: correct(made_chart("1986-penn-state"), published_corrections()),
    "misprinted": lambda: made_chart("1986-penn-state"),
}


@pytest.mark.parametrize("form", [*TEXT_FORMATS, *WORKBOOK_FORMATS])
@pytest.mark.parametrize("kind", CHARTS)
def test_a_chart_comes_back_as_it_was(kind, form, tmp_path):
    chart = CHARTS[kind]()
    files = export_chart(chart, form, tmp_path / "out")
    assert import_charts(files) == [chart]


@pytest.mark.parametrize("form", TEXT_FORMATS)
@pytest.mark.parametrize("chart_id", chart_files())
def test_every_chart_comes_back_as_it_was(chart_id, form, tmp_path):
    chart = load_chart(chart_files()[chart_id])
    assert import_charts(export_chart(chart, form, tmp_path)) == [chart]


def test_csv_has_a_file_for_each_part_with_a_header_row(tmp_path):
    files = export_chart(load_by_id(IRISH), "csv", tmp_path)
    assert [path.name for path in files] == [
        f"{IRISH}-{part}.csv" for part in ("header", "offense", "defense", "special")
    ]
    rows = [path.read_text(encoding="utf-8").splitlines() for path in files]
    assert rows[1][0] == "offense,1,2,3,4,5,6,7,8,9,B,QR,QT"
    assert rows[2][0] == "defense,dice,1,2,3,4,5,6,7,8,9"
    assert [len(lines) for lines in rows[1:]] == [31, 31, 31]


def test_one_csv_file_brings_the_others_along(tmp_path):
    chart = load_by_id(IRISH)
    files = export_chart(chart, "csv", tmp_path)
    assert import_charts(files[2:3]) == import_charts(files) == [chart]


def as_a_spreadsheet_saves(text):
    """What a spreadsheet makes of a cell that it opens: numbers, also those in parentheses, and formulas."""
    try:
        if text[:1] == "(" and text[-1:] == ")":
            return str(-float(text[1:-1]))
        return str(float(text))
    except ValueError:
        return "#NAME?" if text[:1] in ("=", "+", "-", "@") and "|" not in text else text


def test_traps_5_and_6_a_spreadsheet_may_open_and_save_the_files(tmp_path):
    """Parentheses, black cells and decimals survive; + and minus signs too."""
    chart = odd_chart()
    for path in export_chart(chart, "csv", tmp_path)[1:]:
        rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8"))))
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, delimiter=";").writerows(
                [rows[0], *([as_a_spreadsheet_saves(text) for text in row] for row in rows[1:])]
            )
    (found,) = import_charts([tmp_path / "odd-team-offense.csv"])
    minus_zero = ("offense", "2", "17")
    assert with_cell(found, minus_zero, parse_cell("-0")) == chart


@pytest.mark.parametrize(
    ("text", "meant"),
    [("3.0", "3"), ("-12.00", "-12"), ("(3.0)", "(3)"), ("5.0*", "5*"), ("\u00a07 ", "7"), ("'(5)", "(5)")],
)
def test_trap_6_what_spreadsheets_add_is_taken_away(text, meant):
    assert tidy(text) == clean(text) == meant


def test_a_cell_that_is_right_as_it_stands_is_left_alone():
    assert clean(" *") == " *"
    assert clean("3.5") == "3.5"


@pytest.mark.parametrize(
    ("text", "written"),
    [("(5)", "(5)|green"), ("+2", "+2|green"), ("-DS", "-DS|red"), ("-5", "-5"), ("5", "5")],
)
def test_a_cell_that_a_spreadsheet_would_change_is_written_with_its_colour(text, written):
    assert safe_text(parse_cell(text)) == written


def test_plain_text_in_the_header_needs_no_quotes(tmp_path):
    (path,) = export_chart(load_by_id(IRISH), "tsv", tmp_path)
    text = path.read_text(encoding="utf-8").replace('"""9-0-1"""', "9-0-1").replace("1966\n", "1966.0\n", 1)
    path.write_text(text, encoding="utf-8")
    assert import_charts([path]) == [load_by_id(IRISH)]


# What is wrong is named, and then nothing is imported.


@pytest.fixture
def refuse(tmp_path):
    """Import a changed tab-separated chart and return the problems."""

    def load(old, new):
        (path,) = export_chart(load_by_id(IRISH), "tsv", tmp_path)
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ChartError) as caught:
            import_charts([path])
        assert str(caught.value).isprintable()
        return caught.value.problems

    return load


ROW = "\n30\t"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (ROW, "\n29\t", "offense, total 29: this row appears twice"),
        (ROW, "\n47\t", "offense, total 30: this row is missing"),
        (ROW, "\n47\t", "offense, total 47: the dice have no such total"),
        (ROW, "\n30\t9 yds\t", "offense, total 30: this row must be a list of 12 cells, not 13"),
        (
            ROW,
            "\n30" + "\t5" * 1000 + "\t",
            "offense, total 30: this row must be a list of 12 cells, not 1012",
        ),
        ("\nA\t1\t", "\nA\t1\tOFF 5", "defense A, column 1, total 1: "),
        ("\nF\t5", "\nG\t5", "defense: there is no formation 'G'"),
        ("\tB\tQR\tQT", "\tB\tQT\tQR", "offense: columns must be"),
        ("special\t", "\nspatial\t", "'spatial' is not a sheet of a chart"),
        ("\nspecial\t", "\noffense\t", "'offense' appears twice"),
        ("header\tvalue\n", "header\tvalue\nid\t5\n", "header: 'id' appears twice"),
        ("set\t1", "set\t9", "set must be a whole number from 1 to 3"),
    ],
)
def test_a_wrong_sheet_says_what_is_wrong_where(refuse, old, new, problem):
    found = refuse(old, new)
    assert any(problem in one for one in found)
    assert all(one.startswith(f"{IRISH}.tsv: ") for one in found)


def test_a_missing_sheet_is_named_once(tmp_path):
    files = export_chart(load_by_id(IRISH), "csv", tmp_path)
    files[1].unlink()
    with pytest.raises(ChartError) as caught:
        import_charts([files[0]])
    assert caught.value.problems == (f"{IRISH}-*.csv: offense: this sheet is missing",)


def test_files_that_are_no_charts_are_one_sentence_each(tmp_path):
    (tmp_path / "a.pdf").write_bytes(b"PK")
    (tmp_path / "b.csv").write_bytes("header,value\n".encode("utf-16"))
    (tmp_path / "c.tsv").write_text('offense\t"5" 6\n')
    with pytest.raises(ChartError) as caught:
        import_charts([tmp_path / name for name in ("a.pdf", "b.csv", "c.tsv", "d.toml")])
    assert caught.value.problems == (
        "a.pdf is not a chart: it must end in .toml, .csv, .tsv, .txt, .xlsx or .ods",
        "b.csv, line 1: the text is not UTF-8",
        "c.tsv, line 1: a quote is open or misplaced",
        "there is no file d.toml",
    )


# The commands.


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path / "home"))
    return paths.own_charts()


@pytest.mark.parametrize("form", [*TEXT_FORMATS, *WORKBOOK_FORMATS])
def test_export_and_import_from_the_command_line(form, own_folder, tmp_path, capsys):
    assert main(["charts", "export", IRISH, "--format", form, "-o", str(tmp_path)]) == 0
    files = capsys.readouterr().out.splitlines()
    assert main(["charts", "import", *files]) == 0
    assert capsys.readouterr().out == "1966-notre-dame: 1966 Notre Dame\n"
    assert (own_folder / f"{IRISH}.toml").read_bytes() == shipped_files()[IRISH].read_bytes()


def test_a_wrong_file_imports_nothing(own_folder, tmp_path, capsys):
    good = export_chart(load_by_id(IRISH), "toml", tmp_path)[0]
    (tmp_path / "bad.tsv").write_text("offense\t1\n")
    assert main(["charts", "import", str(good), str(tmp_path / "bad.tsv")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert "bad.tsv: header: this sheet is missing" in lines
    assert lines[-1] == "Nothing was imported."
    assert not own_folder.exists()


def test_an_own_chart_is_replaced_only_on_demand(own_folder, tmp_path, capsys):
    good = str(export_chart(load_by_id(IRISH), "toml", tmp_path)[0])
    assert main(["charts", "import", good]) == 0
    assert main(["charts", "import", good]) == 2
    assert "you have 1966-notre-dame already" in capsys.readouterr().err
    assert main(["charts", "import", good, "--replace"]) == 0
