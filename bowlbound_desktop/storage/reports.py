"""Reports about the program's own mistakes, which a player can send to the developers."""

import platform
import re
from collections.abc import Iterable
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from bowlbound_desktop import __version__, paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.play.mistakes import Mistake
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.files import unlike_others, write_text


def keep_report(name: str, text: str) -> tuple[Path, str]:
    """Write a report; its path, and in words whether that worked."""
    return _written(paths.reports() / f"{name}.txt", text)


def keep_crash(text: str, about: str) -> tuple[Path, str]:
    """The same for a crash, under a name of its own; `about` adds versions to Python's."""
    path = paths.reports() / f"crash-{datetime.now():%Y%m%d-%H%M%S}.txt"
    try:
        path = unlike_others(path)
    except FileError as error:
        return path, f"the report could not be written ({error})"
    return _written(path, text, about)


def _written(path: Path, text: str, about: str = "") -> tuple[Path, str]:
    system = f"{platform.system()} {platform.release()}"
    versions = [f"Bowlbound {__version__}", f"Python {platform.python_version()}", about, system]
    head = ", ".join((*filter(None, versions), str(datetime.now())))
    try:
        write_text(path, f"{head}\n\n{text}")
    except FileError as error:
        return path, f"the report could not be written ({error})"
    return path, f"a report for the developers is in {path}"


def keep_mistakes(mistakes: Iterable[Mistake]) -> str:
    """Write reports of computer coaches' mistakes, equal ones only once; where the last one is, in words."""
    written = ""
    for place, mistake in {_place(mistake): mistake for mistake in mistakes}.items():
        _, written = keep_report(f"coach-{sha256(place.encode()).hexdigest()[:12]}", mistake.report)
    return written


def keep_mistakes_of(session: Session) -> None:
    """Write the reports of a table's computer coaches, and add to its notice where they are."""
    if session.mistakes:
        written = keep_mistakes(session.mistakes)
        session.mistakes.clear()
        session.notice += f" {written[0].upper()}{written[1:]}."


def _place(mistake: Mistake) -> str:
    """Where in the program the mistake was made, whatever the question was."""
    return "\n".join((mistake.coach, *re.findall(r'^  File ".*', mistake.report, re.MULTILINE)))
