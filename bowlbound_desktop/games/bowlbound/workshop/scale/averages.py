"""Fits the averages so that their season's teams score and yield against them what the facts say."""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.games.bowlbound.workshop.calibrate import targets
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Bench
from bowlbound_desktop.games.bowlbound.workshop.scale.levels import Levels, level_averages, meet
from bowlbound_desktop.games.bowlbound.workshop.scale.model import Array, Meeting, Model, fit
from bowlbound_desktop.games.bowlbound.workshop.scale.teams import Standing, rounded, with_steps

ROUNDS = (60, 120)
"""Games of an average against its season's teams together; half as many against itself."""
SEED = 40_000_000
NATIONAL = 30.0
"""The weight of a point of the national average, where a point of one team has the weight 1."""
LARGEST = 1.5
TURNS = 20


def lay_averages(averages: Sequence[Profile], standing: Standing, bench: Bench) -> list[Profile]:
    """The averages with their own steps, found by two rounds of games against their season's teams."""
    teams = standing.profiles(standing.steps)
    steps: Array = np.zeros((len(averages), 2))
    meetings = list(standing.meetings)
    for number, games in enumerate(ROUNDS):
        profiles = [with_steps(one, line) for one, line in zip(averages, steps, strict=True)]
        meetings += _play(profiles, teams, number, games, bench)
        model = fit(meetings, len(teams) + len(averages))
        all_steps = np.vstack([standing.steps, steps])
        steps = rounded(_next_steps(averages, teams, model, all_steps))
    own = [one for one in meetings if one.teams[0] == one.teams[1]]
    return level_averages(averages, steps, Levels(len(teams), model.response, own), bench)


def season_teams(average: Profile, teams: Sequence[Profile]) -> list[int]:
    """The places of the real teams of an average's season."""
    return [place for place, team in enumerate(teams) if team.year and team.design == average.design]


def _play(
    averages: Sequence[Profile], teams: Sequence[Profile], number: int, games: int, bench: Bench
) -> list[Meeting]:
    profiles = [*teams, *averages]
    pairs = []
    for place, average in enumerate(averages, len(teams)):
        mates = season_teams(average, teams)
        share = games // len(mates) // 2 * 2
        pairs += [(place, mate, share) for mate in mates] + [(place, place, games // 2)]
    return meet(f"averages {number + 1}", profiles, pairs, SEED + number * 1_000_000, bench)


def _next_steps(averages: Sequence[Profile], teams: Sequence[Profile], model: Model, steps: Array) -> Array:
    effects = model.effects(steps)
    found = effects.copy()
    for place, average in enumerate(averages, len(teams)):
        mates = season_teams(average, teams)
        aims = np.array([targets(teams[mate]) for mate in mates])
        found[place] = nearest(effects[place], effects[mates], aims, average.season.points)
    wanted = model.steps_for(found)[len(teams) :]
    old = steps[len(teams) :]
    moved: Array = old + np.clip(wanted - old, -LARGEST, LARGEST)
    return moved


def nearest(own: Array, others: Array, aims: Array, national: float) -> Array:
    """The attack and guard of an average that come nearest to the aims.

    These are the points for and against of the other teams, and the national points against itself.
    """
    found = own.copy()
    for _ in range(TURNS):
        attack, guard = found
        against, scored = np.exp(attack - others[:, 1]), np.exp(others[:, 0] - guard)
        equal = NATIONAL * np.exp(attack - guard)
        rest = np.concatenate([scored - aims[:, 0], against - aims[:, 1], [equal - NATIONAL * national]])
        slope = np.zeros((len(rest), 2))
        slope[: len(others), 1], slope[len(others) : -1, 0] = -scored, against
        slope[-1] = equal, -equal
        step = np.linalg.lstsq(slope, -rest, rcond=None)[0]
        found = found + np.clip(step, -0.3, 0.3)
    return found
