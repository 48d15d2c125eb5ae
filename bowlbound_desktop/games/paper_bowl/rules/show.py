"""The cards laid out as tables."""

from bowlbound_desktop.games.paper_bowl.rules.cards import Box, DefenseCard
from bowlbound_desktop.kernel.system import Table, TableCell

NONE = "none"


def box_tables(box: Box) -> tuple[Table, ...]:
    """Defense cards, field goal numbers, play cards and event cards."""
    return (_defenses(box), _field_goals(box), _plays(box), _events(box))


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers)) or NONE


def _row(*texts: str) -> tuple[TableCell, ...]:
    return tuple(map(TableCell, texts))


def _defenses(box: Box) -> Table:
    cards = box.defenses.values()
    return Table(
        key="defenses",
        title="Defense cards",
        columns=("Run", "Short Pass", "Long Pass", "Red zone"),
        rows=tuple(card.key for card in cards),
        cells=tuple(_defense_row(card) for card in cards),
        notes=(
            "A pass with one of the numbers on a die is incomplete. Red zone: long passes from the 20 on.",
        ),
    )


def _defense_row(card: DefenseCard) -> tuple[TableCell, ...]:
    run = f"-{card.run}" if card.run else "0"
    return _row(run, _numbers(card.short), _numbers(card.long), _numbers(card.numbers("long", True)))


def _field_goals(box: Box) -> Table:
    lows = (1, *(row.within + 1 for row in box.field_goals))
    return Table(
        key="field_goals",
        title="Field Goal",
        columns=("Good numbers",),
        rows=tuple(f"{low}-{row.within}" for low, row in zip(lows, box.field_goals, strict=False)),
        cells=tuple(_row(_numbers(row.numbers)) for row in box.field_goals),
        notes=("Rows: yards to the goal line. A doublet is always good.",),
    )


def _plays(box: Box) -> Table:
    return Table(
        key="plays",
        title="Play cards",
        columns=("What it does",),
        rows=tuple(card.title for card in box.plays.values()),
        cells=tuple(_row(card.text) for card in box.plays.values()),
    )


def _events(box: Box) -> Table:
    return Table(
        key="events",
        title="Event cards",
        columns=("Card", "What it does"),
        rows=tuple(f"{number:02d}" for number in box.events),
        cells=tuple(_row(card.title, card.text) for card in box.events.values()),
    )
