"""Files of corrections, corrected copies, and charts in layers."""

import pytest
from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.check import check_file
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import kept_file, own_file
from bowlbound_desktop.games.bowlbound.charts.corrections import (
    all_corrections,
    published_corrections,
    read_corrections,
)
from bowlbound_desktop.games.bowlbound.charts.files import (
    chart_ids,
    chart_text,
    load_by_id,
    load_chart,
    save_chart,
)
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play, chart_layers
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import with_cell
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import State, correct
from bowlbound_desktop.kernel.errors import ChartError
from tests.games.bowlbound.rules.published import made_chart

IRISH = "1966-notre-dame"
TEAM = "1988-notre-dame"


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return paths.own_charts()


@pytest.fixture
def typed(own_folder):
    """A chart of the player's own with three misprints of the published list."""
    save_chart(made_chart(TEAM), own_file(TEAM))
    return own_file(TEAM)


def correct_command(*words):
    return main(["charts", "correct", *words])


# Files of corrections.


def write_own(text, name="mine.toml"):
    paths.own_corrections().mkdir(exist_ok=True)
    path = paths.own_corrections() / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_player_may_have_corrections_of_his_own(typed):
    write_own('[MY-1]\ncharts = ["1988-notre-dame"]\ncells = ["offense.9.39"]\nnew = "T3"\n')
    assert all_corrections()[-1].id == "MY-1"
    assert str(chart_for_play(TEAM).offense["9"][29]) == "T3"


def test_an_own_correction_may_not_take_the_id_of_a_published_one(caplog):
    path = write_own('[CC-17]\ncells = ["offense.9.39"]\nnew = "T3"\n')
    assert all_corrections() == published_corrections()
    assert not path.exists()
    assert "have CC-17 twice" in caplog.text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("X = 1\n", "X: a correction is a section with an id"),
        ('["a b"]\nmark = "W"\n', "a b: a correction is a section with an id"),
        ("[X]\n", "X: either cells or a mark must be named"),
        ('[X]\nmark = "W"\ncells = ["offense.1.10"]\nnew = "5"\n', "X: either cells or a mark"),
        ('[X]\nmark = "Q"\n', "X: mark must be one of W, XWC"),
        ('[X]\ncells = ["offense.1.10"]\n', "X: new is missing"),
        ('[X]\ncells = ["offense.1.47"]\nnew = "5"\n', "X: 'offense.1.47' is not a cell of a chart"),
        ('[X]\ncells = ["offense.1.10"]\nnew = "5*"\n', "X: '5*' must be without its mark"),
        ('[X]\ncells = ["offense.1.10"]\nnew = "Q"\n', 'X: "Q", character 1'),
        ('[X]\ncells = ["offense.1.10"]\nnew = { colour = "pink" }\n', "X: new: the colour must be one of"),
        ('[X]\ncells = ["offense.1.10"]\nnew = { marked = 1 }\n', "X: new must be a text, or have"),
        ('[X]\ncells = ["offense.1.10"]\nnew = { size = 1 }\n', "X: new must be a text, or have"),
        ('[X]\ncells = "offense.1.10"\nnew = "5"\n', "X: cells must be a list of texts"),
        ('[X]\nsets = [4]\nmark = "W"\n', "X: sets must be a list of 1, 2 and 3"),
        ('[X]\nteam = 4\nmark = "W"\n', "X: a correction has no 'team'"),
        ('[X]\nsource = 4\nmark = "W"\n', "X: source must be text of one line"),
    ],
)
def test_a_wrong_file_of_corrections_says_what_is_wrong(text, problem):
    with pytest.raises(ChartError) as caught:
        read_corrections(write_own(text))
    assert any(found.startswith(problem) for found in caught.value.problems)
    assert str(caught.value).startswith("mine.toml: ")


def test_all_problems_of_a_file_of_corrections_are_named():
    with pytest.raises(ChartError, match=r"\(and 1 more\)") as caught:
        read_corrections(write_own('[X]\nmark = "Q"\n[Y]\nmark = "R"\n'))
    assert len(caught.value.problems) == 2


# The record in a chart file.


def test_a_corrected_chart_comes_back_from_its_file_with_what_it_remembers(tmp_path):
    for chart_id in ("1988-notre-dame", "1960-minnesota", "1954-ohio-state", "1986-penn-state"):
        fixed = correct(made_chart(chart_id), published_corrections())
        save_chart(fixed, tmp_path / "chart.toml")
        assert load_chart(tmp_path / "chart.toml") == fixed


def test_the_misprint_that_is_no_cell_stands_only_where_it_was_printed(tmp_path):
    """CC-24."""
    path = tmp_path / "chart.toml"
    chart = made_chart("1986-penn-state")
    save_chart(chart, path)
    assert load_chart(path) == chart
    path.write_text(chart_text(chart).replace('10      = [""', '10      = ["TF"', 1), encoding="utf-8")
    with pytest.raises(ChartError, match='"TF", character 1: this is not a result of a chart'):
        load_chart(path)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("[applied]\nX = 1\n", "applied X: this is not a correction with its cells"),
        ('[applied]\n"a b" = {}\n', "applied a b: this is not a correction with its cells"),
        ('[applied.X]\n"offense.1" = ["", ""]\n', "applied X, offense.1: this is not a cell of a chart"),
        ('[applied.X]\n"offense.1.10" = ["5"]\n', "applied X, offense.1.10: the old and the new"),
        ('[applied.X]\n"offense.1.10" = ["5", "Q"]\n', 'applied X, offense.1.10: "Q", character 1'),
        ('[applied.X]\nmarks = ["", "Q"]\n', "applied X, marks: "),
    ],
)
def test_a_damaged_record_is_named_with_its_place(lines, problem, tmp_path):
    path = tmp_path / "chart.toml"
    path.write_text(chart_text(load_by_id(IRISH)) + lines, encoding="utf-8")
    with pytest.raises(ChartError) as caught:
        load_chart(path)
    assert any(found.startswith(problem) for found in caught.value.problems)


# A game's charts.


def test_a_game_starts_with_corrected_charts():
    """GC-3."""
    assert "W" in chart_for_play(IRISH).marks
    assert "W" not in chart_for_play(IRISH, corrections=False).marks
    assert "W" not in chart_for_play(IRISH, off=("GC-3",)).marks


def test_corrections_are_switched_off_one_by_one(typed):
    assert [
        str(chart_for_play(TEAM, off=("CC-18",)).offense[play][row]) for play, row in (("3", 14), ("4", 16))
    ] == [
        "2",
        "4",
    ]


def test_the_blank_chart_is_never_corrected():
    assert chart_for_play("blank", "away") == load_by_id("blank", "away")


def test_a_chart_lies_on_the_table_in_layers(own_folder):
    edited = with_cell(load_by_id(IRISH), ("offense", "1", "10"), parse_cell("7"))
    save_chart(correct(edited, published_corrections()), own_file(IRISH))
    layers = chart_layers(IRISH)
    assert layers.published == edited
    assert [(change.place, str(change.new)) for change in layers.edits] == [(("offense", "1", "10"), "7")]
    assert {finding.correction.id: finding.state for finding in layers.findings}["GC-3"] is State.TO_DO


# The command.


def test_correct_writes_a_copy_and_leaves_the_shipped_chart_alone(capsys):
    assert correct_command(IRISH) == 0
    assert "1966-notre-dame: GC-3: marks: no mark becomes W" in capsys.readouterr().out
    assert "W" in load_by_id(IRISH).marks
    assert own_file(IRISH).exists()


def test_after_all_a_second_run_has_nothing_to_do(capsys):
    assert correct_command("--all") == 0
    first = capsys.readouterr().out.splitlines()
    assert first[-1].endswith(f" corrections applied in {len(chart_ids())} charts.")
    assert correct_command("--all") == 0
    assert capsys.readouterr().out == f"Nothing to do in {len(chart_ids())} charts.\n"


def test_undo_of_everything_leaves_the_shipped_charts(capsys, own_folder):
    before = {chart_id: load_by_id(chart_id) for chart_id in chart_ids()}
    correct_command("--all")
    assert correct_command("--all", "--undo") == 0
    assert {chart_id: load_by_id(chart_id) for chart_id in chart_ids()} == before
    assert list(own_folder.glob("**/*.toml")) == []


def test_undo_restores_an_own_file_byte_for_byte(typed):
    untidy = b"\xef\xbb\xbf# my chart\r\n" + typed.read_bytes().replace(b'"3",  ', b'"3", ')
    typed.write_bytes(untidy)
    correct_command(TEAM)
    assert kept_file(TEAM).exists()
    assert load_by_id(TEAM).applied
    correct_command(TEAM, "--undo")
    assert typed.read_bytes() == untidy
    assert not kept_file(TEAM).exists()


def test_a_file_that_waits_for_the_way_back_is_never_written_over(typed):
    tidy = typed.read_bytes()
    for note in (b"# first\n", b"# second\n"):
        typed.write_bytes(note + tidy)
        correct_command(TEAM)
    older = kept_file(TEAM).with_name(f"{TEAM}.toml.older")
    assert older.read_bytes() == b"# first\n" + tidy
    assert kept_file(TEAM).read_bytes() == b"# second\n" + tidy


def test_undo_restores_a_tidy_own_file_byte_for_byte(typed):
    before = typed.read_bytes()
    correct_command(TEAM)
    assert not kept_file(TEAM).exists()
    correct_command(TEAM, "--undo")
    assert typed.read_bytes() == before


def test_single_corrections_are_applied_and_taken_back(typed):
    correct_command(TEAM, "--only", "CC-17", "--only", "CC-19")
    assert list(load_by_id(TEAM).applied) == ["CC-17", "CC-19"]
    correct_command(TEAM, "--undo", "--only", "CC-17")
    assert list(load_by_id(TEAM).applied) == ["CC-19"]


def test_a_dry_run_says_what_it_would_do_and_does_nothing(typed, capsys):
    before = typed.read_bytes()
    assert correct_command(TEAM, "--dry-run", "--only", "CC-17") == 0
    assert capsys.readouterr().out.splitlines() == [
        '1988-notre-dame: CC-17: offense.3.24: "3" (green) becomes "2" (green)',
        "1 correction would be applied in 1 chart.",
    ]
    assert typed.read_bytes() == before


def test_a_conflict_is_told_and_changes_nothing_until_forced(typed, capsys):
    save_chart(with_cell(load_by_id(TEAM), ("offense", "3", "24"), parse_cell("8")), typed)
    assert correct_command(TEAM, "--only", "CC-17") == 1
    assert capsys.readouterr().out.splitlines() == [
        '1988-notre-dame: CC-17: conflict: offense.3.24 is "8" (green), not "3"',
        "0 corrections applied in 1 chart, 1 left alone.",
    ]
    assert str(load_by_id(TEAM).offense["3"][14]) == "8"
    assert correct_command(TEAM, "--only", "CC-17", "--force") == 0
    assert str(load_by_id(TEAM).offense["3"][14]) == "2"


def test_a_cell_edited_since_is_not_taken_back_until_forced(typed, capsys):
    correct_command(TEAM)
    save_chart(with_cell(load_by_id(TEAM), ("offense", "3", "24"), parse_cell("8")), typed)
    capsys.readouterr()
    assert correct_command(TEAM, "--undo") == 1
    assert 'CC-17: conflict: offense.3.24 is no longer "2" (green)' in capsys.readouterr().out
    assert list(load_by_id(TEAM).applied) == ["CC-17"]
    assert correct_command(TEAM, "--undo", "--force") == 0
    assert load_by_id(TEAM) == made_chart(TEAM)


def test_a_damaged_chart_does_not_keep_the_others_from_being_corrected(own_folder, capsys):
    own_folder.mkdir(exist_ok=True)
    (own_folder / "broken.toml").write_text("x")
    assert correct_command("--all") == 1
    assert "broken: broken.toml, end of document" in capsys.readouterr().out
    assert "W" in load_by_id(IRISH).marks


@pytest.mark.parametrize("words", [(), ("--all", IRISH), (IRISH, "--only", "CC-99")])
def test_an_order_that_makes_no_sense_is_one_sentence(words, capsys):
    assert correct_command(*words) == 2
    assert capsys.readouterr().err.count("\n") == 1


# The check.


def test_misprints_with_a_published_correction_are_no_problems(own_folder):
    """CC-13, CC-14: DEF R belongs to returns."""
    chart = evolve(made_chart("1984-florida"), origin="typed in")
    save_chart(chart, own_file(chart.id))
    check = check_file(own_file(chart.id))
    assert (check.problems, check.misprints) == ((), ("CC-13", "CC-14"))
    save_chart(with_cell(chart, ("special", "punt", "20"), parse_cell("DEF R")), own_file(chart.id))
    assert [str(problem) for problem in check_file(own_file(chart.id)).problems] == [
        "special, column punt, total 20: DEF R belongs to returns"
    ]
