"""The dice tray: the last throw of each set of dice, drawn with pips."""

from collections.abc import Sequence
from random import choice

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.theme import Theme, readable_on
from bowlbound_desktop.ui.widgets.pictures import blank

DIE = 32
GAP = 4
TOTAL_ROOM = 38
TURNS = 7
"""How many faces a die shows before it comes to rest."""
FILLS = {"black": "#101214", "white": "#f5f5ef", "red": "#c03227", "green": "#1f8449"}
OTHER_FILL = "#3d5a80"
CORNERS = ((0.26, 0.26), (0.74, 0.74), (0.74, 0.26), (0.26, 0.74), (0.26, 0.5), (0.74, 0.5))


def pips(face: int) -> tuple[tuple[float, float], ...]:
    """Where the pips of a face are, as fractions of the die."""
    pairs = CORNERS[: face - face % 2]
    return (*pairs, (0.5, 0.5)) if face % 2 else pairs


class DicePanel(QLabel):
    """The tray: the last throw of each set of dice in the play."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("dice")
        self.setAccessibleName("Dice: not thrown yet")
        self._theme = theme
        self._thrown: dict[str, tuple[Roll, int]] = {}
        self._faces: dict[str, tuple[int, ...]] = {}
        self._tumbling: dict[str, tuple[Roll, int]] = {}
        """A throw that is still rolling."""
        self._turn = 0
        self._pictures: dict[tuple[str, int, float], QPixmap] = {}
        self._room = self.sizeHint()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_frame(self, frame: Frame) -> None:
        """Show the throws of the play."""
        if frame.shows_new("play"):
            self.show_rolls(frame.play.rolls)

    def show_rolls(self, rolls: Sequence[tuple[Roll, int]]) -> None:
        """Show these throws; a later throw replaces an earlier one of the same set."""
        thrown = {roll.dice.name: (roll, total) for roll, total in rolls}
        if thrown == self._thrown and not self._tumbling:
            return
        self._thrown, self._tumbling = thrown, {}
        self._faces = {name: roll.dice.faces_of(total) for name, (roll, total) in thrown.items()}
        words = ", ".join(f"{name} {roll.dice.show(total)}" for name, (roll, total) in self._thrown.items())
        self.setAccessibleName(f"Dice: {words or 'not thrown yet'}")
        self.setAccessibleDescription("; ".join(map(self._spoken, thrown)))
        self.setToolTip(words)
        if self.sizeHint() != self._room:
            self._room = self.sizeHint()
            self.updateGeometry()
        self.update()

    def _spoken(self, name: str) -> str:
        """The faces of one set, each with the colour of its die."""
        dice = self._thrown[name][0].dice.dice
        faces = (f"{die.colour} {face}" for die, face in zip(dice, self._faces[name], strict=True))
        return f"{name}: {', '.join(faces)}"

    def tumble(self, rolls: Sequence[tuple[Roll, int]], part: float) -> None:
        """Show a throw that is rolling, `part` of the way: random faces until the dice come to rest."""
        if part >= 1:
            self.show_rolls(rolls)
            return
        thrown = {roll.dice.name: (roll, total) for roll, total in rolls}
        turn = int(part * TURNS)
        if (thrown, turn) == (self._tumbling, self._turn):
            return
        self._tumbling, self._turn = thrown, turn
        self._thrown = {}
        self._faces = {
            name: tuple(choice(die.faces) for die in roll.dice.dice) for name, (roll, _) in thrown.items()
        }
        self.setToolTip("")
        self.setAccessibleName("The dice are rolling")
        self.setAccessibleDescription("")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._pictures.clear()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for at least two sets of dice, so that the tray does not change its size."""
        sets = [len(roll.dice.dice) for roll, _ in self._thrown.values()]
        wide = sum(count * (DIE + GAP) + TOTAL_ROOM for count in sets)
        return QSize(max(wide, 5 * (DIE + GAP) + 2 * TOTAL_ROOM), DIE + 8)

    def minimumSizeHint(self) -> QSize:
        """As much as the dice on show need."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint each set of dice with its total."""
        painter = QPainter(self)
        left, top = 0, (self.height() - DIE) // 2
        for name, (roll, total) in (self._thrown or self._tumbling).items():
            for die, face in zip(roll.dice.dice, self._faces[name], strict=True):
                painter.drawPixmap(left - 1, top - 1, self._die(die.colour, face))
                left += DIE + GAP
            if self._thrown:
                self._paint_total(painter, QRectF(left, top, TOTAL_ROOM - GAP, DIE), roll.dice.show(total))
            left += TOTAL_ROOM

    def _die(self, colour: str, face: int) -> QPixmap:
        """The picture of a die, painted once; its edge reaches a pixel beyond it."""
        ratio = self.devicePixelRatioF()
        key = colour, face, ratio
        if key not in self._pictures:
            picture = blank(QSize(DIE + 2, DIE + 2), ratio)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_die(painter, QRectF(1, 1, DIE, DIE), colour, face)
            painter.end()
            self._pictures[key] = picture
        return self._pictures[key]

    def _paint_die(self, painter: QPainter, room: QRectF, colour: str, face: int) -> None:
        fill = FILLS.get(colour.split()[0], OTHER_FILL)
        painter.setPen(QPen(QColor(self._theme.edge), 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(room, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(readable_on(fill)))
        for x, y in pips(face):
            centre = QPointF(room.left() + x * room.width(), room.top() + y * room.height())
            painter.drawEllipse(centre, DIE * 0.085, DIE * 0.085)

    def _paint_total(self, painter: QPainter, room: QRectF, total: str) -> None:
        painter.setPen(QColor(self._theme.text))
        font = scaled(self.font(), 1.5, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(total) + 1
        painter.setFont(scaled(font, min(1.0, room.width() / wide), bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, total)
