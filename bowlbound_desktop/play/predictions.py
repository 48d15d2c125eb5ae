"""Secret predictions before a game: who takes which team, and how many points the favourite gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen

from bowlbound_desktop.kernel.field import Side

if TYPE_CHECKING:
    from collections.abc import Mapping


@frozen
class Prediction:
    """Who will win, and by how much at least."""

    winner: Side
    margin: int


@frozen(kw_only=True)
class Agreement:
    """What follows from two predictions."""

    first_takes: Side
    """The team that the home side's coach takes."""
    favourite: Side
    spot: int
    """Points that the favourite gives; 0 where the coaches named different winners."""
    options: Mapping[str, Any]
    """The rule options that record it."""


class Predictions(Protocol):
    """What a game does with two predictions."""

    @property
    def most(self) -> int:
        """The largest margin."""

    def guess(self, home: str, away: str, options: Mapping[str, Any]) -> Prediction:
        """What a computer coach predicts."""

    def agree(self, first: Prediction, second: Prediction) -> Agreement:
        """What follows from the prediction of the home side's coach and that of the visitors'."""
