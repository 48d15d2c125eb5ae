"""The play-by-play as a Qt tree: drives, and the plays below them."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.frame.told import ToldPlay, drive_told, starts_drive

PLAY_ROLE = Qt.ItemDataRole.UserRole + 1
Measure: TypeAlias = Callable[[ToldPlay | None, str], QSize]
"""Measures a play, or the title of a drive."""
FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class LogModel(QStandardItemModel):
    """Rows are added and removed at the end, as plays are finished and undone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.measure: Measure | None = None
        """The sizes of the rows; cached, because the tree asks for all of them whenever a row is added."""
        self._plays: list[ToldPlay] = []
        self._names: Mapping[Side, str] = {}

    def set_names(self, names: Mapping[Side, str]) -> None:
        """Set the names of the two sides."""
        self._names = names

    def set_plays(self, plays: Sequence[ToldPlay]) -> None:
        """Show these plays; rows that are there already stay."""
        pairs = zip(plays, self._plays, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], pairs))
        while len(self._plays) > same:
            self._drop_last()
        for play in plays[same:]:
            self._append(play)

    def _append(self, play: ToldPlay) -> None:
        if starts_drive(play, self._plays[-1] if self._plays else None):
            self.appendRow(_drive_item())
        self._plays.append(play)
        drive = self._last_drive()
        item = _play_item(play)
        self._fit(item)
        drive.appendRow(item)
        self._name(drive)

    def _drop_last(self) -> None:
        drive = self._last_drive()
        self._plays.pop()
        drive.removeRow(drive.rowCount() - 1)
        if drive.rowCount():
            self._name(drive)
        else:
            self.removeRow(drive.row())

    def _last_drive(self) -> QStandardItem:
        return self.item(self.rowCount() - 1)

    def _name(self, drive: QStandardItem) -> None:
        """Set the title of a drive: its side, and what it came to."""
        plays = self._plays[-drive.rowCount() :]
        side = plays[0].drive
        words = (self._names.get(side, ""), drive_told(plays)) if side else ("Before the kickoff",)
        drive.setText(" · ".join(filter(None, words)))
        self._fit(drive)

    def fit(self) -> None:
        """Measure every row again; the caller has to lay out the view."""
        self.blockSignals(True)
        for row in range(self.rowCount()):
            drive = self.item(row)
            self._fit(drive)
            for place in range(drive.rowCount()):
                self._fit(drive.child(place))
        self.blockSignals(False)

    def _fit(self, item: QStandardItem) -> None:
        if self.measure is not None:
            item.setSizeHint(self.measure(item.data(PLAY_ROLE), item.text()))

    def place_of(self, number: int) -> QModelIndex:
        """The index of a play; invalid where the log does not show it."""
        for row in range(self.rowCount()):
            drive = self.item(row)
            for place in range(drive.rowCount()):
                if drive.child(place).data(PLAY_ROLE).number == number:
                    return drive.child(place).index()
        return QModelIndex()

    def last(self) -> QModelIndex:
        """The index of the newest play."""
        if not self.rowCount():
            return QModelIndex()
        drive = self._last_drive()
        return drive.child(drive.rowCount() - 1).index()


def _drive_item() -> QStandardItem:
    item = QStandardItem()
    item.setFlags(FLAGS)
    return item


def _play_item(play: ToldPlay) -> QStandardItem:
    item = QStandardItem(f"{play.situation}: {play.result}" if play.situation else play.result)
    item.setToolTip(item.text())
    item.setData(play, PLAY_ROLE)
    item.setFlags(FLAGS | Qt.ItemFlag.ItemNeverHasChildren)
    return item
