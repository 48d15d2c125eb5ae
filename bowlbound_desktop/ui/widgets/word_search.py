"""Search by words: shows the rows that contain every word typed, in any order."""

from PySide6.QtCore import QObject, QSortFilterProxyModel


class WordSearch(QSortFilterProxyModel):
    """Keeps the words; subclasses say in which text of a row to look for them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words: list[str] = []

    def search(self, text: str) -> None:
        """Search for words."""
        self.beginResetModel()
        self.words = text.lower().split()
        self.endResetModel()

    def fits(self, text: str) -> bool:
        """Whether a text in lower case contains all words."""
        return all(word in text for word in self.words)
