"""A list with columns and air between its lines."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

AIR = QSize(8, 10)


class RoomyDelegate(QStyledItemDelegate):
    """Lines with air around them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A little more than the text."""
        return super().sizeHint(option, index) + AIR


class RoomyTree(QTreeView):
    """Whole rows are chosen; headings have air as well."""

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
