"""Where the manual states a rule that Why? cites: a page, and the list item that begins with its id."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.play.descriptor import Descriptor

PAGES = "rules-*.md"
_ITEM = re.compile(r"^- \*\*(?P<ids>[^*]+)\*\* (?P<text>.+(?:\n  .+)*)", re.MULTILINE)


@frozen
class RuleHome:
    """The place of one rule in the manual."""

    rule: str
    """Its id, which is the anchor: the item on the page begins with it."""
    page: Path
    title: str
    """The page's title."""
    text: str
    """What the rule says."""


def rule_pages(folder: Path) -> tuple[Path, ...]:
    """The pages of a game's rules, in their order."""
    return tuple(sorted((folder / "manual").glob(PAGES)))


def rule_ids(rule: str) -> tuple[str, ...]:
    """The separate ids in what an event or an option cites."""
    return tuple(part for part in (part.strip() for part in rule.split(",")) if part)


def rule_home(game: Descriptor, rule: str) -> RuleHome | None:
    """The place of one id; None where the manual does not have it."""
    return _homes(game.folder).get(rule.casefold())


@cache
def _homes(folder: Path) -> Mapping[str, RuleHome]:
    return {home.rule.casefold(): home for page in rule_pages(folder) for home in _on(page)}


def _on(page: Path) -> Iterator[RuleHome]:
    text = page.read_text(encoding="utf-8")
    title = text.partition("\n")[0].lstrip("# ")
    for found in _ITEM.finditer(text):
        for rule in rule_ids(found["ids"]):
            yield RuleHome(rule, page, title, " ".join(found["text"].split()))
