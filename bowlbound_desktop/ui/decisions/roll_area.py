"""A box to type the total of one's own dice in."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.ui.labels import label, wrapping


class RollArea(QWidget):
    """A box for dice; `typed` carries the text."""

    typed = Signal(str)

    def __init__(self, how: str = "") -> None:
        super().__init__()
        self._box = QLineEdit()
        self._box.setObjectName("roll")
        self._box.setAccessibleName("Total of the dice")
        self._box.setMaximumWidth(160)
        self._box.returnPressed.connect(self._send)
        ok = QPushButton("OK")
        ok.setObjectName("roll:ok")
        ok.clicked.connect(self._send)
        row = QHBoxLayout()
        for widget in (self._box, ok):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(wrapping(label(how, name="curtain")))
        layout.addLayout(row)
        layout.addStretch(1)

    def _send(self) -> None:
        if text := self._box.text().strip():
            self.typed.emit(text)
            self._box.selectAll()  # so that a refused total is overwritten

    def focus_first(self) -> None:
        """Give the focus to the box."""
        self._box.setFocus()
        self._box.selectAll()
