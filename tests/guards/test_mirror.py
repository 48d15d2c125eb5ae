"""Tests lie where the code lies that they are about."""

import pytest

from tests.guards.trees import FOLDER

TESTS = FOLDER.parent / "tests"
OWN = {
    "guards": "they are about the whole source",
    "probe": "a game that is made up for tests",
    "replays": "recorded games, and the code that records them",
}
"""Folders that mirror no package, and why."""


def folders(tests):
    """All folders with Python files, as paths below the tests."""
    found = {path.parent.relative_to(tests) for path in tests.rglob("*.py")}
    return sorted(folder.as_posix() for folder in found if folder.parts)


@pytest.mark.parametrize("folder", folders(TESTS))
def test_every_folder_of_tests_mirrors_a_package(folder):
    if folder.split("/")[0] not in OWN:
        assert (FOLDER / folder / "__init__.py").is_file(), f"there is no package for tests/{folder}"


def test_every_exception_is_still_needed():
    assert {folder for folder in OWN if not (TESTS / folder).is_dir() or (FOLDER / folder).is_dir()} == set()


def test_a_folder_is_found_however_deep_it_lies(tmp_path):
    (tmp_path / "play" / "many").mkdir(parents=True)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "play" / "many" / "test_workers.py").touch()
    (tmp_path / "shelf.py").touch()
    assert folders(tmp_path) == ["play/many"]
