"""Rosters as files: the shipped ones, and any roster as TOML and back."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS, Roster
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.storage.files import read_text
from bowlbound_desktop.storage.toml import parse_toml, toml_value

FOLDER = paths.RESOURCES / "gridiron_chaos" / "rosters"
BLANK = "blank"
LONGEST_NAME = 60
_HEX = re.compile("#[0-9a-fA-F]{6}")


@cache
def shipped_rosters() -> Mapping[str, Roster]:
    """The rosters of four Super Bowls, by id, oldest first."""
    return {path.stem: read_roster(path) for path in sorted(FOLDER.glob("*.toml"))}


def read_roster(path: Path) -> Roster:
    """A roster from a file."""
    return parse_roster(read_text(path), path.stem, path.name)


def parse_roster(text: str, roster_id: str, name: str) -> Roster:
    """A roster from the text of a file; `name` is the file's name in error messages."""
    return roster_of(parse_toml(text, name), roster_id, name)


def roster_of(data: Mapping[str, Any], roster_id: str, name: str) -> Roster:
    """A roster from the data of a file or a form; `name` is its name in error messages."""
    for key in ("name", "short"):
        _checked_text(data.get(key), f"{name}: {key}")
    colours = data.get("colours")
    if not isinstance(colours, list) or len(colours) != 2 or not all(map(_is_hex, colours)):
        raise ChartError(f'{name}: colours must be two like "#0c2340"')
    face = TeamFace(
        id=roster_id, name=data["name"].strip(), short=data["short"].strip(), colours=(colours[0], colours[1])
    )
    return Roster(face=face, names=_names(data.get("players"), name))


def _names(table: Any, name: str) -> tuple[str, ...]:
    """The player of every slot; raises an error if a slot is missing or unknown."""
    if not isinstance(table, dict):
        raise ChartError(f"{name}: the section [players] is missing")
    unknown = [slot for slot in table if slot not in SLOTS]
    missing = [slot for slot in SLOTS if slot not in table]
    if unknown or missing:
        wrong = f"unknown: {', '.join(unknown)}" if unknown else f"missing: {', '.join(missing)}"
        raise ChartError(f"{name}: each of the {len(SLOTS)} slots must have its player once; {wrong}")
    return tuple(_checked_text(table[slot], f"{name}: players.{slot}") for slot in SLOTS)


def _checked_text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST_NAME:
        raise ChartError(f"{where} must be a name in quotes, at most {LONGEST_NAME} characters long")
    return value.strip()


def _is_hex(colour: Any) -> bool:
    return isinstance(colour, str) and _HEX.fullmatch(colour) is not None


def roster_text(roster: Roster) -> str:
    """A roster as the text of a file."""
    face = roster.face
    head = {"name": face.name, "short": face.short, "colours": face.colours}
    lines = [f"{key} = {toml_value(value)}" for key, value in head.items()]
    players = [f"{slot} = {toml_value(roster.player(slot))}" for slot in SLOTS]
    return "\n".join((*lines, "", "[players]", *players, ""))
