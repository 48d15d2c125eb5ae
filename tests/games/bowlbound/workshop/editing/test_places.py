"""Places of the chart in words."""

from bowlbound_desktop.games.bowlbound.workshop.editing.places import spoken


def test_places_are_said_in_words():
    assert spoken(("defense", "A", "3", "2")) == "defense A, column 3, total 2"
    assert spoken(("team", "fumble")) == "Own free balls"
