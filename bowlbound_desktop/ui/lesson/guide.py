"""Runs a guided drive: decides which step is shown when, and which answer is allowed."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.play.teaching.lesson import Lesson, LessonStep
from bowlbound_desktop.ui.charts.chart_panel import ChartPanel
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.frame.question import Question
from bowlbound_desktop.ui.lesson.bubble import Bubble
from bowlbound_desktop.ui.lesson.marks import Marks
from bowlbound_desktop.ui.main_window import MainWindow
from bowlbound_desktop.ui.table.dock_tabs import bring_to_front


class Guide(QObject):
    """Follows the game: each step is shown once what it talks about is on the screen."""

    ended = Signal()
    """The player has finished the lesson, or leaves it."""

    def __init__(self, window: MainWindow, lesson: Lesson) -> None:
        super().__init__(window)
        self._window, self._steps = window, lesson.steps
        self._at = 0
        self._question: Question | None = None
        self._answered: tuple[int, int, int] | None = None
        """Where the answer of the last step was given: the next step waits for another question."""
        self._asking: tuple[int, int, int] | None = None
        """Where the answer of the current step will be given."""
        self._places: dict[tuple[int, str], int] = {}
        """The step that belongs to each question of a play, to return to after an undo."""
        self.bubble = Bubble(window)
        self.marks = Marks(window, self.bubble)
        self.bubble.went_on.connect(self._go_on)
        self.bubble.left.connect(self.ended)
        window.controller.framed.connect(self._take)
        window.stage.settled.connect(self._show_soon)

    @property
    def step(self) -> LessonStep:
        """The current step, shown or about to be."""
        return self._steps[self._at]

    def begin(self) -> None:
        """Show the first step."""
        self._show_soon()

    def _take(self, frame: Frame) -> None:
        before, self._question = self._question, frame.question
        if before is not None and before.place == self._asking and frame.question.place > before.place:
            self._answered, self._asking = before.place, None
            self._at = min(self._at + 1, len(self._steps) - 1)
        known = self._places.get((frame.question.place[0], frame.question.kind))
        if known is not None and self._taken_back(frame.question):
            self._at, self._answered = known, None
        self.marks.withdraw()

    def _taken_back(self, question: Question) -> bool:
        """Whether the question answered in the last step, or one before it, is asked again."""
        return self._answered is not None and question.place[:2] <= self._answered[:2]

    def _go_on(self) -> None:
        if self._at + 1 == len(self._steps):
            self.ended.emit()
            return
        self._at += 1
        self._show_soon()

    def _show_soon(self) -> None:
        QTimer.singleShot(0, self, self._show)  # after docks and answers are laid out

    def _waits(self) -> bool:
        question, step = self._question, self.step
        if question is None or question.thinking or self._window.stage.telling:
            return True
        if self._answered is not None and question.place == self._answered:
            return True
        return bool(step.asks) and question.kind != step.asks

    def _show(self) -> None:
        question, step = self._question, self.step
        if question is None or self._waits():
            return
        if step.asks:
            self._asking = question.place
            self._places[question.place[0], step.asks] = self._at
        self._window.decisions.allow_only((step.answer,) if step.asks else ())
        self._bring(step)
        count = f"{self._at + 1} of {len(self._steps)}"
        last = self._at + 1 == len(self._steps)
        self.bubble.say(step.text, count, goes_on=not step.asks, last=last)
        self.marks.mark(self._window.findChild(QWidget, step.marked) if step.marked else None)

    def _bring(self, step: LessonStep) -> None:
        """Open the chart that the step talks about."""
        for side, panel in self._window.charts.items():
            if panel.objectName() == step.mark:
                dock = self._window.docks.charts[side]
                dock.show()
                bring_to_front(self._window, dock)
                self._open(panel, step.chart)

    def _open(self, panel: ChartPanel, part: str) -> None:
        if part:
            panel.show_part(part)
