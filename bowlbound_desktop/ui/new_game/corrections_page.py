"""The third page of the form: corrections of the two charts, to be switched off one by one."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QHeaderView, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.new_game.correction_model import CorrectionModel
from bowlbound_desktop.ui.roomy_tree import RoomyTree

INTRO = "Published corrections of these two charts, and your own. What is ticked counts in this game."


class CorrectionsPage(QWidget):
    """Reads the charts when it is looked at, for that takes a moment."""

    def __init__(self) -> None:
        super().__init__()
        self._charts: tuple[str, ...] = ()
        self._shown: tuple[str, ...] = ()
        self.model = CorrectionModel(self)
        self._on = QCheckBox("Play with corrected charts")
        self._on.setObjectName("new:corrections")
        self._on.setChecked(True)
        self._trouble = wrapping(label(name="new:corrections:trouble", faint=True))
        self._list = RoomyTree("new:corrections:list", "Corrections of these charts", self.model)
        self._list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._list.header().setStretchLastSection(False)
        self._on.toggled.connect(self._list.setEnabled)
        layout = QVBoxLayout(self)
        layout.addWidget(self._on)
        layout.addWidget(wrapping(label(INTRO, faint=True)))
        layout.addWidget(self._trouble)
        layout.addWidget(self._list, 1)
        self._trouble.hide()

    def show_charts(self, *charts: str) -> None:
        """Take the two charts that were chosen."""
        self._charts = charts
        if self.isVisible():
            self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the charts the first time they are looked at."""
        super().showEvent(event)
        self._read()

    def _read(self) -> None:
        from bowlbound_desktop.games.bowlbound.charts.correction_list import corrections_for

        if self._shown == self._charts:
            return
        self._shown = self._charts
        try:
            self.model.set_rows(corrections_for(self._charts))
            self._trouble.hide()
        except BowlboundError as error:
            self.model.set_rows(())
            self._trouble.setText(str(error))
            self._trouble.show()

    def on(self) -> bool:
        """Whether charts are corrected at all."""
        return self._on.isChecked()

    def off(self) -> tuple[str, ...]:
        """The corrections that are switched off."""
        return tuple(sorted(self.model.off))
