"""A bar with one message for the player."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.ui.labels import label, wrapping

UNBROKEN = "\u00a0"
"""A space at which text does not wrap."""


class MessageBar(QFrame):
    """The message, shown until it is closed or replaced."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("messages")
        self._text = wrapping(label(name="message", bold=True))
        close = QPushButton("Close")
        close.setObjectName("message:close")
        close.setAutoDefault(False)
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.addWidget(self._text, 1)
        layout.addWidget(close)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a message; an empty one closes the bar."""
        text = capitalised(sentence).replace(" %", f"{UNBROKEN}%")
        self._text.setText(text if text.endswith((".", "!", "?")) or not text else f"{text}.")
        self._text.setAccessibleName(text)
        self.setVisible(bool(text))

    def add(self, sentence: str) -> None:
        """Add a message to those on show."""
        before = f"{self._text.text()} " if not self.isHidden() else ""
        self.say(f"{before}{capitalised(sentence)}")
