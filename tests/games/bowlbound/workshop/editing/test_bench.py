"""Charts on the workbench: saved, copied, renamed, thrown away; unsaved edits that come back."""

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.correcting import CorrectionOrder, correct_chart
from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_file, draft_ids
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, shipped_files
from bowlbound_desktop.games.bowlbound.charts.own_charts import (
    ChangedElsewhereError,
    add_own,
    bring_back,
    empty_chart,
    free_id,
    slug,
    throw_away,
    trashed,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import duplicate, open_bench, rename
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from bowlbound_desktop.kernel.errors import ChartError, FileError

ID = "1966-purdue"
CELL = ("offense", "3", "24")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


def typed(bench, text, place=CELL):
    bench.document.do(type_text(bench.document.sheet, place, text))
    return bench


def test_saving_a_shipped_chart_makes_a_copy():
    before = shipped_files()[ID].read_bytes()
    bench = typed(open_bench(ID), "17")
    assert bench.save()
    assert load_by_id(ID).offense["3"][14].text == "17"
    assert own_file(ID).exists()
    assert shipped_files()[ID].read_bytes() == before
    assert not typed(bench, "18").save()


def test_a_copy_that_is_the_shipped_chart_again_goes_away():
    bench = typed(open_bench(ID), "17")
    bench.save()
    bench.document.undo()
    bench.save()
    assert not own_file(ID).exists()


def test_unsaved_edits_come_back_with_all_their_steps():
    bench = typed(typed(typed(open_bench(ID), "17"), "18"), "nonsense")
    bench.document.undo()
    again = open_bench(ID)
    assert again.restored
    assert (again.document.sheet, again.document.redo_name) == (
        bench.document.sheet,
        bench.document.redo_name,
    )
    again.document.undo()
    again.document.undo()
    assert again.document.sheet == again.document.saved
    assert typed(again, "19").document.undo_name.startswith("type 19")
    assert open_bench(ID).document.sheet[CELL] == "19"


def test_what_is_saved_is_not_unsaved():
    bench = typed(open_bench(ID), "17")
    bench.save()
    bench.leave()
    assert draft_ids() == ()


def test_a_kill_after_saving_leaves_nothing_to_bring_back():
    typed(open_bench(ID), "17").save()
    assert draft_file(ID).exists()
    assert not open_bench(ID).restored
    assert not draft_file(ID).exists()


def test_undoing_what_was_saved_comes_back_too():
    bench = typed(open_bench(ID), "17")
    bench.save()
    bench.document.undo()
    again = open_bench(ID)
    assert again.document.dirty
    assert again.document.redo_name == bench.document.redo_name
    assert not again.save()


@pytest.mark.parametrize("cut", [1, 10, 60])
def test_a_torn_last_line_loses_only_its_step(cut):
    typed(typed(open_bench(ID), "17"), "18")
    path = draft_file(ID)
    path.write_bytes(path.read_bytes()[:-cut])
    again = open_bench(ID)
    assert again.document.sheet[CELL] == "17"
    typed(again, "19")
    assert open_bench(ID).document.sheet[CELL] == "19"


def test_a_draft_that_is_none_is_said_in_a_sentence(caplog):
    draft_file(ID).parent.mkdir(parents=True)
    draft_file(ID).write_text('{"draft": 99}\n')
    assert not open_bench(ID).restored
    assert "1966-purdue.jsonl holds no unsaved edits" in caplog.text


def test_two_windows_do_not_mix_their_edits():
    one, other = typed(open_bench(ID), "17"), open_bench(ID)
    typed(other, "18")
    with pytest.raises(FileError, match="another window"):
        typed(one, "19")


def test_a_file_changed_meanwhile_is_not_written_over():
    bench = typed(open_bench(ID), "17")
    other = typed(open_bench(ID), "18")
    own_file(ID).parent.mkdir(parents=True)
    other.save()
    text = own_file(ID).read_bytes()
    with pytest.raises(ChangedElsewhereError):
        bench.save()
    assert own_file(ID).read_bytes() == text
    bench.document.record = lambda _: None
    bench.save_over()
    assert load_by_id(ID).offense["3"][14].text == "17"


def test_a_chart_with_errors_is_not_saved():
    with pytest.raises(ChartError, match="offense, column 3, total 24"):
        typed(open_bench(ID), "nonsense").save()
    assert not own_file(ID).exists()


def test_a_damaged_own_chart_can_be_put_right():
    text = shipped_files()[ID].read_text(encoding="utf-8")
    own_file(ID).parent.mkdir(parents=True)
    own_file(ID).write_text(text.replace('fumble = "10-', 'fumble = "9-').replace("Purdue", "Purdu", 1))
    bench = open_bench(ID)
    assert bench.document.sheet["team", "fumble"].startswith("9-")
    typed(bench, "10-24", ("team", "fumble")).save()
    assert load_by_id(ID).school == "Purdu"


def test_a_damaged_chart_keeps_what_its_corrections_replaced():
    correct_chart(ID, CorrectionOrder(published_corrections()))
    before = load_by_id(ID)
    path = own_file(ID)
    path.write_text(path.read_text(encoding="utf-8").replace("set = 1", "set = 9"), encoding="utf-8")
    typed(open_bench(ID), "1", ("team", "set")).save()
    assert load_by_id(ID) == before
    assert before.applied


def test_a_duplicate_is_another_team():
    found = duplicate(open_bench(ID), "Boilers", 1966)
    assert (found, load_by_id(found).name) == ("1966-boilers", "1966 Boilers")
    assert duplicate(open_bench(ID), "Boilers", 1966) == "1966-boilers-2"


def test_renaming_takes_the_old_file_away():
    typed(open_bench(ID), "17").save()
    bench = open_bench(ID)
    found = rename(bench, "Boilers", 0)
    assert found == "boilers"
    assert not own_file(ID).exists()
    assert load_by_id(found).offense["3"][14].text == "17"
    assert load_by_id(ID).school == "Purdue"
    assert rename(open_bench(found), "BOILERS", 0) == found
    assert load_by_id(found).school == "BOILERS"


def test_the_trash_gives_back():
    made = add_own(empty_chart("Nowhere", 1955))
    text = own_file(made).read_bytes()
    typed(open_bench(made), "17")
    throw_away(made)
    assert (own_file(made).exists(), draft_file(made).exists()) == (False, False)
    made_again = add_own(empty_chart("Nowhere", 1955))
    throw_away(made_again)
    assert [path.name for path in trashed()] == ["1955-nowhere.toml", "1955-nowhere~2.toml"]
    assert bring_back(trashed()[1]) == made
    with pytest.raises(ChartError, match="another 1955-nowhere"):
        bring_back(trashed()[0])
    assert own_file(made).read_bytes() == text


def test_shipped_charts_cannot_be_thrown_away():
    with pytest.raises(ChartError, match="comes with the program"):
        throw_away(ID)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("1966 Notre Dame", "1966-notre-dame"),
        ("Élan (copy)", "elan-copy"),
        ("東京", "chart"),
        ("blank", "a-blank"),
    ],
)
def test_an_id_is_made_from_a_name(name, found):
    assert slug(name) == found


def test_an_id_is_free():
    assert free_id("1966 Notre Dame") == "1966-notre-dame-2"
    assert paths.own_charts().exists() is False


def test_a_second_window_does_not_begin_over_the_edits_of_the_first():
    one, other = open_bench(ID), open_bench(ID)
    typed(one, "17")
    kept = draft_file(ID).read_bytes()
    with pytest.raises(FileError, match="being edited in another window"):
        typed(other, "18")
    assert draft_file(ID).read_bytes() == kept


def test_a_window_that_changed_nothing_leaves_the_edits_of_another():
    one, other = open_bench(ID), open_bench(ID)
    typed(one, "17")
    other.leave()
    assert open_bench(ID).document.sheet[CELL] == "17"


def test_dropping_edits_that_another_window_went_on_with_leaves_them():
    one = typed(open_bench(ID), "17")
    typed(open_bench(ID), "18")
    one.forget_draft()
    assert open_bench(ID).document.sheet[CELL] == "18"
