"""The dialog for the name of a team."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.year_box import YearBox
from bowlbound_desktop.ui.widgets.form_dialog import OK, FormDialog


class NameDialog(FormDialog):
    """School and year, and the set for a new chart."""

    def __init__(self, parent: QWidget, title: str, words: str, school: str = "", year: int = 0) -> None:
        super().__init__(parent)
        self.setObjectName("name-dialog")
        self.setWindowTitle(title)
        self.setMinimumWidth(420)
        self._school = QLineEdit(school)
        self._school.setObjectName("name:school")
        self._school.setMaxLength(80)
        self._school.selectAll()
        self._year = YearBox("name:year", year)
        self._set = QComboBox()
        self._set.setObjectName("name:set")
        self._set.addItems(["1", "2", "3"])
        self._set.setCurrentIndex(2)
        self._lay_out(words)

    def _lay_out(self, words: str) -> None:
        form = QFormLayout(self)
        form.addRow(wrapping(label(words)))
        form.addRow("&School", self._school)
        form.addRow("&Year", self._year)
        buttons = self.closing_buttons()
        form.addRow(buttons)
        self._ok = buttons.button(OK)
        self.set_main(self._ok)
        self._school.textChanged.connect(self._check)
        self._check()

    def ask_set(self) -> None:
        """Ask for the set too, because sets differ in how extra points are read."""
        layout = self.layout()
        if isinstance(layout, QFormLayout):
            layout.insertRow(3, "Se&t", self._set)

    def _check(self) -> None:
        self._ok.setEnabled(bool(self.school) and self.school.isprintable())

    @property
    def school(self) -> str:
        """The name that was typed."""
        return self._school.text().strip()

    @property
    def year(self) -> int:
        """The year; 0 where there is none."""
        return self._year.value()

    @property
    def set_number(self) -> int:
        """The set."""
        return self._set.currentIndex() + 1
