"""A situation in words, for the scoreboard and for consequences on buttons."""

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.wording import down_words, score_words, situation_words, spot_words

__all__ = ["down_words", "quarter_words", "score_words", "situation_words", "spot_words"]

PERIODS = {1: "Q1", 2: "Q2", 3: "Q3", 4: "Q4"}


def quarter_words(game: Game) -> str:
    """The period on the scoreboard."""
    if game.overtime is not None:
        return f"OT {game.overtime.period}"
    return PERIODS.get(game.clock.quarter, "OT")
