import os
import subprocess
import sys
from argparse import Namespace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from bowlbound_desktop.console.wishing import wish_from
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.paths import NoHomeError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.game_files import keep_game, last_game, leave_game
from bowlbound_desktop.ui import app, crash
from bowlbound_desktop.ui.access.voice import voice
from bowlbound_desktop.ui.app import make_application, make_window, run_app, run_room
from bowlbound_desktop.ui.program import Program
from tests.shelf import wish
from tests.ui.conftest import fake_session, text_of


def typed(**more):
    return Namespace(**{"system": "bowlbound", "home": None, "away": None, "seed": 1, "options": [], **more})


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


def test_two_famous_teams_meet_by_default():
    wish = wish_from(typed(), game("bowlbound"))
    assert (wish.home, wish.away, wish.coaches) == ("1966-notre-dame", "1966-michigan-state", {})


def test_options_by_preset_and_by_name():
    options = wish_from(typed(options=["excel", "two_point_line=3"]), game("bowlbound")).options
    assert options["nickel"] is True
    assert options["two_point_line"] == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"coach": "nobody"},
        {"options": ["sloppy"]},
        {"options": ["nickel=maybe"]},
        {"options": ["no_such=1"]},
        {"system": "chess"},
        {"home": "nowhere"},
        {"away": "../../etc/passwd"},
    ],
    ids=str,
)
def test_a_wrong_word_is_a_sentence(wrong):
    args = typed(**wrong)
    with pytest.raises(BowlboundError) as told:
        open_table(wish_from(args, game(args.system)))
    assert "\n" not in str(told.value)


def test_a_window_is_there_before_the_game_and_a_wrong_word_still_ends_in_a_sentence(home, qtbot):
    make_application()
    with pytest.raises(BowlboundError, match="nowhere"):
        run_app(typed(home="nowhere", words=["--home", "nowhere"]))
    opening = [window for window in QApplication.topLevelWidgets() if window.objectName() == "opening"]
    assert len(opening) == 1
    opening[0].close()
    opening[0].deleteLater()


def test_a_folder_that_cannot_be_opened_is_told_in_a_box(monkeypatch, tmp_path):
    shown = []
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path / ("x" * 300)))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
    for opens in (lambda: run_app(typed(words=[])), lambda: run_room("")):
        with pytest.raises(NoHomeError) as told:
            opens()
        assert shown.pop() == f"Y{str(told.value)[1:]}."


def test_the_opening_window_becomes_the_table(home, qtbot):
    make_application()
    program = Program()
    program.show_opening(lambda: program.play(wish(seed=1)))
    qtbot.waitUntil(lambda: program.window.objectName() == "table", timeout=20_000)
    program.window.close()
    program.window.deleteLater()


def test_a_computer_coach_answers_by_itself():
    session = open_table(wish_from(typed(coach="away"), game("bowlbound")))
    assert all(part.side.value == "home" for part in session.open_parts())


def test_the_window_opens_and_ends_after_its_first_paint(home):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "BOWLBOUND_EXIT_AFTER_PAINT": "1"}
    command = [sys.executable, "-X", "importtime", "-m", "bowlbound_desktop", "play", "--seed", "1"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    loaded = [line.rpartition("|")[2].strip() for line in ran.stderr.splitlines()]
    assert "bowlbound_desktop.ui.program" in loaded
    assert "numpy" not in loaded, "values are read when they are wanted, after the first paint"


INTERRUPTED_WHILE_QT_WAITS = """
import os, signal, sys, threading
from PySide6.QtCore import QObject, QTimer
from bowlbound_desktop.ui.app import _run, make_application

app, program = make_application(), QObject()
kill = threading.Thread(target=lambda: os.kill(os.getpid(), signal.SIGINT))
QTimer.singleShot(0, kill.start)
sys.exit(_run(app, program))
"""


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be sent Ctrl+C there")
def test_ctrl_c_in_the_terminal_ends_the_window(home):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", INTERRUPTED_WHILE_QT_WAITS]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (130, "")


def test_an_unfinished_game_is_kept_and_offered(home, qtbot):
    make_application()
    left = open_table(wish(seed=3))
    keep_game(left)
    leave_game(left)
    window = make_window(wish(seed=4))
    qtbot.addWidget(window)
    assert "Resume" in text_of(window, "message")


def test_a_finished_game_is_not(home):
    left = open_table(wish(seed=3))
    keep_game(left)
    leave_game(left)
    path = last_game()
    path.write_text(path.read_text().replace("over = false", "over = true", 1))
    assert last_game() is None
    assert path.exists()


def test_a_crash_saves_first_and_writes_a_report(seated, home, capsys):
    window = seated(fake_session())
    saved = []
    box = crash.show_crash(window, lambda: saved.append(True), ValueError("a rule is wrong"))
    assert saved == [True]
    assert isinstance(box, QMessageBox)
    assert "your game is saved" in box.text()
    (report,) = (home / "reports").iterdir()
    assert "a rule is wrong" in report.read_text()
    assert "a rule is wrong" in capsys.readouterr().err


def test_a_crash_offers_its_report_and_one_box_is_enough(seated, home, capsys):
    window = seated(fake_session())
    box = crash.show_crash(window, None, ValueError("a rule is wrong"))
    assert "no game was open" in box.text()
    box.findChild(QPushButton, "crash:copy").click()
    assert "a rule is wrong" in QGuiApplication.clipboard().text()
    assert box.isVisible()
    assert crash.show_crash(window, None, ValueError("and again")) is box


def test_a_crash_in_the_crash_is_told_too(seated, home, capsys):
    def fail():
        raise OSError("disk full")

    (home / "reports").write_text("in the way")
    box = crash.show_crash(seated(fake_session()), fail, ValueError("wrong"))
    assert "could not be saved (disk full)" in box.text()
    assert "report could not be written" in box.text()


def test_the_hook_is_installed(seated, monkeypatch, capsys):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = seated(fake_session())
    crash.install(window, lambda: None)
    sys.excepthook(ValueError, ValueError("wrong"), None)
    assert window.findChild(QMessageBox, "crash")
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "page"), [(["--speak"], "start"), (["--speak", "--seed", "1"], "opening"), ([], "start")]
)
def test_who_reads_along_still_gets_the_first_page_unless_a_game_is_named(
    home, qtbot, monkeypatch, words, page
):
    make_application()
    opened = []
    monkeypatch.setattr(Program, "show_start", lambda _self: opened.append("start"))
    monkeypatch.setattr(Program, "show_opening", lambda _self, _painted: opened.append("opening"))
    monkeypatch.setattr(app, "_run", lambda *_: 0)
    run_app(typed(words=words, speak="--speak" in words))
    assert opened == [page]
    assert (voice().paper is sys.stdout) is ("--speak" in words)
    voice().paper = None
