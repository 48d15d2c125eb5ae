"""What games share that need only a team's name and colours."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import frozen

from bowlbound_desktop.play.descriptor import Descriptor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bowlbound_desktop.play.teams.shelf import TeamEntry, TeamShelf
    from bowlbound_desktop.storage.face_shelf import FaceShelf


@frozen(slots=False)
class FaceGame(Descriptor):
    """A game that is played with the faces of any teams."""

    faces: Callable[[], Iterable[TeamShelf]]

    @property
    def has_own_teams(self) -> bool:
        """No: its teams are the faces of others."""
        return False

    @cached_property
    def shelf(self) -> FaceShelf:
        """The faces of all teams."""
        from bowlbound_desktop.storage.face_shelf import FaceShelf

        return FaceShelf(self.faces)

    @property
    def takes_any_name(self) -> bool:
        """A team is its name and its colours."""
        return True

    def typed_team(self, name: str, colours: tuple[str, str]) -> TeamEntry | None:
        """Any name and any colours will do."""
        return self.shelf.typed(name, colours)

    @property
    def unfit_name(self) -> str:
        """Where a name that is on no shelf is a team of its own, what such a name may have."""
        from bowlbound_desktop.storage.face_shelf import LONGEST_NAME

        return f"A name of your own has at most {LONGEST_NAME} characters, and no #: shorten or change it."

    @property
    def famous(self) -> tuple[str, str]:
        """The two teams of the best-known game."""
        return ("1966-notre-dame", "1966-michigan-state")
