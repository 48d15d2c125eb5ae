"""The first part of the fidelity report: every target, and what the first and today's charts reach."""

from collections.abc import Sequence

from attrs import frozen

from bowlbound_desktop.games.bowlbound.workshop.scale.aims import scale_facts
from bowlbound_desktop.games.bowlbound.workshop.scale.calibration import fitted_to_today
from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import (
    CORRELATION,
    MEAN_ERROR,
    WORST,
    Field,
    Met,
    errors,
    meet_by_lot,
    meet_house,
    spread_lines,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.truths import (
    SURE,
    balance_order,
    ends,
    level_lines,
    play_ends,
    play_real,
    real_errors,
    real_lines,
    shape,
)

FAMOUS = ("1966-notre-dame", "1966-michigan-state")
NEAR_SPREAD, ORDER = 3.0, 0.9


@frozen
class Scale:
    """All games between rated teams that the report is about."""

    drawn: list[Met]
    real: list[Met]
    ends: list[Met]
    house: list[Met]


def play_scale(field: Field, games: int, pairs: int) -> Scale:
    """Pairs by lot, the real games, both ends of the scale, and the house league."""
    return Scale(
        meet_by_lot(field, pairs, games),
        play_real(field, games),
        play_ends(field, games),
        meet_house(field, games),
    )


def target_lines(found: Scale, rest: Sequence[tuple[str, str, str, str]]) -> list[str]:
    """The table of targets; `rest` are rows measured elsewhere: truth, target, key of the old figure, now."""
    old = {row["figure"]: row["value"] for row in scale_facts()["first_charts"]}
    lines = ["| truth | target | first charts | now |", "|---|---|---|---|"]
    for truth, target, key, now in (*_spread_rows(found), *_other_rows(found), *rest):
        lines.append(f"| {truth} | {target} | {old.get(key, 'not measured')} | {now} |")
    return lines


def _spread_rows(found: Scale) -> list[tuple[str, str, str, str]]:
    mays, nicely = errors(found.drawn), errors(found.drawn, "nicely")
    famous = next(one for one in found.real if (one.first, one.second) == FAMOUS)
    highest, lowest = ends(found.ends)
    return [
        ("spread, mean error", f"at most {MEAN_ERROR:g}", "mean error", f"{mays.mean:.2f}"),
        ("spread, correlation", f"at least {CORRELATION:g}", "correlation", f"{mays.correlation:.3f}"),
        ("spread, worst pair", f"at most {WORST:g}", "", f"{mays.worst:.1f}"),
        ("Nicely's spread, mean error", "reported", "", f"{nicely.mean:.2f}"),
        ("Nicely's spread, correlation", "reported", "", f"{nicely.correlation:.3f}"),
        (
            "1966 Notre Dame - Michigan State",
            f"{famous.spread():+.1f}, within {NEAR_SPREAD:g}",
            "famous",
            f"{famous.outcome.margin:+.1f}",
        ),
        ("most wins against the weakest", f"at most {SURE:.0%}", "", _won(highest)),
        ("fewest wins against the best", f"at least {1 - SURE:.0%}", "", _won(lowest)),
    ]


def _won(met: Met) -> str:
    return f"{met.outcome.share:.1%} ({met.first})"


def _other_rows(found: Scale) -> list[tuple[str, str, str, str]]:
    spread, simulated = real_errors(found.real)
    order = balance_order(shape(found.drawn))
    today = "yes" if fitted_to_today() else "no: rules or book were changed since"
    return [
        ("real games, mean error", f"at most the spread's {spread:.1f}", "", f"{simulated:.1f}"),
        ("balance of offense and defense, rank correlation", f"at least {ORDER:g}", "", f"{order:.3f}"),
        ("profiles fitted to the rules and the book of today", "yes", "", today),
    ]


def house_section(found: Scale) -> list[str]:
    """The stated ratings of the house league, and whether its charts play to them."""
    games = found.house[0].outcome.games
    how = f"All {len(found.house)} pairs, {games} games each, neutral ground, the book coach on both sides."
    return ["## House league", "", how, "", *spread_lines(found.house)]


def scale_sections(found: Scale) -> list[list[str]]:
    """Spreads, real games and levels of eras in full."""
    games = found.drawn[0].outcome.games
    how = (
        f"{len(found.drawn)} random pairs, {games} games each, neutral ground, the book coach on both sides."
    )
    return [
        ["## Published spread and simulated margin", "", how, "", *spread_lines(found.drawn)],
        ["## Real games of these teams", "", *real_lines(found.real)],
        ["## Points between great teams", "", *level_lines(shape(found.drawn))],
    ]
