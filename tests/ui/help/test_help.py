"""The manual: every rule option has its page, every page can be reached, every link leads somewhere."""

import re

import pytest
from attrs import fields
from PySide6.QtCore import QModelIndex, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QTreeView

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.options import value_words
from bowlbound_desktop.paths import RESOURCES
from bowlbound_desktop.play.game_card import MANUAL
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.telling.help_places import help_place
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.help.pages import manual
from bowlbound_desktop.ui.help.window import HelpWindow, show_about, show_help
from tests.shelf import SYSTEMS, system, wish
from tests.ui.help.manual_pages import every_page

NOWHERE = QModelIndex()


@pytest.fixture(scope="module")
def pages():
    return {page.path: page for page in every_page(manual())}


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_option_has_a_page_with_all_its_values(key, pages):
    for option in fields(system(key).options):
        path = game(key).card.option_pages / f"{option.name}.md"
        assert path in pages, f"write {path}"
        text = path.read_text()
        assert text.startswith(f"# {option.metadata['text']}\n"), path
        assert f"`{option.name}`" in text
        if not isinstance(option.default, bool):
            missing = [value_words(option, value) for value in option.metadata["values"]]
            assert [words for words in missing if words not in text] == [], path


def test_every_page_can_be_reached(pages):
    assert set(RESOURCES.rglob("*.md")) == set(pages)
    assert len(pages) > 45


def test_every_link_and_picture_is_there(pages):
    for path in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
            assert "://" in target or (path.parent / target).is_file(), (path.name, target)


@pytest.fixture
def window(qtbot):
    make_application()
    made = show_help(None)
    qtbot.addWidget(made)
    return made


def text_shown(window):
    return window.findChild(QTextBrowser, "help:text").toPlainText()


def test_the_manual_opens_at_the_quick_start_and_follows_links(window):
    assert "Kick off a game" in text_shown(window)
    window.findChild(QTextBrowser, "help:text").anchorClicked.emit(QUrl("quick-start-2.md"))
    assert "What the cells say" in text_shown(window)


def test_search_finds_words_in_the_pages(window):
    contents = window.findChild(QTreeView, "help:pages").model()
    testers = [QAbstractItemModelTester(model) for model in (contents.sourceModel(), contents)]
    window.findChild(QLineEdit, "help:search").setText("coffin corner")
    assert leaves(contents) == [
        "Computer coaches",
        "Kicks and returns",
        "Coffin corner, quick kick, short drop",
        "Scenario files",
    ]
    window.open_page(MANUAL / "keys.md")
    assert "Ctrl+Shift+Z" in text_shown(window)
    assert testers


def leaves(model, parent=NOWHERE):
    rows = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
    found = [leaf for row in rows if model.rowCount(row) for leaf in leaves(model, row)]
    return found + [row.data() for row in rows if not model.rowCount(row)]


def test_about_says_what_the_charts_are(qtbot):
    make_application()
    about = show_about(None)
    qtbot.addWidget(about)
    assert "made by the program" in about.text()
    assert "not the printed charts" in about.text()


def test_every_key_of_the_table_is_in_the_manual(table):
    page = (MANUAL / "keys.md").read_text()
    keys = {action.shortcut().toString() for action in table.findChildren(QAction)} - {""}
    assert len(keys) > 10
    assert {key for key in keys if key not in page} == set()


@pytest.mark.parametrize("key", SYSTEMS)
def test_help_opens_at_the_page_of_the_game_and_of_its_question(key, seated, pages):
    table = seated(open_table(wish(key, seed=1)))
    table.findChild(QAction, "action:help").trigger()
    shown = table.findChild(HelpWindow)
    page = help_place(game(key), table.decisions._question.kind).page
    assert page.parent == game(key).folder / "manual"
    assert text_shown(shown).startswith(pages[page].title)


def test_help_begins_at_the_heading_of_the_question(qtbot):
    make_application()
    place = help_place(game("bowlbound"), "penalty")
    window = show_help(None, place.page, place.words)
    qtbot.addWidget(window)
    text = window.findChild(QTextBrowser, "help:text")
    qtbot.waitUntil(lambda: text.textCursor().selectedText() == "Flags")


def test_a_question_without_a_page_has_the_page_of_its_game():
    assert help_place(game("bowlbound"), "nonsense").page == game("bowlbound").card.manual


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_question_has_a_page_with_its_heading(key):
    for kind in game(key).words.kinds:
        place = help_place(game(key), kind)
        assert place.page is not None
        assert place.words in place.page.read_text(), kind
        assert place.page != game(key).card.manual, kind
