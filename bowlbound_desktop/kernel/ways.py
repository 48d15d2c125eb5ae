"""What the words of events mean: `how` the ball moved, points were made and kicks failed, `what` players did.

Log, drives, statistics and papers look a word up here and nowhere else. A game adds words of its own in the
part `ways` of its words file, each "like" one of these or with a meaning of its own:

    [ways.moves.scramble]
    like = "run"
    told = "scramble, {gain}, to {end}"
"""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from attrs import evolve, frozen

W = TypeVar("W", "BallMove", "Points", "Loose", "Miss", "Deed")


@frozen(kw_only=True)
class BallMove:
    """How the ball went from one place to another."""

    told: str = ""
    """For the log; empty where another event tells it."""
    counts: str = ""
    """In the box score: rush, pass, return, punt, field_goal or block."""
    advances: bool = False
    """Whether it moves a drive forward."""
    ends: str = ""
    """What the drive chart says of a drive that ended with it."""
    scored: str = ""
    """What the scoring summary says of points that it made; {} are its yards."""
    flight: float = 0.0
    """How high the ball rises, as a share of its distance; 0 where it stays on the ground."""
    marked: bool = False
    """Whether officials put the ball there."""


@frozen(kw_only=True)
class Points:
    """How points were made."""

    told: str
    counts: str = ""
    """In the box score: touchdown or field_goal."""
    tried: str = ""
    """How the scoring summary tells the try that they belong to."""
    carried: bool = True
    """Whether the ball was moved to score them, so that the move is told too."""


@frozen(kw_only=True)
class Loose:
    """How the ball came free."""

    told: str
    counts: str = "fumble"
    """In the box score: fumble, or nothing."""


@frozen(kw_only=True)
class Miss:
    """What kick failed."""

    told: str
    ends: str = ""
    """What the drive chart says of a drive that ended with it."""
    tried: str = ""
    """How the scoring summary tells the try that it belongs to."""


@frozen(kw_only=True)
class Deed:
    """What a player is credited with."""

    told: str
    """For the log, with the player's {name}."""
    title: str
    """The heading above the players who did it."""
    tries: bool = False
    """Whether some of them fail: passes and kicks."""
    yards: bool = True
    """Whether its yards are worth counting."""
    lost: str = ""
    """What it is called when it gave the ball away."""


MOVES: Mapping[str, BallMove] = {
    "run": BallMove(told="{gain}, to {end}", counts="rush", advances=True, scored="run of {} yards"),
    "pass": BallMove(
        told="pass, {gain}, to {end}", counts="pass", advances=True, scored="pass of {} yards", flight=0.22
    ),
    "drive": BallMove(told="the drive goes to {end}", advances=True),
    "kickoff": BallMove(told="kickoff of {distance}, to {end}", flight=0.3),
    "punt": BallMove(told="punt of {distance}, to {end}", counts="punt", ends="Punt", flight=0.34),
    "field_goal": BallMove(
        told="field goal try from {start}", counts="field_goal", scored="{} yards", flight=0.34
    ),
    "return": BallMove(
        told="{side} return {distance}, to {end}", counts="return", scored="return of {} yards"
    ),
    "roll": BallMove(told="the ball rolls to {end}"),
    "fumble": BallMove(counts="rush", advances=True),
    "block": BallMove(counts="block", ends="Blocked kick"),
    "spot": BallMove(advances=True, marked=True),
    "penalty": BallMove(marked=True),
}
SCORES: Mapping[str, Points] = {
    "touchdown": Points(told="touchdown", counts="touchdown"),
    "field_goal": Points(told="field goal", counts="field_goal"),
    "safety": Points(told="safety", carried=False),
    "extra_point": Points(told="extra point", tried="kick good"),
    "two_points": Points(told="two points", tried="two points good"),
    "try_return": Points(told="try return"),
    "try_safety": Points(told="try safety", tried="safety", carried=False),
}
LOOSE: Mapping[str, Loose] = {
    "fumble": Loose(told="fumble"),
    "muff": Loose(told="muffed kick"),
    "block": Loose(told="blocked kick", counts=""),
}
MISSES: Mapping[str, Miss] = {
    "field_goal": Miss(told="field goal", ends="Missed field goal"),
    "extra_point": Miss(told="extra point", tried="kick failed"),
    "two_points": Miss(told="two points"),
}
DEEDS: Mapping[str, Deed] = {
    "pass": Deed(told="{name} throws", title="Passing", tries=True, lost="intercepted"),
    "rush": Deed(told="{name} carries", title="Rushing"),
    "reception": Deed(told="{name} catches", title="Receiving"),
    "sacked": Deed(told="{name} is sacked", title="Sacked"),
    "fumble": Deed(told="{name} fumbles", title="Fumbles", yards=False, lost="lost"),
    "sack": Deed(told="{name} makes the sack", title="Sacks"),
    "interception": Deed(told="{name} intercepts", title="Interceptions"),
    "recovery": Deed(told="{name} recovers", title="Recoveries"),
    "kick_return": Deed(told="{name} returns", title="Kickoff returns"),
    "punt_return": Deed(told="{name} returns", title="Punt returns"),
    "return": Deed(told="{name} returns", title="Returns of takeaways"),
    "kickoff": Deed(told="{name} kicks off", title="Kickoffs"),
    "punt": Deed(told="{name} punts", title="Punting"),
    "field_goal": Deed(told="{name} kicks", title="Field goals", tries=True, yards=False),
    "extra_point": Deed(told="{name} kicks", title="Extra points", tries=True, yards=False),
    "two_points": Deed(told="{name} goes for two", title="Two-point plays", tries=True, yards=False),
}
KICKS: Mapping[str, str] = {"punt": "punt", "field_goal": "field_goal"}

OwnWords: TypeAlias = Mapping[str, Mapping[str, Any]]


@frozen
class Ways:
    """The words of one game; a word without an entry is told as it is written and counts for nothing."""

    moves: Mapping[str, BallMove] = MOVES
    scores: Mapping[str, Points] = SCORES
    loose: Mapping[str, Loose] = LOOSE
    misses: Mapping[str, Miss] = MISSES
    deeds: Mapping[str, Deed] = DEEDS
    kicks: Mapping[str, str] = KICKS
    """Calls of the offense that kick, each with what it counts as when it is blocked."""

    def move(self, how: str) -> BallMove:
        """How the ball moved."""
        return self.moves.get(how) or BallMove(told=f"{spaced(how)}, to {{end}}")

    def points(self, how: str) -> Points:
        """How points were made."""
        return self.scores.get(how) or Points(told=spaced(how))

    def freed(self, how: str) -> Loose:
        """How the ball came free."""
        return self.loose.get(how) or Loose(told=spaced(how))

    def miss(self, how: str) -> Miss:
        """What kick failed."""
        return self.misses.get(how) or Miss(told=spaced(how))

    def deed(self, what: str) -> Deed:
        """What a player did."""
        return self.deeds.get(what) or Deed(told=f"{{name}}: {spaced(what)}", title=spaced(what).capitalize())


def spaced(word: str) -> str:
    """A word of the rules as people write it."""
    return word.replace("_", " ")


COMMON = Ways()
"""The words that all games share."""


def read_ways(data: Mapping[str, Any]) -> Ways:
    """The common words and those of a game's words file."""
    if not data:
        return COMMON
    return Ways(
        _with(MOVES, BallMove, data.get("moves", {})),
        _with(SCORES, Points, data.get("scores", {})),
        _with(LOOSE, Loose, data.get("loose", {})),
        _with(MISSES, Miss, data.get("misses", {})),
        _with(DEEDS, Deed, data.get("deeds", {})),
        {**KICKS, **data.get("kicks", {})},
    )


def _with(common: Mapping[str, W], kind: type[W], own: OwnWords) -> Mapping[str, W]:
    return {**common, **{word: _way(common, kind, dict(values)) for word, values in own.items()}}


def _way(common: Mapping[str, W], kind: type[W], values: dict[str, Any]) -> W:
    like = values.pop("like", None)
    return kind(**values) if like is None else evolve(common[like], **values)
