"""Runs one scenario: sets up the game, plays the one play, compares the result."""

from typing import TYPE_CHECKING, Any

from bowlbound_desktop.kernel.errors import BowlboundError, ScenarioError
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.play.scenario.compare import differences
from bowlbound_desktop.play.scenario.file import Scenario, parse_scenario
from bowlbound_desktop.play.scenario.report import ScenarioReport
from bowlbound_desktop.play.scenario.script import Script
from bowlbound_desktop.play.scenario.values import show

if TYPE_CHECKING:
    from bowlbound_desktop.play.descriptor import Descriptor


def run_tables(file: str, tables: dict[str, Any], game: "Descriptor") -> ScenarioReport:
    """Run the scenario in the tables of a file; BowlboundError says what is wrong with it."""
    return _play(file, game, parse_scenario(tables, game.key, game.words, game.dialect))


def _play(file: str, descriptor: "Descriptor", scenario: Scenario) -> ScenarioReport:
    dialect = descriptor.dialect
    rules, game = dialect.set_up(descriptor, scenario)
    procedure = rules.next_play(game)
    if procedure is None:
        raise ScenarioError("no play follows this situation")
    run, script = Run[Any](procedure), Script(scenario.answers, scenario.dice, scenario.cards)
    if problem := _answer_all(run, script):
        return ScenarioReport(file=file, differences=(problem,), events=tuple(run.events))
    facts = dialect.facts(run.result) | dialect.told(run.events)
    wrong = script.left_over(dialect.loose_dice)
    wrong += differences(scenario.expect, facts, run.events, dialect.holds)
    return ScenarioReport(
        file=file, differences=tuple(wrong), final_state=show(facts), events=tuple(run.events)
    )


def _answer_all(run: Run[Any], script: Script) -> str:
    """Play to the end; returns what is wrong with an answer that could not be given, else nothing."""
    try:
        while run.pending is not None:
            run.answer(script.answer(run.pending))
    except BowlboundError as error:
        return str(error)
    return ""
