"""What the offense can call (GC-4, GC-K8, GC-K9, GC-R17)."""

from functools import lru_cache

from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.plays.hail_mary import FARTHEST
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.requests import Decision

NEAR_GOAL, SHORT_TO_GO, LATE_DOWN = 3, 2, 3
SAFETY_LINE = 15
KICKS = ("punt", "field_goal")
ADVANTAGES = {"L": "long", "T": "trick", "M": "medium"}
"""The call that each letter helps (GC-11)."""


def offense_call(game: Game) -> Decision:
    """The question for the call: those that are legal here, and why the others are not."""
    helped = ADVANTAGES.get(game.advantage, "")
    return _decision(game.offense, short_yardage(game), game.y, helped)


def short_yardage(game: Game) -> bool:
    """Whether runs use short yardage: inside the 3, or late downs with 2 or less to go (GC-R17)."""
    late = game.down >= LATE_DOWN and game.to_go <= SHORT_TO_GO
    return game.to_goal <= NEAR_GOAL or late


@lru_cache(maxsize=512)
def _decision(side: Side, short: bool, y: int, helped: str) -> Decision:
    """The question, cached because it is asked for again and again."""
    run = "short_yardage" if short else "run"
    far = ("hail_mary",) if FIELD - y <= FARTHEST else ()
    deep = ("safety",) if y <= SAFETY_LINE else ()
    options = (run, "short", "medium", "long", "trick", *far, *KICKS, *deep)
    reasons = {
        "run": "here the run column is short yardage",
        "short_yardage": "it needs the defense's 3, or 3rd or 4th down with 2 or less to go",
        "hail_mary": f"the goal line is {FIELD - y} yards away, and {FARTHEST} is the most",
        "safety": f"only at or inside your own {SAFETY_LINE}",
    }
    barred = tuple((call, reason) for call, reason in reasons.items() if call not in options)
    prospects = {helped: "No turnover"} if helped else {}
    return Decision(
        side=side, kind="offense_call", options=options, barred=barred, prospects=lambda: prospects
    )
