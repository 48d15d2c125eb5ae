"""Tests lie where the code lies that they are about, and are named after it."""

import pytest

from tests.guards.trees import FOLDER

TESTS = FOLDER.parent / "tests"
OWN = {
    "guards": "they are about the whole source",
    "probe": "a game that is made up for tests",
    "replays": "recorded games, and the code that records them",
}
"""Folders that mirror no package, and why."""
WHOLE_GAMES = "test_random_games.py"
"""What a game may have at its top beside the tests of the modules there."""
SHOWN = {
    "whole games, which go through every module": {
        "games/bowlbound/test_random_games.py",
        "games/paper_bowl/test_random_games.py",
    },
    "lists of what a rule book says, held against all tests and scenarios": {
        "games/bowlbound/rules/test_option_scenarios.py",
        "games/bowlbound/rules/test_traps.py",
        "games/gridiron_chaos/rules/test_rule_ids.py",
        "games/nailbiter/rules/test_rule_ids.py",
        "games/test_rule_ids.py",
    },
    "the classic edition, beside the file of the module": {
        "games/bowlbound/rules/calls/test_classic_calls.py",
        "games/bowlbound/rules/charts/test_classic_ratings.py",
        "games/bowlbound/rules/test_classic_tables.py",
    },
    "chapters of a rule book that several modules of the rules keep": {
        "games/bowlbound/rules/loose_ball/test_safeties.py",
        "games/bowlbound/rules/test_counted_events.py",
        "games/bowlbound/rules/test_frequencies.py",
        "games/bowlbound/rules/test_game_frame.py",
        "games/nailbiter/rules/frame/test_possessions.py",
        "games/nailbiter/rules/test_ghost.py",
    },
    "figures held against those of another way, or all over": {
        "games/bowlbound/charts/workbooks/test_round_trip.py",
        "games/bowlbound/coaches/test_looking_ahead.py",
        "games/bowlbound/coaches/test_situations.py",
        "games/bowlbound/odds/test_odds_exact.py",
        "games/bowlbound/values/test_monotonic_values.py",
    },
    "files that are damaged, old, or used by two programs; and programs that are killed": {
        "games/bowlbound/charts/test_damaged_charts.py",
        "games/bowlbound/workshop/editing/test_damaged_drafts.py",
        "games/bowlbound/workshop/editing/test_room_kill.py",
        "storage/test_damaged_saves.py",
        "storage/test_two_programs.py",
        "ui/test_damaged_files.py",
        "ui/test_kill.py",
    },
    "what every game has, told by several modules": {"play/test_clocks.py"},
    "one game in every view": {
        "ui/paper/test_gridiron_chaos_paper.py",
        "ui/paper/test_paper_bowl_paper.py",
        "ui/test_gridiron_chaos_table.py",
        "ui/test_nailbiter_table.py",
    },
    "ways through the windows": {
        "ui/access/test_by_ear.py",
        "ui/access/test_by_keys.py",
        "ui/access/test_contract_dialogs.py",
        "ui/access/test_contract_rest.py",
        "ui/access/test_keyboard.py",
        "ui/room/test_room_edges.py",
        "ui/room/test_room_robot.py",
        "ui/room/test_room_untyped.py",
        "ui/table/test_one_pass.py",
        "ui/widgets/test_popups.py",
    },
    "what is loaded or called, and never": {"cli/test_start_up.py", "ui/test_none_refcount.py"},
}
"""Test files named after what they show, by what that is; all others have the name of their code."""
EXCEPTIONS = sorted(path for paths in SHOWN.values() for path in paths)


def folders(tests):
    """All folders with Python files, as paths below the tests."""
    found = {path.parent.relative_to(tests) for path in tests.rglob("*.py")}
    return sorted(folder.as_posix() for folder in found if folder.parts)


def files(tests):
    """All test files that mirror code, as paths below the tests."""
    found = (path.relative_to(tests) for path in tests.rglob("test_*.py"))
    return sorted(path.as_posix() for path in found if path.parts[0] not in OWN)


def is_of_a_module(path, package=FOLDER):
    folder, _, name = path.rpartition("/")
    return (package / folder / name.removeprefix("test_")).is_file()


def is_named(path, tests=TESTS, package=FOLDER):
    """Whether a test file has the name of a module, of the package as a whole, or of a helper beside it."""
    folder, _, name = path.rpartition("/")
    subject = name.removeprefix("test_")
    is_of_the_package = subject == f"{folder.rpartition('/')[2]}.py"
    return is_of_a_module(path, package) or is_of_the_package or (tests / folder / subject).is_file()


@pytest.mark.parametrize("folder", folders(TESTS))
def test_every_folder_of_tests_mirrors_a_package(folder):
    if folder.split("/")[0] not in OWN:
        assert (FOLDER / folder / "__init__.py").is_file(), f"there is no package for tests/{folder}"


def test_every_test_file_has_the_name_of_its_code():
    wrong = [path for path in files(TESTS) if not is_named(path) and path not in EXCEPTIONS]
    assert wrong == [], "test_<module>.py in the folder of the module, or test_<package>.py in its own"


def test_at_the_top_of_a_game_lie_whole_games_and_tests_of_the_modules_there():
    top = [path for path in files(TESTS) if path.startswith("games/") and path.count("/") == 2]
    assert [path for path in top if not is_of_a_module(path) and not path.endswith(WHOLE_GAMES)] == []


def test_every_exception_is_still_needed():
    assert {folder for folder in OWN if not (TESTS / folder).is_dir() or (FOLDER / folder).is_dir()} == set()
    assert [path for path in EXCEPTIONS if not (TESTS / path).is_file() or is_named(path)] == []
    assert len(set(EXCEPTIONS)) == len(EXCEPTIONS)


def test_a_folder_is_found_however_deep_it_lies(tmp_path):
    (tmp_path / "play" / "many").mkdir(parents=True)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "play" / "many" / "test_workers.py").touch()
    (tmp_path / "shelf.py").touch()
    assert folders(tmp_path) == ["play/many"]
    assert files(tmp_path) == ["play/many/test_workers.py"]


def test_a_file_that_lies_flat_or_has_another_name_is_found(tmp_path):
    rules = tmp_path / "code" / "games" / "bridge" / "rules"
    rules.mkdir(parents=True)
    (rules / "bids.py").touch()
    helper = tmp_path / "tests" / "ui" / "robot.py"
    helper.parent.mkdir(parents=True)
    helper.touch()
    named = {
        "games/bridge/rules/test_bids.py": True,
        "games/bridge/rules/test_rules.py": True,
        "games/bridge/rules/test_bidding.py": False,
        "games/bridge/test_bids.py": False,
        "test_bids.py": False,
        "ui/test_robot.py": True,
    }
    assert {path: is_named(path, tmp_path / "tests", tmp_path / "code") for path in named} == named
