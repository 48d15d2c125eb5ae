"""Help for typing in a printed chart: what is left, the row so far, and abbreviations."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.analysis.so_far import compared
from bowlbound_desktop.games.bowlbound.workshop.editing.leading import progress, read_back
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.grid.grids import Grids
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.room.waiting import Waiting

KEYS = "Space blank · / as above · , as on the left · Backspace one back · * out of bounds · Alt+2 red"
FORMS = {
    "offense": "i INC · i5 INT 5 · o5 OFF 5 · e5 DEF 5 · p5 PI 5 · f5 F +5 · t TD · r QR · q QT · s SOP",
    "defense": "(5 or + of the number pad and 5: (5) · i INC · i5 INT 5 · f5 F +5 · t TD · r QR · q QT",
    "special": "o5 OFF 5 · e5 DEF 5 · f5 F +5 · t TD · k5 BK -5 · n NG · g or 1 good · n or 0 no good",
}


class TypingBar(QWidget):
    """Shown while a chart is typed in; its height is fixed, so that the grid below does not move."""

    def __init__(self, room: Room, grids: Grids) -> None:
        super().__init__()
        self.setObjectName("typing")
        self._room, self._grids = room, grids
        self._left = self._line("typing:left", 1, bold=True)
        self._row = self._line("typing:read-back", 2)
        self._column = self._line("typing:column", 2, faint=True)
        self._keys = self._line("typing:keys", 2, faint=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for line in (self._left, self._row, self._column, self._keys):
            layout.addWidget(line)
        self._waiting = Waiting(self, self.refresh)
        room.edited.connect(self._waiting.ask)
        grids.moved.connect(self._show)
        grids.typing_changed.connect(self._show)
        self._show()

    def _line(self, name: str, lines: int, bold: bool = False, faint: bool = False) -> QLabel:
        made = wrapping(label(name=name, bold=bold, faint=faint))
        made.setMinimumHeight(lines * made.fontMetrics().lineSpacing())
        return made

    def _show(self) -> None:
        self.setVisible(self._grids.quick.on and self._grids.place()[0] != TEAM)
        self._waiting.ask()

    def refresh(self) -> None:
        """Describe the current cell and what is left to type."""
        here = self._grids.place()
        if here[0] == TEAM:
            return
        sheet, place = self._room.sheet, self._grids.quick.last or here
        self._left.setText(progress(sheet))
        self._row.setText(read_back(sheet, place))
        found = compared(sheet, place)
        self._column.setText(str(found) if found else "")
        self._keys.setText(f"{KEYS}. {FORMS[here[0]]}.")
