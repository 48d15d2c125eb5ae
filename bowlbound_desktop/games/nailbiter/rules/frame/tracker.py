"""The possession tracker: entries, periods, the start of a drill (NB-A2, NB-A12, NB-A14, NB-C1)."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import (
    HALF_TIME,
    LAST_QUARTER,
    OVERTIME_TIMEOUTS,
    TIMEOUTS,
    Game,
)
from bowlbound_desktop.kernel.asking import end_game, put_in_play, ruled
from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.events import PeriodEnded, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure

WHAT = {"safety-kick": "free-kick", "rare": "scrimmage"}


def started(game: Game) -> PlayStarted:
    """The event that begins a play, with the situation."""
    what = WHAT.get(game.next, game.next)
    return put_in_play(game, what, seconds=game.seconds, clock=clock_words(game), gone=share_gone(game))


def share_gone(game: Game) -> float:
    """The share of the quarter's possessions that is crossed out."""
    return (game.entry - 1) / len(game.tables.tracker[game.quarter])


def clock_words(game: Game) -> str:
    """The clock of a drill, or the possession."""
    if game.seconds is not None:
        return clock_text(game.seconds)
    return f"poss. {game.entry}/{len(game.tables.tracker[game.quarter])}"


def cross_out(game: Game, side: Side) -> Procedure[Game]:
    """Cross out the entry of `side`, unless it is a drill's or the other side's (NB-R54)."""
    if game.possession.mark == "drill" or game.owner is not side:
        return game
    yield ruled("NB-A2, NB-R54", "possession {} of quarter {} is crossed out", game.entry, game.quarter)
    if game.entry < len(game.tables.tracker[game.quarter]):
        return game.change(entry=game.entry + 1)
    yield PeriodEnded(rule="NB-A14", quarter=game.quarter)
    return game.change(quarter=game.quarter + 1, entry=1)


def reopen(game: Game, side: Side) -> Procedure[Game]:
    """Go back to the entry of the kickers who kept an onside kick, if it was the last (NB-A12, NB-R54)."""
    if game.entry == 1 or game.drill:
        return game
    before = game.change(entry=game.entry - 1)
    if before.owner is not side:
        return game
    yield ruled("NB-A12, NB-R54", "possession {} goes on", before.entry)
    return before


def open_drill(game: Game) -> Procedure[Game]:
    """Start the clock of a drill, with a penalty run against a timid defense (NB-C1, NB-A16, NB-R7)."""
    if game.drill or game.possession.mark != "drill":
        return game
    half = "first_half" if game.quarter <= HALF_TIME else "second_half"
    seconds = game.tables.drill[game.setup.rating(game.coached)][half]
    yield ruled("NB-C1", "the two-minute drill begins with {} left", clock_text(seconds), news=True)
    timid = any(
        made < wanted for made, wanted in zip(game.called, game.tables.defense_calls.values(), strict=True)
    )
    return game.change(seconds=seconds, penalty_run=timid and game.quarter == LAST_QUARTER)


def end_period(game: Game) -> Procedure[Game]:
    """Go on after a drill's clock ran out: half-time, overtime or the end (NB-A14, NB-R27, NB-R62)."""
    yield PeriodEnded(rule="NB-A14", quarter=game.quarter)
    if game.quarter == HALF_TIME:
        return _kickoff_of_a_half(game, TIMEOUTS)
    if game.quarter == LAST_QUARTER and not game.score.lead(Side.HOME):
        yield ruled("NB-R62, NB-R27", "the score is level: overtime, and the ghost receives")
        return _kickoff_of_a_half(game, OVERTIME_TIMEOUTS)
    return (yield from end_game(game))


def _kickoff_of_a_half(game: Game, timeouts: int) -> Game:
    after = game.kickoff_by(game.coached).change(quarter=game.quarter + 1, entry=1, seconds=None)
    return after.change(timeouts=(timeouts, timeouts), penalty_run=False)
