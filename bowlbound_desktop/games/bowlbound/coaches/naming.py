"""The Wild Card as columns of the matrix game: what it is worth to name each play (AR-II-1)."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from bowlbound_desktop.games.bowlbound.coaches.known import Array
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS

NAMED_RUN, NAMED_OPTION, NAMED_PASS = "wild:1", "wild:5", "wild:7"
WORKED_OUT = (NAMED_RUN, NAMED_OPTION, NAMED_PASS, "wild:5+7", "wild:5+8")
"""Names whose columns are computed; those of the others follow from them."""
Worths: TypeAlias = Callable[[Sequence[str], Sequence[str]], Array]
"""What each pair of calls is worth to the offense."""


def named_columns(worths: Worths, ours: Sequence[str], named: Sequence[str]) -> Array:
    """The columns of named plays: a wrong name has the same effect for all, a right one stops the play."""
    asked = [call for call in WORKED_OUT if call in named]
    plays = [call for call in ours if call in PLAYS]
    known = dict(zip(asked, worths(plays, asked).T, strict=True))
    wrong = np.where([play == "1" for play in plays], known[NAMED_PASS], known[NAMED_RUN])
    stopped = {play: known[_alike(play)][plays.index(_alike(play)[-1])] for play in plays}
    rest = [call for call in ours if call not in PLAYS]
    other = {call: float(worths((call,), (NAMED_RUN,))[0, 0]) for call in rest}
    columns = []
    for name in named:
        meant = name.removeprefix(PREFIX)
        column = known[name] if name in known else np.where([play == meant for play in plays], 0.0, wrong)
        if meant in stopped and name not in known:
            column[plays.index(meant)] = stopped[meant]
        fooled = [stopped["1" if call == "sneak" else "7"] if call == meant else other[call] for call in rest]
        columns.append([*column, *fooled])
    return np.array(columns).T


def _alike(play: str) -> str:
    """The computed name that has the same effect on a play as its own."""
    if play == "5":
        return NAMED_OPTION
    return NAMED_RUN if play in PLAYS[:4] else NAMED_PASS
