"""Corrections through the panel, and lists of one's own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox, QPlainTextEdit, QPushButton, QTableView

from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.corrections import own_corrections, published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_by_id, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.rules.charts.changes import printed_at
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import State, correct, examine
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from bowlbound_desktop.games.bowlbound.workshop.editing.everywhere import Everywhere
from bowlbound_desktop.ui.worker import worker
from tests.ui.room.chart_room import (
    ID,
    compare_with,
    folder,
    home,
    key,
    open_chart,
    room,
    said,
    window,
)

__all__ = ["folder", "home", "room", "window"]
PUBLISHED = published_corrections()
CLASHING = [one for one in PUBLISHED if one.old.text and not one.everywhere]
"""Those that say what should stand there: others can contradict nothing."""
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def concerned(correction):
    """A chart that the correction is about."""
    if correction.charts:
        return correction.charts[0]
    return next(name for name, path in shipped_files().items() if correction.concerns(load_chart(path)))


def choose(window, correction_id):
    table = window.findChild(QTableView, "corrections")
    row = [standing.id for standing in window.corrections.model.standings].index(correction_id)
    table.selectRow(row)
    return table.model().index(row, 1)


def click(window, name):
    window.findChild(QPushButton, f"corrections:{name}").click()
    window.corrections.refresh()


def test_all_published_corrections_are_here():
    assert len(PUBLISHED) == 29


def by_charts():
    """The published corrections by a chart that they are about."""
    found = {}
    for correction in PUBLISHED:
        found.setdefault(concerned(correction), []).append(correction)
    return found


def test_every_published_correction_is_applied_and_taken_back_through_the_panel(window):
    for chart_id, corrections in by_charts().items():
        shipped = load_chart(shipped_files()[chart_id])
        open_chart(window, chart_id)
        for correction in corrections:
            apply_one(window, correction)
        window.files.save()
        check_file(load_chart(own_file(chart_id)), corrections)
        for correction in corrections:
            state = choose(window, correction.id)
            click(window, "take-back")
            assert state.data() == "to do"
        window.files.save()
        assert not own_file(chart_id).exists()
        assert load_by_id(chart_id) == shipped


def apply_one(window, correction):
    state = choose(window, correction.id)
    assert state.data() == "to do"
    pairs = window.corrections.pairs.pairs
    assert pairs
    click(window, "apply")
    assert (state.data(), window.corrections.pairs.pairs) == ("applied", pairs)


def check_file(saved, corrections):
    assert list(saved.applied) == [correction.id for correction in corrections]
    for correction in corrections:
        assert examine(saved, correction).state is State.APPLIED
        assert f"\n{applied_lines(saved, correction)}" in chart_text(saved)


def applied_lines(chart, correction):
    """The record at the end of the file, written here a second time."""
    from bowlbound_desktop.games.bowlbound.charts.entry import printed_text

    lines = [f"[applied.{correction.id}]"]
    for change in chart.applied[correction.id]:
        old, new = printed_text(change.old), printed_text(change.new)
        lines.append(f'"{".".join(change.place)}" = ["{old}", "{new}"]')
        assert printed_at(chart, change.place) == change.new
    return "\n".join(lines) + "\n"


def test_a_conflict_is_shown_and_can_be_decided(window):
    assert len(CLASHING) > 15
    for correction in CLASHING:
        open_chart(window, concerned(correction))
        decide(window, correction, correction.places[0])
        window.room.bench.forget_draft()
        window.room.reopen(concerned(correction))


def decide(window, correction, place):
    other = "QT" if place[0] == "offense" else "-99"
    window.room.do(type_text(window.room.sheet, place, other))
    window.corrections.refresh()
    state = choose(window, correction.id)
    assert (state.data(), window.corrections.pairs.pairs[0].clash) == ("conflict", True)
    assert window.findChild(QPushButton, "corrections:apply").text() == "Apply anyway"
    window.corrections.corrector.apply_all()
    window.corrections.refresh()
    assert correction.id in said(window)
    assert state.data() == "conflict"
    click(window, "apply")
    assert state.data() == "applied"
    click(window, "take-back")
    assert (state.data(), window.room.sheet[place]) == ("conflict", other)


def test_an_applied_correction_that_was_edited_since(window):
    open_chart(window, "1988-notre-dame")
    state = choose(window, "CC-17")
    click(window, "apply")
    window.room.do(type_text(window.room.sheet, ("offense", "3", "24"), "9"))
    window.corrections.refresh()
    assert state.data() == "conflict"
    click(window, "take-all-back")
    assert "CC-17" in said(window)
    choose(window, "CC-17")
    assert window.findChild(QPushButton, "corrections:take-back").text() == "Take back anyway"
    click(window, "take-back")
    assert window.room.sheet["offense", "3", "24"] == "3"
    window.room.bench.forget_draft()


def test_all_corrections_of_a_chart_at_once(window):
    open_chart(window, "1988-notre-dame")
    click(window, "apply-all")
    assert {standing.state for standing in window.corrections.model.standings} == {State.APPLIED}
    window.files.save()
    assert load_by_id("1988-notre-dame") == correct(load_chart(shipped_files()["1988-notre-dame"]), PUBLISHED)
    assert window.menu.actions["undo"].text() == "&Undo: apply 5 corrections"
    click(window, "take-all-back")
    window.files.save()
    assert not own_file("1988-notre-dame").exists()


def test_a_misprint_is_no_problem_of_the_player(window):
    open_chart(window, "1983-nebraska")
    model = window.problems.model
    shown = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "Odd: special, column kickoff, total 33: DEF R belongs to returns (CC-21 corrects it)" in shown
    click(window, "apply-all")
    assert model.rowCount() == 0
    window.room.bench.forget_draft()


def test_a_cell_of_a_correction_leads_to_the_grid(window):
    open_chart(window, "1988-notre-dame")
    choose(window, "CC-17")
    cells = window.findChild(QTableView, "corrections:cells")
    cells.selectRow(0)
    cells.setFocus()
    key(Qt.Key.Key_Return)
    assert window.grids.current_sentence().startswith("offense, column 3, total 24")


def test_the_models_keep_qt_s_rules(window):
    models = (window.corrections.model, window.corrections.pairs, window.compare.model)
    testers = [QAbstractItemModelTester(model, FATAL) for model in models]
    for chart_id in ("1988-notre-dame", "average-1966", "1954-ohio-state"):
        open_chart(window, chart_id)
        click(window, "apply-all") if window.corrections.model.rowCount() else None
        window.undo()
    compare_with(window, "published")
    assert len(testers) == 3


def finish_work():
    while worker().busy:
        worker().look()


def test_all_charts_at_once_with_a_report(window, monkeypatch):
    few = ("1966-notre-dame", "1988-notre-dame", "1983-nebraska")
    monkeypatch.setattr(
        "bowlbound_desktop.games.bowlbound.workshop.editing.everywhere.chart_ids", lambda: few
    )
    open_chart(window, ID)
    window.corrections.corrector.everywhere()
    finish_work()
    sentence = window.findChild(QLabel, "report:sentence").text()
    assert sentence == "12 corrections applied in 3 charts."
    lines = window.findChild(QPlainTextEdit, "report:lines").toPlainText()
    assert '1988-notre-dame: CC-17: offense.3.24: "3" (green) becomes "2" (green)' in lines
    for name in few:
        assert load_chart(own_file(name)).applied
    window.corrections.corrector.everywhere(undo=True)
    finish_work()
    assert [own_file(name).exists() for name in few] == [False] * 3
    assert not window.room.document.dirty


def test_the_work_on_all_charts_can_be_stopped():
    work = Everywhere()
    work.stop = True
    assert work.run().lines[0].startswith("Stopped before")
    assert work.sentence == "0 corrections applied in 0 charts."


def test_one_correction_and_one_chart_are_one(window):
    work = Everywhere(done=1, charts=1, troubles=1)
    assert work.sentence == "1 correction applied in 1 chart; 1 in conflict left alone."
    window.corrections.corrector._report(work)
    question = window.findChild(QMessageBox, "conflicts")
    assert question.text() == "1 correction met other cells than expected."
    question.reject()


def test_own_corrections_are_made_shared_and_loaded(window, home):
    open_chart(window, ID)
    window.room.do(type_text(window.room.sheet, ("offense", "3", "24"), "INT -2*"))
    window.room.do(type_text(window.room.sheet, ("special", "extra_point", "39"), "ng"))
    window.room.do(type_text(window.room.sheet, ("team", "marks"), "XWC"))
    changed = window.room.bench.chart()
    window.corrections.corrector.make_own()
    window.findChild(QInputDialog, "own-name").setTextValue("Friends 1")
    window.findChild(QInputDialog, "own-name").accept()
    assert said(window) == "3 corrections made in Friends-1.toml."
    assert [one.id for one in own_corrections()] == ["Friends-1-1", "Friends-1-2", "Friends-1-3"]
    window.corrections.corrector.share(home / "shared.toml")
    (home / "corrections" / "Friends-1.toml").unlink()
    window.room.bench.forget_draft()
    window.room.reopen(ID)
    window.corrections.corrector.load(home / "shared.toml")
    window.corrections.refresh()
    for one in own_corrections():
        assert choose(window, one.id).data() == "to do"
        click(window, "apply")
    assert window.room.bench.chart().offense == changed.offense
    assert window.room.bench.chart().special == changed.special
    assert window.room.bench.chart().marks == changed.marks
    window.room.bench.forget_draft()


def test_a_difference_that_corrections_cannot_express_is_counted(window):
    open_chart(window, ID)
    window.room.do(type_text(window.room.sheet, ("offense", "3", "24"), "INT -2*"))
    window.room.do(type_text(window.room.sheet, ("offense", "3", "25"), "?"))
    window.corrections.corrector.make_own()
    window.findChild(QInputDialog, "own-name").setTextValue("Mine")
    window.findChild(QInputDialog, "own-name").accept()
    assert said(window) == "1 correction made in Mine.toml; corrections cannot express 1 difference."
    window.room.bench.forget_draft()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[X-1]\ncells = ['offense.99.1']\nnew = '7'", "is not a cell of a chart"),
        ("[CC-17]\ncharts = ['1966-purdue']\ncells = ['offense.1.10']\nnew = '7'", "CC-17 already"),
        ("nonsense", "wrong.toml, end of document"),
    ],
)
def test_a_wrong_list_is_refused(window, home, text, problem):
    path = home / "wrong.toml"
    path.write_text(text)
    window.corrections.corrector.load(path)
    report = window.findChild(QPlainTextEdit, "report:lines")
    assert problem in (report.toPlainText() if report else said(window))
    assert own_corrections() == ()


def test_without_own_corrections_there_is_nothing_to_share(window, home):
    window.corrections.corrector.share(home / "shared.toml")
    assert "no corrections of your own" in window.findChild(QPlainTextEdit, "report:lines").toPlainText()
    window.corrections.corrector.make_named("MY")
    assert own_corrections() == ()
