"""The form for the sheet and the cells that a chart is read from."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QWidget

from bowlbound_desktop.games.bowlbound.charts.workbooks.finding import PARTS
from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import FoundChart
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, parse_area
from bowlbound_desktop.ui.labels import label

TITLES = {"offense": "&Offense", "defense": "&Defense", "special": "S&pecial teams"}


class CellsForm(QWidget):
    """A field for the cells of each part of a chart, to type in or take from the selection in the sheet."""

    turned = Signal(str)
    """The sheet to show."""
    taken = Signal(str)
    """The selected cells become those of this part."""
    changed = Signal()
    """The chart is to be read from other cells."""

    def __init__(self) -> None:
        super().__init__()
        self._sheets = QComboBox()
        self._sheets.setObjectName("workbook:sheet")
        self._sheets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._sheets.setMinimumContentsLength(15)
        self._sheets.activated.connect(lambda _: self.turned.emit(self._sheets.currentText()))
        self.lines = {part: self._line(part) for part in PARTS}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        sheet = label("S&heet")
        sheet.setBuddy(self._sheets)
        layout.addWidget(sheet, 0, 0)
        layout.addWidget(self._sheets, 1, 0)
        for column, part in enumerate(PARTS, 1):
            title = label(TITLES[part])
            title.setBuddy(self.lines[part])
            layout.addWidget(title, 0, column)
            layout.addWidget(self.lines[part], 1, column)
            layout.addWidget(self._button(part), 2, column)
        layout.setColumnStretch(0, 1)

    def _line(self, part: str) -> QLineEdit:
        line = QLineEdit()
        line.setObjectName(f"workbook:{part}")
        line.setPlaceholderText("A3:M33")
        line.setToolTip("The cells with dice totals, headings and results")
        line.setMinimumWidth(line.fontMetrics().horizontalAdvance("AA33:AA333") + 14)
        line.setMaximumWidth(line.minimumWidth())
        line.returnPressed.connect(self.changed)
        return line

    def _button(self, part: str) -> QPushButton:
        button = QPushButton("Use marked")
        button.setObjectName(f"workbook:take-{part}")
        words = TITLES[part].replace("&", "")
        button.setToolTip(f"{words}: the cells that are marked in the sheet")
        button.setAccessibleName(f"{words}: take the marked cells")
        button.clicked.connect(lambda: self.taken.emit(part))
        return button

    def list_sheets(self, names: Sequence[str]) -> None:
        """List the sheets of a workbook."""
        self._sheets.clear()
        self._sheets.addItems(list(names))

    @property
    def sheet(self) -> str:
        """The sheet on show."""
        return self._sheets.currentText()

    def show_sheet(self, name: str) -> None:
        """Set the sheet on show."""
        self._sheets.setCurrentText(name)

    def show_found(self, found: FoundChart) -> None:
        """Fill in the cells of a chart."""
        self.show_sheet(found.outline.sheet)
        for part, line in self.lines.items():
            block = found.outline.blocks.get(part)
            line.setText(str(block.area) if block else "")

    def areas(self) -> Mapping[str, Area]:
        """The cells of each part; BowlboundError where a field names none."""
        return {part: parse_area(line.text()) for part, line in self.lines.items() if line.text().strip()}
