"""The teams of the probe: rosters of five players."""

import tomllib

from attrs import frozen

from bowlbound_desktop.kernel.errors import ChartError, SaveError
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.teams.shelf import TeamEntry, TeamRecord
from bowlbound_desktop.storage.toml import toml_value
from tests.probe.game import SLOTS, Roster

TEAMS = {
    "otters": ("River Otters", "#0b5563", ("Ada", "Bo", "Cyd", "Dot", "Eve")),
    "herons": ("Marsh Herons", "#6b2d5c", ("Flo", "Gus", "Hal", "Ina", "Jo")),
    "newts": ("Pond Newts", "#2f5d1e", ("Kit", "Lou", "Max", "Nan", "Oz")),
}


def roster(key):
    if key == "blank":
        return Roster(face=face(key, "Blank", "#444444"), names=SLOTS)
    if key not in TEAMS:
        raise ChartError(f"there is no roster {key[:60]!a}: choose one of {', '.join(TEAMS)}")
    name, colour, names = TEAMS[key]
    return Roster(face=face(key, name, colour), names=names)


def face(key, name, colour):
    return TeamFace(id=key, name=name, short=name.split()[-1], colours=(colour, "#ffffff"))


@frozen
class RosterShelf:
    """All teams of the probe."""

    def entries(self):
        return tuple(
            TeamEntry(id=key, name=name, details=", ".join(names), searched=f"{name} {names}".lower())
            for key, (name, _, names) in TEAMS.items()
        )

    def face(self, team):
        return roster(team).face

    def load(self, team, side, choices):
        return roster(team)

    def record(self, team, side):
        kept = {"name": team.face.name, "colour": team.face.colours[0], "players": list(team.names)}
        text = "".join(f"{name} = {toml_value(value)}\n" for name, value in kept.items())
        return TeamRecord(team.face.id, "", text)

    def restore(self, record, side):
        try:
            data = tomllib.loads(record.text)
            names = tuple(data["players"])
            return Roster(face=face(record.id, data["name"], data["colour"]), names=names)
        except (tomllib.TOMLDecodeError, KeyError) as error:
            raise SaveError(f"charts.{side}.text: {error}") from error
