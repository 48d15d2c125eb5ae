"""What a typist's keys mean, column by column."""

import pytest

from bowlbound_desktop.games.bowlbound.charts.entry import parse_entry
from bowlbound_desktop.games.bowlbound.charts.files import chart_files, load_chart
from bowlbound_desktop.games.bowlbound.charts.reader import read_entry
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES, cell_at
from bowlbound_desktop.games.bowlbound.workshop.editing.places import column_of
from bowlbound_desktop.games.bowlbound.workshop.editing.quick_keys import (
    MARKS,
    Pressed,
    forms_at,
    meant,
    press,
)

RUN, PASS = ("offense", "1", "10"), ("offense", "8", "10")
DEFENSE = ("defense", "A", "8", "1")
PUNT, EXTRA = ("special", "punt", "10"), ("special", "extra_point", "10")


def typed(place, keys):
    """The cells that keys make, all in one column; a new line is Enter."""
    forms, cells, text, waiting = forms_at(place), [], "", list(keys)
    while waiting:
        key = waiting.pop(0)
        if key == "\n":
            cells.append(meant(forms, text))
            text = ""
            continue
        found = press(forms, text, key)
        text = found.text
        if found.entry is not None:
            cells.append(found.entry)
            waiting = [*found.carried, *waiting]
    return cells, text


@pytest.mark.parametrize(
    ("place", "keys", "cells"),
    [
        (RUN, "12345\n", ["12", "34", "5"]),
        (RUN, "7-3b", ["7", "-3"]),
        (PASS, "iiinci12i-2\nint 5\nit\n", ["INC", "INC", "INC", "INT 12", "INT -2", "INT 5", "INC", "TD"]),
        (PASS, "o5o15ospi17p8\ndef 5\ne15", ["OFF 5", "OFF 15", "OFF S", "PI 17", "PI 8", "DEF 5", "DEF 15"]),
        (RUN, "f3f-2f\nf+12t1td", ["F +3", "F -2", "F", "F +12", "T1", "TD"]),
        (DEFENSE, "(7(12(-3)[7\n(t(td[-12", ["(7)", "(12)", "(-3)", "[7]", "(TD)", "(TD)", "[-12]"]),
        (PUNT, "45kok7bk -12fg", ["45", "KO", "BK -7", "BK -12", "FG"]),
        (EXTRA, "ggoodn\n10", ["good", "good", "no good", "good", "no good"]),
        (RUN, "7*-12*td*", ["7*", "-12"]),
    ],
)
def test_keys_make_cells(place, keys, cells):
    assert typed(place, keys)[0][: len(cells)] == cells


def test_a_full_text_counts_before_a_short_form():
    assert typed(RUN, "ds")[0] == ["DS"]
    assert forms_at(RUN).entries["DS"] == "DS"


def test_a_cell_that_nothing_can_follow_ends_at_once():
    assert press(forms_at(RUN), "1", "2") == Pressed(entry="12")
    assert press(forms_at(RUN), "", "1") == Pressed("1")
    assert press(forms_at(RUN), "7", "-") == Pressed(entry="7", carried="-")


def test_what_is_not_known_is_kept_as_it_is_typed():
    assert press(forms_at(RUN), "hel", "l") == Pressed("hell")
    assert meant(forms_at(RUN), "Hello") == "Hello"
    assert typed(DEFENSE, "b")[1] == "b"  # B cannot stand on a defensive chart


def test_every_cell_of_every_chart_has_a_form_unless_the_check_finds_it_odd():
    without = set()
    for chart in map(load_chart, chart_files().values()):
        for place in CELL_PLACES:
            text = cell_at(chart, place).text
            body = text.rstrip(MARKS)
            if body and body not in forms_at(place).entries.values():
                without.add((text, place[0], column_of(place)))
    assert without
    for misprint in without:
        assert read_entry(*misprint)[1] != (), misprint


@pytest.mark.parametrize("place", [RUN, PASS, DEFENSE, PUNT, EXTRA])
def test_no_form_means_something_that_cannot_stand_there(place):
    for entry in set(forms_at(place).entries.values()):
        assert parse_entry(entry, column_of(place)).text == entry
