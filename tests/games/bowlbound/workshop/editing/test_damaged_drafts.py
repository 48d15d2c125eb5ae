"""Damaged journals and charts on the workbench: kept under another name, and the work goes on."""

import json

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_file, draft_ids
from bowlbound_desktop.games.bowlbound.charts.own_charts import add_own, empty_chart
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import facts_of
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import open_bench
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.ui.room.window import FIRST, first_chart
from tests.games.bowlbound.workshop.editing.test_bench import CELL, ID, home, typed

__all__ = ["home"]


@pytest.fixture
def told(caplog):
    return lambda: [record.getMessage() for record in caplog.records if record.name.endswith(".player")]


def damaged(path):
    return path.with_name(f"{path.name}.damaged")


def journal(chart_id=ID, **changes):
    """A journal whose first line differs from a good one."""
    typed(open_bench(chart_id), "17")
    lines = draft_file(chart_id).read_text(encoding="utf-8").split("\n")
    head = json.loads(lines[0])
    head["texts"].update(changes.pop("texts", {}))
    draft_file(chart_id).write_text("\n".join([json.dumps(head | changes), *lines[1:]]), encoding="utf-8")


DAMAGES = {
    "noise": lambda path: path.write_bytes(b"\xff\xfe\n"),
    "empty": lambda path: path.write_bytes(b""),
    "no journal": lambda path: path.write_text("[1, 2]\n"),
    "brackets": lambda path: path.write_text("[" * 9000 + "\n"),
    "another format": lambda _: journal(draft=2),
    "a number for a text": lambda _: journal(texts={"offense.3.24": 7}),
    "a cell too many": lambda _: journal(texts={"offense.3.99": "7"}),
    "corrections of noise": lambda _: journal(texts={"applied": "{"}),
    "corrections that are none": lambda _: journal(texts={"applied": '{"CC-17": 7}'}),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_draft_is_kept_and_the_chart_opens_as_saved(damage, told):
    path = draft_file(ID)
    path.parent.mkdir()
    DAMAGES[damage](path)
    data = path.read_bytes()

    bench = open_bench(ID)

    assert not bench.restored
    assert bench.document.sheet == bench.document.saved
    assert damaged(path).read_bytes() == data
    assert draft_ids() == ()
    assert len(told()) == 1
    assert str(damaged(path)) in told()[0]
    assert typed(bench, "18").document.sheet[CELL] == "18"


def test_a_damaged_draft_of_no_chart_does_not_lock_the_room(told):
    draft_file("gone").parent.mkdir()
    draft_file("gone").write_text("x\n")
    draft_file(ID).write_text("x\n")

    assert first_chart() == FIRST
    assert len(told()) == 2
    with pytest.raises(ChartError, match="no team chart 'gone'"):
        open_bench("gone")


def test_a_good_draft_is_found_behind_a_damaged_one():
    typed(open_bench(ID), "17")
    draft_file("later").write_text("x\n")

    assert first_chart() == ID


@pytest.mark.parametrize(
    "line", [b"\xff\xff", b"{", b"7", b'{"step": "odd", "edits": [["offense.3.24", "no", "18"]]}']
)
def test_edits_before_a_damaged_line_come_back_and_the_rest_is_kept(line, told):
    bench = typed(typed(typed(open_bench(ID), "17"), "18"), "19")
    lines = draft_file(ID).read_bytes().split(b"\n")
    data = b"\n".join([*lines[:2], line, *lines[3:]])
    draft_file(ID).write_bytes(data)

    again = open_bench(ID)

    assert bench.id == again.id
    assert again.restored
    assert again.document.sheet[CELL] == "17"
    assert damaged(draft_file(ID)).read_bytes() == data
    assert len(told()) == 1
    assert f"{ID}.jsonl, line 3: " in told()[0]
    assert open_bench(ID).document.sheet[CELL] == "17"


def test_half_a_line_at_the_end_is_no_damage(told):
    typed(open_bench(ID), "17")
    with draft_file(ID).open("ab") as file:
        file.write(b'{"step": "ty')

    assert open_bench(ID).document.sheet[CELL] == "17"
    assert told() == []


def test_a_damaged_copy_gives_way_on_the_workbench(told):
    own_file(FIRST).parent.mkdir(parents=True)
    own_file(FIRST).write_text("x")

    bench = open_bench(FIRST)

    assert bench.document.sheet["team", "school"] == "Notre Dame"
    assert damaged(own_file(FIRST)).read_text() == "x"
    assert len(told()) == 1
    assert typed(bench, "17").save()


def test_unsaved_edits_outlive_their_damaged_chart(told):
    chart_id = add_own(empty_chart("Boilers", 1966))
    typed(open_bench(chart_id), "17")
    own_file(chart_id).write_text("x")

    bench = open_bench(chart_id)

    assert bench.restored
    assert bench.document.sheet[CELL] == "17"
    assert own_file(chart_id).read_text() == "x"
    assert told() == []
    bench.save_over()
    assert open_bench(chart_id).document.sheet[CELL] == "17"


def test_a_damaged_profile_is_kept_and_the_analysis_goes_on(told):
    path = paths.own_profiles() / f"{ID}.toml"
    path.parent.mkdir()
    path.write_text("x")

    assert facts_of(open_bench(ID).document.sheet).opponent
    assert damaged(path).read_text() == "x"
    assert len(told()) == 1
