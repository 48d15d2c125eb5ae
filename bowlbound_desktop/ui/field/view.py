"""The view of the field; it always shows the whole field."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QLabel, QSizePolicy

from bowlbound_desktop.ui.access.commentary import field_words
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.frame.frame import Frame

PROPORTION = 0.465
"""The height of the field, with its border, divided by its width."""


class FieldView(QGraphicsView):
    """The field, scaled to the room there is."""

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
        """The field in words: screen readers have no role for a graphics view."""
        self.words.setFixedSize(1, 1)

    def sizeHint(self) -> QSize:
        """A size that leaves room for two charts."""
        return QSize(700, self.heightForWidth(700))

    def heightForWidth(self, width: int) -> int:
        """The height that keeps the proportions of the field."""
        return round(width * PROPORTION)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the field."""
        super().resizeEvent(event)
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fill the space around the turf."""
        if not self.sceneRect().contains(rect):
            painter.save()
            painter.resetTransform()  # so that everything lies on whole pixels
            painter.fillRect(self.viewport().rect(), self.palette().base())
            painter.restore()

    def show_frame(self, frame: Frame) -> None:
        """Describe the field for screen readers; the scene draws it."""
        if frame.shows_new("picture", "board"):
            self.describe(field_words(frame.board, frame.picture))

    def describe(self, words: str) -> None:
        """Set the description for screen readers."""
        self.setAccessibleDescription(words)
        self.words.setAccessibleName(words)
