"""A menu of the latest games."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu, QWidget

from bowlbound_desktop.storage.game_files import at_the_table
from bowlbound_desktop.ui.start.recent import recent_games

MOST = 8


class RecentMenu(QMenu):
    """The menu; it is filled when it opens, and calls `act` with the chosen file."""

    def __init__(self, parent: QWidget, act: Callable[[Path], object]) -> None:
        super().__init__("R&ecent games", parent)
        self.setObjectName("menu:recent")
        self._act = act
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List the saved games except the one on the table."""
        self.clear()
        games = [game for game in recent_games() if not at_the_table(game.path)][:MOST]
        for game in games:
            title = f"{game.title} ({game.words})".replace("&", "&&")
            self.addAction(title).triggered.connect(partial(self._open, game.path))
        if not games:
            self.addAction("None yet").setEnabled(False)

    def _open(self, path: Path) -> None:
        self._act(path)
