"""The year of a team."""

from PySide6.QtWidgets import QSpinBox

NONE, LAST = 0, 9999
INSET = 11
"""Where the texts of other fields begin; the style sheet cannot reach the field within the box."""


class YearBox(QSpinBox):
    """A year to type, or none."""

    def __init__(self, name: str, year: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setRange(NONE, LAST)
        self.setSpecialValueText("none")
        self.setValue(year)
        self.lineEdit().setTextMargins(INSET, 0, INSET, 0)
