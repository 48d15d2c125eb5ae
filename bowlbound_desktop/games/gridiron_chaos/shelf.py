"""The shelf of Gridiron Chaos: rosters, shipped and the player's own."""

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.own_rosters import every_roster, is_own, roster_for_play
from bowlbound_desktop.games.gridiron_chaos.rosters import BLANK, parse_roster, roster_text
from bowlbound_desktop.games.gridiron_chaos.rules.roster import Roster, blank_roster
from bowlbound_desktop.kernel.errors import BowlboundError, SaveError
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.paths import RESOURCES
from bowlbound_desktop.play.teams.search import aliases_in
from bowlbound_desktop.play.teams.shelf import Choices, TeamEntry, TeamRecord


@frozen
class RosterShelf:
    """Every roster that can be played."""

    def entries(self) -> tuple[TeamEntry, ...]:
        """The rosters of four Super Bowls, then the player's own."""
        return tuple(map(_entry, every_roster().values()))

    def face(self, team: str) -> TeamFace:
        """Name and colours of a roster."""
        return roster_for_play(team).face

    def load(self, team: str, side: str, choices: Choices) -> Roster:  # noqa: ARG002
        """The roster with this id."""
        return roster_for_play(team, side)

    def record(self, team: Roster, side: str) -> TeamRecord:
        """The whole roster as text, so that a game keeps its names even if the file changes."""
        return TeamRecord(team.face.id, "", "" if team == blank_roster(side) else roster_text(team))

    def restore(self, record: TeamRecord, side: str) -> Roster:
        """The roster of a save file."""
        if record.id == BLANK and not record.text:
            return blank_roster(side)
        try:
            return parse_roster(record.text, record.id, f"charts.{side}.text")
        except BowlboundError as error:
            raise SaveError(str(error)) from error


def _entry(roster: Roster) -> TeamEntry:
    face = roster.face
    own = is_own(face.id)
    stars = f"{roster.player('QB')}, {roster.player('A')}"
    return TeamEntry(
        id=face.id,
        name=face.name,
        short=face.short,
        details=f"Yours · {stars}" if own else stars,
        searched=" ".join((face.name, face.short, *roster.names)).lower(),
        aliases=aliases_in(RESOURCES / "gridiron_chaos").get(face.short, ()),
        colours=face.colours,
        own=own,
    )
