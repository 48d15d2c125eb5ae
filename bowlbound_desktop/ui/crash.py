"""What happens after an error in the program: the game is saved, a report written, and the player told."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

Save = Callable[[], None] | None


def install(window: QWidget, save: Save = None) -> None:
    """Catch every uncaught exception; `save` saves the game on the table, if there is one."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            show_crash(window, save, error)

    sys.excepthook = hook


def show_crash(window: QWidget, save: Save, error: BaseException) -> "QMessageBox":
    """Save, write a report, and say so in one box that blocks nothing."""
    import traceback

    from PySide6.QtCore import qVersion
    from PySide6.QtWidgets import QMessageBox

    from bowlbound_desktop.storage.reports import keep_crash

    saved = _saved(save)
    text = "".join(traceback.format_exception(error))
    print(text, file=sys.stderr)
    path, written = keep_crash(text, f"Qt {qVersion()}")
    open_box = window.findChild(QMessageBox, "crash")
    if open_box is not None and open_box.isVisible():
        return open_box
    return _tell(window, f"The program made a mistake; {saved}, and {written}.", path, text)


def _tell(window: QWidget, sentence: str, report: Path, text: str) -> "QMessageBox":
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices, QGuiApplication
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(window)
    box.setObjectName("crash")
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle("Something went wrong")
    box.setText(sentence)
    box.setInformativeText(
        "You can go on playing. If it happens again, start the program again: nothing is lost."
    )
    box.setDetailedText(text)
    folder = QUrl.fromLocalFile(str(report.parent))
    offers: tuple[tuple[str, str, Callable[[], object]], ...] = (
        ("folder", "Show the report", lambda: QDesktopServices.openUrl(folder)),
        ("copy", "Copy the report", lambda: QGuiApplication.clipboard().setText(text)),
    )
    for name, words, act in offers:
        button = box.addButton(words, QMessageBox.ButtonRole.ActionRole)
        button.setObjectName(f"crash:{name}")
        button.clicked.disconnect()  # so that the box stays open
        button.clicked.connect(lambda _=False, act=act: act())
    box.setDefaultButton(box.addButton("Go on", QMessageBox.ButtonRole.AcceptRole))
    box.open()
    return box


def _saved(save: Save) -> str:
    if save is None:
        return "no game was open"
    try:
        save()
    except Exception as error:
        return f"your game could not be saved ({error})"
    return "your game is saved"
