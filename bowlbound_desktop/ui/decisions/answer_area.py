"""The answers to one question: large buttons, small ones, and OK where several may be chosen."""

from collections.abc import Callable, Collection, Iterator
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bowlbound_desktop.ui.access.arrows import ROOM
from bowlbound_desktop.ui.decisions.answer_button import AnswerButton
from bowlbound_desktop.ui.decisions.button_grid import ButtonGrid
from bowlbound_desktop.ui.decisions.card_button import CardButton
from bowlbound_desktop.ui.decisions.typed_box import TypedBox, is_long_row, with_buttons
from bowlbound_desktop.ui.frame.question import MANY, Choice, Question
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.key_button import KeyButton

CALL_SHEET, CALL_SHEET_MOST = 3, 9
"""From this many numbered or lettered answers on, the buttons form a call sheet; it has room for so many."""


class AnswerArea(QWidget):
    """The buttons of a question; `answered` carries the answer as the rules expect it."""

    answered = Signal(str)

    def __init__(self, question: Question, theme: Theme) -> None:
        super().__init__()
        self._question = question
        self.setProperty(ROOM, True)
        self.key_pressed: Callable[[], bool] = lambda: True
        """Asked before each key: whether it may answer now."""
        self._fitted = (-1, -1), 0
        """The room the buttons are arranged for, and the height they need there."""
        self._names: dict[QWidget, str] = {}
        """Their object names, cleared while another question is shown so tests only find visible ones."""
        self._buttons = [self._button(choice, theme) for choice in with_buttons(question)]
        self._grids = list(self._make_grids())
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self._typed = self._make_box()
        if not any(choice.key for choice in question.choices):
            layout.addWidget(self._typed)
            self._typed.tell_of(self._buttons)
        for grid in self._grids:
            layout.addWidget(grid)
        self._ok = self._make_ok()
        if question.most > 1:
            layout.addWidget(self._ok, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        self._make_keys()
        self.be_named(True)

    def fit(self, width: int, height: int) -> int:
        """Arrange the buttons for a width, closer if they would not fit the height; returns their height."""
        if (width, height) != self._fitted[0]:
            self._tighten(False)
            high = self._arranged(width)
            if high > height and self._tighten(True):
                high = self._arranged(width)
            self._fitted = (width, height), high
        return self._fitted[1]

    def _tighten(self, tight: bool) -> bool:
        """Make buttons of many named answers small or large; returns whether there are any such."""
        many = CALL_SHEET_MOST < len(self._buttons) <= MANY and self._few()
        if not many or any(button.choice.card for button in self._buttons):
            return False
        for button in self._buttons:
            button.tighten(tight)
        for grid in self._grids:
            grid.tighten(tight)
        return True

    def _arranged(self, width: int) -> int:
        for grid in self._grids:
            grid.fit(width)
        self._layout.invalidate()
        return self._layout.minimumSize().height()

    def _several(self, choice: Choice) -> bool:
        return self._question.most > 1 and choice.option != self._question.quiet

    def _button(self, choice: Choice, theme: Theme) -> AnswerButton:
        large = len(self._question.choices) <= MANY and (len(choice.option) == 1 or self._few())
        if choice.card is not None:
            button: AnswerButton = CardButton(choice, choice.card, theme)
        else:
            button = AnswerButton(choice, theme, large, self._several(choice))
        self._names[button] = f"answer:{self._question.kind}:{choice.option}"
        if button.isCheckable():
            button.toggled.connect(self._count_checked)
        else:
            button.clicked.connect(partial(self.press, button))
        return button

    def _few(self) -> bool:
        """Whether hardly any answer is a single character, so that all are equally important."""
        return sum(len(choice.option) == 1 for choice in self._question.choices) < CALL_SHEET

    def _make_grids(self) -> Iterator[ButtonGrid]:
        """Cards of the hand; or numbered and lettered answers above, named ones below, as on a call sheet."""
        if any(button.choice.card for button in self._buttons):
            yield ButtonGrid(self._buttons, equal=False)
            return
        if is_long_row(self._question):
            plain = [button for button in self._buttons if button.choice.option.isdecimal()]
            for row in (plain, [button for button in self._buttons if button not in plain]):
                yield self._named_grid(row[-1].choice.group if row else "", row)
            return
        if len(self._buttons) > MANY or self._few():
            yield ButtonGrid(self._buttons, equal=True)
            return
        yield ButtonGrid([button for button in self._buttons if len(button.choice.option) == 1], equal=True)
        named = [button for button in self._buttons if len(button.choice.option) > 1]
        for group in dict.fromkeys(button.choice.group for button in named):
            yield self._named_grid(group, [button for button in named if button.choice.group == group])

    def _named_grid(self, group: str, buttons: list[AnswerButton]) -> ButtonGrid:
        heading = [label(f"{group}:", faint=True)] if group else []
        return ButtonGrid([*heading, *buttons], equal=False)

    def _make_box(self) -> TypedBox:
        """A box to type an answer in, where there are too many for keys."""
        typed = TypedBox(self._question.choices)
        typed.setParent(self)
        self._names[typed.box] = f"type:{self._question.kind}"
        typed.taken.connect(self._take_typed)
        typed.setVisible(not any(choice.key for choice in self._question.choices))
        return typed

    def _take_typed(self, choice: Choice | None) -> None:
        """Press the button that was typed; an empty box means OK, or the quiet answer."""
        if choice is None:
            self._answer_checked()
            return
        buttons = [button for button in self._buttons if button.choice.option == choice.option]
        if buttons:
            self.press(buttons[0])
        else:
            self.answered.emit(choice.option)

    def _make_ok(self) -> KeyButton:
        ok = KeyButton("OK")
        ok.setParent(self)
        self._names[ok] = f"answer:{self._question.kind}:ok"
        ok.setVisible(self._question.most > 1)
        ok.setEnabled(self._question.quiet is not None)
        ok.clicked.connect(self._answer_checked)
        return ok

    def _make_keys(self) -> None:
        # A button's own shortcut would animate it, and a secret call must leave no trace.
        for button in self._buttons:
            if button.choice.key and not button.choice.barred:
                for key in (button.choice.key, f"Shift+{button.choice.key}"):
                    shortcut = QShortcut(QKeySequence(key), self)
                    shortcut.setAutoRepeat(False)
                    shortcut.activated.connect(partial(self._press_key, button))

    def _press_key(self, button: AnswerButton) -> None:
        if self.key_pressed():
            self.press(button)

    def press(self, button: AnswerButton) -> None:
        """Answer, by key or click."""
        if not button.isEnabled():
            return
        if button.isCheckable():
            button.toggle()
        else:
            self.answered.emit(button.choice.option)

    def _checked(self) -> list[str]:
        return [button.choice.option for button in self._buttons if button.isChecked()]

    def _count_checked(self) -> None:
        full = len(self._checked()) >= self._question.most
        for button in self._buttons:
            if button.isCheckable() and not button.choice.barred:
                button.setEnabled(button.isChecked() or not full)
        self._ok.setEnabled(bool(self._checked()) or self._question.quiet is not None)

    def _answer_checked(self) -> None:
        named = self._checked()
        if not named and self._question.quiet is None:
            return
        self.answered.emit("+".join(named) if named else str(self._question.quiet))

    def be_named(self, shown: bool) -> None:
        """Set the object names of the buttons, or clear them while another question is shown."""
        for widget, name in self._names.items():
            widget.setObjectName(name if shown else "")

    def start_anew(self) -> None:
        """Clear the marks from the last time the question was asked."""
        self.allow_only(None)
        for button in self._buttons:
            button.setDown(False)
            button.set_suggested(False)
            button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)  # nor any trace of the mouse
            if button.isCheckable():
                button.setChecked(False)

    def allow_only(self, options: Collection[str] | None) -> None:
        """Enable only these answers; None enables all but the barred ones."""
        for button in self._buttons:
            button.setEnabled(
                not button.choice.barred and (options is None or button.choice.option in options)
            )

    def mark_suggested(self, answer: str) -> None:
        """Mark the answer that a coach suggests, and give it the focus."""
        named = answer.split("+")
        for button in self._buttons:
            button.set_suggested(button.choice.option in named)
            if button.choice.option == named[0] and button.isEnabled():
                button.setFocus()

    def focus_first(self) -> None:
        """Give the focus to the quiet answer, to the one that gains most yards if known, or to the first."""
        if self._typed.isVisibleTo(self):
            self._typed.setFocus()
            return
        live = [button for button in self._buttons if button.isEnabled()]
        default = self._question.quiet or self._question.best
        wanted = [button for button in live if button.choice.option == default]
        for button in (wanted or live)[:1]:
            button.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        for button in self._buttons:
            button.set_theme(theme)
