"""The form for paper size, margins and orientation in the print preview."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from bowlbound_desktop.ui.paper.choices import PaperChoice
from bowlbound_desktop.ui.paper.flow import Document
from bowlbound_desktop.ui.paper.press import MARGIN, PaperSize
from bowlbound_desktop.ui.widgets.choice_box import choice_box

SIZES = (("A4", "a4"), ("Letter", "letter"))
LIES = (("Upright", False), ("Across", True))
MARGINS = (6, 10, 12, 15, 20, 25)
"""In millimetres: few printers reach further, and charts need the room."""


class PageSetup(QWidget):
    """Which paper to print, and on which sheet."""

    chosen = Signal()
    """Another paper, or another choice of colour or grey."""
    changed = Signal()
    """Another sheet size, margin or orientation."""

    def __init__(self, choices: Sequence[PaperChoice], first: str = "") -> None:
        super().__init__()
        self._choices = {choice.key: choice for choice in choices}
        self._paper = choice_box("print:paper", "Paper", [(choice.title, choice.key) for choice in choices])
        self._size = choice_box("print:size", "Sheet", SIZES)
        self._lies = choice_box("print:lies", "Orientation", LIES)
        self._margin = choice_box("print:margin", "Margins", [(f"{margin} mm", margin) for margin in MARGINS])
        self._margin.setCurrentIndex(MARGINS.index(round(MARGIN)))
        self._grey = QCheckBox("For a printer without &colours")
        self._grey.setObjectName("print:grey")
        self._lay_out()
        self._begin(first)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow("P&aper", self._paper)
        form.addRow(self._grey)
        form.addRow("&Sheet", self._size)
        form.addRow("&Orientation", self._lies)
        form.addRow("&Margins", self._margin)

    def _begin(self, first: str) -> None:
        if first in self._choices:
            self._paper.setCurrentIndex(self._paper.findData(first))
        inches = QLocale().measurementSystem() is not QLocale.MeasurementSystem.MetricSystem
        self._size.setCurrentIndex(1 if inches else 0)
        self._paper.currentIndexChanged.connect(self.chosen)
        self._grey.toggled.connect(self.chosen)
        for box in (self._size, self._lies, self._margin):
            box.currentIndexChanged.connect(self.changed)

    @property
    def choice(self) -> PaperChoice:
        """The chosen paper."""
        return self._choices[self._paper.currentData()]

    @property
    def grey(self) -> bool:
        """Whether to print in grey."""
        return self._grey.isChecked() and self.choice.coloured

    def suit(self, document: Document) -> None:
        """Take the orientation that suits the document."""
        self._grey.setEnabled(self.choice.coloured)
        with QSignalBlocker(self._lies):
            self._lies.setCurrentIndex(int(document.landscape))

    @property
    def margin(self) -> int:
        """The margin in millimetres."""
        return int(self._margin.currentData())

    def narrow_margins(self) -> bool:
        """Choose the next smaller margin; False where there is none."""
        place = self._margin.currentIndex()
        with QSignalBlocker(self._margin):
            self._margin.setCurrentIndex(max(0, place - 1))
        return place > 0

    def page_layout(self) -> QPageLayout:
        """The sheet as a Qt page layout."""
        paper = PaperSize(self._size.currentData(), self.margin)
        return paper.layout(bool(self._lies.currentData()))
