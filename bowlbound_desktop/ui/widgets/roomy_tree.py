"""A list with columns and space between its lines."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

AIR = QSize(8, 10)
TALL = 10_000


class RoomyDelegate(QStyledItemDelegate):
    """Adds space around each line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A little more than the text, which is wrapped in a tree that wraps."""
        view = self.parent()
        if isinstance(view, RoomyTree) and view.wordWrap():
            option.rect = QRect(0, 0, view.columnWidth(index.column()) - AIR.width(), TALL)
        return super().sizeHint(option, index) + AIR


class RoomyTree(QTreeView):
    """A list in which whole rows are selected."""

    def __init__(self, name: str, title: str, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setProperty("roomy", True)
        self.setModel(model)
        self.setItemDelegate(RoomyDelegate(self))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)

    def break_lines(self, *columns: int) -> None:
        """Let these columns share the width and wrap their text."""
        for column in columns:
            self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.setWordWrap(True)
        self.setUniformRowHeights(False)
        self.header().sectionResized.connect(lambda *_: self.scheduleDelayedItemsLayout())
