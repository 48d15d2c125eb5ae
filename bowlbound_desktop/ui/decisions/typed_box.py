"""A box to type an answer in where there are too many for keys, which shows what the answer leads to."""

from collections.abc import Iterable, Sequence

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from bowlbound_desktop.ui.access.voice import voice
from bowlbound_desktop.ui.decisions.answer_button import AnswerButton
from bowlbound_desktop.ui.frame.question import MANY, Choice, Question
from bowlbound_desktop.ui.labels import label

PLACEHOLDER = "Type one, then Enter"
STEP = 5
"""Only every fifth of many numbers has a button; the others are typed."""
FAR = 30
"""Above this number only every tenth."""
POINTED_AT = (QEvent.Type.Enter, QEvent.Type.FocusIn)
ROOM = 36
"""Pixels around the text in a box."""


class TypedBox(QWidget):
    """A box for one of many choices; `taken` carries the choice, or None if the box was empty."""

    taken = Signal(object)

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__()
        self._choices = choices
        self.box = QLineEdit()
        self.box.setPlaceholderText(PLACEHOLDER)
        self.box.setAccessibleName("Type an answer")
        self.box.setFixedWidth(self.box.fontMetrics().horizontalAdvance(PLACEHOLDER) + ROOM)
        self.box.returnPressed.connect(self._take)
        self.box.textChanged.connect(self._tell)
        self.setFocusProxy(self.box)
        self._told = label(name="typed:told", faint=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        layout.addWidget(self._told, 1)

    def tell_of(self, buttons: Iterable[AnswerButton]) -> None:
        """Show what a button leads to while the mouse or the focus is on it."""
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what the button under the mouse leads to."""
        if event.type() in POINTED_AT and isinstance(watched, AnswerButton):
            self._told.setText(watched.choice.barred or watched.choice.help)
        return False

    def _typed(self) -> Choice | None:
        word = self.box.text().strip().lower()
        found = (one for one in self._choices if word in (one.option.lower(), one.label.lower()))
        return next(found, None)

    def _tell(self) -> None:
        """Show what the typed answer leads to, before Enter."""
        choice = self._typed()
        self._told.setText((choice.barred or choice.help) if choice else "")

    def _take(self) -> None:
        """Emit the choice, or say that there is none."""
        text, choice = self.box.text().strip(), self._typed()
        self.box.clear()
        if not text or (choice is not None and not choice.barred):
            self.taken.emit(choice)
        else:
            self._refuse(choice.barred if choice else f"“{text[:20]}” is not one of the answers.")

    def _refuse(self, sentence: str) -> None:
        self._told.setText(sentence)
        voice().say(self.box, sentence, at_once=True)


def with_buttons(question: Question) -> tuple[Choice, ...]:
    """The choices that have buttons: all, or only the round ones of many numbers."""
    if not is_long_row(question):
        return question.choices
    return tuple(_shortened(one) for one in question.choices if _is_round(int(one.option.split()[0])))


def _shortened(choice: Choice) -> Choice:
    """A choice with just its number: what it counts is written once before the row."""
    number = choice.option.split()[0]
    if not choice.label.startswith(f"{number} "):
        return choice
    unit = choice.label.removeprefix(number).strip()
    return evolve(choice, text=number, group=f"{unit[:1].upper()}{unit[1:]}")


def is_long_row(question: Question) -> bool:
    """Whether the answers are more numbers than there is room for."""
    return question.numbers and len(question.choices) > MANY


def _is_round(number: int) -> bool:
    return number % (STEP if number <= FAR else 2 * STEP) == 0
