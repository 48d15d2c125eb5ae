"""The library of the chart room: found, opened, renamed, thrown away, brought to and from files."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
)

from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.ui.notices import notices
from tests.ui.conftest import press
from tests.ui.room.chart_room import (
    ID,
    folder,
    home,
    key,
    keys,
    room,
    said,
    text_at,
    window,
)

__all__ = ["folder", "home", "room", "window"]


def test_the_library_searches_and_opens(window):
    keys_to = window.findChild(QLineEdit, "library:search")
    QTest.keyClicks(keys_to, "purdue 1966")
    assert window.library.model.rowCount() == 1
    QTest.keyClick(keys_to, Qt.Key.Key_Return)
    assert window.room.bench.id == "1966-purdue"
    assert window.title.text() == "1966 Purdue"
    keys_to.clear()
    QTest.keyClick(keys_to, Qt.Key.Key_Down)
    box = window.findChild(QComboBox, "library:filter")
    counts = {}
    for row in range(box.count()):
        box.setCurrentIndex(row)
        counts[box.currentData()] = window.library.model.rowCount()
    assert counts["1"] == 32
    assert counts["average"] == 38
    assert counts["own"] == 0
    assert counts["pending"] > 70
    assert counts["all"] == 124
    box.setCurrentIndex(0)


def test_the_library_says_what_is_special_about_a_chart(window, home):
    def remarks(chart_id):
        return next(entry.remarks for entry in window.library.model.charts if entry.id == chart_id)

    assert remarks(ID) == "3 corrections to do"
    keys("17")
    key(Qt.Key.Key_Return)
    assert remarks(ID) == "unsaved edits · 3 corrections to do"
    window.files.save()
    assert remarks(ID) == "your own · 3 corrections to do"
    own_file("my-team").write_text("id = [")
    window.room.charts_changed.emit()
    assert remarks("my-team") == "your own · cannot be played"
    window.room.open("my-team")
    assert said(window).startswith("my-team.toml, end of document")
    assert window.room.bench.id == ID


def test_a_damaged_copy_gives_way_to_the_shipped_chart_in_the_library_too(window, home):
    def remarks():
        return next(entry.remarks for entry in window.library.model.charts if entry.id == "1966-purdue")

    own_file("1966-purdue").parent.mkdir(exist_ok=True)
    own_file("1966-purdue").write_text("id = [")
    window.room.charts_changed.emit()
    assert remarks() == "your own · cannot be played"
    notices().take()
    window.room.open("1966-purdue")
    assert "1966-purdue.toml, end of document" in notices().take()[0]
    assert window.room.bench.id == "1966-purdue"
    assert "your own" not in remarks()
    window.room.open(ID)


def test_thrown_away_and_brought_back(window):
    shipped = text_at(window, 0, 0)
    keys("17")
    key(Qt.Key.Key_Return)
    window.files.save()
    window.files.throw_away()
    assert (own_file(ID).exists(), window.room.bench.id, text_at(window, 0, 0)) == (False, ID, shipped)
    window.files.trash()
    press(window, "trash:bring-back")
    assert text_at(window, 0, 0) == "17"


def test_renamed_and_duplicated(window):
    for name in ("duplicate", "rename"):
        window.menu.actions[name].trigger()
        dialog = window.findChild(QLineEdit, "name:school").window()
        dialog.findChild(QLineEdit, "name:school").setText(f"{name}d")
        dialog.accept()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert window.room.bench.id == f"1966-{name}d"
    assert not own_file("1966-duplicated").exists()
    assert load_by_id("1966-renamed").name == "1966 renamed"


def test_exported_and_imported_in_every_form(window, home):
    keys("17")
    key(Qt.Key.Key_Return)
    for form, name in (("toml", f"{ID}.toml"), ("csv", f"{ID}-offense.csv"), ("tsv", f"{ID}.tsv")):
        window.exchange.write(form, home / form)
        window.exchange.take_files([home / form / name])
        if form != "toml":
            press(window, "import-present:replace")
        assert load_by_id(ID).offense["1"][0].text == "17"
    window.exchange.copy_chart()
    window.exchange.take_clipboard()
    press(window, "import-present:keep-both")
    assert load_by_id(f"{ID}-2").offense["1"][0].text == "17"


def test_a_wrong_file_is_refused_with_its_problems(window, home):
    window.exchange.write("csv", home)
    path = home / f"{ID}-offense.csv"
    path.write_text(path.read_text().replace("PI 8", "PI eight"))
    window.exchange.take_files([path])
    assert "PI eight" in window.findChild(QPlainTextEdit, "report:lines").toPlainText()
    assert not own_file(ID).exists()
    QApplication.clipboard().setText("just\twords")
    window.exchange.take_clipboard()
    assert not own_file(ID).exists()
