"""The rows of every table but the Play Calls, as they are printed."""

from typing import Literal

from attrs import frozen

Yards = int | Literal["TD"]


@frozen(kw_only=True)
class BreakRow:
    """A run in the open field (GC-X3)."""

    yards: Yards
    fumble: str = ""
    """The letter of the player who recovers a fumble at the end; empty if there is none."""


@frozen(kw_only=True)
class RecoveryRow:
    """Who has a loose ball (GC-X5); `offense` is the side that fumbled."""

    to: str
    advance: int = 0
    unless: str = ""
    """If this side trails, the other side recovers instead."""


@frozen(kw_only=True)
class FoulRow:
    """A foul of the Penalties, or one printed in a result."""

    foul: str
    by: str
    yards: int
    mark: str
    """previous, gain, after or start."""
    down: str = "used"
    """again, used or first, for fouls marked from the previous spot."""
    first_down: bool = False
    instead: str = ""
    """The band of throws that is read if the pass was complete or never thrown."""
    own_five: bool = False
    whole: bool = False
    """Whether half the distance does not limit it (GC-R42)."""


@frozen(kw_only=True)
class KickRow:
    """A field goal, an extra point or a punt (GC-K1 to GC-K4)."""

    good: int = 0
    """Good from this yard line or closer."""
    blocked: int = 0
    fumble: int = 0
    fake: int = 0
    letter: str = ""
    flag: bool | tuple[int, int] = False
    """A flag on the punt, or the faces that bring one."""
    length: int = 0
    roll: bool = False
    ob: bool = False
    fielded: int = 0
    spotted: int = 0


@frozen(kw_only=True)
class TurnoverReturnRow:
    """A return of a fumble, an interception or a blocked kick."""

    yards: Yards
    int_: str
    fum: str
    ob: bool = False
    challenge: bool = False
    back: bool = False
    hail_mary: int | None = None

    def letter(self, intercepted: bool) -> str:
        """Who took the ball away."""
        return self.int_ if intercepted else self.fum


@frozen(kw_only=True)
class TwoPointRow:
    """A try for two points (GC-8)."""

    good: bool
    play: str
    text: str
    letter: str = ""
    challenge: bool = False


@frozen(kw_only=True)
class OnsideRow:
    """An onside kick (GC-K6)."""

    length: int
    to: str
    break_: bool = False


@frozen(kw_only=True)
class ReturnRow:
    """A kickoff or a punt return."""

    to: int = 0
    yards: int = 0
    break_: bool = False
    fumble: str = ""
    spotted: int = 0
    touched: bool = False
    flag: bool = False


@frozen(kw_only=True)
class HailMaryRow:
    """A Hail Mary (GC-K9)."""

    caught: int = 0
    stopped: int = 0
    intercepted: int = 0
    incomplete: bool = False
    touchdown: bool = False
    letter: str = ""


@frozen(kw_only=True)
class RareRow:
    """A rare play (GC-X1)."""

    text: str
    play: str
    yards: int = 0
    short: bool = False
    to: int = 0
    letter: str = ""
    passer: str = ""
    ob: bool = False
    by: str = ""
    loss: str = ""
    at: int = 0
    taker: str = ""
    runback: int | None = None
    challenge: str = ""
    overturned: str = ""
    overturned_yards: int = 0
    overturned_taker: str = ""
    foul: FoulRow | None = None
    offset: bool = False
    within: int = 0
    injury: bool = False
