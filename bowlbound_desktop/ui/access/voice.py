"""Passes sentences to screen readers, and prints them for anybody who wants to read along."""

from functools import cache
from typing import TextIO

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.ui.access.commentary import Commentary
from bowlbound_desktop.ui.frame.frame import Frame

POLITE = QAccessible.AnnouncementPoliteness.Polite
AT_ONCE = QAccessible.AnnouncementPoliteness.Assertive
ENDS = (".", "!", "?", "…")


class Voice:
    """Announces sentences; does nothing while nobody listens."""

    def __init__(self) -> None:
        self.paper: TextIO | None = None
        """A stream to print the sentences to as well."""

    @property
    def heard(self) -> bool:
        """Whether a screen reader is running, or sentences are being printed."""
        return self.paper is not None or QAccessible.isActive()

    def say(self, where: QWidget, sentence: str, at_once: bool = False) -> None:
        """Announce a sentence; with `at_once` it interrupts the one before."""
        if not sentence or not self.heard:
            return
        if self.paper is not None:
            self._print(sentence)
        event = QAccessibleAnnouncementEvent(where, sentence)
        event.setPoliteness(AT_ONCE if at_once else POLITE)
        QAccessible.updateAccessibility(event)

    def _print(self, sentence: str) -> None:
        try:
            print(sentence, file=self.paper, flush=True)
        except OSError:  # the reader is gone
            self.paper = None


@cache
def voice() -> Voice:
    """The program's one voice."""
    return Voice()


class Announcer(QObject):
    """Announces what is new in each frame, once the table shows all of it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commentary = Commentary()

    def show_frame(self, frame: Frame) -> None:
        """Announce a frame; a screen reader that is started later hears everything from then on."""
        if voice().heard:
            for sentence in self._commentary.sentences(frame):
                voice().say(self._window, sentence)

    def notice(self, sentence: str) -> None:
        """Announce a message of the table at once, as a sentence."""
        end = "" if not sentence or sentence.endswith(ENDS) else "."
        voice().say(self._window, f"{capitalised(sentence)}{end}", at_once=True)
