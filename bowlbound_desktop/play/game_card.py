"""How a game is presented: its card, the names of its presets, the groups of its rule options."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.paths import RESOURCES

MANUAL = RESOURCES / "manual"
OTHER = "Other rules"


@frozen(kw_only=True)
class LevelCard:
    """A computer coach in plain words, as the new-game form offers him."""

    word: str
    """Beginner, Strong, Strongest …"""
    says: str
    """How he coaches, in a sentence."""
    beats: Mapping[str, float] = field(factory=dict)
    """The percentage of games in which he beats weaker levels, where that was measured; by their keys."""


@frozen(kw_only=True)
class GameCard:
    """A game on the start page, read without loading any rules."""

    key: str
    title: str
    lines: tuple[str, ...]
    folder: Path
    """Where the files of the game lie."""
    kick_off: str = ""
    """The words of the start page's big button, where this is the first game."""
    kick_off_teams: tuple[TeamFace, ...] = ()
    """The two teams that it starts with, as the start page draws them."""
    presets: Mapping[str, str]
    """Presets in words."""
    groups: Mapping[str, str]
    """The groups of the options page, by the beginnings of the paragraphs that belong to them."""

    levels: Mapping[str, LevelCard] = field(factory=dict)
    """The computer's coaches in plain words, by their keys."""
    manual: Path | None = None
    """The page of the manual that this game begins with."""

    @property
    def picture(self) -> Path:
        """Its picture on the start page."""
        return self.folder / f"{self.key}.svg"

    @property
    def option_pages(self) -> Path:
        """The folder with a page for each rule option."""
        return self.folder / "manual" / "options"

    def preset_title(self, name: str) -> str:
        """A preset in words."""
        return self.presets.get(name, name)

    def group_of(self, rule: str) -> str:
        """The group of the options page that a paragraph belongs to: the longest matching beginning wins."""
        starts = [start for start in self.groups if rule.startswith(start)]
        return self.groups[max(starts, key=len)] if starts else OTHER


def read_card(folder: Path, key: str) -> GameCard:
    """The card in the game.toml of a folder."""
    data = _read(folder / "game.toml")
    own = data["cards"][key]
    start: Mapping[str, Any] = data.get("kick-off", {})
    return GameCard(
        key=key,
        title=own["title"],
        lines=tuple(own["lines"]),
        folder=folder,
        kick_off=start.get("words", ""),
        kick_off_teams=tuple(map(_face, start.get("teams", ()))),
        presets=data.get("presets", {}),
        groups=data.get("groups", {}),
        levels={key: LevelCard(**words) for key, words in data.get("levels", {}).items()},
        manual=_page(folder, own.get("manual", "")),
    )


def _face(words: Mapping[str, Any]) -> TeamFace:
    first, second = words["colours"]
    return TeamFace(name=words["name"], short=words["name"], colours=(first, second))


def _page(folder: Path, name: str) -> Path | None:
    """The page of that name in the shared manual, or the first one in the game's own."""
    if name:
        return MANUAL / f"{name}.md"
    return next(iter(sorted((folder / "manual").glob("*.md"))), None)


@cache
def _read(path: Path) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
