"""The decision panel: the question, who is asked, and a button for each answer."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bowlbound_desktop.ui.decisions.answer_area import AnswerArea
from bowlbound_desktop.ui.decisions.answer_scroll import AnswerScroll, sheet_height
from bowlbound_desktop.ui.decisions.orders_bar import OrdersBar
from bowlbound_desktop.ui.decisions.over_area import OverArea
from bowlbound_desktop.ui.decisions.roll_area import RollArea
from bowlbound_desktop.ui.decisions.watch_area import WatchArea
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.frame.question import Question
from bowlbound_desktop.ui.labels import heading_scale, label, wrapping
from bowlbound_desktop.ui.theme import Theme

NOTHING = Question(heading="")
KEPT = 8
SIDE, EDGE, GAP = 12, 6, 5


class DecisionPanel(QFrame):
    """Shows a Question and emits the answer; it knows nothing of the game."""

    chosen = Signal(object, str)
    typed = Signal(str)
    timeout_wished = Signal(object, bool)
    summary_wanted = Signal()
    key_came = Signal()
    """A key was pressed while the curtain was closed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self.setObjectName("decisions")
        self._theme = theme
        self._question = NOTHING
        self._covered = False
        self._kept: dict[object, AnswerArea] = {}
        """The buttons of recent questions, the newest last: most questions are asked again."""
        self._heading = wrapping(label(name="question", scale=heading_scale(1.2), bold=True))
        self._note = label(name="curtain", scale=0.95)
        self._note.setProperty("loud", True)
        self._scroll = AnswerScroll()
        self.watching = WatchArea()
        self.orders = OrdersBar()
        self.orders.timeout_wished.connect(self._wish_timeout)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._heading, 1)
        head.addWidget(self._note, 0, Qt.AlignmentFlag.AlignRight)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SIDE, EDGE, SIDE, EDGE)
        layout.setSpacing(GAP)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)

    def usual_height(self, width: int) -> int:
        """The height of a call sheet of nine plays and a row of others; no question makes it higher."""
        head = self._heading.fontMetrics().height() + GAP
        return 2 * EDGE + head + sheet_height(width - 2 * SIDE, self.font())

    def least_height(self) -> int:
        """Below this height the answers could not be seen."""
        head = self._heading.fontMetrics().height() + GAP
        return 2 * EDGE + head + self._scroll.minimumSizeHint().height()

    def show_frame(self, frame: Frame) -> None:
        """Show the question; after looking at the past, its answers get the focus back."""
        if frame.shows_new("question") or frame.returned:
            self.show_question(frame.question)

    def show_question(self, question: Question) -> None:
        """Show another question; the same one keeps its buttons."""
        self._heading.setText(question.heading)
        self._note.setText(question.note)
        self._note.setVisible(bool(question.note) and question.roll is None)
        self._question = question
        self._covered = self._covered and question.covered
        self.orders.show_question(question)
        self.setAccessibleName(question.heading)
        self._hold_keyboard()
        # Answers that nobody may give now stay in place, so that the panel does not flicker.
        self._scroll.setDisabled(question.thinking and not question.watched)
        if self._scroll.isEnabled():
            self._put(self._answers(question))

    def _hold_keyboard(self) -> None:
        """Hold the focus while the buttons are replaced; Qt would give it to a chart."""
        focused = self.window().focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.setFocus()

    def _answers(self, question: Question) -> QWidget:
        if question.watched:
            return self.watching
        if question.roll is not None:
            return self._roll_area(question.note)
        if question.over:
            return self._over_area()
        key = (question.kind, question.choices, question.most, question.quiet)
        area = self._kept.pop(key, None) or self._make_area(question)
        self._kept[key] = area
        if len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept))).deleteLater()
        area.start_anew()
        return area

    def _make_area(self, question: Question) -> AnswerArea:
        area = AnswerArea(question, self._theme)
        area.answered.connect(self._choose)
        area.key_pressed = self._take_key
        return area

    def _roll_area(self, how: str) -> RollArea:
        area = RollArea(how)
        area.typed.connect(self.typed)
        return area

    def _over_area(self) -> OverArea:
        area = OverArea()
        area.summary_wanted.connect(self.summary_wanted)
        return area

    def _put(self, content: QWidget) -> None:
        old = self._scroll.put(content)
        if isinstance(old, AnswerArea):
            old.be_named(False)
        if isinstance(content, AnswerArea):
            content.be_named(True)
        if old is not None and old not in (self.watching, *self._kept.values()):
            # A button must not be destroyed inside its own click.
            old.setParent(None)
            old.deleteLater()
        self._focus(content)

    def cover(self, covered: bool) -> None:
        """Make keys open the curtain instead of answering, or stop doing so."""
        self._covered = covered

    @property
    def covered(self) -> bool:
        """Whether the curtain hides the answers."""
        return self._covered

    def allow_only(self, options: Collection[str] | None) -> None:
        """Enable only these answers to the question on show; None enables all again."""
        content = self._scroll.content()
        if isinstance(content, AnswerArea):
            content.allow_only(options)

    def mark_suggested(self, answer: str) -> None:
        """Mark the answer that a coach suggests."""
        content = self._scroll.content()
        if isinstance(content, AnswerArea):
            content.mark_suggested(answer)

    def take_keyboard(self) -> None:
        """Give the focus to the answers."""
        content = self._scroll.content()
        if content is not None:
            self._focus(content)

    def answers_top(self) -> int:
        """Where the question begins, below the result of the last play."""
        return self._heading.geometry().top() - 4

    def _focus(self, content: QWidget) -> None:
        if isinstance(content, AnswerArea | RollArea | WatchArea) and not self._covered:
            content.focus_first()

    def _take_key(self) -> bool:
        """Whether a key may answer; while the curtain is closed it only opens it."""
        if self._covered:
            self.key_came.emit()
            return False
        return True

    def _choose(self, answer: str) -> None:
        self.chosen.emit(self._question.side, answer)

    def _wish_timeout(self, wished: bool) -> None:
        self.timeout_wished.emit(self._question.side, wished)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        for area in self._kept.values():
            area.set_theme(theme)
