"""A situation in words, for the scoreboard and for consequences on buttons."""

from bowlbound_desktop.kernel.field import MIDFIELD, Side
from bowlbound_desktop.rules.bowlbound.game import Game

ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}
PERIODS = {1: "Q1", 2: "Q2", 3: "Q3", 4: "Q4"}


def spot_words(game: Game, side: Side, y: int) -> str:
    """A place by the school whose half it is in."""
    if y == MIDFIELD:
        return "the 50"
    owner = side if y < MIDFIELD else side.opponent
    return f"{game.chart(owner).school} {y if owner is side else 100 - y}"


def down_words(game: Game) -> str:
    """What is about to be played."""
    match game.next:
        case "scrimmage":
            distance = "Goal" if game.and_goal else str(game.to_go)
            return f"{ORDINALS[game.down]} and {distance}"
        case "toss":
            return "Coin toss"
        case "kickoff":
            return "Kickoff"
        case "free-kick":
            return "Free kick"
        case "try":
            return "Try"
        case "second-half":
            return "Second half"
    return "Final"


def situation_words(game: Game) -> str:
    """Who has the ball, where, and what comes next."""
    if game.next == "end":
        return f"Final: {score_words(game)}"
    if game.next in ("toss", "second-half"):
        return down_words(game)
    school = game.chart(game.offense).school
    return f"{school}: {down_words(game)} at {spot_words(game, game.offense, game.y)}"


def score_words(game: Game) -> str:
    """Both totals with their schools."""
    away, home = game.setup.away.school, game.setup.home.school
    return f"{away} {game.score.total(Side.AWAY)}, {home} {game.score.total(Side.HOME)}"


def quarter_words(game: Game) -> str:
    """The period on the scoreboard."""
    if game.overtime is not None:
        return f"OT {game.overtime.period}"
    return PERIODS.get(game.clock.quarter, "OT")
