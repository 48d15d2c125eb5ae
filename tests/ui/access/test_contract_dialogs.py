"""The contract for access in dialogs and questions, and on the pages at half-time and at the end."""

import random

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import write_workbook
from bowlbound_desktop.games.bowlbound.predictions import SecretPredictions
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.story.summary import summary_of
from bowlbound_desktop.ui.lesson.window import lesson_window
from bowlbound_desktop.ui.new_game.prediction_dialog import PredictionDialog
from bowlbound_desktop.ui.new_game.team_form.dialog import TeamFormDialog
from bowlbound_desktop.ui.room.name_dialog import NameDialog
from bowlbound_desktop.ui.room.new_team.dialog import NewTeamDialog
from bowlbound_desktop.ui.room.own_lists_dialog import OwnListsDialog
from bowlbound_desktop.ui.room.rating_dialog import RatingDialog
from bowlbound_desktop.ui.room.window import RoomWindow
from bowlbound_desktop.ui.room.workbook.dialog import WorkbookDialog
from bowlbound_desktop.ui.table.rules_dialog import RulesDialog
from bowlbound_desktop.ui.theme import THEMES
from bowlbound_desktop.ui.widgets.questions import ReportDialog, ask
from bowlbound_desktop.ui.widgets.trash_dialog import TrashDialog
from bowlbound_desktop.ui.worker import worker
from tests.shelf import SYSTEMS, wish
from tests.ui.access.contract import pages, shown, trouble_in
from tests.ui.conftest import press, seated
from tests.ui.room.chart_room import compare_with
from tests.ui.room_for_text import settle

__all__ = ["seated", "shown"]
CHART = "1966-notre-dame"
CHAOS = game("gridiron-chaos")
LONG = 20_000


def name_dialog():
    dialog = NameDialog(None, "New chart", "An empty chart to type a printed one in.")
    dialog.ask_set()
    return dialog


@pytest.mark.parametrize(
    "make",
    [
        name_dialog,
        lambda: RulesDialog(open_table(wish(seed=1))),
        lambda: OwnListsDialog(None),
        lambda: ReportDialog(None, "Import", "Two charts came.", ("1966 Notre Dame", "1988 Notre Dame")),
        lambda: ask(None, "remove", "Throw this chart away?", {"Throw away": lambda: None}),
        lambda: TeamFormDialog(None, CHAOS, CHAOS.team_form),
        lambda: NewTeamDialog(None, THEMES["light"]),
        lambda: PredictionDialog(None, SecretPredictions(), dict.fromkeys(Side, "1966 Army"), {}),
    ],
    ids=["name", "rules", "own lists", "report", "question", "team form", "new team", "predictions"],
)
def test_of_dialogs_as_they_open(shown, make):
    dialog = shown(make)
    for page in pages(dialog):
        assert trouble_in(dialog) == [], page


@pytest.mark.parametrize("count", [0, 2])
def test_of_the_trash(shown, tmp_path, count):
    files = [tmp_path / f"chart-{number}.toml" for number in range(count)]
    assert trouble_in(shown(lambda: TrashDialog(None, files))) == []


def test_of_a_team_that_is_written(shown):
    dialog = shown(lambda: TeamFormDialog(None, CHAOS, CHAOS.team_form))
    press(dialog, "team:duplicate")
    settle()
    assert trouble_in(dialog) == []


def test_of_the_rating_while_it_is_measured_and_after(shown, qtbot):
    dialog = shown(lambda: RatingDialog(None, load_by_id(CHART), games=2))
    assert trouble_in(dialog) == []
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    assert trouble_in(dialog) == []


def test_of_the_import_of_a_workbook(shown, qtbot, tmp_path):
    path = write_workbook([load_by_id(CHART)], tmp_path / "one.xlsx")
    dialog = shown(lambda: WorkbookDialog(None, THEMES["light"], path))
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    for page in pages(dialog):
        assert trouble_in(dialog) == [], page


def test_of_two_charts_side_by_side(shown, qtbot):
    window = shown(lambda: RoomWindow(CHART))
    compare_with(window, "1966-purdue")
    press(window, "compare:beside")
    dialog = shown(lambda: window.compare._beside)
    for page in pages(dialog):
        assert trouble_in(dialog) == [], page


def test_of_a_new_chart(shown):
    window = shown(lambda: RoomWindow(CHART))
    dialog = name_dialog()
    dialog._school.setText("Sevens")
    window.files._make(dialog)
    settle()
    for page in pages(window):
        assert trouble_in(window) == [], page


def test_of_a_guided_drive(shown):
    guides = []

    def make():
        window, guide = lesson_window(game("bowlbound"))
        guides.append(guide)
        return window

    assert trouble_in(shown(make)) == []


def at_a_pause(key, half_time):
    """A game at half-time or at its end."""
    session = open_table(wish(key, seed=4))
    luck = random.Random(1)
    while (summary_of(session) is None) if half_time else not session.over:
        for part in session.open_parts():
            session.answer_for(part.side, part.quiet or luck.choice(part.options))
    return session


@pytest.mark.parametrize("key", SYSTEMS)
@pytest.mark.parametrize("half_time", [True, False], ids=["half-time", "the end"])
def test_of_the_pages_at_half_time_and_at_the_end(seated, qtbot, key, half_time):
    window = seated(at_a_pause(key, half_time))
    window.activateWindow()
    settle()
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)
    settle()
    assert window.intermission.page.isVisible()
    assert trouble_in(window) == []
