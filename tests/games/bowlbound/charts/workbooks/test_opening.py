"""Files that are no workbooks, or no good ones, are one sentence each."""

import io
import zipfile

import pytest
from openpyxl import Workbook as NewBook
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.workbooks import opening
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import write_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import find_charts
from bowlbound_desktop.games.bowlbound.charts.workbooks.opening import open_workbook
from bowlbound_desktop.kernel.errors import FileError


def zipped(**parts):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name.replace("__", "/").replace("_", "."), data)
    return target.getvalue()


def empty_book():
    target = io.BytesIO()
    NewBook().save(target)
    return target.getvalue()


NO = "x.xlsx is not a workbook: it must be an .xlsx or .ods file"
ENCRYPTED = b'<manifest:manifest><manifest:encryption-data manifest:checksum="x"/></manifest:manifest>'


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", NO),
        (b"PK\x03\x04 cut off", NO),
        (b"id,school\n", NO),
        (zipped(hello_txt="hello"), NO),
        (bytes.fromhex("d0cf11e0a1b11ae1") + b"x" * 600, "x.xlsx has a password or is an old .xls file"),
        (
            zipped(content_xml="<a/>", **{"META-INF__manifest_xml": ENCRYPTED}),
            "x.xlsx has a password: save it",
        ),
        (zipped(xl__workbook_xml="<broken"), "x.xlsx is damaged and cannot be read as a workbook"),
        (zipped(content_xml="<broken", mimetype="x"), "x.xlsx is damaged and cannot be read as a workbook"),
        (empty_book(), "x.xlsx has nothing in any sheet"),
    ],
)
def test_a_bad_file_is_one_sentence(data, sentence, tmp_path):
    (tmp_path / "x.xlsx").write_bytes(data)
    with pytest.raises(FileError) as caught:
        open_workbook(tmp_path / "x.xlsx")
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_a_file_that_unpacks_to_too_much_is_refused_unread(tmp_path, monkeypatch):
    monkeypatch.setattr(opening, "UNPACKED", 100_000)
    (tmp_path / "x.xlsx").write_bytes(zipped(xl__workbook_xml="0" * 1_000_000))
    with pytest.raises(FileError, match="too large: unpacked, a workbook has at most 100,000 bytes"):
        open_workbook(tmp_path / "x.xlsx")


def test_a_missing_and_a_huge_file(tmp_path, monkeypatch):
    with pytest.raises(FileError, match=r"there is no file none\.ods"):
        open_workbook(tmp_path / "none.ods")
    monkeypatch.setattr(opening, "LIMIT", 10)
    (tmp_path / "x.ods").write_bytes(b"0" * 11)
    with pytest.raises(FileError, match=r"x\.ods is too large"):
        open_workbook(tmp_path / "x.ods")


def test_the_wrong_ending_does_no_harm(tmp_path):
    path = write_workbook([load_by_id("1966-notre-dame")], tmp_path / "real.ods")
    path.rename(tmp_path / "named.xlsx")
    assert find_charts(tmp_path / "named.xlsx")[0].chart == load_by_id("1966-notre-dame")


def test_a_workbook_without_charts_says_how_to_go_on(tmp_path):
    book = NewBook()
    book.active["A1"] = "hello"
    book.save(tmp_path / "x.xlsx")
    with pytest.raises(
        FileError, match="no chart was found by its headings: name its cells in the chart room"
    ):
        find_charts(tmp_path / "x.xlsx")


def test_a_full_disk_leaves_the_old_workbook(tmp_path, monkeypatch):
    path = tmp_path / "old.xlsx"
    path.write_bytes(b"old")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileError, match=r"old\.xlsx cannot be written"):
        write_workbook([load_by_id("1966-notre-dame")], path)
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["old.xlsx"]


def test_a_stray_cell_in_the_last_corner_costs_no_time(tmp_path, monkeypatch):
    """openpyxl would make up the 17 billion cells before it, one by one."""
    path = write_workbook([load_by_id("1966-notre-dame")], tmp_path / "far.xlsx")
    book = load_workbook(path)
    book.worksheets[0]["XFD1048576"] = "x"
    book.save(path)

    def made_up(*_, **__):
        raise AssertionError("cells were made up")

    monkeypatch.setattr(Worksheet, "_cells_by_row", made_up)
    assert find_charts(path)[0].chart == load_by_id("1966-notre-dame")
