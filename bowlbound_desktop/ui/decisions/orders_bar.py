"""Switches below the answers: a timeout after this play, and whether to ask every small question."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from bowlbound_desktop.ui.frame.question import TIMEOUT_KEY, Question


class OrdersBar(QWidget):
    """Two switches, for what is no longer asked as a question."""

    timeout_wished = Signal(bool)
    ask_always = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("orders")
        self._timeout = QCheckBox(f"{TIMEOUT_KEY}  Timeout")
        self._timeout.setToolTip("Take a timeout after this play")
        self._timeout.setObjectName("order:timeout")
        self._timeout.clicked.connect(self.timeout_wished)
        self._keys = [QShortcut(QKeySequence(key), self) for key in (TIMEOUT_KEY, f"Shift+{TIMEOUT_KEY}")]
        for key in self._keys:
            key.setAutoRepeat(False)
            key.activated.connect(self._timeout.click)
        self._always = QCheckBox("Ask everything")
        self._always.setObjectName("order:always")
        self._always.setToolTip("Otherwise you are asked for timeouts and delays only when they matter")
        self._always.clicked.connect(self.ask_always)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 0, 0)
        layout.setSpacing(0)
        for box in (self._timeout, self._always):
            policy = box.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            box.setSizePolicy(policy)
            layout.addWidget(box)

    def show_question(self, question: Question) -> None:
        """Offer what the coach of this question can order."""
        offered = question.timeout is not None
        self._timeout.setVisible(offered)
        for key in self._keys:
            key.setEnabled(offered)
        self._timeout.setChecked(bool(question.timeout))
        self._always.setVisible(question.kind != "" and question.roll is None)

    def set_always(self, always: bool) -> None:
        """Show whether every question is asked."""
        self._always.setChecked(always)
