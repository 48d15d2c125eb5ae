"""Which tables are in force for a game: the common ones until those of its pairing have been computed.

Tables belong to two charts under rule options, whoever plays: every game between them finds them here.
"""

from collections import OrderedDict

from attrs import asdict, evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.values.tables import Pair, ValueTables, shipped_pair
from bowlbound_desktop.kernel.field import Side

WITHOUT = frozenset(
    (
        *("timing", "alt_timing_prelude", "two_minute_warning", "secret_play", "red_zone_form"),
        *("weather", "fake_block", "punt_options", "return_options"),
    )
)
"""Rule options that make no difference to values."""
MOST, MOST_SETUPS = 8, 32


@frozen
class ValuedPairing:
    """What values depend on: both charts by their fingerprints, the rules, and the edition."""

    home: str
    away: str
    rules: str


_PAIRS: OrderedDict[ValuedPairing, Pair] = OrderedDict()
_BY_SETUP: OrderedDict[int, tuple[Setup, Pair | None]] = OrderedDict()
_PRINTS: dict[int, tuple[TeamChart, str]] = {}


def tables_of(game: Game, side: Side) -> ValueTables:
    """The tables for when `side` has the ball."""
    pair = pair_for(game)
    return pair[0] if side is Side.HOME else pair[1]


def pair_for(game: Game) -> Pair:
    """The tables of both sides."""
    return known_pair(game.setup) or shipped_pair()


def token(game: Game) -> int:
    """A number that changes with the tables in force, for the keys of caches of what depends on them."""
    return id(known_pair(game.setup))


def known_pair(setup: Setup) -> Pair | None:
    """The tables of a pairing, if they are there."""
    found = _BY_SETUP.get(id(setup))
    if found is None:
        if not _PAIRS:
            return None
        found = _BY_SETUP[id(setup)] = setup, _PAIRS.get(pairing_of(setup))
        if len(_BY_SETUP) > MOST_SETUPS:
            _BY_SETUP.popitem(last=False)
    return found[1]


def bring(pairing: ValuedPairing, pair: Pair) -> None:
    """Put tables in force for all games of this pairing."""
    _PAIRS[pairing] = pair
    if len(_PAIRS) > MOST:
        _PAIRS.popitem(last=False)
    _BY_SETUP.clear()


def forget() -> None:
    """Drop the tables of all pairings, so that only the common ones are in force."""
    _PAIRS.clear()
    _BY_SETUP.clear()


def pairing_of(setup: Setup) -> ValuedPairing:
    """The pairing of a game."""
    options = {name: value for name, value in sorted(asdict(setup.options).items()) if name not in WITHOUT}
    return ValuedPairing(_fingerprint(setup.home), _fingerprint(setup.away), f"{setup.edition.key} {options}")


def ordered(setup: Setup) -> tuple[Setup, bool]:
    """The setup with empty caches and the teams in a fixed order, and whether they were swapped.

    They are only swapped on neutral ground, where it makes no difference who is called the home side.
    """
    options, home, away = setup.options, setup.home, setup.away
    turned = options.site == "neutral" and not options.home_fumble and _fingerprint(home) > _fingerprint(away)
    return evolve(setup, home=away if turned else home, away=home if turned else away), turned


def _fingerprint(chart: TeamChart) -> str:
    from bowlbound_desktop.games.bowlbound.charts.files import chart_fingerprint

    found = _PRINTS.get(id(chart))
    if found is None:
        if len(_PRINTS) > MOST_SETUPS:
            _PRINTS.clear()
        found = _PRINTS[id(chart)] = chart, chart_fingerprint(chart)
    return found[1]
