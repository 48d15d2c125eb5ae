"""bowlbound print: papers without a display, written whole or not at all."""

import errno
import os
import stat

import pytest
from pypdf import PdfReader

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.storage.saves import save_game
from tests.paper_games import book_game


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
    assert "Final: Michigan State 2, Notre Dame 26" in text_of(out)


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
