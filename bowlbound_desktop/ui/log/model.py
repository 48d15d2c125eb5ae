"""The play-by-play as a tree: drives, and the plays below them."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.log.told import ToldPlay, starts_drive

PLAY_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


@define
class Drive:
    """Plays of one side in a row."""

    side: Side | None
    plays: list[ToldPlay] = field(factory=list)


class LogModel(QAbstractItemModel):
    """Grows and shrinks at its end as plays are finished and taken back."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._drives: list[Drive] = []
        self._plays: list[ToldPlay] = []
        self._names: Mapping[Side, str] = {}

    def set_names(self, names: Mapping[Side, str]) -> None:
        """How the two sides are called."""
        self._names = names

    def set_plays(self, plays: Sequence[ToldPlay]) -> None:
        """Take over the plays, keeping those that are already there."""
        same = 0
        while same < min(len(plays), len(self._plays)) and plays[same] == self._plays[same]:
            same += 1
        while len(self._plays) > same:
            self._drop_last()
        for play in plays[same:]:
            self._append(play)

    def _append(self, play: ToldPlay) -> None:
        if starts_drive(play, self._plays[-1] if self._plays else None):
            self.beginInsertRows(NOWHERE, len(self._drives), len(self._drives))
            self._drives.append(Drive(play.drive))
            self.endInsertRows()
        drive = self._drives[-1]
        self.beginInsertRows(self._last_drive(), len(drive.plays), len(drive.plays))
        drive.plays.append(play)
        self._plays.append(play)
        self.endInsertRows()
        self._tell_title_changed()

    def _drop_last(self) -> None:
        drive = self._drives[-1]
        self.beginRemoveRows(self._last_drive(), len(drive.plays) - 1, len(drive.plays) - 1)
        drive.plays.pop()
        self._plays.pop()
        self.endRemoveRows()
        if drive.plays:
            self._tell_title_changed()
            return
        self.beginRemoveRows(NOWHERE, len(self._drives) - 1, len(self._drives) - 1)
        self._drives.pop()
        self.endRemoveRows()

    def _last_drive(self) -> QModelIndex:
        return self.index(len(self._drives) - 1, 0, NOWHERE)

    def _tell_title_changed(self) -> None:
        index = self._last_drive()
        self.dataChanged.emit(index, index)

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """A drive has the id 0, a play the number of its drive plus one."""
        if column != 0 or not 0 <= row < self.rowCount(parent):
            return QModelIndex()
        return self.createIndex(row, 0, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = NOWHERE) -> QModelIndex:  # type: ignore[override]
        """The drive of a play."""
        if not index.isValid() or index.internalId() == 0:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Drives at the top, plays below, nothing below plays."""
        if not parent.isValid():
            return len(self._drives)
        return len(self._drives[parent.row()].plays) if parent.internalId() == 0 else 0

    def columnCount(self, _parent: Index = NOWHERE) -> int:
        """One column."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Title of a drive, or a play with its record."""
        if not index.isValid():
            return None
        if index.internalId() == 0:
            return self._title(self._drives[index.row()]) if role == Qt.ItemDataRole.DisplayRole else None
        play = self._drives[index.internalId() - 1].plays[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return f"{play.situation}: {play.result}" if play.situation else play.result
        return play if role == PLAY_ROLE else None

    def _title(self, drive: Drive) -> str:
        if drive.side is None:
            return "Before the kickoff"
        snaps = sum(play.ball is not None for play in drive.plays)
        return f"{self._names.get(drive.side, '')} · {snaps} play{'' if snaps == 1 else 's'}"

    def last(self) -> QModelIndex:
        """The newest play."""
        if not self._drives:
            return QModelIndex()
        return self.index(len(self._drives[-1].plays) - 1, 0, self._last_drive())
