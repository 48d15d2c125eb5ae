"""A button as most dialogs have it."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton


def plain_button(name: str, text: str, act: Callable[[], object]) -> QPushButton:
    """It acts when it is clicked."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.clicked.connect(lambda: act())
    return button
