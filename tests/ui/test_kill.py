"""Killing the process loses no answer that was on the screen."""

import random

import pytest

from benchmarks.kill import lost


@pytest.mark.parametrize("seed", [1, 35])
def test_a_kill_loses_nothing(seed, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", "")  # set by the benchmark, and restored after the test
    assert lost(seed, random.Random(seed)) == 0
