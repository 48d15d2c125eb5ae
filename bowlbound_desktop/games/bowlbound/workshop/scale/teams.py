"""Fits the teams: each plays the panel, all strengths are fitted together, until margins are the spreads."""

from collections.abc import Sequence

import numpy as np
from attrs import define, evolve, field

from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.aims import (
    BALANCE,
    Aim,
    aims,
    balance,
    mean_mays,
    scale_facts,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Bench
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Pairing
from bowlbound_desktop.games.bowlbound.workshop.scale.model import (
    Array,
    Meeting,
    Model,
    Wanted,
    expected_points,
    fit,
    solve,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel

ROUNDS = ((2, 0.4), (2, -0.4), (6, 0.0), (10, 0.0), (10, 0.0), (10, 0.0))
"""Games against each team of the panel, and how far the steps are moved to measure the response."""
ENOUGH = 0.5
"""Calibration stops when no team's mean margin changes by more points."""
LARGEST = 1.0
"""The most steps that a team is moved in one round."""
SEED = 20_000_000
START = (0.7, 1.6)
"""Steps of offense and defense at the middle of the scale, as the first calibration found them."""
REAL, REAL_WEIGHT = 0.1, 7.0
"""How far the margin of two teams that met in life is moved toward that result, and its weight."""
A_STEP = 12.0
"""Points of margin that a step is worth, as a first guess."""


@define
class Standing:
    """The teams in the course of calibration, with all games so far."""

    teams: list[Profile]
    aims: dict[str, Aim]
    steps: Array
    meetings: list[Meeting] = field(factory=list)

    def profiles(self, steps: Array) -> list[Profile]:
        """The profiles with these steps."""
        return [with_steps(team, line) for team, line in zip(self.teams, steps, strict=True)]


def with_steps(profile: Profile, steps: Array) -> Profile:
    """The profile with these steps of offense and defense."""
    offense, defense = (float(step) for step in steps)
    return evolve(profile, fitted=evolve(profile.fitted, offense=offense, defense=defense))


def rounded(steps: Array) -> Array:
    """Steps rounded as in the files of profiles."""
    found: Array = np.round(steps, 3)
    return found


def start(teams: Sequence[Profile]) -> Standing:
    """The first guess of all teams, from their ratings and the balance of their seasons."""
    found = aims(teams)
    middle = mean_mays(found)
    real = np.mean([balance(team) for team in teams if team.year])
    lines = []
    for team in teams:
        above, tilt = found[team.id].mays - middle, BALANCE * (balance(team) - real) if team.year else 0.0
        lines.append([START[0] + (above + tilt) / 2 / A_STEP, START[1] + (above - tilt) / 2 / A_STEP])
    return Standing(list(teams), found, rounded(np.array(lines)))


def calibrate_teams(teams: Sequence[Profile], bench: Bench) -> tuple[Standing, Model]:
    """Calibrate all teams: in each round play, fit all games so far together, and move all teams."""
    standing = start(teams)
    for number, (games, offset) in enumerate(ROUNDS):
        steps = rounded(standing.steps + offset * _signs(len(teams)))
        standing.meetings += play_round(standing, steps, number, games, bench)
        if offset > 0:
            continue
        model = fit(standing.meetings, len(teams))
        moved = next_steps(standing, model)
        farthest = np.abs(_margins(model, moved) - _margins(model, standing.steps)).max()
        standing.steps = moved
        if offset == 0 and farthest <= ENOUGH:
            break
    return standing, model


def _signs(teams: int) -> Array:
    """The direction in which each team's steps are tried: all four of offense and defense in turns."""
    return np.array([[1.0 if place & 1 else -1.0, 1.0 if place & 2 else -1.0] for place in range(teams)])


def play_round(standing: Standing, steps: Array, number: int, games: int, bench: Bench) -> list[Meeting]:
    """Play every team against every team of the panel."""
    profiles = {profile.id: profile for profile in standing.profiles(steps)}
    places = {name: place for place, name in enumerate(profiles)}
    pairings = _pairings(list(profiles), games, SEED + number * 1_000_000)
    outcomes = bench.play(f"teams {number + 1}", pairings, profiles)
    found = []
    for pairing, outcome in zip(pairings, outcomes, strict=True):
        one, two = places[pairing.first], places[pairing.second]
        both = tuple(steps[one]), tuple(steps[two])
        found.append(Meeting((one, two), both, outcome.points, outcome.games))
    return found


def _pairings(names: Sequence[str], games: int, seed: int) -> list[Pairing]:
    """Each team with each of the panel; two teams of the panel meet only once."""
    members = panel()
    pairs = [
        (name, member)
        for name in names
        for member in members
        if name not in members or members.index(name) < members.index(member)
    ]
    return [Pairing(*pair, games, seed + games * place) for place, pair in enumerate(pairs)]


def next_steps(standing: Standing, model: Model) -> Array:
    """The steps at which the model has all margins and levels right, limited to what one round may move."""
    steps = model.steps_for(solve(model.effects(standing.steps), wanted(standing)))
    moved = np.clip(steps - standing.steps, -LARGEST, LARGEST)
    return rounded(standing.steps + moved)


def wanted(standing: Standing) -> Wanted:
    """The published spreads, moved a little toward the real results of pairs that met, and the levels."""
    found = list(standing.aims.values())
    mays, level = (np.array([getattr(aim, name) for aim in found]) for name in ("mays", "level"))
    margins, weights = mays[:, None] - mays[None, :], np.ones((len(found), len(found)))
    places = {team.id: place for place, team in enumerate(standing.teams)}
    for game in scale_facts()["real"]:
        if game["first"] in places and game["second"] in places:
            one, two = places[game["first"]], places[game["second"]]
            real = game["points_first"] - game["points_second"]
            margins[one, two] += REAL * (real - margins[one, two])
            margins[two, one] = -margins[one, two]
            weights[one, two] = weights[two, one] = REAL_WEIGHT
    return Wanted(margins, weights, level, _mates(standing))


def _mates(standing: Standing) -> Array:
    """Equal weights for the other real teams of each team's era."""
    eras = np.array([aim.era for aim in standing.aims.values()])
    real = np.array([bool(team.year) for team in standing.teams])
    mates = (eras[:, None] == eras[None, :]) & real[None, :] & ~np.eye(len(eras), dtype=bool)
    found: Array = mates / mates.sum(axis=1)[:, None]
    return found


def _margins(model: Model, steps: Array) -> Array:
    """The mean margin of every team over all others."""
    scored = expected_points(model.effects(steps))
    found: Array = (scored - scored.T).mean(axis=1)
    return found
