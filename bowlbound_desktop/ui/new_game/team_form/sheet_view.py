"""The fields of one team: names under headings, and two colours."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bowlbound_desktop.play.teams.form import FormField, FormSection, TeamForm, TeamSheet
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.widgets.colour_button import ColourButton

COLOURS = ("First colour", "Second colour")


class TeamSheetView(QWidget):
    """The form of one team; `edited` is emitted when the player writes something."""

    edited = Signal()

    def __init__(self, form: TeamForm) -> None:
        super().__init__()
        self.setObjectName("team-sheet")
        self._form = form
        self._id = ""
        self._lines: dict[str, QLineEdit] = {}
        self._colours = [
            ColourButton(f"team:colour:{number}", title, "#000000") for number, title in enumerate(COLOURS, 1)
        ]
        for button in self._colours:
            button.changed.connect(self.edited)
        self._lay_out()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        first, *others = self._form.sections
        head = self._section(first)
        row = QHBoxLayout()
        for button in self._colours:
            row.addWidget(button)
        head.addRow("Colours", row)
        whole.addLayout(head)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        for section in others:
            columns.addLayout(self._section(section), 1)
        whole.addLayout(columns)
        whole.addStretch(1)

    def _section(self, section: FormSection) -> QFormLayout:
        rows = QFormLayout()
        rows.setVerticalSpacing(3)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        rows.addRow(label(section.title, bold=True))
        for line in section.fields:
            rows.addRow(line.label, self._line(line))
        return rows

    def _line(self, line: FormField) -> QLineEdit:
        box = QLineEdit()
        box.setObjectName(f"team:{line.key}")
        box.setAccessibleName(line.label)
        box.setMaxLength(self._form.longest)
        box.textEdited.connect(lambda _text: self.edited.emit())
        self._lines[line.key] = box
        return box

    def show_sheet(self, sheet: TeamSheet, locked: bool) -> None:
        """Fill in the form; a team that comes with the program is read-only."""
        self._id = sheet.id
        for key, box in self._lines.items():
            box.setText(sheet.texts.get(key, ""))
            box.setCursorPosition(0)
            box.setReadOnly(locked)
        for button, colour in zip(self._colours, sheet.colours, strict=True):
            button.blockSignals(True)
            button.take(QColor(colour))
            button.blockSignals(False)
            button.setEnabled(not locked)

    def sheet(self) -> TeamSheet:
        """The form as a sheet."""
        first, second = (button.colour for button in self._colours)
        texts = {key: box.text() for key, box in self._lines.items()}
        return TeamSheet(id=self._id, texts=texts, colours=(first, second))

    def begin(self) -> None:
        """Put the cursor into the first field."""
        first = next(iter(self._lines.values()))
        first.setFocus()
        first.selectAll()
