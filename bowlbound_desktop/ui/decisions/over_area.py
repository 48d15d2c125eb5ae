"""The button that leads back to the final page of a game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bowlbound_desktop.ui.widgets.key_button import KeyButton


class OverArea(QWidget):
    """One button: everything else to do after the game is on the final page."""

    summary_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        button = KeyButton("The final page", "F")
        button.setObjectName("final-page")
        button.clicked.connect(self.summary_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
