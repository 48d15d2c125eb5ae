"""Levels the averages: each scores the national figure against itself, measured by those games alone."""

from collections.abc import Sequence

import numpy as np
from attrs import define

from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.matching import never_used
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Bench
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Outcome, Pairing
from bowlbound_desktop.games.bowlbound.workshop.scale.model import Array, Meeting
from bowlbound_desktop.games.bowlbound.workshop.scale.teams import rounded, with_steps

ROUNDS = (150, 250)
"""Games of every average against itself in each round, besides those that it has played already."""
SEED = 50_000_000


@define
class Levels:
    """What the averages scored against themselves, and how attack and guard change with their steps."""

    first: int
    """The place of the first average in the meetings."""
    response: Array
    meetings: list[Meeting]

    def levelled(self, place: int, national: float, steps: Array) -> Array:
        """Steps of the same strength at which an average scores the national figure against itself."""
        gap = float(np.log(national)) - self._logarithm(place, steps)
        found: Array = rounded(steps + np.linalg.solve(self.response, [gap / 2, -gap / 2]))
        return found

    def _logarithm(self, place: int, steps: Array) -> float:
        """The logarithm of its points at these steps, from all games of the average against itself."""
        slope = self.response[0] - self.response[1]
        own = [one for one in self.meetings if one.teams[0] == place + self.first]
        found = [np.log(sum(one.points) / 2 / one.games) + slope @ (steps - one.steps[0]) for one in own]
        return float(np.average(found, weights=[one.games for one in own]))


def level_averages(averages: Sequence[Profile], steps: Array, levels: Levels, bench: Bench) -> list[Profile]:
    """The averages with these steps, levelled by some rounds of games against themselves."""
    for number, games in enumerate(ROUNDS):
        profiles = _level(averages, steps, levels)
        pairs = [(place, place, games) for place in range(len(profiles))]
        met = meet(f"levels {number + 1}", profiles, pairs, SEED + number * 1_000_000, bench)
        levels.meetings += [_moved(one, levels.first) for one in met]
    return _level(averages, steps, levels)


def _moved(meeting: Meeting, first: int) -> Meeting:
    place = first + meeting.teams[0]
    return Meeting((place, place), meeting.steps, meeting.points, meeting.games)


def _level(averages: Sequence[Profile], steps: Array, levels: Levels) -> list[Profile]:
    pairs = zip(averages, steps, strict=True)
    return [undominated(average, place, line, levels) for place, (average, line) in enumerate(pairs)]


def undominated(average: Profile, place: int, steps: Array, levels: Levels) -> Profile:
    """The levelled average with as many quarters of its steps as leave every call of some use."""
    for quarters in (4, 3, 2, 1, 0):
        wanted = levels.levelled(place, average.season.points, steps * quarters / 4)
        found = with_steps(average, wanted)
        if never_used(build_chart(found)) == ([], []):
            return found
    return with_steps(average, 0 * steps)


def meet(
    stage: str, profiles: Sequence[Profile], pairs: Sequence[tuple[int, int, int]], seed: int, bench: Bench
) -> list[Meeting]:
    """Play pairs of teams, by their places, so many games each; no two games have the same seed."""
    pairings = []
    for one, two, games in pairs:
        pairings.append(Pairing(profiles[one].id, profiles[two].id, games, seed))
        seed += games
    outcomes = bench.play(stage, pairings, {profile.id: profile for profile in profiles})
    return [_meeting(pair, outcome, profiles) for pair, outcome in zip(pairs, outcomes, strict=True)]


def _meeting(pair: tuple[int, int, int], outcome: Outcome, profiles: Sequence[Profile]) -> Meeting:
    one, two = (profiles[place].fitted for place in pair[:2])
    steps = (one.offense, one.defense), (two.offense, two.defense)
    return Meeting(pair[:2], steps, outcome.points, outcome.games)
