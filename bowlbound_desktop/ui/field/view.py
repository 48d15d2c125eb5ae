"""The window onto the field: it always shows all of it."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QLabel, QSizePolicy

from bowlbound_desktop.ui.access.commentary import field_words
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.frame.frame import Frame

PROPORTION = 0.465
"""Height of the field with its border by its width."""


class FieldView(QGraphicsView):
    """The gridiron, fitted to its room."""

    def __init__(self, scene: FieldScene) -> None:
        super().__init__(scene)
        self.setObjectName("field")
        self.setAccessibleName("Field")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(320, 140)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing behind it is painted
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.words = QLabel()
        """The field in words, for screen readers: a view of a scene has no role of its own."""
        self.words.setFixedSize(1, 1)

    def sizeHint(self) -> QSize:
        """As wide as two charts leave room for."""
        return QSize(700, self.heightForWidth(700))

    def heightForWidth(self, width: int) -> int:
        """The proportions of a field."""
        return round(width * PROPORTION)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the field."""
        super().resizeEvent(event)
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fill what the turf leaves free."""
        if not self.sceneRect().contains(rect):
            painter.save()
            painter.resetTransform()  # whole pixels
            painter.fillRect(self.viewport().rect(), self.palette().base())
            painter.restore()

    def show_frame(self, frame: Frame) -> None:
        """Follow the game in words; the scene draws it."""
        if frame.shows_new("picture", "board"):
            self.describe(field_words(frame.board, frame.picture))

    def describe(self, words: str) -> None:
        """Say in words what is drawn, for screen readers."""
        self.setAccessibleDescription(words)
        self.words.setAccessibleName(words)
