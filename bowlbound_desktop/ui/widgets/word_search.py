"""Search by words: keeps the rows that have every word typed, in any order."""

from PySide6.QtCore import QObject, QSortFilterProxyModel


class WordSearch(QSortFilterProxyModel):
    """Knows the words; which text of a row they are sought in, each search says for itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words: list[str] = []

    def search(self, text: str) -> None:
        """Keep what fits."""
        self.beginResetModel()
        self.words = text.lower().split()
        self.endResetModel()

    def fits(self, text: str) -> bool:
        """Whether a text in small letters has all words."""
        return all(word in text for word in self.words)
