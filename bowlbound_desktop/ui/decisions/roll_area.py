"""A box for the total of a person's own dice."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget


class RollArea(QWidget):
    """Typed dice; `typed` carries the text as it stands."""

    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._box = QLineEdit()
        self._box.setObjectName("roll")
        self._box.setAccessibleName("Total of the dice")
        self._box.setMaximumWidth(160)
        self._box.returnPressed.connect(self._send)
        ok = QPushButton("OK")
        ok.setObjectName("roll:ok")
        ok.clicked.connect(self._send)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self._box, ok):
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        layout.addStretch(1)

    def _send(self) -> None:
        if text := self._box.text().strip():
            self.typed.emit(text)
            self._box.selectAll()  # a refused total is typed over

    def focus_first(self) -> None:
        """Put the keyboard into the box."""
        self._box.setFocus()
        self._box.selectAll()
