"""A button as most dialogs need it."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton


def plain_button(name: str, text: str, act: Callable[[], object]) -> QPushButton:
    """A button that calls `act` when clicked."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.clicked.connect(lambda: act())
    return button
