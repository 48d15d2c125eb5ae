"""The pages beside the grids, in tabs."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from bowlbound_desktop.ui.widgets.plain_tabs import without_frame

SMALLEST = 260
TAB = 22
"""The width of a tab beside its name."""


class Pages(QTabWidget):
    """Pages in tabs; each is found by its name."""

    def __init__(self, name: str, pages: Mapping[str, tuple[str, QWidget]]) -> None:
        super().__init__()
        self.setObjectName(f"room:{name}")
        without_frame(self)
        self._views = {key: view for key, (_, view) in pages.items()}
        for title, view in pages.values():
            self.addTab(view, title)

    def names(self) -> list[str]:
        """The names of the pages."""
        return list(self._views)

    def title_of(self, name: str) -> str:
        """The title of a page's tab."""
        return self.tabText(self.indexOf(self._views[name]))

    def turn_to(self, name: str) -> None:
        """Show a page and give it the focus."""
        self.show()
        view = self._views[name]
        self.setCurrentWidget(view)
        (view.focusProxy() or view).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def wish(self, window_width: int) -> int:
        """A good width, with room for all tabs."""
        return max(SMALLEST, window_width // 6, self.width_of_tabs())

    def width_of_tabs(self) -> int:
        """The width that all tabs need in the current text size."""
        metrics = QFontMetrics(QApplication.font())
        return sum(metrics.horizontalAdvance(self.tabText(tab)) + TAB for tab in range(self.count()))
