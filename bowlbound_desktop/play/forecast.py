"""What the computer can say before a call: the chances of every call or pair of calls, and the best mix."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Request
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.odds_asking import ALONE


@frozen(kw_only=True)
class Figure:
    """One number of every call, or of every pair of calls."""

    title: str
    values: tuple[tuple[float, ...], ...]
    """A row per call of the offense, or of the only side that calls; a column per call of the other side."""
    share: bool = True
    """Whether it is a chance, to be shown in per cent."""
    good: bool = True
    """Whether more of it is good for the side of the rows."""


@frozen(kw_only=True)
class Forecast:
    """The figures of a call, or of two made at once; a mix says how often each call should be made."""

    offense: tuple[str, ...]
    defense: tuple[str, ...]
    figures: tuple[Figure, ...]
    offense_mix: Mapping[str, float] = field(factory=dict)
    defense_mix: Mapping[str, float] = field(factory=dict)

    @property
    def one_sided(self) -> bool:
        """Whether only one side calls, so that the defense has a single column without a name."""
        return self.defense == (ALONE,)


Forecaster: TypeAlias = Callable[[Request, Moment], Forecast | None]
"""Makes the forecast from the question and the moment in which it is asked.

None where it can say nothing about that question.
"""
Judge: TypeAlias = Callable[[Any, Side], float]
"""Tells a side's chance to win a game between plays; a tie counts half."""
