"""Every game has a file of its own, and one program at a time has it open."""

import subprocess
import sys
from datetime import datetime

import pytest

from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage import game_files, locks
from bowlbound_desktop.storage.game_files import (
    at_the_table,
    file_of,
    keep_game,
    last_game,
    leave_game,
    save_copy,
)
from bowlbound_desktop.storage.game_locks import GameInUseError, lock_game
from bowlbound_desktop.storage.locks import is_taken, lock_file
from bowlbound_desktop.storage.save_shelf import rename_save, to_trash
from bowlbound_desktop.storage.saves import save_game, saved_games
from tests.shelf import load_game, open_game, wish

HOLDER = """
import sys
from pathlib import Path
from tests.shelf import open_game
session = open_game(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def saves(tmp_path, monkeypatch):
    """A player's folder of each test's own."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


def table(seed=2, answers=1):
    session = open_table(wish(seed=seed, home="blank", away="blank"))
    for _ in range(answers):
        part = session.open_parts()[0]
        session.answer_for(part.side, part.options[0])
    return session


def left_game(seed=2, name=None, answers=1):
    """The file of a game that was begun and left."""
    session = table(seed, answers)
    keep_game(session)
    path = file_of(session)
    leave_game(session)
    return path.rename(path.with_name(f"{name}.toml")) if name else path


@pytest.fixture
def elsewhere():
    """Opens a game in another process, which is killed in the end."""
    others = []

    def hold(path):
        command = [sys.executable, "-c", HOLDER, str(path)]
        other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        others.append(other)
        assert other.stdout.readline() == "open\n"
        return other

    yield hold
    for other in others:
        other.kill()
        other.communicate()


# A file for every game


def test_a_game_without_an_answer_has_no_file_and_each_other_has_its_own(saves):
    first, second = table(1), table(1)
    assert file_of(first) is None
    for session in (first, second, first):
        keep_game(session)
    assert file_of(first) != file_of(second)
    assert len(list(saves.glob("*.toml"))) == 2


def test_a_name_that_is_taken_is_never_written_over(saves, monkeypatch):
    class Names:
        """Two programs that draw the same lot at first."""

        def __init__(self):
            self.lots = iter(["aaaaaaaaaaaa", "aaaaaaaaaaaa", "bbbbbbbbbbbb"])

        def __call__(self):
            return type("Lot", (), {"hex": next(self.lots)})

    class Noon(datetime):
        """A clock that stands."""

        @classmethod
        def now(cls):
            return cls(2026, 10, 3, 12)

    monkeypatch.setattr(game_files, "uuid4", Names())
    monkeypatch.setattr(game_files, "datetime", Noon)
    first = left_game(1)
    assert left_game(2) != first
    assert load_game(first).seats.seed == 1


def test_games_begun_in_the_same_moment_by_many_processes_all_stay(saves):
    begin = (
        "import sys\n"
        "from bowlbound_desktop.play.opening import open_table\n"
        "from bowlbound_desktop.storage.game_files import keep_game\n"
        "from tests.shelf import wish\n"
        "sys.stdin.readline()\n"
        "keep_game(open_table(wish(seed=int(sys.argv[1]), home='blank', away='blank')))\n"
    )
    command = [sys.executable, "-c", begin]
    others = [subprocess.Popen([*command, str(seed)], stdin=subprocess.PIPE, text=True) for seed in range(4)]
    for other in others:
        other.stdin.write("now\n")
        other.stdin.flush()
    assert [other.wait(60) for other in others] == [0] * 4
    for other in others:
        other.stdin.close()
    assert {load_game(path).seats.seed for path in saves.glob("*.toml")} == set(range(4))
    assert not list(saves.glob(".*"))


def test_the_next_answer_goes_to_the_same_file():
    path = left_game(answers=1)
    session = open_game(path)
    part = session.open_parts()[0]
    session.answer_for(part.side, part.options[0])
    keep_game(session)
    assert file_of(session) == path
    assert load_game(path).positions() == session.positions()


@pytest.mark.parametrize("name", ["autosave", "unfinished-20260101-120000-123456"])
def test_files_of_earlier_versions_are_listed_and_go_on(saves, name):
    path = left_game(7, name)
    assert [game.path for game in saved_games()] == [path]
    assert last_game() == path
    session = open_game(path)
    keep_game(session)
    assert file_of(session) == path
    assert list(saves.glob("*.toml")) == [path]


@pytest.mark.parametrize("name", ["sunday", "game-day", "unfinished-business", "autosave 2"])
def test_a_named_save_stays_as_it_is(saves, name):
    path = left_game(7, name)
    before = path.read_bytes()
    session = open_game(path)
    part = session.open_parts()[0]
    session.answer_for(part.side, part.options[0])
    keep_game(session)
    assert path.read_bytes() == before
    assert file_of(session) not in (None, path)


def test_a_finished_game_that_is_opened_and_changed_stays_as_it_is(saves):
    ended = open_table(wish(seed=1, home="blank", away="blank", coaches={"home": "random", "away": "random"}))
    keep_game(ended)
    path = file_of(ended)
    leave_game(ended)
    before = path.read_bytes()
    again = open_game(path)
    assert again.over
    again.go_to(3)
    keep_game(again)
    assert path.read_bytes() == before
    assert file_of(again) != path


def test_half_of_a_secret_call_is_in_the_game_s_file():
    session = table(answers=0)
    while not session.halves:
        part = session.open_parts()[0]
        session.answer_for(part.side, part.quiet or part.options[0])
    keep_game(session)
    path = file_of(session)
    leave_game(session)
    assert open_game(path).halves == session.halves


# The lock


def test_a_game_that_another_process_plays_is_told_in_one_sentence(elsewhere):
    path = left_game()
    elsewhere(path)
    with pytest.raises(GameInUseError, match="is open in another window or terminal") as told:
        open_game(path)
    assert "\n" not in str(told.value)
    assert last_game() is None


def test_a_copy_of_a_game_that_is_open_elsewhere_has_its_own_file(elsewhere):
    path = left_game()
    elsewhere(path)
    before = path.read_bytes()
    session = open_game(path, copy=True)
    part = session.open_parts()[0]
    session.answer_for(part.side, part.options[0])
    keep_game(session)
    assert file_of(session) != path
    assert path.read_bytes() == before


def test_the_lock_of_a_killed_process_is_none(elsewhere):
    path = left_game()
    other = elsewhere(path)
    assert is_taken(path)
    other.kill()
    other.communicate()
    assert lock_file(path).exists()
    assert not is_taken(path)
    assert open_game(path).seats.seed == 2


def test_a_game_that_was_left_can_be_opened_at_once():
    path = left_game()
    session = open_game(path)
    assert at_the_table(path)
    leave_game(session)
    assert not at_the_table(path)
    assert not lock_file(path).exists()


def test_the_same_table_opens_its_own_game_again():
    path = left_game()
    first = open_game(path)
    second = open_game(path)
    leave_game(first)
    assert is_taken(path)
    assert file_of(second) == path


@pytest.mark.parametrize("move", [to_trash, lambda path: rename_save(path, "sunday")], ids=["trash", "name"])
def test_a_game_that_is_played_is_not_moved_away(elsewhere, move):
    path = left_game()
    elsewhere(path)
    with pytest.raises(SaveError, match="this game is being played"):
        move(path)
    assert path.exists()


def test_a_copy_is_not_saved_over_a_game_that_is_played(elsewhere):
    path = left_game()
    elsewhere(path)
    before = path.read_bytes()
    with pytest.raises(GameInUseError, match="choose another name"):
        save_copy(table(9), path)
    assert path.read_bytes() == before


def test_a_name_that_no_file_can_have_is_one_sentence(saves):
    with pytest.raises(SaveError, match="cannot be written"):
        save_copy(table(), saves / "a\0b.toml")


def test_a_damaged_game_is_not_locked():
    path = left_game()
    path.write_text("format = [")
    with pytest.raises(SaveError):
        open_game(path)
    assert not is_taken(path)


def test_where_the_system_knows_no_locks_games_are_played_without(monkeypatch):
    def refuse(_number):
        raise OSError(38, "not implemented")

    monkeypatch.setattr(locks, "_lock", refuse)
    path = left_game()
    assert open_game(path).seats.seed == 2
    assert not is_taken(path)


def test_a_folder_that_cannot_be_written_is_one_sentence(saves):
    (saves / "in the way").write_text("")
    with pytest.raises(SaveError, match="cannot be opened for play"):
        lock_game(saves / "in the way" / "game.toml")


def test_a_file_that_vanishes_while_the_folder_is_read_is_left_out(saves):
    (saves / "gone.toml").symlink_to(saves / "nowhere")
    save_game(table(), saves / "here.toml")
    assert [game.path.name for game in saved_games()] == ["here.toml"]


def test_a_move_that_fails_leaves_nothing_behind(saves):
    with pytest.raises(SaveError, match="cannot be moved"):
        to_trash(saves / "no-such.toml")
    assert not list((saves / "trash").glob("*.toml"))


def test_a_game_that_cannot_be_written_says_what_is_kept_and_what_to_do(saves):
    saves.rmdir()
    saves.write_text("a file where the folder was")
    with pytest.raises(SaveError, match=f": .*; {game_files.WHILE_UNWRITTEN}$"):
        keep_game(table())


def test_a_game_is_written_whole_as_soon_as_that_is_possible(saves, monkeypatch):
    session = table()
    with monkeypatch.context() as broken:
        broken.setattr(game_files, "begin_save", raising(SaveError("there is no space left")))
        with pytest.raises(SaveError, match="no space left; until"):
            keep_game(session)
    keep_game(session)
    leave_game(session)
    assert len(saved_games()) == 1


def test_a_copy_is_never_saved_over_a_file_of_another_kind(tmp_path):
    diary, empty, copy = (tmp_path / name for name in ("diary.txt", "empty.toml", "copy.toml"))
    diary.write_text("Dear diary")
    empty.touch()
    with pytest.raises(SaveError, match="is there already and is not a saved game"):
        save_copy(table(), diary)
    assert diary.read_text() == "Dear diary"
    for path in (empty, copy, copy):
        save_copy(table(), path)
        assert load_game(path)


def raising(error):
    def fail(*_):
        raise error

    return fail
