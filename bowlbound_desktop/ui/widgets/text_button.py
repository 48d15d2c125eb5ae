"""A button that holds wrapped labels, and is as high as they need."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from bowlbound_desktop.ui.access.arrows import ArrowButton
from bowlbound_desktop.ui.labels import wrapping

NARROW, NARROWEST = 300, 160
"""The width that is wished for, and the least."""


class TextButton(ArrowButton):
    """The whole area is the button; `row` has room for more beside the texts."""

    def __init__(self, name: str, *texts: QLabel) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(texts[0].text())
        self.setAccessibleDescription(" ".join(text.text() for text in texts[1:]))
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(12, 8, 12, 8)
        self.row.setSpacing(14)
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addStretch(1)
        for text in texts:
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(wrapping(text))
        column.addStretch(1)
        self.row.addLayout(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the height to the new width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its texts at this width."""
        width = self.width() if self.isVisible() else NARROW
        return QSize(NARROW, self.row.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Never lower than its texts, but narrower where it must be: they wrap."""
        return QSize(NARROWEST, self.sizeHint().height())
