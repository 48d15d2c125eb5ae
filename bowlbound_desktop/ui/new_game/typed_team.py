"""The colours of a team that is not in the list, only a name that was typed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bowlbound_desktop.play.teams.shelf import TeamEntry
from bowlbound_desktop.ui.widgets.colour_button import ColourButton
from bowlbound_desktop.ui.widgets.fitted_label import fitted

COLOURS = {"home": ("#1f4e79", "#f2f2f2"), "away": ("#8a2b2b", "#f2f2f2")}
NAMES = ("First colour", "Second colour")


class TypedTeam(QWidget):
    """Two colour buttons, shown while a typed name is the team; `changed` is emitted for another colour."""

    changed = Signal()

    def __init__(self, side: str) -> None:
        super().__init__()
        self._name = fitted(f"new:{side}:typed", bold=True)
        colours = COLOURS.get(side, COLOURS["home"])
        self._buttons = [
            ColourButton(f"new:{side}:colour:{number}", title, colour)
            for number, (title, colour) in enumerate(zip(NAMES, colours, strict=True), 1)
        ]
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._name, 1)
        for button in self._buttons:
            button.changed.connect(self.changed)
            layout.addWidget(button)
        self.hide()

    def colours(self) -> tuple[str, str]:
        """The two colours."""
        first, second = (button.colour for button in self._buttons)
        return first, second

    def show_team(self, team: TeamEntry | None) -> None:
        """Show the line for this team; None hides it."""
        self._name.setText(team.name if team else "")
        self.setVisible(team is not None)
