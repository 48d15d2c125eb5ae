"""A button that shows a colour and opens a dialog to choose another."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QPushButton, QWidget

SIDE = 16
BY_MOUSE = ("QtPrivate::QColorPicker", "QtPrivate::QColorLuminancePicker")
"""Parts of Qt's colour dialog that have no text for screen readers; the boxes beside them do the same."""


class ColourButton(QPushButton):
    """Shows a colour as a square and as a number."""

    changed = Signal()

    def __init__(self, name: str, title: str, colour: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAutoDefault(False)
        self._title = title
        self.take(QColor(colour))
        self.clicked.connect(self._choose)

    @property
    def colour(self) -> str:
        """The colour, as in a chart file."""
        return self._colour.name()

    def take(self, colour: QColor) -> None:
        """Show another colour."""
        self._colour = QColor(colour)
        picture = QPixmap(SIDE, SIDE)
        picture.fill(self._colour)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Disabled)  # Qt would paint it grey
        self.setIcon(icon)
        self.setText(self.colour)
        self.setAccessibleName(f"{self._title} {self.colour}")
        self.changed.emit()

    def _choose(self) -> None:
        dialog = QColorDialog(self._colour, self)
        dialog.setObjectName("colour-dialog")
        dialog.setWindowTitle(self._title)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.colorSelected.connect(self.take)
        dialog.finished.connect(dialog.deleteLater)
        for picture in dialog.findChildren(QWidget):
            if picture.metaObject().className() in BY_MOUSE:
                picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        dialog.open()
