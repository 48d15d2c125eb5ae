"""What is loaded until the first window is painted: a guard of the start-up that no clock disturbs."""

import os
import subprocess
import sys

import pytest

HEAVY = (
    "openpyxl",
    "odfdo",
    "lxml",
    "numpy",
    "scipy",
    "miniaudio",
    "xml",
    "multiprocessing",
    "json",
)
"""Nobody sees a sheet, a sound or a second process on the first page."""
OURS = (
    "coaches",
    "kernel.procedure",
    "kernel.system",
    "play.advising",
    "play.descriptor",
    "play.session",
    "play.story",
    "play.teams",
    "ui.main_window",
    "ui.sound",
)
SCRIPT = """
import sys
from bowlbound_desktop.cli.main import main

assert main(sys.argv[1:]) == 0
print(*sys.modules)
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    """The modules that a command has loaded when its first window was painted."""

    def run(*words):
        environment = {
            **os.environ,
            "BOWLBOUND_EXIT_AFTER_PAINT": "1",
            "BOWLBOUND_HOME": str(tmp_path_factory.mktemp("home")),
            "QT_QPA_PLATFORM": "offscreen",
        }
        command = [sys.executable, "-c", SCRIPT, *words]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return set(done.stdout.split())

    return run


def within(modules, *packages):
    return sorted(name for name in modules if name.startswith(tuple(f"{one}." for one in packages)))


def games_in(modules):
    return within(modules, "bowlbound_desktop.games")


def check_light(modules):
    ours = [f"bowlbound_desktop.{name}" for name in OURS]
    assert sorted(modules & {*HEAVY, *ours}) == []
    assert within(modules, *ours) == []


def test_the_first_page_loads_what_it_shows_and_no_rules(loaded):
    modules = loaded()
    check_light(modules)
    assert "bowlbound_desktop.ui.start.page" in modules
    assert games_in(modules) == ["bowlbound_desktop.games.register"]


def test_the_table_opens_a_window_before_it_looks_up_a_game(loaded):
    modules = loaded("play", "--seed", "1")
    check_light(modules)
    assert "bowlbound_desktop.ui.opening" in modules
    assert games_in(modules) == ["bowlbound_desktop.games.register"]
