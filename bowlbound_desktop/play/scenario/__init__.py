"""Scenario files: one situation, its answers and dice, and what must come of it."""

from bowlbound_desktop.play.scenario.report import Report
from bowlbound_desktop.play.scenario.run import run_scenario

__all__ = ["Report", "run_scenario"]
