"""Chart files: what they say, what is wrong with them, and where they are found."""

import os
import re
import stat
from pathlib import Path

import pytest
from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.check import check_file
from bowlbound_desktop.games.bowlbound.charts.files import (
    LIMIT,
    chart_files,
    chart_fingerprint,
    chart_ids,
    chart_text,
    check_chart,
    load_by_id,
    load_chart,
    save_chart,
    shipped_files,
)
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Kind, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    FORMATIONS,
    PLAYS,
    Rating,
    blank_chart,
    with_cell,
)
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.files import read_text, write_text
from tests.games.bowlbound.chart_problems import chart_problems

SHIPPED = shipped_files()
SAMPLE = Path(__file__).with_name("notre_dame.toml")
TEXT = SAMPLE.read_text(encoding="utf-8")


@pytest.fixture
def refuse(tmp_path):
    """Load a text as a chart and return its error."""

    def load(text):
        path = tmp_path / "team.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ChartError) as caught:
            load_chart(path)
        assert str(caught.value).startswith("team.toml")
        assert str(caught.value).isprintable()
        return caught.value

    return load


def replaced(pattern, new):
    text, count = re.subn(pattern, new, TEXT, count=1, flags=re.MULTILINE)
    assert count == 1
    return text


# The shipped charts.


@pytest.mark.parametrize("chart_id", SHIPPED)
def test_a_shipped_chart_is_written_back_byte_for_byte(chart_id, tmp_path):
    save_chart(load_chart(SHIPPED[chart_id]), tmp_path / "copy.toml")
    assert (tmp_path / "copy.toml").read_bytes() == SHIPPED[chart_id].read_bytes()


@pytest.mark.parametrize("chart_id", SHIPPED)
def test_a_shipped_chart_has_nothing_odd(chart_id):
    """Apart from misprints that a published correction is about."""
    assert check_file(SHIPPED[chart_id]).problems == ()
    assert chart_problems(chart_for_play(chart_id)) == []


def test_the_samples_have_the_figures_of_the_ratings_table():
    """Appendix A."""
    irish, spartans = load_by_id("1966-notre-dame"), load_by_id("1966-michigan-state")
    assert (irish.nicely, irish.mays, irish.factor) == (Rating(200, 2), Rating(251.5, 2), Rating(118, 8))
    assert (spartans.nicely, spartans.mays, spartans.factor) == (
        Rating(200, 2),
        Rating(248, 2),
        Rating(117, 8),
    )
    assert {(chart.upper, chart.lower, chart.set) for chart in (irish, spartans)} == {(125, 105, 1)}


@pytest.mark.parametrize("chart_id", ["1966-notre-dame", "1966-michigan-state"])
def test_a_sample_has_every_kind_of_result_that_a_game_needs(chart_id):
    chart = load_by_id(chart_id)
    words = {cell.word for cell in chart.offense["5"]}
    assert {"SOP", "BLP", "B"} <= words
    kinds = {cell.kind for column in chart.offense.values() for cell in column}
    assert kinds >= {
        Kind.FUMBLE,
        Kind.INTERCEPTION,
        Kind.FOUL,
        Kind.INTERFERENCE,
        Kind.TOUCHDOWN,
        Kind.COLUMN,
    }
    penalties = {cell.penalty for column in chart.offense.values() for cell in column} - {""}
    assert penalties <= {"5", "10", "15"}
    marked = sum(OFFENSE.weights[10 + row] for row, cell in enumerate(chart.special["punt"]) if cell.marked)
    assert 0.3 < marked / 216 < 0.55


def test_trap_11_no_two_shipped_charts_have_the_same_cells():
    cells = [chart_text(load_chart(path)).split("[offense]")[1] for path in SHIPPED.values()]
    assert len(set(cells)) == len(cells)


# Reading and writing.


def test_every_cell_comes_back_from_where_it_was_written(tmp_path):
    """Trap 7: each place of a chart gets a text of its own."""
    chart = blank_chart("home")
    places = [("offense", name, str(total)) for name in chart.offense for total in (10, 24, 39)]
    places += [("special", name, "17") for name in chart.special if name != "extra_point"]
    places += [("defense", formation, play, "3") for formation in FORMATIONS for play in PLAYS]
    for number, place in enumerate(places, 1):
        chart = with_cell(chart, place, parse_cell(str(number)))
    chart = evolve(chart, id="numbered")
    save_chart(chart, tmp_path / "numbered.toml")
    assert load_chart(tmp_path / "numbered.toml") == chart


@pytest.mark.parametrize(
    ("text", "colour", "written"),
    [
        ("5", "green", '"5"'),
        ("5", "red", '"5|red"'),
        ("", "black", '"|black"'),
        ("", "white", '""'),
        ("INC", "black", '"INC"'),
        ("F –DS", "red", '"F –DS"'),
        ("7†", "green", '"7†"'),
        ("INT 5", "green", '"INT 5|green"'),
    ],
)
def test_a_colour_is_written_only_where_the_legend_has_another(text, colour, written, tmp_path):
    cell = parse_cell(text, colour)
    chart = evolve(with_cell(blank_chart("home"), ("offense", "1", "10"), cell), id="one")
    assert f"10      = [{written}, " in chart_text(chart)
    save_chart(chart, tmp_path / "one.toml")
    assert load_chart(tmp_path / "one.toml").offense["1"][0] == cell


def test_a_header_comes_back_as_it_was(tmp_path):
    chart = evolve(
        blank_chart("home"),
        id="own-team",
        school='Texas A&M "Aggies" é\\',
        notes="first\nsecond\t\x7f\x01",
        marks=("W", "FBO"),
        mays=Rating(123.4567, 2.5),
        play_names={"2": "Power", "6": "Swing"},
    )
    save_chart(chart, tmp_path / "own-team.toml")
    assert load_chart(tmp_path / "own-team.toml") == chart


def test_cells_stand_under_their_columns():
    for part in TEXT.split("\n\n")[1:]:
        lines = part.strip().splitlines()[1:]
        starts = [[match.start() for match in re.finditer(r'(?<=[\[ ])"', line)] for line in lines]
        assert {tuple(line) for line in starts} == {tuple(starts[0])}


# Problems, all of them at once.


def test_all_problems_of_a_file_are_named_with_their_place(refuse):
    text = replaced(r"^set = 1$", "set = 4").replace('"B",      "14",', '"Q",      "14",', 1)
    text = re.sub(r"^39 .*\n", "", text, flags=re.MULTILINE)
    error = refuse(text.replace("coach =", "trainer ="))
    assert error.problems == (
        "set must be a whole number from 1 to 3",
        "a chart has no 'trainer'",
        'offense, column 1, total 10: "Q", character 1: this is not a result of a chart',
        "offense, total 39: this row is missing",
        "special, total 39: this row is missing",
    )
    assert str(error) == "team.toml: set must be a whole number from 1 to 3 (and 4 more)"


@pytest.mark.parametrize(
    ("pattern", "new", "problem"),
    [
        (r"^id = .*$", 'id = "../x"', 'id must be like "1966-notre-dame"'),
        (r"^id = .*$", 'id = "blank"', "id must be like"),
        (r"^id = .*\n", "", "id is missing"),
        (r"^school = .*$", 'school = " "', "school must not be empty"),
        (r"^school = .*$", 'school = "a\\\\nb"', "school must be text of one line"),
        (r"^year = .*$", "year = true", "year must be a whole number"),
        (r"^year = .*$", "year = 1966.0", "year must be a whole number"),
        (r"^year = .*$", "year = 1966-01-01", "year must be a whole number"),
        (r"^year = .*$", "year = 0x" + "f" * 900, "year must be a whole number"),
        (r"^upper = .*$", "upper = nan", "upper must be a number from 0 to 1000"),
        (r"^upper = .*$", "upper = inf", "upper must be a number"),
        (r"^lower = .*$", "lower = -1", "lower must be a number"),
        (r"^mays = .*$", "mays = 200", "mays must be like { base = 200, home = 2 }"),
        (r"^mays = .*$", "mays = { base = [], home = 2 }", "mays must be a number"),
        (r"^colours = .*$", 'colours = ["red", "blue"]', "colours must be two colours"),
        (r"^colours = .*$", "colours = [1, 2]", "colours must be two colours"),
        (r"^marks = .*$", 'marks = ["W", "W"]', "marks may have only W, XWC, FBO, SPBO, each once"),
        (r"^marks = .*$", 'marks = [["W"]]', "marks may have only"),
        (r"^fumble = .*$", 'fumble = "10-40"', "fumble must name totals from 10 to 39"),
        (r"^fumble = .*$", "fumble = 25", "fumble must be text"),
        (r"^origin = .*$", 'origin = "stolen"', "origin must be one of reconstruction, typed in, imported"),
        (r"^notes = .*$", "notes = []", "notes must be text"),
        (r"^notes = .*$", 'notes = ""\nplay_names = { 10 = "x" }', "play_names may name only plays 1 to 9"),
        (r"^\[offense\]$", "[offence]", "a chart has no 'offence'"),
        (r"^\[defense.A\]$", "[defense.G]", "there is no formation 'G'"),
        (r'^columns = \["1",      "2"', 'columns = ["2",      "1"', "offense: columns must be 1, 2, 3"),
        (r"^39 ", "40 ", "offense, total 40: the dice have no such total"),
        (r"^10 .*$", "10 = 5", "offense, total 10: this row must be a list of 12 cells"),
        (r'"DEF 15", "-3\*"', "15, 2", "offense, column 1, total 17: "),
        (r', +"QT"\]$', "]", "offense: columns must be"),
        (r'"good"\]', '"yes"]', 'special, column extra_point, total 10: "yes", character 1'),
        (r'"\(1\)", "\(2\)"', '"OFF 5", "(2)"', "defense A, column 1, total 1: OFF 5 cannot stand"),
        (r'"\(1\)", "\(2\)"', '"5|pink", "(2)"', "the colour must be one of green"),
        (r'"\(1\)", "\(2\)"', '"5||red", "(2)"', "the colour must be one of green"),
    ],
)
def test_a_wrong_file_says_what_is_wrong_where(refuse, pattern, new, problem):
    error = refuse(replaced(pattern, new))
    assert any(problem in found for found in error.problems)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "team.toml: id is missing (and 8 more)"),
        ("id = 1\nid = 2\n", "team.toml, line 2: a key appears here for the second time"),
        ("[offense]\n[offense]\n", "team.toml, line 2: a section appears here for the second time"),
        ("x = { a = 1, a = 2 }\n", "team.toml, line 1: a key appears here for the second time"),
        ('x = "abc\n', "team.toml, line 1: a character stands here that TOML does not allow"),
        ("x = [1, 2", "team.toml, end of document: a bracket or quote is not closed"),
        ("x\n", "team.toml, line 1: a quote, bracket, comma or equals sign is missing"),
        ("x = yes\n", "team.toml, line 1: this is not a value: put text in quotes"),
        ("= 5\n", "team.toml, line 1: this is neither a section nor a key with its value"),
        ('x = "\\q"\n', "team.toml, line 1: a backslash in text must be doubled"),
        ("x = " + "[" * 1990, "team.toml: brackets are nested too deep"),
        ("x = " + "{a=" * 600, "team.toml: brackets are nested too deep"),
        ("x = " + "[\n" * 9000, "team.toml: brackets are nested too deep"),
        ("x = " + "9" * 9000, "team.toml, line 1: the line is longer than 2000 characters"),
        ("\n" + "a." * 5000, "team.toml, line 2: the line is longer than 2000 characters"),
    ],
    ids=lambda text: text[:12],
)
def test_broken_toml_is_one_sentence_with_its_line(refuse, text, sentence):
    assert str(refuse(text)) == sentence


def test_warnings_do_not_keep_a_chart_from_the_table(tmp_path):
    path = tmp_path / "odd.toml"
    path.write_text(TEXT.replace('"T1*"', '"SOP"', 1), encoding="utf-8")
    chart, problems = check_chart(path)
    assert load_chart(path) == chart
    assert [str(problem) for problem in problems] == ["offense, column 3, total 10: SOP belongs to play 5"]


# Files.


def test_files_that_cannot_be_read_are_one_sentence(tmp_path):
    (tmp_path / "latin.toml").write_bytes(b"id = 1\nschool = 'M\xfcnchen'")
    (tmp_path / "wide.toml").write_bytes(TEXT.encode("utf-16"))
    (tmp_path / "long.toml").write_bytes(b"#" * (LIMIT + 1))
    os.mkfifo(tmp_path / "pipe.toml")
    sentences = {
        "latin.toml": "latin.toml, line 2: the text is not UTF-8",
        "wide.toml": "wide.toml, line 1: the text is not UTF-8",
        "long.toml": "long.toml is too large: such a file has at most 64,000 bytes",
        "none.toml": "there is no file none.toml",
        "pipe.toml": "pipe.toml is not a file",
        "latin.toml/x.toml": "x.toml cannot be read: not a directory",
        "a\0b.toml": "'a\\x00b.toml' cannot be read: its name or text has characters that no file can hold",
    }
    for name, sentence in sentences.items():
        with pytest.raises(FileError) as caught:
            load_chart(tmp_path / name)
        assert str(caught.value) == sentence


def test_a_byte_order_mark_is_no_problem(tmp_path):
    path = tmp_path / "1966-notre-dame.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load_chart(path) == load_chart(SAMPLE)


def test_writing_replaces_a_file_whole_and_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "new" / "a.txt"
    write_text(path, "one")
    write_text(path, "zwö\n")
    assert read_text(path) == "zwö\n"
    assert [file.name for file in path.parent.iterdir()] == ["a.txt"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "a.txt"
    write_text(path, "old")

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(FileError, match=r"a\.txt cannot be written: no space left on device"):
        write_text(path, "new")
    assert [file.name for file in tmp_path.iterdir()] == ["a.txt"]
    assert read_text(path) == "old"


def test_a_linked_file_stays_a_link(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_text(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "text"


def test_text_that_no_file_can_hold_is_refused(tmp_path):
    with pytest.raises(FileError, match="cannot be written"):
        write_text(tmp_path / "a.txt", "\ud800")
    with pytest.raises(FileError, match="cannot be written"):
        write_text(tmp_path, "a folder")


def test_a_new_file_has_the_rights_that_the_player_gives_files(tmp_path):
    write_text(tmp_path / "ours", "")
    (tmp_path / "theirs").touch()
    assert stat.S_IMODE((tmp_path / "ours").stat().st_mode) == stat.S_IMODE(
        (tmp_path / "theirs").stat().st_mode
    )


# The catalogue.


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return paths.own_charts()


def test_shipped_charts_are_found_by_their_id():
    assert {"1966-notre-dame", "1966-michigan-state"} <= set(chart_ids())
    assert load_by_id("1966-michigan-state").school == "Michigan State"


def test_an_own_chart_hides_the_shipped_one(own_folder):
    own = evolve(load_chart(SAMPLE), coach="Me", origin="typed in")
    save_chart(own, own_folder / "1966-notre-dame.toml")
    assert load_by_id("1966-notre-dame") == own
    assert chart_files()["1966-notre-dame"].parent == own_folder


def test_the_name_of_a_file_must_be_its_id(own_folder):
    save_chart(load_chart(SAMPLE), own_folder / "other.toml")
    with pytest.raises(ChartError, match='its id is "1966-notre-dame"'):
        load_by_id("other")


@pytest.mark.parametrize("chart_id", ["", "..", "../samples/1966-notre-dame", "a\nb", "x" * 9000])
def test_an_unknown_id_is_one_sentence(chart_id):
    with pytest.raises(ChartError, match="there is no team chart") as caught:
        load_by_id(chart_id)
    assert str(caught.value).isprintable()


def test_blank_is_the_empty_chart():
    assert load_by_id("blank", "away") == blank_chart("away")
    assert "blank" not in chart_ids()


# The fingerprint.


def test_a_fingerprint_changes_with_any_cell_and_not_with_time():
    chart = load_chart(SAMPLE)
    assert chart_fingerprint(chart) == chart_fingerprint(load_chart(SAMPLE))
    changed = with_cell(chart, ("defense", "F", "9", "5"), parse_cell("INT 19"))
    recoloured = with_cell(chart, ("offense", "1", "34"), parse_cell("3", "red"))
    assert len({chart_fingerprint(each) for each in (chart, changed, recoloured)}) == 3
    assert re.fullmatch(r"[0-9a-f]{64}", chart_fingerprint(chart))
