"""Runs one scenario file: sets the table, plays the one play, compares."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from bowlbound_desktop.games.gridiron_chaos import scenario as gridiron_chaos
from bowlbound_desktop.kernel.errors import BowlboundError, ScenarioError
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.play.scenario import bowlbound, paper_bowl
from bowlbound_desktop.play.scenario.compare import differences
from bowlbound_desktop.play.scenario.file import Scenario, read_scenario
from bowlbound_desktop.play.scenario.report import Report
from bowlbound_desktop.play.scenario.script import Script
from bowlbound_desktop.play.scenario.values import Fields, show


class Stage(Protocol):
    """How a game system takes part: sets up a scenario's game and reads one back."""

    def set_up(self, scenario: Scenario) -> tuple[Any, Any]:
        """The system and the game before the play."""

    def facts(self, game: Any) -> Fields:
        """A game in the words of [expect]."""


_STAGES: Mapping[str, Stage] = {
    "bowlbound": bowlbound,
    "bowlbound-classic": bowlbound,
    "paper-bowl": paper_bowl,
    "gridiron-chaos": gridiron_chaos,
}


def run_scenario(path: Path | str) -> Report:
    """Run one scenario file; whatever is wrong with it is in the report."""
    try:
        return _play(str(path), read_scenario(Path(path)))
    except BowlboundError as error:
        return Report(file=str(path), differences=(str(error),))
    except Exception as error:  # a slip of ours must not hide the other files' results
        sentence = f"the program itself failed ({type(error).__name__}: {error}); please report this file"
        return Report(file=str(path), differences=(sentence,))


def _play(file: str, scenario: Scenario) -> Report:
    stage = _STAGES[scenario.system]
    rules, game = stage.set_up(scenario)
    procedure = rules.next_play(game)
    if procedure is None:
        raise ScenarioError("no play follows this situation")
    run, script = Run[Any](procedure), Script(scenario.answers, scenario.dice, scenario.cards)
    if problem := _answer_all(run, script):
        return Report(file=file, differences=(problem,), events=tuple(run.events))
    facts = stage.facts(run.result)
    wrong = script.left_over() + differences(scenario.expect, facts, run.events)
    return Report(file=file, differences=tuple(wrong), final_state=show(facts), events=tuple(run.events))


def _answer_all(run: Run[Any], script: Script) -> str:
    """Play on to the end; gives the sentence of the answer that could not be given."""
    try:
        while run.pending is not None:
            run.answer(script.answer(run.pending))
    except BowlboundError as error:
        return str(error)
    return ""
