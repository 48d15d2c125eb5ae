"""The print preview: every paper of a game, on any sheet, to a file or a printer."""

import json

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QPushButton

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.register import game
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper.choices import choices_of_game, choices_of_games, choices_of_team
from bowlbound_desktop.ui.paper.press import fits_on
from bowlbound_desktop.ui.paper.preview import PrintPreview
from bowlbound_desktop.ui.program import Program
from tests.play.paper.book_games import book_game
from tests.ui.conftest import press
from tests.ui.room_for_text import TEXTS, TextSize, trouble_in


@pytest.fixture
def preview(qtbot):
    make_application()
    dialog = PrintPreview(choices_of_game(book_game()))
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog, name, data):
    box = dialog.findChild(QComboBox, f"print:{name}")
    box.setCurrentIndex(box.findData(data))


def test_every_paper_of_a_game_can_be_chosen(preview):
    box = preview.findChild(QComboBox, "print:paper")
    keys = [box.itemData(number) for number in range(box.count())]
    of_the_game = ["scoresheet", "report", "box", "plays", "chart:away", "chart:home", "charts"]
    assert keys == [*of_the_game, "blank", "cards", "forms"]
    assert preview.document.title == "1966 Michigan State at 1966 Notre Dame"
    choose(preview, "paper", "charts")
    assert preview.layout_of_pages().orientation().name == "Landscape"
    assert not preview.findChild(QPushButton, "print:data").isEnabled()
    assert all(button.accessibleName() for button in preview.findChildren(QPushButton))


def test_sheet_margins_and_orientation_reach_the_pdf(preview, tmp_path):
    out = tmp_path / "sheet.pdf"
    choose(preview, "paper", "box")
    choose(preview, "size", "letter")
    choose(preview, "lies", True)
    choose(preview, "margin", 25)
    assert preview.printer.pageLayout().margins().left() == 25
    preview.save_pdf(out)
    page = PdfReader(out).pages[0]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (792, 612)
    assert preview.findChild(QLabel, "print:said").text() == "Saved as sheet.pdf"


def test_the_table_of_plays_is_saved_for_other_programs(preview, tmp_path):
    choose(preview, "paper", "plays")
    preview.save_data(tmp_path / "plays.csv")
    preview.save_data(tmp_path / "plays.json")
    plays = json.loads((tmp_path / "plays.json").read_text(encoding="utf-8"))["plays"]
    assert len((tmp_path / "plays.csv").read_text(encoding="utf-8").splitlines()) == len(plays) + 1


def test_what_cannot_be_written_is_said_in_a_sentence(preview, tmp_path):
    (tmp_path / "file").touch()
    preview.save_pdf(tmp_path / "file" / "sheet.pdf")
    assert "cannot be written" in preview.findChild(QLabel, "print:said").text()


def test_the_pages_are_drawn_by_the_same_code_for_the_printer(preview, tmp_path):
    choose(preview, "paper", "blank")
    choose(preview, "size", "a4")
    preview.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    preview.printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    preview.draw(preview.printer)
    text = PdfReader(tmp_path / "printed.pdf").pages[0].extract_text()
    assert "scorepad" in text


def test_the_pager_turns_the_pages(preview):
    choose(preview, "paper", "report")
    preview.show()
    QCoreApplication.processEvents()
    press(preview, "print:page-after")
    assert preview.findChild(QLabel, "print:page").text().startswith("2 of ")


def test_without_a_game_there_are_the_pad_the_cards_and_the_forms():
    choices = choices_of_games([game("bowlbound"), game("paper-bowl")])
    assert [choice.key for choice in choices] == [
        "bowlbound:blank",
        "bowlbound:cards",
        "bowlbound:forms",
        "paper-bowl:blank",
        "paper-bowl:cards",
    ]
    assert choices[3].title == "Paper Bowl: blank scorepad"


def test_a_chart_from_the_chart_room_is_printed_with_what_helps_to_fill_in_others():
    choices = choices_of_team(game("bowlbound"), load_by_id("1966-notre-dame"))
    assert [choice.key for choice in choices] == ["chart", "blank", "cards", "forms"]
    assert choices[0].make(True).title == "Team charts: 1966 Notre Dame"


def test_margins_that_leave_too_little_room_are_made_smaller_and_said(preview):
    choose(preview, "paper", "charts")
    choose(preview, "size", "a4")
    choose(preview, "margin", 25)
    assert preview.printer.pageLayout().margins().left() < 25
    assert fits_on(preview.document, preview.layout_of_pages())
    assert "margins" in preview.findChild(QLabel, "print:said").text()


def test_ctrl_p_opens_it_at_the_table_and_a_button_on_the_first_page(table):
    table.menu.actions["print"].trigger()
    dialog = table.findChild(QDialog, "print-preview")
    assert [choice.text() for choice in dialog.findChildren(QLabel, "print:page")] != []
    assert table.menu.actions["print"].shortcut().toString() == "Ctrl+P"
    dialog.reject()
    program = Program()
    program.show_start()
    press(program.window, "start:paper")
    opened = program.window.findChild(QDialog, "print-preview")
    assert opened.document.title == "Bowl Bound scorepad"
    opened.reject()
    program.window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("percent", TEXTS)
def test_nothing_in_the_form_is_cut(qtbot, percent):
    make_application()
    with TextSize(percent):
        dialog = PrintPreview(choices_of_games([game("bowlbound")]))
        qtbot.addWidget(dialog)
        dialog.show()
        assert trouble_in(dialog) == []
