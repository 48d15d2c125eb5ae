"""Whether a window can open is known before Qt starts; where it cannot, one sentence says why."""

import os
import socket
import struct
import subprocess
import sys
import threading

import pytest

from bowlbound_desktop.cli import display, main, play

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has several displays"
)

X_ACCEPTS = struct.pack("<BxHHH32x", 1, 11, 0, 8)
X_REFUSES = struct.pack("<BBHHH4s", 0, 3, 11, 0, 1, b"no!\n")


@pytest.fixture(autouse=True)
def _no_display(monkeypatch):
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XAUTHORITY"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def x_server(monkeypatch):
    """A function that starts an X server which gives one answer to the first client, and sets DISPLAY."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer_once(answer):
            connection, _ = server.accept()
            with connection:
                connection.recv(12)
                connection.sendall(answer)
                connection.recv(1)

        def start(answer):
            port = server.getsockname()[1]
            monkeypatch.setenv("DISPLAY", f"127.0.0.1:{port - 6000}")
            threading.Thread(target=answer_once, args=(answer,), daemon=True).start()

        yield start


def test_no_display_is_told_in_one_sentence():
    assert display.trouble() == "There is no display here, so no window can open."


def test_an_x_display_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":987")
    assert display.trouble() == "The display :987 does not answer, so no window can open."


def test_an_x_display_that_refuses_us_counts_as_no_answer(x_server):
    x_server(X_REFUSES)
    assert "does not answer" in display.trouble()


def test_an_x_display_that_answers_is_used(x_server, monkeypatch):
    monkeypatch.setattr(display, "_plugin_trouble", lambda name: None)
    x_server(X_ACCEPTS)
    assert display.trouble() is None
    assert os.environ["QT_QPA_PLATFORM"] == "xcb"


def test_a_wayland_display_that_does_not_answer_leaves_x(monkeypatch):
    monkeypatch.setattr(display, "_plugin_trouble", lambda name: None)
    monkeypatch.setattr(display, "_x_answers", lambda: True)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-987")
    monkeypatch.setenv("DISPLAY", ":0")
    assert display.trouble() is None
    assert os.environ["QT_QPA_PLATFORM"] == "xcb"


def test_a_wayland_display_that_answers_is_used(monkeypatch, tmp_path):
    monkeypatch.setattr(display, "_plugin_trouble", lambda name: None)
    monkeypatch.chdir(tmp_path)  # the path of a socket must be short
    monkeypatch.setenv("XDG_RUNTIME_DIR", ".")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-0")
        server.listen()
        assert display.trouble() is None
    assert os.environ["QT_QPA_PLATFORM"] == "wayland"


def test_offscreen_needs_no_display(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.trouble() is None


def test_a_platform_that_qt_does_not_have_is_named(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    assert display.trouble() == 'Qt has no platform "nonsense", which QT_QPA_PLATFORM asks for.'


def test_a_library_that_a_plugin_lacks_is_named(monkeypatch):
    def lacking(name):
        raise OSError("libxcb-icccm.so.4: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(display, "_plugin_trouble", lacking)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert "libxcb-icccm.so.4" in display.trouble()
    assert "packaging/qt-libraries" in display.trouble()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ImportError("libEGL.so.1: cannot open shared object file: No such file"), "libEGL.so.1"),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), "PySide6 is not installed"),
    ],
)
def test_an_import_that_fails_for_qt_is_told(error, words):
    assert words in display.import_trouble(error)


def test_an_import_that_fails_for_another_reason_is_not_hidden():
    assert display.import_trouble(ModuleNotFoundError("No module named 'attrs'", name="attrs")) is None


def test_without_display_and_terminal_the_command_says_so_and_ends():
    environment = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")
    }
    command = [sys.executable, "-m", "bowlbound_desktop"]
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        "There is no display here, so no window can open. "
        "The game can be played in the terminal: bowlbound text"
    ]


@pytest.mark.parametrize(("reply", "code", "started"), [("", 0, True), ("Y", 0, True), ("n", 1, False)])
def test_a_person_at_a_terminal_is_asked(monkeypatch, reply, code, started):
    seen = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda question: reply)
    monkeypatch.setattr(play, "main", lambda words: seen.append(words) or 0)
    assert main.main(["--seed", "4"]) == code
    assert seen == ([["text", "--seed", "4"]] if started else [])
