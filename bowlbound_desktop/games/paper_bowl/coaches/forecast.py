"""Exact odds of Paper Bowl's calls over the cards left in the deck, and the mixes of its strongest coach."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.paper_bowl.coaches.odds_coach import PaperOdds, matrix
from bowlbound_desktop.games.paper_bowl.odds.exact import call_odds, over_the_deck
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.requests import Request, Together
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.forecast import Figure, Forecast

SHOWN: Mapping[str, Mapping[str, Any]] = {
    "yards": {"title": "Average yards", "share": False},
    "completion": {"title": "Caught or run"},
    "first_down": {"title": "First down"},
    "touchdown": {"title": "Touchdown"},
    "turnover": {"title": "Turnover", "good": False},
    "foul": {"title": "Penalty"},
}


def forecast(asked: Request, moment: Moment) -> Forecast | None:
    """All figures of all pairs of cards; None where no down is called."""
    game: Game = moment.game
    if not isinstance(asked, Together):
        return None
    calls = {decision.kind: decision.options for decision in asked.decisions}
    if calls.keys() != {"offense_call", "defense_call"} or game.next != "scrimmage":
        return None
    plays = tuple(call for call in calls["offense_call"] if game.box.plays[call].kind != "kick")
    defense = tuple(calls["defense_call"])
    found = {(p, d): call_odds(game, over_the_deck(game, p, d)) for p in plays for d in defense}
    worth = matrix(PaperOdds(level="points"), game, plays, defense) - game.score.lead(game.offense)
    points = Figure(title="Worth in points", share=False, values=tuple(map(tuple, worth.tolist())))
    figures = (
        Figure(values=tuple(tuple(getattr(found[p, d], name) for d in defense) for p in plays), **looks)
        for name, looks in SHOWN.items()
    )
    ours, theirs = (PaperOdds().mixture(game, side) for side in (game.offense, game.defense))
    return Forecast(
        offense=plays,
        defense=defense,
        figures=(points, *figures),
        offense_mix=dict(zip(*ours, strict=True)),
        defense_mix=dict(zip(*theirs, strict=True)),
    )
