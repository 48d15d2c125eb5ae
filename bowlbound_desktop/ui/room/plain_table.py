"""A table whose rows are selected and opened, with mouse or keyboard."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QTableView

WIDEST = "INT -32"


class PlainTable(QTableView):
    """Whole rows are selected; the first column is as wide as there is room."""

    opened = Signal(QModelIndex)
    """A row was clicked, or Enter was pressed in it."""

    def __init__(self, name: str, title: str, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        modes = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(modes.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, modes.Stretch)
        self.clicked.connect(self.opened)
        self.activated.connect(self.opened)

    def show_cells(self, delegate: QAbstractItemDelegate) -> None:
        """Paint the columns after the first like cells of a chart, wide enough for them and the heading."""
        model, advance = self.model(), self.fontMetrics().horizontalAdvance
        for column in range(1, model.columnCount()):
            head = str(model.headerData(column, Qt.Orientation.Horizontal))
            width = max(advance(WIDEST) + 8, advance(head) + 14)
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, width)
            self.setItemDelegateForColumn(column, delegate)
