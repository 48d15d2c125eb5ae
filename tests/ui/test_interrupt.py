"""Ctrl+C in the first moments of a window ends the program, quietly and without a crash."""

import os
import signal
import subprocess
import sys

import pytest

from bowlbound_desktop.cli.interrupts import ended_at_once
from bowlbound_desktop.kernel.errors import BowlboundError

WHILE_QT_CALLS_PYTHON = """
import os, signal, sys
from PySide6.QtWidgets import QWidget
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.ui import app

signal.signal(signal.SIGINT, signal.default_int_handler)

class Window(QWidget):
    def showEvent(self, event):
        os.kill(os.getpid(), signal.SIGINT)

def open_window(*_):
    app.make_application()
    Window().show()
    return 0

app.run_app = app.run_room = open_window
sys.exit(main(sys.argv[1:]))
"""
BEFORE_QT_RUNS = """
import os, signal, sys
from PySide6.QtCore import QTimer
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.interrupt import ended_by_interrupts

app = make_application()
QTimer.singleShot(5000, lambda: app.exit(7))
with ended_by_interrupts():
    os.kill(os.getpid(), signal.SIGINT)
    sys.exit(app.exec())
"""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process cannot be sent Ctrl+C there")


def ended(script, home, *words):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "BOWLBOUND_HOME": str(home)}
    command = [sys.executable, "-c", script, *words]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return ran.returncode, ran.stderr


@pytest.mark.parametrize("command", ["play", "room"])
def test_while_a_window_is_built(tmp_path, command):
    assert ended(WHILE_QT_CALLS_PYTHON, tmp_path, command) == (-signal.SIGINT, "")


def test_between_the_window_and_its_first_event(tmp_path):
    assert ended(BEFORE_QT_RUNS, tmp_path) == (130, "")


@pytest.fixture
def python_answers():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def fail_to_open():
    with ended_at_once():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        raise BowlboundError("no window")


def test_without_a_window_python_answers_again(python_answers):
    with pytest.raises(BowlboundError, match="no window"):
        fail_to_open()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_behind_nohup_nobody_stops_it(python_answers):
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with ended_at_once():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
