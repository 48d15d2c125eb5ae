"""The terminal table: whole games by typing, and no window anywhere."""

import subprocess
import sys

import pytest

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.console.look import Look
from bowlbound_desktop.console.text import FAREWELL, STAY, TextTable
from bowlbound_desktop.games.bowlbound.rules.charts.chart import blank_chart
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.play.opening import open_table, read_option_words
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.game_files import file_of, keep_game
from bowlbound_desktop.storage.game_locks import lock_game
from tests.shelf import SYSTEMS, described, seats, system, wish

RULES = system("bowlbound")
WORDS = described(RULES).words
WITHOUT_QT = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(name)
sys.meta_path.insert(0, Blocker())
from bowlbound_desktop.cli.main import main
from tests.shelf import described, seats, wish
from tests.shelf import described
sys.exit(main(sys.argv[1:]))
"""


class Paper:
    """A console that types from a list and remembers what it was shown."""

    def __init__(self, typed):
        self.typed, self.shown, self.secrets = iter(typed), [], 0

    def read(self, prompt, secret=False):
        self.secrets += secret
        return next(self.typed, None)

    def write(self, line):
        self.shown.append(line)

    @property
    def text(self):
        return "\n".join(self.shown)


def play(typed, dice="seeded", home="person", away="person", saved=None):
    game = RULES.new_game(blank_chart("home"), blank_chart("away"), RULES.read_options({}))
    session = Session(described(RULES), game, seats(7, dice, home, away))
    paper = Paper(typed)
    TextTable(session, WORDS, paper, saved or (lambda session, name: None)).play()
    return paper, session


def answers_to(session):
    """Quiet answers, and the first option where there is none, for as long as the game asks."""
    while parts := session.open_parts():
        part = parts[0]
        yield "" if part.quiet is not None else part.options[0]


def test_a_whole_game_by_typing():
    game = RULES.new_game(blank_chart("home"), blank_chart("away"), RULES.read_options({}))
    session = Session(described(RULES), game, seats(7))
    paper = Paper(answers_to(session))
    TextTable(session, WORDS, paper, lambda session, name: None).play()
    assert session.over
    assert "Away" in paper.shown[-1]
    assert "Home" in paper.shown[-1]
    assert paper.secrets > 50


def test_the_end_of_the_input_is_polite():
    paper, _ = play([])
    assert paper.shown[-1] == FAREWELL


def test_bad_input_is_one_sentence_and_asked_again():
    paper, session = play(["touchdown", "quit"])
    assert "is not one of the answers" in paper.text
    assert session.plays == 0


def test_commands():
    paper, _ = play(
        [
            "help",
            "options",
            "why",
            "undo",
            "redo",
            "chart",
            "chart home offense",
            "chart timing",
            "save",
            "quit",
        ]
    )
    for part in (
        "take an answer back",
        "The other side kicks off",
        "nothing to take back",
        "Nothing was taken",
    ):
        assert part.lower() in paper.text.lower()
    assert "type chart and one of: home offense" in paper.text.lower()
    assert "Timing Chart" in paper.text
    assert "type save and the name" in paper.text.lower()


@pytest.mark.parametrize("line", ["undo 3 4", "redo all", "un 2", "why not", "quit now"])
def test_a_command_that_stands_alone_is_refused_with_more_words(line):
    paper, session = play(["receive", line])
    assert "stands alone: type it without" in paper.text
    assert session.can_undo
    assert not session.can_redo


def test_undo_and_redo():
    paper, session = play(["receive", "undo", "redo", "why", "undo", "quit"])
    assert session.plays == 0
    assert paper.text.count("Coin toss") >= 1


def test_save_names_the_file():
    kept = []
    paper, _ = play(["save my game.toml", "quit"], saved=lambda session, name: kept.append(name))
    assert kept == ["my game.toml"]
    assert "Saved as my game.toml." in paper.text


def test_own_dice_are_typed_as_total_or_faces():
    paper, session = play(["high", "45", "3+0+0", "12", "quit"], dice="typed")
    assert '"high" is not a throw' in paper.text
    assert "cannot show 45" in paper.text
    assert session.position().answers == (30, 12)


def test_options_by_preset_and_by_name():
    assert read_option_words(RULES, ["excel", "yf_base=90", "spike=off"])["yf_base"] == 90
    with pytest.raises(OptionsError, match="there is no preset"):
        read_option_words(RULES, ["nonsense"])


def test_two_computer_coaches_play_by_themselves(capsys):
    assert main(["text", "--seed", "7", "--coach", "both", "--home", "blank", "--away", "blank"]) == 0
    first = capsys.readouterr().out
    assert "Final" in first
    assert main(["text", "--seed", "7", "--coach", "both", "--home", "blank", "--away", "blank"]) == 0
    assert capsys.readouterr().out == first


def test_a_whole_game_is_piped_in_where_there_is_no_qt():
    """Whatever is asked, one of these lines answers it; the others get their sentence."""
    typed = "\n1\nA\ndeep\ndecline\n" * 3000
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, "text", "--seed", "7", "--home", "blank", "--away", "blank"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("Final:")


def test_a_game_is_resumed(tmp_path, capsys, monkeypatch):
    path = tmp_path / "game.toml"
    typed = iter(["receive", f"save {path}", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    assert main(["text", "--seed", "7", "--home", "blank", "--away", "blank"]) == 0
    typed = iter(["quit"])
    capsys.readouterr()
    assert main(["text", "--resume", str(path)]) == 0
    assert "What kind of kickoff?" in capsys.readouterr().out


@pytest.fixture
def at_the_terminal(tmp_path, monkeypatch, capsys):
    """Plays at a terminal with a folder of its own; what was shown."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))

    def play_there(*words, typed=("quit",)):
        lines = iter(typed)
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
        code = main(["text", *words])
        return code, "".join(capsys.readouterr())

    return play_there


BLANK = ("--home", "blank", "--away", "blank")


def test_a_game_in_the_terminal_leaves_the_window_s_alone(at_the_terminal, tmp_path):
    at_the_table = open_table(wish(seed=3))
    keep_game(at_the_table)
    before = file_of(at_the_table).read_bytes()
    assert at_the_terminal(*BLANK, typed=("receive", "quit"))[0] == 0
    assert file_of(at_the_table).read_bytes() == before
    assert len(list((tmp_path / "saves").glob("*.toml"))) == 2


def test_the_latest_game_goes_on_in_the_terminal(at_the_terminal, tmp_path):
    _, shown = at_the_terminal(*BLANK, typed=("receive", "quit"))
    (path,) = (tmp_path / "saves").glob("*.toml")
    *_, kept, command = shown.splitlines()
    assert kept == f"  {path}"
    assert command == "To go on with your latest game, or with a file: bowlbound text --resume [FILE]"
    code, shown = at_the_terminal("--resume", typed=("deep", "quit"))
    assert (code, "What kind of kickoff?" in shown) == (0, True)
    assert list((tmp_path / "saves").glob("*.toml")) == [path]


def test_a_game_that_is_open_elsewhere_is_told_in_one_sentence_and_can_be_copied(at_the_terminal, tmp_path):
    at_the_terminal(*BLANK, typed=("receive", "quit"))
    (path,) = (tmp_path / "saves").glob("*.toml")
    lock = lock_game(path)
    code, shown = at_the_terminal("--resume", str(path))
    assert (code, shown.count("\n")) == (2, 1)
    assert "is open in another window or terminal: close it there first" in shown
    assert at_the_terminal("--resume", str(path), "--copy", typed=("deep", "quit"))[0] == 0
    assert len(list((tmp_path / "saves").glob("*.toml"))) == 2
    lock.release()


def test_nothing_to_go_on_with_is_one_sentence(at_the_terminal):
    assert at_the_terminal("--resume") == (2, "bowlbound: there is no unfinished game to go on with\n")


def test_quitting_a_game_that_is_in_no_file_has_to_be_said_twice():
    game = RULES.new_game(blank_chart("home"), blank_chart("away"), RULES.read_options({}))
    paper = Paper(["quit", "save x.toml", "quit", "why"])
    session = Session(described(RULES), game, seats(7, "seeded", "person", "person"))
    table = TextTable(
        session, WORDS, paper, lambda *_: None, unwritten=lambda: "game.toml: the disk is full."
    )
    table.play()
    assert paper.text.count(f"game.toml: the disk is full. {STAY}") == 1
    assert next(paper.typed) == "why"


def test_unique_beginnings_answer_and_command():
    paper, session = play(["r", "de", "he", "qu", "quit"])
    assert session.plays == 2
    assert "take an answer back" in paper.text
    assert '"qu" is not one of the answers' in paper.text


def test_a_timeout_is_asked_only_when_it_matters_or_somebody_wants_to_be_asked():
    game = RULES.new_game(blank_chart("home"), blank_chart("away"), RULES.read_options({}))
    asked = {}
    for always in (False, True):
        session = Session(described(RULES), game, seats(7))
        paper = Paper(["ask"] * always + [""] + ["deep", "1", "A", "quit"])
        TextTable(session, WORDS, paper, lambda session, name: None).play()
        asked[always] = paper.text.count("Do you take a timeout?")
    assert asked[False] == 0
    assert asked[True] > 0


def test_a_timeout_can_be_ordered_and_taken_back():
    paper, _ = play(["r", "deep", "timeout", "timeout", "quit"])
    assert "A timeout is taken after this play." in paper.text
    assert "No timeout after this play." in paper.text


def test_rules_odds_and_score_are_told():
    paper, _ = play(
        [
            "odds",
            "r",
            "deep",
            "odds",
            "odds 2",
            "odds nonsense",
            "rules",
            "rules br-vi-8, R-25",
            "rules X-1",
            "score",
            "quit",
        ]
    )
    for part in (
        "Bowl Bound: The usual rules",
        "Yard line of the kickoff: From the 30 [BR-V-4]",
        "BR-VI-8 (Kicks and returns): An onside kick goes 12 yards.",
        "The manual has no rule X-1.",
        "Odds can be computed when a call is asked for",
        "Average yards",
        "Type odds and a number",
        "timeouts 3",
    ):
        assert part in paper.text


def test_a_secret_call_is_hidden_only_where_two_persons_share_the_table():
    alone, _ = play(["r", "1", "quit"], away="random")
    together, _ = play(["r", "deep", "1", "A", "quit"])
    assert alone.secrets == 0
    assert together.secrets > 0


def test_a_throw_after_a_flag_is_asked_for_again():
    """Row 14 of the kickoff return is a flag; the same dice are thrown once more."""
    session = open_table(wish(seed=3, dice="typed"))
    typed = ["30", "12", "receive", "deep", "24", "14", "21", "quit"]
    paper = Paper(typed)
    TextTable(session, WORDS, paper, lambda session, name: None).play()
    assert "Throw the offensive dice again for the kickoff return." in paper.text


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_line_fits_the_terminal_in_every_game(key):
    session = open_table(wish(key, seed=5))
    typed = ["help", "why", "rules", "options", "score", "xyzzy", *[None] * 150]

    def lines():
        for line in typed:
            part = session.open_parts()[0]
            yield line or part.quiet or part.options[0]

    paper = Paper(lines())
    TextTable(session, session.descriptor.words, paper, lambda session, name: None, lambda: Look(80)).play()
    assert session.plays > 5
    assert max(map(len, paper.shown)) <= 80


def test_the_end_tells_the_rating_points_where_the_spread_counts(capsys):
    """AR-VIII-2, C-AR-02."""
    teams = ("--coach", "both", "--home", "blank", "--away", "blank")
    assert main(["text", "--seed", "7", *teams, "--options", "favourite=home", "--options", "spot=7"]) == 0
    told = capsys.readouterr().out.splitlines()
    final = next(number for number, line in enumerate(told) if "Final" in line)
    rest = " ".join(told[final + 1 :])
    assert "Rating points (C-AR-02): " in rest
    assert "favoured by 7." in rest
