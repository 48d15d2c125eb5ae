"""A button that shows a colour and lets the player choose another one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QPushButton, QWidget

SIDE = 16
BY_MOUSE = ("QtPrivate::QColorPicker", "QtPrivate::QColorLuminancePicker")
"""Pictures in Qt's dialog that say nothing to a screen reader; the boxes beside them do the same by keys."""


class ColourButton(QPushButton):
    """The colour as a square and in figures; a click opens the palette."""

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
        """The colour as a chart file has it."""
        return self._colour.name()

    def take(self, colour: QColor) -> None:
        """Show another colour."""
        self._colour = QColor(colour)
        picture = QPixmap(SIDE, SIDE)
        picture.fill(self._colour)
        self.setIcon(QIcon(picture))
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
