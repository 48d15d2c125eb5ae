"""The reasons of one play as a Qt list."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.play.narrate import Reason
from bowlbound_desktop.play.telling.rule_homes import RuleHome

REASON_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class WhyModel(QAbstractListModel):
    """One row for each step."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reasons: tuple[Reason, ...] = ()
        self.homes: Callable[[Reason], Sequence[RuleHome]] = lambda _: ()
        """Where in the manual each rule of a step is."""

    def set_reasons(self, reasons: Sequence[Reason]) -> None:
        """Show the reasons of another play; does nothing for the same reasons."""
        if tuple(reasons) != self.reasons:
            self.beginResetModel()
            self.reasons = tuple(reasons)
            self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """All steps."""
        return 0 if parent.isValid() else len(self.reasons)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The step in words; tooltip and screen readers also get its rules."""
        if not index.isValid():
            return None
        reason = self.reasons[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return reason.sentence
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return str(reason)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._rules(reason) or str(reason)
        return reason if role == REASON_ROLE else None

    def _rules(self, reason: Reason) -> str:
        """The rules that a step refers to, in words."""
        return "\n".join(f"{home.rule}: {home.text}" for home in self.homes(reason))
