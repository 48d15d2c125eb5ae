"""Records which widgets are painted."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication


class Painted(QObject):
    """The names of all painted widgets with those of their parents, and which region of each."""

    def __init__(self):
        super().__init__()
        self.names = set()
        self.regions = {}

    def eventFilter(self, watched, event):  # noqa: N802  (a name of Qt)
        if event.type() is QEvent.Type.Paint:
            self.regions[watched] = self.regions.get(watched, QRegion()) + event.region()
            while watched is not None:
                self.names.add(watched.objectName())
                watched = watched.parent()
        return False

    def clear(self):
        self.names.clear()
        self.regions.clear()

    def region(self, widget):
        """Everything that was painted of a widget."""
        return self.regions.get(widget, QRegion())

    def __enter__(self):
        QApplication.instance().installEventFilter(self)
        return self

    def __exit__(self, *_):
        QApplication.instance().removeEventFilter(self)
