"""Every scenario file of tests/scenarios, run as players run them."""

from pathlib import Path

import pytest

from bowlbound_desktop.games.scenarios import run_scenario

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_scenario(path):
    report = run_scenario(path)
    assert report.differences == ()


def test_there_are_scenarios():
    assert len(FILES) > 100
