"""Exact odds of Bowl Bound's calls, and the mixes of its strongest coach."""

from collections.abc import Mapping
from functools import cache

from bowlbound_desktop.coaches.forecast_one import SHOWN
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.mixing.scouting import scouted
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.kernel.requests import Request, Together
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.forecast import Figure, Forecast


def forecast(asked: Request, moment: Moment) -> Forecast | None:
    """All figures of all pairs of calls; None where no down is called."""
    from bowlbound_desktop.games.bowlbound.odds.table import UNFOLLOWED, book_of

    if not isinstance(asked, Together):
        return None
    calls = {decision.kind: decision.options for decision in asked.decisions}
    if calls.keys() != {"offense_call", "defense_call"}:
        return None
    offense = tuple(call for call in calls["offense_call"] if call not in UNFOLLOWED)
    defense = tuple(calls["defense_call"])
    game: Game = moment.game
    found = book_of(game).odds(game, expected_points).table(offense, defense)
    figures = tuple(
        Figure(
            values=tuple(
                tuple(float(getattr(found[ours, theirs], name)) for theirs in defense) for ours in offense
            ),
            **looks,
        )
        for name, looks in SHOWN.items()
    )
    ours, theirs = _mixes(moment)
    return Forecast(offense=offense, defense=defense, figures=figures, offense_mix=ours, defense_mix=theirs)


def _mixes(moment: Moment) -> tuple[Mapping[str, float], ...]:
    game: Game = moment.game
    scouting = scouted(game, moment.past)
    sides = (game.offense, game.defense)
    return tuple(dict(zip(*_coach().mixture(game, side, scouting), strict=True)) for side in sides)


@cache
def _coach() -> EquilibriumCoach:
    """One coach for all games, because he caches what he solved."""
    return EquilibriumCoach()
