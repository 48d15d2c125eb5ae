"""The published corrections, each applied, applied twice, taken back and met with a conflict (Appendix B)."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import cell_at, differences
from bowlbound_desktop.games.bowlbound.rules.charts.chart import with_cell
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import (
    CellLook,
    Correction,
    State,
    apply,
    correct,
    edited_since,
    examine,
    findings,
    report,
    take_all_back,
    take_back,
)
from tests.games.bowlbound.rules.published import CORRECTIONS, cells_of, concerned, made_chart

GLOBAL = ("GC-1", "GC-2", "GC-3")
RIGHT = {
    "CC-01": [("", "white")],
    "CC-02": [("40", "green")],
    "CC-03": [("44", "green")],
    "CC-04": [("", "white")],
    "CC-05": [("2", "green"), ("4", "green"), ("(3)", "green"), ("6", "green"), ("[9]", "green")],
    "CC-06": [("(4)", "red")],
    "CC-07": [("39", "green")],
    "CC-08": [("T1", "green"), ("41", "green"), ("38", "green"), ("40", "green")],
    "CC-09": [("1", "green")],
    "CC-10": [("T2", "green")],
    "CC-11": [("28", "green")],
    "CC-12": [("INT -2", "red")],
    "CC-13": [("DEF S", "yellow")],
    "CC-14": [("DEF S", "yellow")],
    "CC-15": [("19", "green")],
    "CC-16": [("28", "green")],
    "CC-17": [("2", "green")],
    "CC-18": [("1", "green")],
    "CC-19": [("T2", "green")],
    "CC-20": [("2", "green")],
    "CC-21": [("DEF S", "yellow")],
    "CC-22": [("OFF R", "yellow")],
    "CC-23": [("OFF S", "yellow")],
    "CC-24": [("TD", "green")],
    "CC-25": [("", "white")],
    "CC-26": [("", "white")],
}
OPEN = ("CC-01", "CC-02", "CC-03", "CC-04", "CC-06", "CC-26", "CC-08", "CC-16")
"""Corrections that state no old value, or one that only the right cell does not have (a mark)."""
EVERY = [(key, number) for key in CORRECTIONS for number in range(len(concerned(key)))]


@pytest.fixture(params=EVERY, ids=lambda pair: f"{pair[0]}-{('made', 'shipped')[pair[1]]}")
def case(request):
    key, number = request.param
    return concerned(key)[number], CORRECTIONS[key]


def test_the_list_has_3_global_and_26_single_corrections():
    assert (
        list(CORRECTIONS) == [*GLOBAL, *RIGHT] == [*GLOBAL, *(f"CC-{number:02}" for number in range(1, 27))]
    )


@pytest.mark.parametrize("key", RIGHT)
def test_a_corrected_cell_is_what_the_list_says(key):
    chart = apply(concerned(key)[0], CORRECTIONS[key])
    assert [(cell.text, cell.colour) for cell in cells_of(chart, key)] == RIGHT[key]


def test_a_correction_is_to_do_and_then_applied(case):
    chart, correction = case
    assert examine(chart, correction).state is State.TO_DO
    assert examine(apply(chart, correction), correction).state is State.APPLIED


def test_a_correction_changes_its_cells_and_nothing_else(case):
    chart, correction = case
    changed = {change.place for change in differences(chart, apply(chart, correction))}
    assert changed <= {*correction.places, ("marks",)}
    assert changed


def test_applying_twice_changes_nothing(case):
    chart, correction = case
    once = apply(chart, correction)
    assert apply(once, correction) == once


def test_taking_back_restores_the_chart_exactly(case):
    chart, correction = case
    assert take_back(apply(chart, correction), correction.id) == chart


def test_taking_back_what_was_never_applied_changes_nothing(case):
    chart, correction = case
    assert take_back(chart, correction.id) == chart


@pytest.mark.parametrize("key", [key for key in RIGHT if key not in OPEN])
def test_another_old_cell_is_a_conflict_that_changes_nothing_until_forced(key):
    correction = CORRECTIONS[key]
    place = correction.places[-1]
    for published in concerned(key):
        odd = with_cell(published, place, parse_cell("7", "white"))
        finding = examine(odd, correction)
        assert finding.state is State.CONFLICT
        assert [change.place for change in finding.clashes] == [place]
        assert apply(odd, correction) is odd
        forced = apply(odd, correction, force=True)
        assert examine(forced, correction).state is State.APPLIED
        assert take_back(forced, key) == odd


@pytest.mark.parametrize("key", ["CC-01", "CC-02", "CC-03", "CC-04", "CC-06", "CC-26"])
@pytest.mark.parametrize("text", ["7", "INT 3*", "F -2", "INC"])
def test_where_no_old_value_is_stated_none_is_in_conflict(key, text):
    correction = CORRECTIONS[key]
    chart = with_cell(concerned(key)[0], correction.places[0], parse_cell(text))
    assert examine(chart, correction).state is not State.CONFLICT
    assert examine(apply(chart, correction), correction).state is State.APPLIED
    assert take_back(apply(chart, correction), key) == chart


@pytest.mark.parametrize("key", ["CC-08", "CC-16"])
def test_a_cell_without_a_mark_is_already_corrected(key):
    chart = concerned(key)[0]
    for place in CORRECTIONS[key].places:
        chart = with_cell(chart, place, parse_cell("33"))
    assert examine(chart, CORRECTIONS[key]).state is State.APPLIED


def test_cc_08_does_what_is_left_where_some_rows_are_right():
    chart = made_chart("1979-alabama")
    assert [change.place[-1] for change in examine(chart, CORRECTIONS["CC-08"]).changes] == ["17", "22", "35"]


def test_cc_09_a_loss_may_be_printed_as_a_red_number():
    """R-09: 1 in a red box is a loss of 1."""
    chart = with_cell(made_chart("1986-arizona-state"), ("offense", "QT", "13"), parse_cell("1", "red"))
    assert examine(chart, CORRECTIONS["CC-09"]).state is State.TO_DO
    assert cells_of(apply(chart, CORRECTIONS["CC-09"]), "CC-09") == [parse_cell("1", "green")]


def test_cc_06_a_red_box_turns_a_number_into_a_loss():
    """R-09."""
    before, after = (cells_of(chart, "CC-06")[0] for chart in _before_and_after("CC-06"))
    assert (before.amount.yards, after.amount.yards) == (4, -4)


def _before_and_after(key):
    chart = concerned(key)[0]
    return chart, apply(chart, CORRECTIONS[key])


def test_a_number_in_a_red_box_is_not_the_stated_gain():
    chart = with_cell(made_chart("1979-alabama"), ("offense", "B", "38"), parse_cell("35", "red"))
    assert examine(chart, CORRECTIONS["CC-07"]).state is State.CONFLICT


def test_a_mark_that_the_correction_does_not_speak_of_stays():
    chart = with_cell(made_chart("1983-auburn"), ("offense", "9", "18"), parse_cell("29*"))
    assert [str(cell) for cell in cells_of(apply(chart, CORRECTIONS["CC-11"]), "CC-11")] == ["28*"]


# The global ones.


def test_gc_1_takes_the_mark_from_returns_and_leaves_punts_alone():
    chart = with_cell(made_chart("1966-notre-dame"), ("special", "punt", "30"), parse_cell("40*"))
    fixed = apply(chart, CORRECTIONS["GC-1"])
    assert not any(cell.marked for cell in cells_of(fixed, "GC-1"))
    texts = {change.place[1:]: change.new.text for change in differences(chart, fixed)}
    assert texts == {
        ("kickoff_return", "11"): "31",
        ("punt_return", "39"): "",
        ("punt_return", "20"): "T1",
        ("interception_return", "22"): "-3",
    }


def test_gc_2_puts_square_brackets_around_defensive_touchdowns():
    chart = made_chart("1966-notre-dame")
    fixed = apply(chart, CORRECTIONS["GC-2"])
    assert {change.new.text for change in differences(chart, fixed)} == {"[TD]", "[TD]*"}
    offense = with_cell(chart, ("offense", "9", "10"), parse_cell("(TD)"))
    assert cell_at(apply(offense, CORRECTIONS["GC-2"]), ("offense", "9", "10")).text == "(TD)"


def test_gc_3_gives_every_team_of_set_1_a_w_except_the_ivy_league():
    teams = ratings_table().values()
    marked = [team.id for team in teams if "W" in correct(made_chart(team.id), [CORRECTIONS["GC-3"]]).marks]
    ivy = {"1970-dartmouth", "1964-princeton", "1968-yale"}
    assert marked == [team.id for team in teams if team.set == 1 and team.id not in ivy]


def test_gc_3_keeps_other_marks():
    chart = evolve(made_chart("1966-notre-dame"), marks=("FBO",))
    assert apply(chart, CORRECTIONS["GC-3"]).marks == ("W", "FBO")


# All of them together.


@pytest.mark.parametrize("chart_id", ratings_table())
def test_all_corrections_of_a_chart_are_applied_and_taken_back(chart_id):
    chart = made_chart(chart_id)
    fixed = correct(chart, CORRECTIONS.values())
    assert {finding.state for finding in findings(fixed, CORRECTIONS.values())} == {State.APPLIED}
    assert correct(fixed, CORRECTIONS.values()) == fixed
    assert take_all_back(fixed) == chart


def test_a_correction_can_be_switched_off():
    fixed = correct(made_chart("1988-notre-dame"), CORRECTIONS.values(), off=("CC-18",))
    assert [str(cells_of(fixed, key)[0]) for key in ("CC-17", "CC-18", "CC-19")] == ["2", "4", "T2"]


def test_no_correction_concerns_a_chart_of_another_team():
    """Charts of other years have other cells."""
    concerning = [key for key, one in CORRECTIONS.items() if one.concerns(made_chart("1966-notre-dame"))]
    assert concerning == ["GC-1", "GC-2", "GC-3"]


@pytest.mark.parametrize("first", ["GC-1", "CC-02"])
def test_two_corrections_of_one_cell_are_taken_back_in_any_order(first):
    """GC-1 takes the mark of a return that CC-02 then changes altogether."""
    chart = made_chart("1960-minnesota")
    fixed = correct(chart, CORRECTIONS.values())
    place = CORRECTIONS["CC-02"].places[0]
    part = take_back(fixed, first)
    assert str(cell_at(part, place)) == {"GC-1": "40", "CC-02": "4"}[first]
    assert take_all_back(part) == chart


def test_a_cell_that_was_edited_since_is_not_taken_back_until_forced():
    chart = made_chart("1988-notre-dame")
    fixed = apply(chart, CORRECTIONS["CC-17"])
    edited = with_cell(fixed, ("offense", "3", "24"), parse_cell("6"))
    assert [change.new.text for change in edited_since(edited, "CC-17")] == ["2"]
    assert take_back(edited, "CC-17") == edited
    assert take_back(edited, "CC-17", force=True) == chart


# Reports, and corrections of players.


def test_a_report_says_what_becomes_what():
    finding = examine(made_chart("1988-notre-dame"), CORRECTIONS["CC-17"])
    assert list(report(finding)) == ['offense.3.24: "3" (green) becomes "2" (green)']


def test_a_report_says_what_contradicts():
    odd = with_cell(made_chart("1954-ohio-state"), ("defense", "E", "5", "3"), parse_cell("", "black"))
    lines = list(report(examine(odd, CORRECTIONS["CC-05"])))
    assert lines[0] == 'defense.E.5.1: "2" (red) becomes "2" (green)'
    assert lines[-1] == 'defense.E.5.3 is "" (black), not red'


def test_a_report_names_marks():
    chart = made_chart("1966-notre-dame")
    assert list(report(examine(chart, CORRECTIONS["GC-3"]))) == ["marks: no mark becomes W"]


def test_a_player_may_correct_an_extra_point():
    own = Correction(
        id="MY-1", places=(("special", "extra_point", "20"),), old=CellLook("good"), new=CellLook("no good")
    )
    chart = made_chart("1966-notre-dame")
    assert str(cell_at(apply(chart, own), own.places[0])) == "no good"


def test_a_correction_may_set_a_mark():
    own = Correction(id="MY-2", places=(("offense", "3", "12"),), new=CellLook(marked=True))
    assert str(cell_at(apply(made_chart("1966-notre-dame"), own), own.places[0])) == "*"
