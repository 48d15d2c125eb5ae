"""A field for the year of a team."""

from PySide6.QtWidgets import QSpinBox

NONE, LAST = 0, 9999
INSET = 11
"""Where the text of other fields begins; the style sheet cannot set it in a spin box."""


class YearBox(QSpinBox):
    """A year, or none."""

    def __init__(self, name: str, year: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setRange(NONE, LAST)
        self.setSpecialValueText("none")
        self.setValue(year)
        self.lineEdit().setTextMargins(INSET, 0, INSET, 0)
