"""The command line finds its command and turns every error of ours into one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bowlbound_desktop import __version__
from bowlbound_desktop.cli import main
from bowlbound_desktop.kernel.errors import SaveError


class Pretended:
    """A command that only does what it is told."""

    def __init__(self, behave):
        self.behave = behave

    def add_parser(self, subparsers):
        subparsers.add_parser("play").add_argument("--seed", type=int)

    def run(self, args):
        return self.behave(args)


@pytest.fixture
def play(monkeypatch):
    """Replaces every command by a function."""
    return lambda behave: monkeypatch.setattr(main, "_command", lambda name: Pretended(behave))


def raise_(error):
    raise error


@pytest.mark.parametrize("words", [["--seed", "7"], ["play", "--seed", "7"]])
def test_play_is_the_command_when_none_is_named(play, words):
    play(lambda args: args.seed if args.command == "play" else 0)
    assert main.main(words) == 7


def test_an_error_of_ours_is_one_sentence_and_code_2(play, capsys):
    play(lambda args: raise_(SaveError("game.toml, line 3: no such side.")))
    assert main.main([]) == 2
    assert capsys.readouterr() == ("", "bowlbound: game.toml, line 3: no such side.\n")


def test_a_file_that_the_system_refuses_is_one_sentence_and_code_2(play, capsys):
    play(lambda args: raise_(PermissionError(13, "Permission denied", "/far/game.toml")))
    assert main.main([]) == 2
    assert capsys.readouterr() == ("", "bowlbound: /far/game.toml cannot be used: permission denied\n")


def test_an_interrupt_ends_quietly(play, capsys):
    play(lambda args: raise_(KeyboardInterrupt()))
    assert main.main([]) == 130
    assert capsys.readouterr() == ("", "")


INTERRUPTED_IMPORT = """
import runpy, sys

class Interrupts:
    def find_spec(self, name, *_):
        if name == "bowlbound_desktop.cli.main":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupts())
runpy.run_module("bowlbound_desktop", run_name="__main__")
"""


def test_an_interrupt_of_the_first_imports_ends_quietly():
    command = [sys.executable, "-c", INTERRUPTED_IMPORT]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


def test_a_fault_of_the_program_is_not_hidden(play):
    play(lambda args: raise_(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        main.main([])


@pytest.mark.parametrize("name", main.commands())
def test_every_command_describes_itself(name, capsys):
    with pytest.raises(SystemExit) as stopped:
        main.main([name, "--help"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: bowlbound {name}")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "--seed", "abc"], "--seed: 'abc' is not a seed: write a whole number from 0 up"),
        (["play", "--seed", "-3"], "--seed: "),
        (["play", "--bogus"], "unrecognized arguments: --bogus (bowlbound play --help lists the arguments)"),
        (["charts", "list", "x"], "unrecognized arguments: x (bowlbound charts list --help lists"),
        (["simulate", "a", "b", "--jobs", "1000000"], "--jobs: 1000000 processes are too many: at most 256"),
        (["simulate", "a", "b", "-n", "9" * 30], "-n/--games: 999999999999999999999999999999 is too much"),
        (["odds"], "the following arguments are required"),
        (["nonsense"], "COMMAND: invalid choice: 'nonsense'"),
    ],
)
def test_wrong_arguments_are_one_sentence(words, said, capsys):
    with pytest.raises(SystemExit) as stopped:
        main.main(words)
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith(f"bowlbound: {said}")
    assert told.count("\n") == 1


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit):
        main.main(["--version"])
    assert capsys.readouterr().out == f"bowlbound {__version__}\n"


@pytest.mark.parametrize("name", main.commands())
def test_no_command_loads_qt_or_the_rules_before_it_is_run(name):
    script = (
        "import sys\nfrom bowlbound_desktop.cli import main\n"
        f"main._parser({name!r})\n"
        "print([m for m in sys.modules if m.startswith('PySide6') or '.rules.' in m])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.fixture(scope="module")
def printed():
    """Runs a command that prints, as a shell does, into a file or a pipe that nobody reads."""

    def run(**streams):
        words = [sys.executable, "-m", "bowlbound_desktop", "book"]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
        done = subprocess.run(words, env=environment, stderr=subprocess.PIPE, text=True, **streams)
        return done.returncode, done.stderr

    return run


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only some systems have a disk that is always full"
)
def test_a_full_disk_is_one_sentence(printed):
    with open("/dev/full", "w") as full:
        assert printed(stdout=full) == (
            2,
            "bowlbound: the output cannot be written: no space left on device\n",
        )


def test_a_reader_who_has_gone_is_no_trouble(printed):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        assert printed(stdout=writer) == (141, "")
    finally:
        os.close(writer)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "1966-notre-dame", "1966-alabama", "-n", "x"], "-n/--games: 'x' is not a number"),
        (["simulate", "1966-notre-dame", "1966-alabama", "-n", "0"], "-n/--games: '0' is too small"),
        (["simulate", "1966-notre-dame", "1966-alabama", "-n", "-3"], "-n/--games: '-3' is too small"),
        (["simulate", "1966-notre-dame", "1966-alabama", "--seed", "-5"], "--seed: '-5' is not a seed"),
        (["text", "--seed", "9223372036854775808"], "--seed: 9223372036854775808 is too large for a seed"),
        (
            ["simulate", "a", "b", "--seed", "12345678901234567890"],
            "--seed: 12345678901234567890 is too large for a seed",
        ),
        (["tournament", "1966-notre-dame", "1966-alabama", "--jobs", "0"], "--jobs: '0' is too small"),
        (["charts", "fidelity", "-n", "9" * 5000], f"-n/--games: '{'9' * 40}' is not a number"),
        (["odds", "1966-notre-dame", "1966-alabama", "--to-go", "0"], "--to-go: '0' is too small"),
    ],
)
def test_numbers_are_refused_in_the_same_words_everywhere(words, said, capsys):
    with pytest.raises(SystemExit):
        main.main(words)
    told = capsys.readouterr().err
    assert told.startswith(f"bowlbound: {said}")
    assert len(told) < 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["text", "--without", "CC-999"], "there is no correction 'CC-999'"),
        (["text", "--options", f"kneel={'9' * 5000}"], "the option kneel cannot be"),
        (["simulate", "a", "b", "--without", "CC-999"], "there is no correction 'CC-999'"),
        (["simulate", "a", "b", "--system", "nobody"], 'there is no game system "nobody"'),
        (["odds", "1966-notre-dame", "1966-alabama", "--without", "x"], "there is no correction 'x'"),
        (["tournament", "--resume", "no-such.jsonl"], "there is no file no-such.jsonl"),
    ],
)
def test_wrong_wishes_are_one_sentence(words, said, capsys):
    assert main.main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"bowlbound: {said}")
    assert told.count("\n") == 1
    assert len(told) < 200
