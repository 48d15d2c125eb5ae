"""The player's own rosters: finds, writes and deletes them, and loads any roster for play."""

from collections.abc import Mapping
from pathlib import Path

from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.gridiron_chaos.rosters import BLANK, read_roster, roster_text, shipped_rosters
from bowlbound_desktop.games.gridiron_chaos.rules.roster import Roster, blank_roster
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError
from bowlbound_desktop.storage import own_files
from bowlbound_desktop.storage.damaged import MEND, keep_damaged
from bowlbound_desktop.storage.files import write_text
from bowlbound_desktop.storage.locks import held


def own_rosters() -> Mapping[str, Roster]:
    """The player's rosters by id; a damaged file is set aside and does not affect the others."""
    found = ((path.stem, _read(path)) for path in sorted(paths.own_rosters().glob("*.toml")))
    return {roster_id: roster for roster_id, roster in found if roster is not None}


def _read(path: Path) -> Roster | None:
    try:
        return read_roster(path)
    except BowlboundError as error:
        keep_damaged(path, error, f"the other rosters are there: {MEND}")
        return None


def every_roster() -> Mapping[str, Roster]:
    """All rosters that can be played, the player's own last."""
    return {**shipped_rosters(), **own_rosters()}


def roster_for_play(roster_id: str, side: str = BLANK) -> Roster:
    """A roster by its id; in the one called `blank` every player is named by his slot."""
    if roster_id == BLANK:
        return blank_roster(side)
    if roster_id in shipped_rosters():
        return shipped_rosters()[roster_id]
    found = every_roster()
    if roster_id not in found:
        raise ChartError(f"there is no roster {roster_id[:60]!a}: choose one of {', '.join(found)}")
    return found[roster_id]


def is_own(roster_id: str) -> bool:
    """Whether the roster is a file of the player's."""
    return roster_id not in shipped_rosters() and own_file(roster_id).exists()


def own_file(roster_id: str) -> Path:
    """The file of one of the player's rosters."""
    return paths.own_rosters() / f"{roster_id}.toml"


def keep_roster(roster: Roster) -> str:
    """Write one of the player's rosters; its id is new if it has none or that of a shipped roster."""
    roster_id = roster.face.id
    with held(paths.own_rosters()):
        if not is_own(roster_id):
            roster_id = own_files.free_id(own_files.slug(roster.face.name, "roster"), _is_taken)
        write_text(own_file(roster_id), roster_text(evolve(roster, face=evolve(roster.face, id=roster_id))))
    return roster_id


def _is_taken(roster_id: str) -> bool:
    return roster_id in shipped_rosters() or own_file(roster_id).exists()


def throw_away(roster_id: str) -> Path:
    """Move one of the player's rosters to the trash."""
    if not is_own(roster_id):
        raise ChartError(f"{roster_id} comes with the program and cannot be deleted")
    return own_files.to_trash(own_file(roster_id))
