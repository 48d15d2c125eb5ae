"""A combo box as most forms need it."""

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox


def choice_box(name: str, spoken: str, entries: Iterable[tuple[str, object]] = ()) -> QComboBox:
    """A combo box; each entry is its text and its value."""
    box = QComboBox()
    box.setObjectName(name)
    box.setAccessibleName(spoken)
    for text, value in entries:
        box.addItem(text, value)
    return box
