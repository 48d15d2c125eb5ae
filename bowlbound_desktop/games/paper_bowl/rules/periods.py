"""The clock of cards: quarters, halves, overtime (PB-24 to PB-26, PBR-25, PBR-26)."""

from bowlbound_desktop.games.paper_bowl.rules.game import LAST_QUARTER, OVERTIME_TIMEOUTS, TIMEOUTS, Game
from bowlbound_desktop.kernel.asking import end_game, put_in_play, ruled
from bowlbound_desktop.kernel.events import PeriodEnded, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.procedure import Procedure

HALF_TIME = 2


def started(game: Game, what: str = "scrimmage") -> PlayStarted:
    """The event that begins a play, with the situation."""
    return put_in_play(game, what, clock=clock_words(game), gone=1 - game.left / game.cards_a_quarter)


def clock_words(game: Game) -> str:
    """The cards left in the quarter, in words."""
    return counted(game.left, "card")


def close_play(before: Game, after: Game) -> Procedure[Game]:
    """Go on after a play: to a try, the next play, or the end of a period."""
    after = _possession_ended(before, after)
    if _decided(after):
        yield ruled("PB-26", "the score is no longer level, and both sides have had the ball")
        return (yield from end_game(after))
    if after.left or after.next == "try":
        return after
    yield PeriodEnded(rule="PB-25", quarter=after.quarter)
    if after.quarter < LAST_QUARTER:
        return _next_quarter(after)
    return (yield from _after_the_last(after))


def _next_quarter(game: Game) -> Game:
    """The next quarter; only half-time changes ball and down, and shuffles in a short game (PB-24, PB-25)."""
    shuffled = game.options.length == "full" or game.quarter == HALF_TIME
    after = game.change(quarter=game.quarter + 1, played=0, discards=() if shuffled else game.discards)
    if game.quarter != HALF_TIME:
        return after
    kickers = game.receives.opponent
    return after.kickoff_by(kickers).change(next="second-half", timeouts=(TIMEOUTS, TIMEOUTS))


def _after_the_last(game: Game) -> Procedure[Game]:
    """End the game, or begin overtime if a tie does not stand (PB-26)."""
    wanted = game.options.overtime
    more = wanted == "knockout" or (wanted == "one" and game.quarter == LAST_QUARTER)
    if game.score.lead(Side.HOME) or not more:
        return (yield from end_game(game))
    yield ruled("PB-26", "the score is level: overtime with a new toss and a new deck")
    timeouts = (OVERTIME_TIMEOUTS, OVERTIME_TIMEOUTS)
    fresh = game.kickoff_by(game.offense).change(next="toss", quarter=game.quarter + 1, timeouts=timeouts)
    return fresh.change(played=0, discards=(), had_ball=(False, False))


def _possession_ended(before: Game, after: Game) -> Game:
    """Mark who has had the ball in overtime: it changed hands, or a score and its try are over."""
    if after.quarter <= LAST_QUARTER:
        return after
    if before.next == "kickoff":
        kept = after.next == "scrimmage" and after.offense is before.offense
        return _mark(after, before.defense) if kept else after
    over = after.offense is not before.offense or after.next == "kickoff"
    return _mark(after, before.offense) if over else after


def _mark(game: Game, side: Side) -> Game:
    home, away = game.had_ball
    return game.change(had_ball=(True, away) if side is Side.HOME else (home, True))


def _decided(game: Game) -> bool:
    """Whether overtime is over: the side behind has had its possession (PB-26)."""
    lead = game.score.lead(Side.HOME)
    if game.quarter <= LAST_QUARTER or not lead:
        return False
    home, away = game.had_ball
    return away if lead > 0 else home
