"""A dialog in which Enter never discards what was filled in."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
OK, CANCEL = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel


class FormDialog(QDialog):
    """Enter presses the focused button, and anywhere else the main button, if it is enabled.

    Qt itself would press the button that had the focus last: Cancel, after tabbing through the form while the
    main button was disabled.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._main: QPushButton | None = None

    def set_main(self, button: QPushButton) -> None:
        """Choose the button for Enter, once all buttons have been added."""
        self._main = button
        for other in self.findChildren(QPushButton):
            other.setAutoDefault(False)
        button.setDefault(True)

    def closing_buttons(self, buttons: QDialogButtonBox.StandardButton = OK | CANCEL) -> QDialogButtonBox:
        """A box of buttons that close the dialog, each with its own result."""
        box = QDialogButtonBox(buttons)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press a button on Enter."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        button = focused if isinstance(focused, QPushButton) else self._main
        if button is not None:
            button.click()  # which does nothing while it is disabled
