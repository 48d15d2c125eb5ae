"""What the computer can say before two calls: the chances of every pair, and how both coaches would mix."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Together


@frozen(kw_only=True)
class Figure:
    """One number of every pair of calls."""

    title: str
    values: tuple[tuple[float, ...], ...]
    """One row a call of the offence, one column a call of the defence."""
    share: bool = True
    """Whether it is a chance, to be shown in per cent."""
    good: bool = True
    """Whether more of it is good for the offence."""


@frozen(kw_only=True)
class Forecast:
    """Figures of two calls that are asked for together; a mix says how often each call is made."""

    offense: tuple[str, ...]
    defense: tuple[str, ...]
    figures: tuple[Figure, ...]
    offense_mix: Mapping[str, float] = field(factory=dict)
    defense_mix: Mapping[str, float] = field(factory=dict)


Forecaster: TypeAlias = Callable[[Any, Together], Forecast | None]
"""Makes the forecast of a game and a pair of calls; None where it can say nothing of them."""
Judge: TypeAlias = Callable[[Any, Side], float]
"""Tells a side's chance to win a game between plays; a tie counts half."""
