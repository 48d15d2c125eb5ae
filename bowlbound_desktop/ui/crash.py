"""When the program itself is wrong: the game is saved first, then the player is told."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bowlbound_desktop import __version__, paths

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox


def install(window: QWidget, save: Callable[[], None]) -> None:
    """Catch what nobody else caught."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            show_crash(window, save, error)

    sys.excepthook = hook


def show_crash(window: QWidget, save: Callable[[], None], error: BaseException) -> "QMessageBox":
    """Save, write the report, and say so in a box that blocks nothing."""
    import traceback

    from PySide6.QtWidgets import QMessageBox

    saved = _saved(save)
    text = "".join(traceback.format_exception(error))
    print(text, file=sys.stderr)
    report = _write_report(text)
    box = QMessageBox(window)
    box.setObjectName("crash")
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle("Something went wrong")
    box.setText(f"The program made a mistake; {saved}, and {report}.")
    box.setDetailedText(text)
    box.open()
    return box


def _saved(save: Callable[[], None]) -> str:
    try:
        save()
    except Exception as error:
        return f"your game could not be saved ({error})"
    return "your game is saved"


def _write_report(text: str) -> str:
    """What the player can send to the makers."""
    import platform
    from datetime import datetime

    now = datetime.now()
    path = paths.user_data() / "reports" / f"crash-{now:%Y%m%d-%H%M%S}.txt"
    head = f"Bowlbound {__version__}, Python {platform.python_version()}, {platform.system()}, {now}\n\n"
    return _written(path, head + text)


def _written(path: Path, text: str) -> str:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        return f"the report could not be written ({error.strerror})"
    return f"a report for the makers is in {path}"
