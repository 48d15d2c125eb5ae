"""A chart in the making: cells that nobody has typed yet are kept apart from blank ones, everywhere."""

import pytest
from attrs import evolve

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.check import check_file
from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.entry import entry_text, parse_entry
from bowlbound_desktop.games.bowlbound.charts.exchange import (
    chart_as_text,
    chart_from_text,
    export_chart,
    import_charts,
)
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, load_chart, save_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play, chart_to_show
from bowlbound_desktop.games.bowlbound.charts.own_charts import add_own, empty_chart
from bowlbound_desktop.games.bowlbound.charts.own_corrections import make_corrections
from bowlbound_desktop.games.bowlbound.charts.typed import ALL, left_of, refuse_half_typed
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, CellError, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES, cell_at, put
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import State, correct, examine
from bowlbound_desktop.games.bowlbound.workshop.analysis.counts import count
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.play.opening import open_table
from tests.shelf import wish


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


def typed_to(number):
    """Purdue's chart, typed as far as a number of cells; blank ones among them."""
    printed, chart = load_by_id("1966-purdue"), empty_chart("Half", 1966)
    for place in CELL_PLACES[:number]:
        chart = put(chart, place, cell_at(printed, place))
    return chart


HALF = 400


def test_the_token_of_an_untyped_cell_is_nothing_that_a_chart_can_have():
    assert (parse_entry("?"), entry_text(UNTYPED)) == (UNTYPED, "?")
    assert UNTYPED != BLANK
    assert parse_entry("?", "extra_point") == UNTYPED
    with pytest.raises(CellError):
        parse_cell("?")
    for wrong in ("?|red", "??", "7?", "? *"):
        with pytest.raises(CellError):
            parse_entry(wrong)


def test_no_shipped_chart_has_an_untyped_cell_and_all_files_stay_as_they_were():
    for path in shipped_files().values():
        assert '"?"' not in path.read_text()
        assert left_of(load_chart(path)).count == 0


@pytest.mark.parametrize(
    ("number", "words", "by_part"),
    [
        (
            0,
            "nothing typed yet, 840 cells to type",
            "offense 360 of 360, defense 270 of 270, special teams 210 of 210",
        ),
        (1, "839 of 840 cells to type", "offense 359 of 360, defense 270 of 270, special teams 210 of 210"),
        (HALF, "440 of 840 cells to type", "offense done, defense 230 of 270, special teams 210 of 210"),
        (630, "210 of 840 cells to type", "offense done, defense done, special teams 210 of 210"),
        (839, "1 of 840 cells to type", "offense done, defense done, special teams 1 of 210"),
        (ALL, "", "offense done, defense done, special teams done"),
    ],
)
def test_every_state_of_a_half_typed_chart_has_its_name(number, words, by_part):
    left = left_of(typed_to(number))
    assert (left.words, left.by_part) == (words, by_part)


def test_blank_cells_are_typed_ones():
    blanks = [place for place in CELL_PLACES[:HALF] if cell_at(typed_to(HALF), place) == BLANK]
    assert blanks
    assert left_of(put(typed_to(HALF), CELL_PLACES[HALF], BLANK)).count == ALL - HALF - 1


def test_a_half_typed_chart_is_written_and_read(home):
    save_chart(typed_to(HALF), home / "half.toml")
    assert load_chart(home / "half.toml") == typed_to(HALF)


@pytest.mark.parametrize("form", ["toml", "csv", "tsv", "xlsx", "ods"])
def test_the_difference_survives_every_form_of_export(home, form):
    chart = evolve(typed_to(HALF), id="half")
    chart = put(chart, ("special", "extra_point", "10"), parse_entry("no good", "extra_point"))
    (read,) = import_charts(export_chart(chart, form, home / "out")[:1])
    assert (read.offense, read.defense, read.special) == (chart.offense, chart.defense, chart.special)


def test_the_difference_survives_the_clipboard():
    chart = evolve(typed_to(HALF), id="half")
    assert chart_from_text(chart_as_text(chart)) == chart


def test_the_check_names_it(home, capsys):
    chart_id = add_own(typed_to(HALF))
    assert main(["charts", "check", chart_id]) == 1
    assert capsys.readouterr().out == (
        "1966-half.toml: cannot be played yet: 440 of 840 cells to type "
        "(offense done, defense 230 of 270, special teams 210 of 210)\n"
    )
    assert check_file(home / "charts" / f"{chart_id}.toml").problems == ()
    assert main(["charts", "list"]) == 0
    assert "set 3  typed in, 440 of 840 cells to type" in capsys.readouterr().out


SENTENCE = "1966 Half cannot be played yet: 440 of 840 cells to type in the chart room"


def test_the_table_refuses_it_in_one_sentence():
    chart_id = add_own(typed_to(HALF))
    with pytest.raises(ChartError, match=SENTENCE):
        open_table(wish(home=chart_id, away="1966-purdue", seed=3))
    with pytest.raises(ChartError, match=SENTENCE):
        chart_for_play(chart_id)
    assert chart_to_show(chart_id).name == "1966 Half"


COMMANDS = {
    "text": ["text", "--home", "1966-half", "--away", "1966-purdue"],
    "simulate": ["simulate", "1966-half", "1966-purdue", "--games", "2"],
    "tournament": ["tournament", "1966-half", "1966-purdue", "--games", "2"],
    "odds": ["odds", "1966-half", "1966-purdue"],
    "rate": ["charts", "rate", "1966-half"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_that_plays_refuses_it_in_one_sentence(command, capsys):
    add_own(typed_to(HALF))
    assert main(COMMANDS[command]) != 0
    told = capsys.readouterr()
    assert SENTENCE in told.err
    assert "Traceback" not in told.err


def test_the_list_of_teams_says_that_it_is_not_ready():
    chart_id = add_own(typed_to(HALF))
    entry = next(one for one in game("bowlbound").shelf.entries() if one.id == chart_id)
    assert entry.details.startswith("not typed to the end · ")
    assert game("bowlbound").shelf.face(chart_id).name == "1966 Half"
    noted = add_own(evolve(typed_to(ALL), notes="?"))
    entry = next(one for one in game("bowlbound").shelf.entries() if one.id == noted)
    assert "not typed" not in entry.details


def test_a_chart_that_is_typed_to_the_end_is_played():
    chart = typed_to(ALL)
    assert refuse_half_typed(chart) is chart


def test_corrections_leave_cells_to_type_alone():
    chart = evolve(empty_chart("Notre Dame", 1988), id="1988-notre-dame")
    concerning = [one for one in published_corrections() if one.concerns(chart) and not one.mark]
    assert {examine(chart, one).state for one in concerning} == {State.APPLIED}
    assert left_of(correct(chart, concerning)).count == ALL
    printed = load_by_id("1966-purdue")
    made = make_corrections(printed, put(printed, ("offense", "1", "10"), UNTYPED), "X")
    assert (made.corrections, made.left) == ((), 1)


def test_figures_of_a_column_count_what_is_typed():
    column = (*typed_to(HALF).offense["1"][:15], *[UNTYPED] * 15)
    counted = count(column)
    assert 0 < sum(counted.colours.values()) < 1
    assert counted.kinds["?"] == pytest.approx(1 - sum(counted.colours.values()))
