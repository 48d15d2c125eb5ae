"""Standing orders below the answers: a timeout after this play, and whether to be asked everything."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from bowlbound_desktop.ui.frame.question import TIMEOUT_KEY, Question


class OrdersBar(QWidget):
    """Two small switches; what is not asked can be ordered here."""

    timeout_wished = Signal(bool)
    ask_always = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("orders")
        self._timeout = QCheckBox(f"{TIMEOUT_KEY}  Timeout after this play")
        self._timeout.setObjectName("order:timeout")
        self._timeout.clicked.connect(self.timeout_wished)
        self._key = QShortcut(QKeySequence(TIMEOUT_KEY), self)
        self._key.activated.connect(self._timeout.click)
        self._always = QCheckBox("Ask me everything")
        self._always.setObjectName("order:always")
        self._always.setToolTip("Timeouts, delays and declarations are otherwise asked only when they matter")
        self._always.clicked.connect(self.ask_always)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 0, 0)
        layout.setSpacing(14)
        layout.addWidget(self._timeout)
        layout.addWidget(self._always)

    def show_question(self, question: Question) -> None:
        """Offer what this question's coach can order."""
        offered = question.timeout is not None
        self._timeout.setVisible(offered)
        self._key.setEnabled(offered)
        self._timeout.setChecked(bool(question.timeout))
        self.setVisible(question.kind != "" and question.roll is None)

    def set_always(self, always: bool) -> None:
        """Show the setting."""
        self._always.setChecked(always)
