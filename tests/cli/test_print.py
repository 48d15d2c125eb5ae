"""bowlbound print: papers without a display, written whole or not at all."""

import csv
import errno
import json
import os
import stat
import sys

import pytest
from pypdf import PdfReader

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.play_by_play import play_lines
from bowlbound_desktop.storage.saves import save_game
from tests.play.paper.book_games import book_game


@pytest.fixture(scope="module")
def save(tmp_path_factory):
    path = tmp_path_factory.mktemp("saves") / "game.toml"
    save_game(book_game(), path)
    return str(path)


def text_of(path):
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_the_blank_scorepad_is_printed_on_the_paper_that_is_asked_for(tmp_path, paper, size):
    out = tmp_path / "blank.pdf"
    assert main(["print", "blank", "--paper", paper, "-o", str(out)]) == 0
    page = PdfReader(out).pages[0]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == size
    assert "A box is ten seconds" in text_of(out)


def test_the_scoresheet_of_a_saved_game_is_printed(tmp_path, save):
    out = tmp_path / "sheet.pdf"
    assert main(["print", "scoresheet", save, "-o", str(out)]) == 0
    points = book_game().system.scoreboard(book_game().game).totals
    final = f"Final: Michigan State {points[Side.AWAY]}, Notre Dame {points[Side.HOME]}"
    assert final in text_of(out)


@pytest.mark.parametrize("place", ["file/blank.pdf", "folder", "."])
def test_a_path_that_cannot_be_written_gets_one_sentence_and_no_file(tmp_path, capsys, place):
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    assert main(["print", "blank", "-o", str(tmp_path / place)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("bowlbound: ")
    assert "cannot be written" in said
    assert said.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
def test_a_full_device_gets_one_sentence_and_stays_a_device(capsys):
    assert main(["print", "blank", "-o", "/dev/full"]) == 2
    assert "no space left on device" in capsys.readouterr().err
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


def test_a_disk_that_fills_up_leaves_the_old_file_and_no_half_one(tmp_path, monkeypatch, capsys):
    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    out = tmp_path / "blank.pdf"
    out.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    assert main(["print", "blank", "-o", str(out)]) == 2
    assert "no space left on device" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["blank.pdf"]
    assert out.read_text() == "old"


def test_a_save_that_is_none_gets_one_sentence(tmp_path, capsys):
    assert main(["print", "scoresheet", str(tmp_path / "no.toml"), "-o", str(tmp_path / "x.pdf")]) == 2
    assert "there is no file no.toml" in capsys.readouterr().err


def test_a_report_says_every_play(tmp_path, save):
    out = tmp_path / "report.pdf"
    assert main(["print", "report", save, "--paper", "letter", "-o", str(out)]) == 0
    text = " ".join(text_of(out).split())
    log = read_log(book_game())
    lines = play_lines(log)
    assert len(lines) > 150
    assert [line.result for line in lines if f"{line.calls} {line.result}".strip() not in text] == []
    point = next(line for line in lines if line.situation == "try" and line.scored)
    assert f"Extra point Notre Dame, 1 point {point.visitors}–{point.home}" in text


def test_charts_cards_and_forms_are_printed(tmp_path):
    out = tmp_path / "paper.pdf"
    assert (
        main(["print", "chart", "1966-notre-dame", "1988-notre-dame", "--two", "--grey", "-o", str(out)]) == 0
    )
    assert "1988 Notre Dame" in text_of(out)
    assert main(["print", "cards", "--system", "bowlbound-classic", "-o", str(out)]) == 0
    assert "Penalty yardage (classic)" in text_of(out)
    assert main(["print", "forms", "-o", str(out)]) == 0
    assert len(PdfReader(out).pages) == 3


def csv_rows(path):
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def test_plays_and_box_score_are_written_for_other_programs(tmp_path, save):
    session = book_game()
    board = session.system.scoreboard(session.game)
    for what in ("plays", "box"):
        for shape in ("csv", "json"):
            assert main(["print", what, save, "-o", str(tmp_path / f"{what}.{shape}")]) == 0
    rows = csv_rows(tmp_path / "plays.csv")
    told = json.loads((tmp_path / "plays.json").read_text(encoding="utf-8"))
    assert [row["text"] for row in rows] == [play["text"] for play in told["plays"]]
    last = told["plays"][-1]
    assert (last["away_points"], last["home_points"]) == (board.totals[Side.AWAY], board.totals[Side.HOME])
    box = json.loads((tmp_path / "box.json").read_text(encoding="utf-8"))["box"]
    lines = csv_rows(tmp_path / "box.csv")
    assert [line["points"] for line in lines] == [str(line["points"]) for line in box]
    assert [line["points"] for line in box] == [board.totals[Side.AWAY], board.totals[Side.HOME]]


def test_an_unknown_chart_gets_one_sentence(tmp_path, capsys):
    assert main(["print", "chart", "1066-hastings", "-o", str(tmp_path / "x.pdf")]) == 2
    assert capsys.readouterr().err.startswith("bowlbound: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("paper", "name", "endings"),
    [("plays", "plays.txt", ".pdf or .csv or .json"), ("report", "report.csv", ".pdf")],
)
def test_a_paper_is_not_written_under_the_name_of_something_else(
    tmp_path, save, capsys, paper, name, endings
):
    assert main(["print", paper, save, "-o", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err == f"bowlbound: {name}: the file name must end in {endings}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt has one platform only")
def test_paper_needs_no_display_whatever_platform_qt_is_told_to_use(tmp_path, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert main(["print", "blank", "-o", str(tmp_path / "blank.pdf")]) == 0
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
