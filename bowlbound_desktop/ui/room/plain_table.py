"""A table of rows that can be chosen and opened with the keyboard."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QTableView

WIDEST = "INT -32"


class PlainTable(QTableView):
    """Rows chosen as wholes, the first column as wide as there is room."""

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
        """Let the columns after the first show cells of a chart; each has room for them and its heading."""
        model, advance = self.model(), self.fontMetrics().horizontalAdvance
        for column in range(1, model.columnCount()):
            head = str(model.headerData(column, Qt.Orientation.Horizontal))
            width = max(advance(WIDEST) + 8, advance(head) + 14)
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, width)
            self.setItemDelegateForColumn(column, delegate)
