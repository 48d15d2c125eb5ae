"""Both secret calls, revealed together like two cards."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.looks.emblem import emblem_of
from bowlbound_desktop.ui.decisions.overlay import Overlay
from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.frame.turned_up import TurnedUpCall
from bowlbound_desktop.ui.labels import CENTRE, scaled
from bowlbound_desktop.ui.theme import Theme, readable_on
from bowlbound_desktop.ui.widgets.emblem import EmblemPicture

FLIP, SEEN = 420, 900
"""Milliseconds for the turn, and to read the calls."""
GAP = 14
WIDEST, HIGHEST = 380, 110


class TurnedUp(Overlay):
    """Two cards over the answers for a moment; keys and clicks pass through to the next question."""

    def __init__(self, centre: QWidget, panel: DecisionPanel, theme: Theme) -> None:
        super().__init__(centre, panel, theme)
        self.setObjectName("turned-up")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.wanted = True
        """Whether the players want to see the cards."""
        self.moving = True
        """Whether the cards turn over; else they are shown face up at once."""
        self.held: Callable[[], bool] = lambda: False
        """Whether the play is still being shown: the question before it must not be seen again."""
        self._calls: tuple[TurnedUpCall, ...] = ()
        self._teams: Mapping[Side, TeamFace] = {}
        self._emblems: defaultdict[tuple[Side, int], EmblemPicture] = defaultdict(EmblemPicture)
        self._before: Frame | None = None
        self._end = QTimer(self, singleShot=True, interval=SEEN)
        self._end.timeout.connect(self._leave)
        self._turn = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLIP)
        self._turn.valueChanged.connect(lambda _: self.update())
        self._turn.finished.connect(self._end.start)

    def show_frame(self, frame: Frame) -> None:
        """Reveal both calls once the second one is made."""
        before, self._before = self._before, frame
        if before is not None and _is_in(before, frame) and frame.turned_up and self.wanted:
            self._show(frame)
        elif frame.moves is None or frame.moment:
            self.hide()

    def _show(self, frame: Frame) -> None:
        self._calls, self._teams = frame.turned_up, frame.board.teams
        self.setAccessibleName("; ".join(self.spoken()))
        self.come_down()
        self._end.stop()
        self._turn.stop()
        if self.moving:
            self._turn.start()
        else:
            self._end.start()

    def _leave(self) -> None:
        if not self.held():
            self.hide()

    def end(self) -> None:
        """Disappear when the play has been shown, unless the cards have not been up long enough to read."""
        if self.isVisible() and not self._turning() and not self._end.isActive():
            self.hide()

    def finish_turn(self) -> None:
        """Show both cards face up at once."""
        self._turn.setCurrentTime(FLIP)

    def spoken(self) -> list[str]:
        """Both calls in words."""
        return [f"{self._teams[call.side].short}: {call.words}" for call in self._calls]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the two cards side by side, as far as they are turned."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(self.theme.panel))
        turned = float(self._turn.currentValue() or 0.0) if self._turning() else 1.0
        for place, call in zip(self._places(), self._calls, strict=False):
            self._paint_card(painter, place, call, turned)

    def _turning(self) -> bool:
        return self._turn.state() is QVariantAnimation.State.Running

    def _places(self) -> list[QRectF]:
        """Where the two cards go, on whole pixels because emblems are pictures."""
        count = len(self._calls)
        wide = min(WIDEST, (self.width() - GAP * (count + 1)) // max(1, count)) // 2 * 2
        high = min(HIGHEST, self.height() - 12) // 2 * 2
        left, top = (self.width() - wide * count - GAP * (count - 1)) // 2, (self.height() - high) // 2
        return [QRectF(left + number * (wide + GAP), top, wide, high) for number in range(count)]

    def _paint_card(self, painter: QPainter, place: QRectF, call: TurnedUpCall, turned: float) -> None:
        """Paint a card: its back until it is turned halfway, then its face."""
        part = max(0.02, abs(cos(turned * pi)))
        painter.save()
        painter.translate(place.center())
        painter.scale(part, 1)
        card = QRectF(-place.width() / 2, -place.height() / 2, place.width(), place.height())
        team = self._teams[call.side]
        fill = team.colours[0] if turned >= 0.5 else self.theme.button
        painter.setPen(QPen(QColor(self.theme.edge), 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(card, 8, 8)
        if turned < 0.5:
            self._paint_emblem(painter, card.center().x(), card.height() - 16, call.side)
        else:
            self._paint_face(painter, card, team, call)
        painter.restore()

    def _paint_emblem(self, painter: QPainter, middle: float, side: float, of: Side) -> None:
        """Paint the cached emblem of a side, for the back or the face of its card."""
        side += 2  # an emblem leaves a pixel around it
        size = QSize(round(side), round(side))
        kept = self._emblems[of, size.width()]
        picture = kept.of(emblem_of(self._teams[of]), size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(middle - side / 2, -side / 2), picture)

    def _paint_face(self, painter: QPainter, card: QRectF, team: TeamFace, call: TurnedUpCall) -> None:
        side = min(56.0, card.height() - 16)
        self._paint_emblem(painter, card.left() + 12 + side / 2, side, call.side)
        text = card.adjusted(side + 20, 6, -10, -6)
        painter.setPen(QColor(readable_on(team.colours[0])))
        painter.setFont(self.font())
        painter.drawText(text.adjusted(0, 0, 0, -text.height() * 0.55), CENTRE, team.short)
        painter.setFont(scaled(self.font(), 1.3, bold=True))
        painter.drawText(
            text.adjusted(0, text.height() * 0.32, 0, 0), CENTRE | Qt.TextFlag.TextWordWrap, call.words
        )


def _is_in(before: Frame, frame: Frame) -> bool:
    """Whether the second of two secret calls was made between two frames."""
    if not before.question.covered or before.moment or frame.moment or frame.moves is None:
        return False
    second = before.question.place[2] > 0
    return second and frame.question.place[:2] != before.question.place[:2]
