"""Rosters: the names behind the letters (GC-5). Letters never change an outcome."""

from collections.abc import Mapping

from attrs import field, frozen

from bowlbound_desktop.kernel.team_face import TeamFace

OFFENSE = ("QB", "QB2", "A", "B", "C", "AA", "BB", "CC", "DD", "PR", "KR", "Punter", "Kicker")
DEFENSE = ("E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P")
SLOTS = (*OFFENSE, *DEFENSE)
"""All 25, in the order of the printed rosters."""
_PLACES = {slot: place for place, slot in enumerate(SLOTS)}
ROLES: Mapping[str, str] = {
    "QB": "Quarterback",
    "QB2": "Second quarterback",
    **dict.fromkeys(("A", "B", "C"), "Running back"),
    **dict.fromkeys(("AA", "BB", "CC", "DD"), "Receiver"),
    "PR": "Punt returner",
    "KR": "Kick returner",
    "Punter": "Punter",
    "Kicker": "Kicker",
    **dict.fromkeys(("E", "F"), "Linebacker"),
    **dict.fromkeys(("G", "H", "I", "J"), "Defensive back"),
    **dict.fromkeys(("K", "L"), "Defensive lineman"),
    **dict.fromkeys(("M", "N", "O", "P"), "Pass rusher"),
}


@frozen(kw_only=True)
class Roster:
    """A team: its face, and a player in every slot; one player may have two."""

    face: TeamFace
    names: tuple[str, ...] = field(repr=False)
    """In the order of the slots."""

    def player(self, slot: str) -> str:
        """The player in a slot."""
        return self.names[_PLACES[slot]]

    def first_slot(self, name: str) -> str:
        """The first slot of a player, who may have two."""
        return SLOTS[self.names.index(name)]

    @property
    def players(self) -> dict[str, str]:
        """Every slot with its player."""
        return dict(zip(SLOTS, self.names, strict=True))


def blank_roster(side: str) -> Roster:
    """A team without names: every player is called by his slot."""
    name = {"home": "Home", "away": "Visitors"}.get(side, "Blank")
    colours = ("#1f3d7a", "#ffffff") if side == "home" else ("#8c1d18", "#ffffff")
    face = TeamFace(id="blank", name=name, short=name, colours=colours)
    return Roster(face=face, names=SLOTS)
