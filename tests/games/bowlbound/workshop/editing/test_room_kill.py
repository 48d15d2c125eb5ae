"""Killing the process while it edits and saves never breaks a chart and loses no edit."""

import pytest

from benchmarks.room_kill import trouble


@pytest.mark.parametrize("after", [0.0, 0.03, 0.11])
def test_a_kill_breaks_nothing_and_loses_nothing(after, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", "replaced by the benchmark, and put back after the test")
    assert trouble(after) == ""
