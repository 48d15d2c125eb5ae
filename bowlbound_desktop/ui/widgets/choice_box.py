"""A box to choose one of some values in, as most forms have it."""

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox


def choice_box(name: str, spoken: str, entries: Iterable[tuple[str, object]] = ()) -> QComboBox:
    """Each entry is what a player reads, and its value."""
    box = QComboBox()
    box.setObjectName(name)
    box.setAccessibleName(spoken)
    for text, value in entries:
        box.addItem(text, value)
    return box
