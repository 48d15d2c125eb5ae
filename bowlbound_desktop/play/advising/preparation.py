"""Long work that makes computer coaches wiser in one game, done in the background or waited for."""

import os
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bowlbound_desktop.play.session import Session

SWITCH, COMMON = "BOWLBOUND_VALUES", "common"
"""The environment variable that switches such work off: the values common to all games must do."""


def switched_off() -> bool:
    """Whether nothing is to be prepared."""
    return os.environ.get(SWITCH) == COMMON


def preparation_for(session: "Session") -> "Preparation | None":
    """The work for the game on a table, for all its coaches: any of them may be asked for advice."""
    if switched_off():
        return None
    return session.descriptor.preparation(session.game, {level.key for level in session.descriptor.levels})


class Preparation(Protocol):
    """Work for one pairing of teams; until it is finished, the coaches do without."""

    @property
    def words(self) -> str:
        """What is being computed, in a few words."""

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""

    @property
    def over(self) -> bool:
        """Whether the other process has ended."""

    def start(self) -> None:
        """Begin the work, in another process."""

    def finish(self) -> None:
        """Give the coaches what was computed; nothing changes where the work failed."""

    def stop(self) -> None:
        """End the other process."""

    def wait(self) -> None:
        """Do the whole work here and now, so that the same game always has the same coaches."""
