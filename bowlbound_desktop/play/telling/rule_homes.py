"""Where the manual tells a rule that Why? names: a page, and the item of its list that begins with the id."""

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
    """The home of one rule."""

    rule: str
    """Its id, which is the anchor: the item on the page begins with it."""
    page: Path
    title: str
    """Of the page."""
    text: str
    """What the rule says."""


def rule_pages(folder: Path) -> tuple[Path, ...]:
    """The pages of a game's rules, in their order."""
    return tuple(sorted((folder / "manual").glob(PAGES)))


def rule_ids(rule: str) -> tuple[str, ...]:
    """The single ids of what an event or an option names."""
    return tuple(part for part in (part.strip() for part in rule.split(",")) if part)


def rule_home(game: Descriptor, rule: str) -> RuleHome | None:
    """The home of one id; None where the manual does not tell it."""
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
