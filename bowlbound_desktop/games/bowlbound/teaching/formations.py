"""What each formation is for, by the mean gains of both charts: which plays it stops best and worst."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bowlbound_desktop.games.bowlbound.odds.expectation import Expected, expected_yards
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS, TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.teaching.cells import teaching_words
from bowlbound_desktop.play.teaching.teacher import Purpose
from bowlbound_desktop.play.words import Words

KEPT = 8
"""How many pairs of charts are cached."""
NAMED = 2
"""How many plays a button names at most."""
LEAST = 0.4
"""Differences of fewer yards are ignored."""
SHARE = 0.5
"""A second play is named when it is stopped at least half as well as the first."""
Leads: TypeAlias = Mapping[str, Mapping[str, float]]
"""By formation and play: yards that it allows above the mean of all formations."""

_known: dict[tuple[int, int], tuple[TeamChart, TeamChart, Leads]] = {}


def formation_purposes(game: Game, words: Words) -> Mapping[str, Purpose]:
    """The purpose of every formation against the side that has the ball."""
    leads = _leads(game.chart(game.offense), game.chart(game.defense))
    return {formation: _purpose(leads[formation], words) for formation in FORMATIONS}


def _leads(offense: TeamChart, defense: TeamChart) -> Leads:
    """The leads of two charts, cached; the charts are kept too, so that no other gets their identity."""
    key = id(offense), id(defense)
    if key not in _known:
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = offense, defense, formation_leads(offense, defense)
    return _known[key][2]


def formation_leads(offense: TeamChart, defense: TeamChart) -> Leads:
    """Mean gains of every play against every formation, less the mean of the play over all formations."""
    expected = Expected(offense.offense)
    gains = {
        formation: {
            play: expected_yards(expected.against_formation(play, defense.defense[formation][play]))
            for play in PLAYS
        }
        for formation in FORMATIONS
    }
    means = {
        play: sum(gains[formation][play] for formation in FORMATIONS) / len(FORMATIONS) for play in PLAYS
    }
    return {
        formation: {play: gains[formation][play] - means[play] for play in PLAYS} for formation in FORMATIONS
    }


def _purpose(leads: Mapping[str, float], words: Words) -> Purpose:
    told = teaching_words()["formations"]
    best, worst = stopped(leads), _worst(leads)
    sentences = []
    if best:
        fewer = _figure(sum(leads[play] for play in best) / len(best))
        sentences.append(told["best"].format(plays=_named(best, words), yards=fewer))
    if worst:
        sentences.append(told["worst"].format(plays=_named(worst, words), yards=_figure(leads[worst[0]])))
    short = told["short"].format(plays=", ".join(best)) if best else ""
    return Purpose(short, " ".join(sentences) or told["even"])


def stopped(leads: Mapping[str, float]) -> tuple[str, ...]:
    """The plays that a formation stops best, in their order."""
    first, *others = sorted(leads, key=lambda play: leads[play])[:NAMED]
    if leads[first] > -LEAST:
        return ()
    also = [play for play in others if leads[play] <= min(-LEAST, leads[first] * SHARE)]
    return tuple(sorted((first, *also)))


def _worst(leads: Mapping[str, float]) -> tuple[str, ...]:
    most = max(leads, key=lambda play: leads[play])
    return (most,) if leads[most] >= LEAST else ()


def _figure(yards: float) -> str:
    amount = f"{abs(yards):.1f}"
    return f"{amount} yard" if amount == "1.0" else f"{amount} yards"


def _named(plays: Sequence[str], words: Words) -> str:
    names = " and ".join(f"{words.label('offense_call', play)} ({play})" for play in plays)
    family = next((one["name"] for one in teaching_words()["families"] if "".join(plays) == one["plays"]), "")
    return f"{family}, {names}" if family else names
