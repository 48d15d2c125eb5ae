"""What Bowl Bound explains to beginners."""

from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.teaching.cells import cell_words
from bowlbound_desktop.games.bowlbound.teaching.formations import formation_purposes
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.teaching.teacher import Purpose, Teaching
from bowlbound_desktop.play.words import Words


@frozen(slots=False)
class BowlBoundTeaching(Teaching):
    """Explains boxes of the charts, and what formations are for."""

    words: Words

    def cell(self, table: Table, row: int, column: int) -> str:
        """A box in words."""
        return cell_words(table, row, column)

    def purposes(self, game: Game, decision: Decision) -> Mapping[str, Purpose]:
        """What formations are for."""
        return formation_purposes(game, self.words) if decision.kind == "defense_call" else {}

    @property
    def lesson(self) -> Path:
        """The guided drive."""
        return paths.RESOURCES / "bowlbound" / "lesson.toml"
