"""Runs scenario files of any game."""

from pathlib import Path

from bowlbound_desktop.games.register import first, game
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.scenario.file import system_of
from bowlbound_desktop.play.scenario.report import ScenarioReport
from bowlbound_desktop.play.scenario.run import run_tables
from bowlbound_desktop.storage.files import read_text, shown
from bowlbound_desktop.storage.toml import parse_toml


def run_scenario(path: Path | str) -> ScenarioReport:
    """Run one scenario file; whatever is wrong with it is in the report."""
    try:
        tables = parse_toml(read_text(Path(path)), shown(Path(path)))
        return run_tables(str(path), tables, game(system_of(tables, first())))
    except BowlboundError as error:
        return ScenarioReport(file=str(path), differences=(str(error),))
    except Exception as error:  # a bug must not hide the other files' results
        sentence = f"the program itself failed ({type(error).__name__}: {error}); please report this file"
        return ScenarioReport(file=str(path), differences=(sentence,))
