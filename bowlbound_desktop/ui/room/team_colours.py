"""Buttons for the two colours of the team."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.widgets.colour_button import ColourButton

PLACE = (TEAM, "colours")
PLAIN = "#808080"
"""Shown where the chart has no colour."""


class TeamColours(QWidget):
    """A button for each colour; a choice is an edit like any other."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        titles = {"first": "First colour", "second": "Second colour"}
        self._buttons = [ColourButton(f"team-colour:{key}", title, PLAIN) for key, title in titles.items()]
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label("Colours of the team:"))
        for button in self._buttons:
            layout.addWidget(button)
            button.changed.connect(self._take)
        layout.addStretch(1)
        room.opened.connect(self.refresh)
        room.edited.connect(self.refresh)
        self.refresh()

    def refresh(self, _places: object = None) -> None:
        """Show the colours of the chart."""
        texts = [text.strip() for text in self._room.sheet[PLACE].split(",")]
        for button, text in zip(self._buttons, (*texts, "", ""), strict=False):
            button.blockSignals(True)
            button.take(QColor(text if QColor(text).isValid() else PLAIN))
            button.blockSignals(False)

    def _take(self) -> None:
        chosen = ", ".join(button.colour for button in self._buttons)
        if chosen != self._room.sheet[PLACE]:
            self._room.do(EditStep("choose the team's colours", (self._room.sheet.change(PLACE, chosen),)))
