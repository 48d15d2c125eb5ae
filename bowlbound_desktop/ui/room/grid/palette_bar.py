"""Buttons that colour the selected cells, and a line about the current one."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bowlbound_desktop.ui.labels import label, text_scale
from bowlbound_desktop.ui.theme import Theme, colour_word

COLOURS = ("green", "red", "white", "yellow", "black")
FROM_TEXT = "from text"
LARGE = 1.2
"""From this text size on the buttons stand in two rows."""


class PaletteBar(QWidget):
    """A button for each colour."""

    chosen = Signal(str)
    """A colour; empty for the default of the text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._cell = label(name="room:cell")
        self._cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = {name: self._button(name) for name in (FROM_TEXT, *COLOURS)}
        across = len(self._buttons) if text_scale() < LARGE else 3
        grid = QGridLayout()
        grid.setSpacing(4)
        for place, button in enumerate(self._buttons.values()):
            grid.addWidget(button, place // across, place % across)
        grid.setColumnStretch(across, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addLayout(grid)
        layout.addWidget(self._cell)
        self.set_theme(theme)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(name.capitalize())
        button.setObjectName(f"colour:{name.replace(' ', '-')}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the grid
        button.clicked.connect(partial(self.chosen.emit, "" if name == FROM_TEXT else name))
        return button

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        for key, (name, button) in enumerate(self._buttons.items()):
            button.setText(colour_word(name).capitalize())
            button.setToolTip(f"Colour {colour_word(name)} (Alt+{key})")
            if name in COLOURS:
                button.setIcon(_swatch(theme.cells[name].fill, theme.text))

    def show_cell(self, sentence: str, colours: bool) -> None:
        """Describe the current cell; the buttons are hidden in grids without colours."""
        for button in self._buttons.values():
            button.setVisible(colours)
        self._cell.setText(sentence)
        self._cell.setToolTip(sentence)


def _swatch(fill: str, edge: str) -> QIcon:
    picture = QPixmap(14, 14)
    picture.fill(QColor(edge))
    painter = QPainter(picture)
    painter.fillRect(1, 1, 12, 12, QColor(fill))
    painter.end()
    return QIcon(picture)
