"""Where the manual explains the question that is asked: F1 opens that page."""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop.play.descriptor import Descriptor


@frozen
class HelpPlace:
    """A page of the manual, and words on it to scroll to."""

    page: Path | None
    """None for the first page of the manual."""
    words: str = ""


def help_place(game: Descriptor, kind: str) -> HelpPlace:
    """The place for a kind of question; the game's first page where it has none."""
    name, _, heading = game.words.pages.get(kind, "").partition("#")
    page = game.folder / "manual" / f"{name}.md"
    if not name or not page.is_file():
        return HelpPlace(game.card.manual)
    return HelpPlace(page, heading)
