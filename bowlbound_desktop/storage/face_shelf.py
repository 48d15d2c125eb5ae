"""A shelf of faces, for games that need only a team's name and colours.

The faces are those of every team on every other shelf, whatever game it belongs to.
"""

import re
from collections.abc import Callable, Iterable

from attrs import frozen

from bowlbound_desktop.kernel.errors import ChartError, SaveError
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.teams.shelf import Choices, TeamEntry, TeamRecord, TeamShelf
from bowlbound_desktop.storage.converter import FaultError, from_plain, to_plain
from bowlbound_desktop.storage.toml import parse_toml, toml_value

BLANK = "blank"
PLAIN = ("#1f4e79", "#f2f2f2")
"""The colours of a team without a name."""
LONGEST_LINE = 6000
_HEX = re.compile("#[0-9a-fA-F]{6}")
TYPED = "name:"
"""The beginning of the id of a team that is on no shelf; its name follows, and its colours if it has any."""
LONGEST_NAME = 30


def blank_face(side: str) -> TeamFace:
    """A team without a name, called after its side."""
    return TeamFace(id=BLANK, name=side.capitalize(), short=side.capitalize(), colours=PLAIN)


def typed_id(text: str, colours: tuple[str, str]) -> str:
    """The id of a team of this name, on a shelf or not."""
    return " ".join((f"{TYPED}{text.strip()}", *colours))


def typed_face(team: str) -> TeamFace:
    """The face of a team whose id holds its name; ChartError says what is wrong with it."""
    *words, first, second = ("", "", *team.removeprefix(TYPED).split())
    coloured = bool(_HEX.fullmatch(first) and _HEX.fullmatch(second))
    name = " ".join(filter(None, words if coloured else (*words, first, second)))
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or "#" in name:
        told = f'a name of 1 to {LONGEST_NAME} characters and, if you like, two colours like "#0c2340"'
        raise ChartError(f"{team[:60]!a} is not a team: write {TYPED}, {told}")
    return TeamFace(id=team, name=name, short=name, colours=(first, second) if coloured else PLAIN)


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
        return typed_face(team) if team.startswith(TYPED) else self.face(team)

    def typed(self, name: str, colours: tuple[str, str]) -> TeamEntry | None:
        """The team that a player has named; None where that is not a valid name."""
        try:
            face = typed_face(typed_id(name.replace('"', ""), colours))
        except ChartError:
            return None
        return TeamEntry(id=face.id, name=face.name, colours=face.colours)

    def face(self, team: str) -> TeamFace:
        """The face of a team on any shelf; where none has it, the error of the first shelf."""
        wrong: list[ChartError] = []
        for shelf in self.shelves():
            try:
                return shelf.face(team)
            except ChartError as error:
                wrong.append(error)
        raise wrong[0] if wrong else ChartError(f"there is no team {team[:60]!a}")

    def record(self, team: TeamFace, side: str) -> TeamRecord:  # noqa: ARG002
        """A face as it is written in save files."""
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
