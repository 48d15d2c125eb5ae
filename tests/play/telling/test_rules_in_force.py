"""The rules that a game is played by."""

from itertools import groupby

import pytest

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.telling.rules_in_force import rules_in_force, rules_page, rules_title
from tests.shelf import SYSTEMS, game, wish


def rules(key, **options):
    session = open_table(wish(key, seed=1, options=options))
    return session.descriptor, session.game


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_game_has_its_page(key):
    found = rules(key)
    assert rules_title(*found) == f"{game(key).rules.title}: The usual rules"
    assert all(rule.usual for rule in rules_in_force(*found))
    assert rules_page(*found).startswith("# ")


def test_what_was_chosen_stands_out():
    found = rules("bowlbound", kneel=True)
    assert [rule.key for rule in rules_in_force(*found) if not rule.usual] == ["kneel"]
    assert "- Kneel-down: **On** [AR-I-6-A]" in rules_page(*found)
    assert rules_title(*found) == "Bowl Bound: 1 rule of your own"


def test_a_preset_is_called_by_its_name():
    assert rules_title(*rules("bowlbound", **game("bowlbound").rules.presets["advanced"])) == (
        "Bowl Bound: Full advanced"
    )


def test_what_counts_for_nothing_is_left_out():
    page = rules_page(*rules("bowlbound"))
    assert "Base of the yardage factors" not in page
    assert "Base of the yardage factors" in rules_page(*rules("bowlbound", yf="simple"))


def test_groups_stand_together():
    groups = [rule.group for rule in rules_in_force(*rules("bowlbound"))]
    assert len(set(groups)) == len(list(groupby(groups)))
