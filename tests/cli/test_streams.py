"""No sign ends the program, whatever the terminal is encoded in, and whichever stream is closed."""

import os
import subprocess
import sys

import pytest

from bowlbound_desktop.cli.text import Terminal

ASCII, STRICT = "ascii:strict", "utf-8:strict"


@pytest.fixture
def ran(tmp_path):
    """Runs a command in a terminal of some encoding: exit code, output and errors, as bytes."""

    def run(*words, encoding, typed=b""):
        command = [sys.executable, "-m", "bowlbound_desktop", *words]
        environment = {**os.environ, "BOWLBOUND_HOME": str(tmp_path), "PYTHONIOENCODING": encoding}
        done = subprocess.run(command, env=environment, input=typed, capture_output=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    return run


def test_what_a_terminal_lacks_is_printed_as_its_nearest_sign(ran, tmp_path):
    file = tmp_path / "score.toml"
    file.write_text('system = "bowlbound"\n[situation]\nscore = 3\n')
    told = f"FAIL {file}\n     situation.score: write {{ home = ..., away = ... }}\n".encode()
    assert ran("scenario", str(file), encoding=ASCII) == (1, told, b"")


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_a_name_that_is_not_text_can_be_told(ran):
    code, told, trouble = ran("scenario", b"b\xff.toml", encoding=STRICT)
    assert (code, trouble) == (1, b"")
    assert told == b"FAIL b?.toml\n     there is no file 'b\\udcff.toml'\n"


@pytest.mark.parametrize("encoding", [ASCII, STRICT])
def test_typed_bytes_that_mean_nothing_are_no_answer(ran, encoding):
    words = ("text", "--system", "paper-bowl", "--seed", "1")
    code, told, trouble = ran(*words, encoding=encoding, typed=b"\xff\xfe\n")
    assert (code, trouble) == (0, b"")
    assert told.rstrip().endswith(b"Good-bye.")


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_a_closed_stream_is_the_end_of_typing(monkeypatch, closed):
    monkeypatch.setattr(sys, closed, None)
    assert Terminal().read("> ") is None
