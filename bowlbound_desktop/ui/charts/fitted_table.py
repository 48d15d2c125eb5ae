"""A table whose rows and text grow and shrink with the room it has."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from bowlbound_desktop.ui.charts.header import ChartHeader
from bowlbound_desktop.ui.labels import text_scale
from bowlbound_desktop.ui.theme import Theme

SMALLEST_ROW = 14
LARGEST_ROW = 26
"""The largest row of a table of sentences, whose text does not grow."""
LARGEST_BOX = 44
"""The largest row of a table of results, which grow on a large screen."""
TEXT = 13
LARGEST_TEXT = 22
BOX_OF_TEXT = 3.2
"""How many times wider than its text is high a column must be before the text grows."""


class FittedTable(QTableView):
    """A table that only scrolls where rows would become too small to read."""

    smallest_row = SMALLEST_ROW

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._fitting = False
        self._headers = [
            ChartHeader(orientation, theme, self)
            for orientation in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical)
        ]
        self.setHorizontalHeader(self._headers[0])
        self.setVerticalHeader(self._headers[1])
        for header in self._headers:
            header.setMinimumSectionSize(self.smallest_row)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)

    def is_wordy(self) -> bool:
        """Whether the cells are sentences, so that columns fit their text."""
        return False

    def wanted_widths(self) -> list[int]:
        """The width each column needs, where columns are not all equally wide."""
        return []

    def least_column(self) -> int:
        """The least width of equally wide columns; below it the table scrolls sideways."""
        return 0

    def long_rows(self) -> frozenset[int]:
        """The rows that need two lines, because a cell would be squeezed too far to read."""
        return frozenset()

    def broken_widths(self) -> list[int]:
        """The column widths of a table of sentences."""
        return []

    def broken_heights(self) -> list[int]:
        """The row heights of a table of sentences."""
        return []

    def room_for_columns(self) -> int:
        """The width left beside row names and scroll bar."""
        beside = self._headers[1].width() + self.verticalScrollBar().sizeHint().width()
        return self.width() - beside - 2 * self.frameWidth()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit rows and columns to the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the sizes of rows and columns."""
        if self.model() is None or self._fitting:
            return
        # New header sizes resize the viewport, which calls this again.
        self._fitting = True
        self._fit_rows()
        self._fitting = False

    def _fit_rows(self) -> None:
        wordy = self.is_wordy()
        rows = max(1, self.model().rowCount())
        height = (self.height() - self._headers[0].sizeHint().height() - 4) // rows
        smallest, usual = round(self.smallest_row * text_scale()), round(LARGEST_ROW * text_scale())
        largest = usual if self.wanted_widths() else max(usual, LARGEST_BOX)
        height = usual if wordy else max(smallest, min(largest, height))
        self._set_fonts(self._text_for(height))
        self._headers[1].setDefaultSectionSize(height)
        self._fit_columns(wordy)
        while wordy and self.font().pixelSize() > TEXT and self._is_too_wide():
            self._set_fonts(self.font().pixelSize() - 1)
            self._fit_columns(wordy)
        long, high = self.long_rows(), max(height, 2 * QFontMetrics(self.font()).height() + 6)
        for row in range(self.model().rowCount()):
            self._headers[1].resizeSection(row, high if row in long else height)
        for row, least in enumerate(self.broken_heights() if wordy else ()):
            self._headers[1].resizeSection(row, max(height, least))

    def _is_too_wide(self) -> bool:
        """Whether a table of sentences would scroll sideways; then large text shrinks first."""
        return self._headers[0].length() > self.room_for_columns()

    def _text_for(self, height: int) -> int:
        """The text size for rows of this height."""
        largest = max(round(TEXT * text_scale()), self._grown_text())
        return max(9, min(largest, round(height * 0.66)))

    def _set_fonts(self, size: int) -> None:
        font = QFont(self.font())
        font.setPixelSize(size)
        for header in self._headers:
            header.setFont(font)
        bold = QFont(font)
        bold.setBold(True)
        self.setFont(bold)

    def _grown_text(self) -> int:
        """The text size of results where the columns are wide enough for it to grow."""
        if self.is_wordy() or self.wanted_widths():
            return 0
        column = self.width() / max(1, self.model().columnCount() + 1)
        return min(LARGEST_TEXT, int(column / BOX_OF_TEXT))

    def _fit_columns(self, wordy: bool) -> None:
        modes = QHeaderView.ResizeMode
        self._headers[0].setSectionResizeMode(modes.ResizeToContents if wordy else modes.Stretch)
        self._headers[1].setSectionResizeMode(modes.Fixed)
        self._headers[0].setStretchLastSection(wordy)
        metrics = QFontMetrics(self._headers[1].font())
        model = self.model()
        names = (str(model.headerData(row, Qt.Orientation.Vertical)) for row in range(model.rowCount()))
        self._headers[1].setFixedWidth(max(map(metrics.horizontalAdvance, names), default=0) + 10)
        widths = self._own_widths(wordy)
        if widths:
            self._headers[0].setSectionResizeMode(modes.Fixed)
            self._headers[0].setStretchLastSection(False)
        for column, width in enumerate(widths):
            self._headers[0].resizeSection(column, width)

    def _own_widths(self, wordy: bool) -> list[int]:
        """The widths of columns that are neither equally wide nor fitted to their text."""
        if wordy:
            return self.broken_widths()
        wanted, columns = self.wanted_widths(), self.model().columnCount()
        if not wanted and self.least_column() * columns > self.viewport().width():
            return [self.least_column()] * columns
        return shared(self.viewport().width(), wanted) if wanted else []


def divided(room: int, wanted: Sequence[int]) -> list[int]:
    """Divide a width among columns: short ones get what they want, long ones equal parts of the rest."""
    given: dict[int, int] = {}
    for column in sorted(range(len(wanted)), key=lambda column: wanted[column]):
        left, waiting = room - sum(given.values()), len(wanted) - len(given)
        given[column] = min(wanted[column], left // waiting)
    over = max(0, room - sum(given.values()))
    return [given[column] + over // len(wanted) for column in range(len(wanted))]


def shared(room: int, wanted: Sequence[int]) -> list[int]:
    """Divide a width among columns: spare width in equal parts, missing width in proportion."""
    total, count = sum(wanted), len(wanted)
    ends = [0]
    for done, width in enumerate(accumulate(wanted), start=1):
        ends.append(width + (room - total) * done // count if room >= total else width * room // total)
    return [right - left for left, right in pairwise(ends)]
