"""Names and cards of the games, read from resources/manual/games.toml without loading any rules."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen

from bowlbound_desktop.paths import RESOURCES

OTHER = "Other rules"


@frozen
class GameCard:
    """A game system on the first page."""

    key: str
    title: str
    lines: tuple[str, ...]

    @property
    def picture(self) -> Path:
        """Its picture on the first page."""
        return room_folder(self.key) / f"{self.key}.svg"


@cache
def _file() -> Mapping[str, Any]:
    return tomllib.loads((RESOURCES / "manual" / "games.toml").read_text(encoding="utf-8"))


def cards() -> tuple[GameCard, ...]:
    """All games in their order."""
    found = ((key, values) for key, values in _file().items() if "title" in values)
    return tuple(GameCard(key, values["title"], tuple(values["lines"])) for key, values in found)


def room_folder(key: str) -> Path:
    """Where the files of a game lie."""
    return RESOURCES / str(_file().get(key, {}).get("manual", key)).replace("-", "_")


def option_pages(key: str) -> Path:
    """The folder with a page for each rule option of a game."""
    return room_folder(key) / "manual" / "options"


def kick_off_words() -> str:
    """What the big button starts."""
    return str(_file()["kick-off"]["words"])


def kick_off_colours() -> tuple[str, str]:
    """The colours of the two sides that the big button brings together."""
    home, away = _file()["kick-off"]["colours"]
    return home, away


def preset_title(name: str) -> str:
    """A preset in words."""
    return str(_file()["presets"].get(name, name))


def group_of(rule: str) -> str:
    """The group of the options page that a paragraph belongs to."""
    starts = [start for start in _file()["groups"] if rule.startswith(start)]
    return str(_file()["groups"][max(starts, key=len)]) if starts else OTHER
