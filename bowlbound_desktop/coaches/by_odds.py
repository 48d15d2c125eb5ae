"""What coaches who weigh exact odds have in common, in any game."""

from abc import ABC, abstractmethod

from attrs import field, frozen

from bowlbound_desktop.kernel.requests import Decision, fits
from bowlbound_desktop.play.advising.weighed import Weighed
from bowlbound_desktop.play.answerers import Coach, LeavesNothing, Moment

REMEMBERED = 64
"""How many weighed questions are kept, in case somebody asks why."""


@frozen
class ByOdds(LeavesNothing, ABC):
    """Weighs what his level can weigh and leaves the rest to a book; a seed always gives the same answers."""

    seed: int = 0
    level: str = "equilibrium"
    key: str = field(init=False)
    _book: Coach = field(init=False, repr=False)
    _weighed: dict[object, tuple[object, Weighed | None]] = field(
        factory=dict, init=False, repr=False, eq=False
    )
    """By the moment; the game is kept too, so that another game is not mistaken for it."""

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

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The answer with the best worth where the level has one, otherwise that of the book."""
        found = self._remember(decision, moment)
        return self._book.choose(decision, moment) if found is None else found.answer

    def explain(self, decision: Decision, moment: Moment) -> Weighed | None:
        """What spoke for the answer; the book's answers have no figures."""
        game, found = self._weighed.get(_when(decision, moment), (None, None))
        if game is not moment.game:
            found = self._remember(decision, moment)
        if found is None:
            return Weighed(answer=self._book.choose(decision, moment), reason="by the book")
        return found

    def _remember(self, decision: Decision, moment: Moment) -> Weighed | None:
        found = self._weigh(decision, moment)
        if found is not None and not fits(decision, found.answer):
            found = None
        if len(self._weighed) >= REMEMBERED:
            self._weighed.clear()
        self._weighed[_when(decision, moment)] = moment.game, found
        return found

    @abstractmethod
    def _open_book(self) -> Coach:
        """The coach who plays by the game's book, with the same seed."""

    @abstractmethod
    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        """The best answer and what speaks for it; None where the level has no opinion."""


def _when(decision: Decision, moment: Moment) -> object:
    return decision.side, decision.kind, decision.options, moment.play, len(moment.happened)
