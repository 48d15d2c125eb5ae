"""What a game explains to beginners: boxes of charts in words, and what its calls are good for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.system import Table


@frozen
class Purpose:
    """What a call is good for: a few words for its button, and sentences for whoever asks."""

    short: str
    long: str


@frozen(slots=False)
class Teaching:
    """The teacher of a game that has nothing to say."""

    def cell(self, table: Table, row: int, column: int) -> str:  # noqa: ARG002
        """What a box of a table does, in words; empty where its text says all."""
        return ""

    def purposes(self, game: Any, decision: Decision) -> Mapping[str, Purpose]:  # noqa: ARG002
        """What the answers of a decision are good for, where the charts can tell."""
        return {}

    @property
    def lesson(self) -> Path | None:
        """The file of its guided drive; None where it has none."""
        return None
