"""The book coach: plays by a book for each team, which he opens once per game."""

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.coaches.book import Book, Page
from bowlbound_desktop.games.bowlbound.coaches.book_files import team_book
from bowlbound_desktop.games.bowlbound.coaches.book_reader import BookReader
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Chooser, Moment


@frozen
class BookCoach:
    """Sees only the game before the play and his own question; the same seed makes the same calls."""

    seed: int = 0
    own: Book | None = field(default=None, repr=False)
    """The book to play by; without one, each team's own or the shipped one."""
    key: str = field(default="book", init=False)
    _opened: dict[Side, BookReader] = field(factory=dict, init=False, eq=False, repr=False)
    """The open books, by the side that is coached."""

    def leaves(self, decision: Decision) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The book's answer, or the quiet one where it has nothing to say."""
        return self.reader(moment.game, decision.side).choose(decision, moment)

    def prepared(self, game: Game, side: Side) -> Chooser:
        """A function that answers for a side in this game, with the book already open."""
        return self.reader(game, side).choose

    def reader(self, game: Game, side: Side) -> BookReader:
        """The open book of a side; it is opened at the first question about its chart."""
        chart = game.chart(side)
        opened = self._opened.get(side)
        if opened is None or opened.chart is not chart:
            opened = self._opened[side] = BookReader(self.seed, side, chart, self.book(chart))
        return opened

    def page(self, game: Game, side: Side) -> Page:
        """The page that this coach reads before the play."""
        return self.reader(game, side).page(game)

    def book(self, chart: TeamChart) -> Book:
        """The book that a team plays by."""
        return team_book(chart.id) if self.own is None else self.own

    def page_name(self, decision: Decision, game: Game) -> str:
        """The name of the page read for a call, for Why?; empty for other questions."""
        if decision.kind not in ("offense_call", "defense_call"):
            return ""
        page = self.page(game, decision.side)
        return f"{page.name} (the team's own book)" if page.own else page.name
