"""What the coaches by exact odds have in common, whatever the game."""

from abc import ABC, abstractmethod

from attrs import field, frozen

from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Coach, Moment

LEFT_TO_THE_BOOK = ""
"""The answer of a level that has no opinion; never one of the options."""


@frozen
class ByOdds(ABC):
    """Weighs what his level can weigh and leaves the rest to a book; a seed always gives the same answers."""

    seed: int = 0
    level: str = "equilibrium"
    key: str = field(init=False)
    _book: Coach = field(init=False, repr=False)

    @key.default
    def _by_level(self) -> str:
        return self.level

    @_book.default
    def _of_the_game(self) -> Coach:
        return self._open_book()

    @property
    def deputy(self) -> Coach:
        """The book, which answers where this coach fails."""
        return self._book

    def leaves(self, decision: Decision) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def choose(self, decision: Decision, moment: Moment) -> str:
        """By worth where the level has one, otherwise as the book says."""
        answer = self._weigh(decision, moment)
        return answer if answer in decision.options else self._book.choose(decision, moment)

    @abstractmethod
    def _open_book(self) -> Coach:
        """The coach who goes by the game's book, with the same seed."""

    @abstractmethod
    def _weigh(self, decision: Decision, moment: Moment) -> str:
        """The best answer, or `LEFT_TO_THE_BOOK`."""
