"""A shelf of faces, for games that need no more of a team than its name and colours.

The faces are those of every team on every other shelf, whatever game it belongs to.
"""

import re
from collections.abc import Callable, Iterable

from attrs import frozen

from bowlbound_desktop.kernel.errors import ChartError, SaveError
from bowlbound_desktop.kernel.system import TeamFace
from bowlbound_desktop.play.team_shelf import Choices, TeamEntry, TeamRecord, TeamShelf
from bowlbound_desktop.storage.converter import FaultError, from_plain, to_plain
from bowlbound_desktop.storage.toml import parse_toml, toml_value

BLANK = "blank"
PLAIN = ("#1f4e79", "#f2f2f2")
"""The colours of a team without a name."""
LONGEST_LINE = 6000
_HEX = re.compile("#[0-9a-fA-F]{6}")


def blank_face(side: str) -> TeamFace:
    """A team without a name, called after its side."""
    return TeamFace(id=BLANK, name=side.capitalize(), short=side.capitalize(), colours=PLAIN)


@frozen
class FaceShelf:
    """Faces of the teams of other shelves."""

    shelves: Callable[[], Iterable[TeamShelf]]

    def entries(self) -> tuple[TeamEntry, ...]:
        """The teams of all shelves."""
        return tuple(entry for shelf in self.shelves() for entry in shelf.entries())

    def load(self, team: str, side: str, choices: Choices) -> TeamFace:  # noqa: ARG002
        """The face of a team."""
        if team == BLANK:
            return blank_face(side)
        return self.face(team)

    def face(self, team: str) -> TeamFace:
        """The face of a team on any shelf; the first shelf says what is wrong where none has it."""
        wrong: list[ChartError] = []
        for shelf in self.shelves():
            try:
                return shelf.face(team)
            except ChartError as error:
                wrong.append(error)
        raise wrong[0] if wrong else ChartError(f"there is no team {team[:60]!a}")

    def record(self, team: TeamFace, side: str) -> TeamRecord:  # noqa: ARG002
        """A face as a save file keeps it."""
        text = "".join(f"{name} = {toml_value(value)}\n" for name, value in to_plain(team).items())
        return TeamRecord(team.id, "", text)

    def restore(self, record: TeamRecord, side: str) -> TeamFace:
        """The face of a save file."""
        where = f"charts.{side}.text"
        try:
            face = from_plain(parse_toml(record.text, where, LONGEST_LINE), TeamFace, where)
        except FaultError as error:
            raise SaveError(str(error)) from error
        if not all(_HEX.fullmatch(colour) for colour in face.colours):
            raise SaveError(f'{where}: colours must be two like "#0c2340"')
        return face
