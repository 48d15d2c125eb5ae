"""Which rules a game is played by: the edition, its options and their values."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from attrs import fields, frozen

from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.options import value_words
from bowlbound_desktop.play.descriptor import Descriptor


@frozen(kw_only=True)
class RuleInForce:
    """One rule option and its value."""

    key: str
    """Its name in files and commands."""
    group: str
    text: str
    """What the option is about."""
    value: str
    rule: str
    """The paragraph."""
    usual: bool
    """Whether it has this edition's default."""
    asleep: bool
    """Whether it has no effect, because of another option."""


def rules_in_force(descriptor: Descriptor, game: Any) -> tuple[RuleInForce, ...]:
    """Every rule option of a game in progress, group by group as in the form for a new game."""
    rules = _rules(descriptor, game)
    groups = list(dict.fromkeys(rule.group for rule in rules))
    return tuple(sorted(rules, key=lambda rule: groups.index(rule.group)))


def _rules(descriptor: Descriptor, game: Any) -> list[RuleInForce]:
    options = game.setup.options
    usual = descriptor.rules.read_options({})
    return [
        RuleInForce(
            key=attribute.name,
            group=descriptor.card.group_of(attribute.metadata["rule"]),
            text=attribute.metadata["text"],
            value=value_words(attribute, getattr(options, attribute.name)),
            rule=attribute.metadata["rule"],
            usual=getattr(options, attribute.name) == getattr(usual, attribute.name),
            asleep=_asleep(attribute.metadata.get("needs"), options),
        )
        for attribute in fields(type(options))
    ]


def _asleep(need: Any, options: Any) -> bool:
    return bool(need) and getattr(options, need[0]) not in need[1]


def preset_of(descriptor: Descriptor, game: Any) -> str:
    """The name of the preset that these rules match; empty where they match none."""
    options, rules = game.setup.options, descriptor.rules
    if options == rules.read_options({}):
        return "The usual rules"
    names = [name for name, values in rules.presets.items() if rules.read_options(values) == options]
    return descriptor.card.preset_title(names[0]) if names else ""


def rules_title(descriptor: Descriptor, game: Any) -> str:
    """Edition and preset in one line: "Bowl Bound, Advanced"."""
    changed = sum(not rule.usual for rule in rules_in_force(descriptor, game))
    own = f"{counted(changed, 'rule')} of your own"
    return f"{descriptor.rules.title}: {preset_of(descriptor, game) or own}"


def rules_page(descriptor: Descriptor, game: Any) -> str:
    """All rules in force as a page of Markdown."""
    lines = [f"# {rules_title(descriptor, game)}", "", *_marked(descriptor, game)]
    return "\n".join(lines)


def _marked(descriptor: Descriptor, game: Any) -> Iterator[str]:
    rules = (rule for rule in rules_in_force(descriptor, game) if not rule.asleep)
    for group, found in groupby(rules, key=lambda rule: rule.group):
        yield f"## {group}"
        yield ""
        yield from map(rule_line, found)
        yield ""


def rule_line(rule: RuleInForce) -> str:
    """One option as a list item; a value that is not the default is bold."""
    value = rule.value if rule.usual else f"**{rule.value}**"
    return f"- {rule.text}: {value} [{rule.rule}]"
