"""What a game in an extra period is worth (R-50)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.game import Game, Overtime
from bowlbound_desktop.games.bowlbound.values.tables import Pair, ValueTables
from bowlbound_desktop.kernel.field import Side

FIRST_TO_PLAY_FOR_TWO = 3


@frozen
class ExtraPeriod:
    """A game in overtime, with the tables of both sides."""

    game: Game
    over: Overtime
    pair: Pair

    def value(self) -> float:
        """The value for the side with the ball, or for the home side before a toss."""
        game = self.game
        match game.next:
            case "toss":
                return self._toss()
            case "try":
                return self._try()
            case "scrimmage" if game.offense is self._on_series():
                return self._placed()
        return self._after(game.score.lead(game.offense), game.offense)

    def _tables(self, side: Side) -> ValueTables:
        return self.pair[0] if side is Side.HOME else self.pair[1]

    def _on_series(self) -> Side:
        return self.over.first.opponent if self.over.second_series else self.over.first

    def _when(self, side: Side) -> tuple[int, int]:
        return self.over.period, int(self.over.chooser is not side)

    def _placed(self) -> float:
        game, series = self.game, self._tables(self.game.offense).series
        where = game.y, game.down, game.line
        if self.over.second_series:
            return series.second(*self._when(game.offense), *where, game.score.lead(game.offense))
        return series.first(*self._when(game.offense), *where)

    def _after(self, lead: int, side: Side) -> float:
        """The value for `side` once the series is over."""
        if not self.over.second_series:
            answer = self.over.first.opponent
            ahead = lead if answer is side else -lead
            found = self._tables(answer).series.answers(*self._when(answer), ahead)
            return found if answer is side else -found
        if lead:
            return 1.0 if lead > 0 else -1.0
        chosen = self._chosen(self.over.period + 1, self.over.chooser.opponent)
        return chosen if side is Side.HOME else -chosen

    def _chosen(self, period: int, chooser: Side) -> float:
        """The value for the home side when `chooser` decides who begins."""
        begins = self._tables(Side.HOME).series.begins(period, int(chooser is Side.AWAY))
        waits = -self._tables(Side.AWAY).series.begins(period, int(chooser is Side.HOME))
        return max(begins, waits) if chooser is Side.HOME else min(begins, waits)

    def _toss(self) -> float:
        """The value before a period: the first has a toss, in later ones the sides take turns to choose."""
        if self.over.period > 1:
            return self._chosen(self.over.period, self.over.chooser)
        return sum(self._chosen(1, side) for side in Side) / 2

    def _try(self) -> float:
        """The better of the kick and the play for two; from the third period on always for two."""
        game, tables = self.game, self._tables(self.game.offense)
        lead = game.score.lead(game.offense)
        none, one, two = (self._after(lead + points, game.offense) for points in range(3))
        played = tables.two * two + (1 - tables.two) * none
        if self.over.period >= FIRST_TO_PLAY_FOR_TWO:
            return played
        return max(played, tables.one * one + (1 - tables.one) * none)
