"""A list of things that count in a game unless a player switches them off."""

from collections.abc import Sequence

from attrs import frozen


@frozen
class ChecklistItem:
    """One of them: what it changes, and where it comes from."""

    id: str
    steps: tuple[str, ...]
    """A line for each change."""
    source: str = ""


@frozen(kw_only=True)
class Checklist:
    """All of them for one pair of teams."""

    title: str
    """The page's name: "Corrections"."""
    heads: tuple[str, str, str]
    """Headings of the columns id, change and source."""
    switch: str
    """The words of the switch for the whole list."""
    intro: str
    items: Sequence[ChecklistItem] = ()
