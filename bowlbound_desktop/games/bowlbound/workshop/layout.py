"""Lays out a column: each event takes the 216ths of its share, gains fill the other rows by quantiles."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from bowlbound_desktop.games.bowlbound.odds.expectation import WEIGHTS
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TOTALS

WHOLE = sum(WEIGHTS)
WEIGHT = dict(zip(TOTALS, WEIGHTS, strict=True))
LEAST = 0.7
"""An event with fewer 216ths gets no row."""
DECADES = {
    "INC": (3, 2, 1),
    "QT": (2, 3, 1),
    "SOP": (3, 2, 1),
    "BLP": (2, 1, 3),
    "QR": (2, 3, 1),
    "F": (2, 1, 3),
    "INT": (2, 1, 3),
    "NG": (2, 1, 3),
}
"""The tens digits of rows that an event prefers, the best first."""
RARE = (1, 2, 3)
"""The same for all other events: the rare rows first."""


def lot(*words: object) -> int:
    """A number that looks random but is always the same for the same words."""
    text = ":".join(map(str, words)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest())


def share_rows(shares: Mapping[str, float], key: str) -> dict[str, list[int]]:
    """The rows of each event: rare events in the rare rows, common ones in the 30s."""
    free, found = set(TOTALS), {}
    for event, share in shares.items():
        rows = _take(event, share * WHOLE / 100, free, key)
        free -= set(rows)
        found[event] = rows
    return found


def _take(event: str, wanted: float, free: set[int], key: str) -> list[int]:
    """Free rows that weigh about `wanted` together, largest first, in the decades that the event prefers."""
    rows: list[int] = []
    left = free.copy()
    decades = DECADES.get(event, RARE)
    while wanted >= LEAST:
        fitting = [row for row in sorted(left) if WEIGHT[row] <= wanted + LEAST / 2]
        if not fitting:
            break
        row = min(fitting, key=lambda one: (decades.index(one // 10), -WEIGHT[one], lot(key, event, one)))
        rows.append(row)
        left.remove(row)
        wanted -= WEIGHT[row]
    return sorted(rows)


def spread(
    rows: Sequence[int], knots: Sequence[float], quantiles: Sequence[float], key: str
) -> dict[int, int]:
    """Yards for each row that together have a distribution; its tails are in the rarest rows."""
    order = _organ_pipes(rows, key)
    whole = sum(WEIGHT[row] for row in order)
    values, below, carried = {}, 0.0, 0.0
    for row in order:
        above = below + WEIGHT[row] / whole
        exact = mean_between(below, above, knots, quantiles)
        values[row] = round(exact + carried / WEIGHT[row])
        carried += (exact - values[row]) * WEIGHT[row]
        below = above
    return values


def _organ_pipes(rows: Sequence[int], key: str) -> list[int]:
    """The rows in organ-pipe order: the rarest at both ends, the most frequent in the middle."""
    low: list[int] = []
    high: list[int] = []
    for place, row in enumerate(sorted(rows, key=lambda one: (WEIGHT[one], lot(key, one)))):
        (high if place % 2 else low).append(row)
    return low + high[::-1]


def mean_between(low: float, high: float, knots: Sequence[float], quantiles: Sequence[float]) -> float:
    """The mean of a distribution between two of its quantiles; straight lines join the knots."""
    return (_area(high, knots, quantiles) - _area(low, knots, quantiles)) / (high - low)


def _area(upto: float, knots: Sequence[float], quantiles: Sequence[float]) -> float:
    total = 0.0
    for start, end, first, last in zip(quantiles, quantiles[1:], knots, knots[1:], strict=False):
        part = min(max(upto - start, 0.0), end - start)
        total += part * (first + (last - first) * part / (end - start) / 2)
    return total


def marked_rows(values: Mapping[int, int], share: float, key: str) -> set[int]:
    """Rows with the out-of-bounds mark: a share of the throws, chosen by lot."""
    wanted = share / 100 * sum(WEIGHT[row] for row in values)
    marked = set()
    for row in sorted(values, key=lambda one: lot(key, "mark", one)):
        if WEIGHT[row] <= wanted:
            marked.add(row)
            wanted -= WEIGHT[row]
    return marked
