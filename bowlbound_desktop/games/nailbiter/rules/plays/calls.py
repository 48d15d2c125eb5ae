"""The legal calls of the coach, and why others are not (NB-A16, NB-D5 to NB-D12, NB-R43, NB-R64, NB-R66)."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED, RUNS
from bowlbound_desktop.kernel.requests import Decision

KICKS = ("punt", "field_goal", "fake_punt", "fake_field_goal")
CALLS = (*COUNTED, *KICKS, "long_count", "knee", "safety")
"""Every call in the order of the contract."""
LONGEST = {"long_pass": 25, "deep_pass": 10, "medium_pass": 5}
"""The fewest yards to the goal line for a pass."""
SHORTER = {
    "bomb": "long_pass",
    "long_pass": "deep_pass",
    "deep_pass": "medium_pass",
    "medium_pass": "short_pass",
}
BOMB_FROM = 25
TIMING_FROM = 10
FIELD_GOAL_FROM = 46
SAFETY_FROM = 15
KICKING_DOWNS = (3, 4)


def offense_decision(game: Game) -> Decision:
    """The question for the call: those that are legal here, and why the others are not."""
    reasons = {call: reason for call in CALLS if (reason := barred(game, call))}
    options = tuple(call for call in CALLS if call not in reasons)
    return Decision(
        side=game.coached,
        kind="offense_call",
        options=options,
        barred=tuple(reasons.items()),
        notes=tuple((call, count_words(game, call)) for call in COUNTED),
    )


def count_words(game: Game, call: str) -> str:
    """How often a play was called and how often it may be, for the button (NB-A16)."""
    if _group(call) in game.unlimited:
        return "free"
    used, most = game.count(call), game.tables.counts[call]
    return f"{used}/{most}" if used < most else "twice"


def barred(game: Game, call: str) -> str:
    """Why a call is not legal; empty if it is."""
    if call in game.exhausted:
        return "the star for it has left the game"
    check = _CHECKS.get(call)
    return check(game, call) if check else ""


def _pass_length(game: Game, call: str) -> str:
    limit = LONGEST[call]
    return f"inside the {limit} the pass is too long" if game.to_goal < limit else ""


def _bomb(game: Game, _: str) -> str:
    return "" if game.to_goal > BOMB_FROM else f"a bomb needs more than {BOMB_FROM} yards to the goal line"


def _timing(game: Game, _: str) -> str:
    return "" if game.to_goal <= TIMING_FROM else f"only at or inside the {TIMING_FROM}"


def _kicking_down(game: Game, _: str) -> str:
    return "" if game.down in KICKING_DOWNS else "only on third and fourth down"


def _field_goal(game: Game, _: str) -> str:
    return "" if game.to_goal <= FIELD_GOAL_FROM else f"only from the {FIELD_GOAL_FROM} or nearer"


def _knee(game: Game, _: str) -> str:
    return "" if game.drill else "only in a two-minute drill"


def _safety(game: Game, _: str) -> str:
    return "" if game.y <= SAFETY_FROM else f"only at or inside your own {SAFETY_FROM}"


_CHECKS: Mapping[str, Callable[[Game, str], str]] = {
    **dict.fromkeys(LONGEST, _pass_length),
    "bomb": _bomb,
    "timing_pattern": _timing,
    "punt": _kicking_down,
    "fake_punt": _kicking_down,
    "fake_field_goal": _kicking_down,
    "field_goal": _field_goal,
    "knee": _knee,
    "safety": _safety,
}


def beyond_count(game: Game, call: str) -> bool:
    """Whether the coach has used up his calls of this play (NB-A16, NB-B19)."""
    return _group(call) not in game.unlimited and game.count(call) >= game.tables.counts[call]


def _group(call: str) -> str:
    return "runs" if call in RUNS else "passes"


def shortened(game: Game, call: str) -> str:
    """A pass cut to the longest route that the spot allows (NB-R22)."""
    while call in SHORTER and barred(game.change(exhausted=()), call):
        call = SHORTER[call]
    return call
