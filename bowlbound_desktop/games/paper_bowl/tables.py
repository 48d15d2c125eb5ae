"""The cards of Paper Bowl, read from TOML, and the rules played with them."""

from functools import cache
from typing import Any

from bowlbound_desktop.games.paper_bowl.rules.cards import Box, DefenseCard, EventCard, GoalRow, PlayCard
from bowlbound_desktop.games.paper_bowl.rules.system import PaperBowl
from bowlbound_desktop.storage.toml import shipped_toml


def _read(name: str) -> dict[str, Any]:
    return shipped_toml("paper_bowl", "tables", f"{name}.toml")


@cache
def paper_bowl_box() -> Box:
    """All cards of the box."""
    kicks = _read("kicks")
    goals = tuple(
        GoalRow(within=row["within"], numbers=tuple(row["numbers"])) for row in kicks["field_goals"]
    )
    return Box(
        plays={key: PlayCard(key=key, **values) for key, values in _read("plays").items()},
        defenses={key: _defense(key, values) for key, values in _read("defenses").items()},
        events={int(key): EventCard(number=int(key), **values) for key, values in _read("events").items()},
        field_goals=goals,
        punt=kicks["punt"],
        touchback=kicks["touchback"],
        onside=kicks["onside"],
    )


def _defense(key: str, values: dict[str, Any]) -> DefenseCard:
    numbers = {name: tuple(value) for name, value in values.items() if isinstance(value, list)}
    return DefenseCard(key=key, **(values | numbers))


@cache
def paper_bowl_rules() -> PaperBowl:
    """The rules of Paper Bowl with all cards."""
    return PaperBowl(paper_bowl_box())
