"""Hands sentences to assistive technology, and prints them for who wants to read along."""

from functools import cache
from typing import TextIO

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.ui.access.commentary import Commentary
from bowlbound_desktop.ui.frame.frame import Frame

POLITE = QAccessible.AnnouncementPoliteness.Polite
AT_ONCE = QAccessible.AnnouncementPoliteness.Assertive
ENDS = (".", "!", "?", "…")


class Voice:
    """Silent where nobody listens."""

    def __init__(self) -> None:
        self.paper: TextIO | None = None
        """Where sentences are printed too."""

    @property
    def heard(self) -> bool:
        """Whether a screen reader or the like is there, or somebody reads along."""
        return self.paper is not None or QAccessible.isActive()

    def say(self, where: QWidget, sentence: str, at_once: bool = False) -> None:
        """Announce a sentence; at once, it interrupts what is being said."""
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
        except OSError:  # nobody reads any more
            self.paper = None


@cache
def voice() -> Voice:
    """The only one."""
    return Voice()


class Announcer(QObject):
    """Says of each frame what is new in it, once everything of it is shown."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commentary = Commentary()

    def show_frame(self, frame: Frame) -> None:
        """Follow the game in words; whoever begins to listen later hears from there on."""
        if voice().heard:
            for sentence in self._commentary.sentences(frame):
                voice().say(self._window, sentence)

    def notice(self, sentence: str) -> None:
        """Say at once, as a sentence, what the table tells the player beside the game."""
        end = "" if not sentence or sentence.endswith(ENDS) else "."
        voice().say(self._window, f"{sentence[:1].upper()}{sentence[1:]}{end}", at_once=True)
