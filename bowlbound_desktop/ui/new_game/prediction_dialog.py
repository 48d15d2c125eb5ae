"""Secret predictions: each coach in turn says who will win, and the rules make a spread of it."""

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.play.predictions import Agreement, Prediction, Predictions
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.widgets.form_dialog import CANCEL, FormDialog

COACHES = {Side.HOME: "The home coach", Side.AWAY: "The visiting coach"}
SIZE = (460, 240)
USUAL = 7


class PredictionDialog(FormDialog):
    """Asks each person in turn; the predictions of computer coaches are passed in."""

    def __init__(
        self,
        parent: QWidget | None,
        how: Predictions,
        teams: Mapping[Side, str],
        known: Mapping[Side, Prediction],
    ) -> None:
        super().__init__(parent)
        self.setObjectName("predictions")
        self.setWindowTitle("Secret predictions")
        self.resize(roomy(*SIZE))
        self.agreement: Agreement | None = None
        self._how, self._teams, self._made = how, teams, dict(known)
        self._asks = wrapping(label(name="predictions:asks", bold=True))
        self._winner = QComboBox()
        self._winner.setObjectName("predictions:winner")
        for side in SIDES:
            self._winner.addItem(teams[side], side)
        self._margin = QSpinBox()
        self._margin.setObjectName("predictions:margin")
        self._margin.setRange(1, how.most)
        self._lay_out()
        self._ask()

    def _lay_out(self) -> None:
        self._fields = QWidget()
        form = QFormLayout(self._fields)
        form.addRow("&Winner", self._winner)
        form.addRow("By how many &points", self._margin)
        buttons = self.closing_buttons(CANCEL)
        self._next = QPushButton("&Next")
        self._next.setObjectName("predictions:next")
        self._next.clicked.connect(self._go_on)
        buttons.addButton(self._next, buttons.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.addWidget(self._asks)
        layout.addWidget(self._fields)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.set_main(self._next)

    def _ask(self) -> None:
        """Ask the next coach, or show the agreement."""
        open_sides = [side for side in SIDES if side not in self._made]
        if not open_sides:
            self._show_agreement()
            return
        self._asked = open_sides[0]
        away = " Nobody else looks." if len(self._made) + len(open_sides) > 1 else ""
        self._asks.setText(f"{COACHES[self._asked]} predicts who wins.{away}")
        self._winner.setCurrentIndex(0)
        self._margin.setValue(USUAL)
        self._winner.setFocus()

    def _go_on(self) -> None:
        if self.agreement is not None:
            self.accept()
            return
        self._made[self._asked] = Prediction(self._winner.currentData(), self._margin.value())
        self._ask()

    def _show_agreement(self) -> None:
        self.agreement = self._how.agree(self._made[Side.HOME], self._made[Side.AWAY])
        self._asks.setText(agreement_words(self.agreement, self._made, self._teams))
        self._fields.hide()
        self._next.setText("&Play for it")
        self._next.setFocus()


def agreement_words(found: Agreement, made: Mapping[Side, Prediction], teams: Mapping[Side, str]) -> str:
    """Both predictions in words, who takes which team, and how many points the favourite gives."""
    said = (f"{COACHES[side]} says {teams[made[side].winner]} by {made[side].margin}." for side in SIDES)
    takes = f"{COACHES[Side.HOME]} takes {teams[found.first_takes]}."
    gives = (
        f"{teams[found.favourite]} gives {counted(found.spot, 'point')}."
        if found.spot
        else "Nobody gives points."
    )
    return "\n".join((*said, takes, gives))
