"""What every test relies on: no display, none of the player's own files, no deadline for Hypothesis."""

import os

import pytest
from hypothesis import settings

from bowlbound_desktop.storage.damaged import tell_player

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before any test imports Qt
os.environ.setdefault("BOWLBOUND_VALUES", "common")  # no values of pairings unless a test wants them

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session", autouse=True)
def player_folder(tmp_path_factory):
    """An empty BOWLBOUND_HOME, so that no test reads or writes the player's own saves and charts."""
    folder = tmp_path_factory.mktemp("bowlbound-home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOWLBOUND_HOME", str(folder))
        yield folder


@pytest.fixture(autouse=True)
def nothing_told():
    """A sentence that is told once is told in every test, whatever the tests before it told."""
    tell_player.cache_clear()
