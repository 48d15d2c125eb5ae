"""The manual as a tree of headings and pages."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from attrs import fields, frozen

from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.game_card import MANUAL
from bowlbound_desktop.play.telling.rule_homes import rule_pages

OPTIONS = "options"
GAMES = "games"
"""Stands in the contents for the pages that the games bring along."""
RULES = "rules"
"""Stands in the contents for the pages with each game's rules."""


@frozen
class ManualPage:
    """A page, or a heading with pages below it."""

    title: str
    path: Path | None = None
    below: tuple["ManualPage", ...] = ()

    def text(self) -> str:
        """The text of the page."""
        return self.path.read_text(encoding="utf-8") if self.path else ""


def manual() -> tuple[ManualPage, ...]:
    """The whole manual, in the order of contents.toml."""
    order = tomllib.loads((MANUAL / "contents.toml").read_text(encoding="utf-8"))
    named = {name for names in order.values() for name in names}
    rest = [path.stem for path in sorted(MANUAL.glob("*.md")) if path.stem not in named]
    headings = {**order, "More": rest} if rest else order
    return tuple(ManualPage(title, below=tuple(_pages(names))) for title, names in headings.items())


def _pages(names: list[str]) -> Iterator[ManualPage]:
    for name in names:
        if name == GAMES:
            yield from _of_games()
        elif name == RULES:
            yield from _of_rules()
        else:
            yield _page(name)


def _of_games() -> Iterator[ManualPage]:
    """The pages that the games bring along, by file name, below the first page of each game."""
    from bowlbound_desktop.games.register import games

    for room in dict.fromkeys(game.folder for game in games()):
        told = set(rule_pages(room))
        pages = [path for path in sorted((room / "manual").glob("*.md")) if path not in told]
        first, *others = pages or (None,)
        if first is not None:
            yield ManualPage(_title(first), first, tuple(ManualPage(_title(path), path) for path in others))


def _of_rules() -> Iterator[ManualPage]:
    """The pages with the rules that Why? refers to."""
    from bowlbound_desktop.games.register import games

    rooms: dict[Path, Descriptor] = {}
    for game in games():
        rooms.setdefault(game.folder, game)
    for room, game in rooms.items():
        if pages := rule_pages(room):
            yield ManualPage(game.card.title, below=tuple(ManualPage(_title(path), path) for path in pages))


def _page(name: str) -> ManualPage:
    path = MANUAL / f"{name}.md"
    return ManualPage(_title(path), path, _options() if name == OPTIONS else ())


def _title(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.readline().lstrip("# ").strip()


def _options() -> tuple[ManualPage, ...]:
    """The option pages: a heading for each game that has options, with its groups of options below."""
    from bowlbound_desktop.games.register import games

    rooms: dict[Path, Descriptor] = {}
    for game in games():
        rooms.setdefault(game.card.option_pages, game)
    return tuple(_game(folder, game) for folder, game in rooms.items() if folder.is_dir())


def _game(folder: Path, game: Descriptor) -> ManualPage:
    known = [one for one in fields(game.rules.options) if (folder / f"{one.name}.md").is_file()]
    groups: dict[str, list[ManualPage]] = {}
    for one in known:
        page = ManualPage(one.metadata["text"], folder / f"{one.name}.md")
        groups.setdefault(game.card.group_of(one.metadata["rule"]), []).append(page)
    below = tuple(ManualPage(name, below=tuple(pages)) for name, pages in groups.items())
    return ManualPage(game.card.title, below=below)
