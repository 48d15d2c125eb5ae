"""Finds the values of situations in points, by sweeps that solve a matrix game in each of them.

Run after a change of the rules; it takes a minute and writes the table that the coaches read:

    python -m bowlbound_desktop.games.paper_bowl.values.solve > resources/paper_bowl/values.toml
"""

from typing import Any, TypeAlias

import numpy as np

from bowlbound_desktop.games.paper_bowl.odds.exact import goal_chance, over_the_deck
from bowlbound_desktop.games.paper_bowl.odds.landings import Landings
from bowlbound_desktop.games.paper_bowl.rules.dead_ball import FIELD_GOAL, SAFETY
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.tables import paper_bowl_rules
from bowlbound_desktop.games.paper_bowl.values.judge import LONGEST_TO_GO, TRY, Values
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.storage.face_shelf import blank_face

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

SWEEPS = 120
ROUNDS = 150
"""Rounds of regret matching in each matrix game."""
PLAYS = ("run", "short", "long")
NEVER = -1e3
ENDS = np.arange(1, FIELD)
CLOSE = 0.002
"""When no value changes by more than this, the sweeps are done."""
WHERE = {"down": 0, "first": 1, "repeat": 2, "lost": 3}
"""The columns of landings with a yard line begin at a hundred times this; the others have one column each."""
SINGLE = {
    name: 400 + number for number, name in enumerate(("touchdown", "safety", "touchback", "lost_touchdown"))
}


def start() -> Game:
    """A new game between blank teams."""
    rules = paper_bowl_rules()
    home, away = (blank_face(side.value) for side in Side)
    game: Game = rules.new_game(home, away, rules.read_options({}))
    return game


def chances(game: Game, y: int) -> Array:
    """The landings of every pair of calls from one yard line, in one row for each pair."""
    here = game.series(Side.HOME, y).change(line=FIELD)
    places = Landings(here, lambda _: 0.0)
    found = np.zeros((len(PLAYS) * len(game.box.defenses), 404))
    pairs = [(play, defense) for play in PLAYS for defense in game.box.defenses]
    for row, pair in enumerate(pairs):
        for (what, end), share in places.landings(over_the_deck(here, *pair)).items():
            found[row, SINGLE[what] if what in SINGLE else 100 * WHERE[what] + end] += share
    return found


def solve_games(payoffs: Array) -> Array:
    """The values of many matrix games at once, by regret matching with averaged shares."""
    count, rows, columns = payoffs.shape
    regret_r, regret_c = np.zeros((count, rows)), np.zeros((count, columns))
    mean_r, mean_c = np.zeros((count, rows)), np.zeros((count, columns))
    for number in range(1, ROUNDS + 1):
        share_r, share_c = _shares(regret_r), _shares(regret_c)
        worth_r = np.einsum("nrc,nc->nr", payoffs, share_c)
        worth_c = -np.einsum("nrc,nr->nc", payoffs, share_r)
        regret_r = np.maximum(regret_r + worth_r - (worth_r * share_r).sum(1, keepdims=True), 0)
        regret_c = np.maximum(regret_c + worth_c - (worth_c * share_c).sum(1, keepdims=True), 0)
        mean_r += number * share_r
        mean_c += number * share_c
    low = np.einsum("nrc,nr->nc", payoffs, mean_r / mean_r.sum(1, keepdims=True)).min(1)
    high = np.einsum("nrc,nc->nr", payoffs, mean_c / mean_c.sum(1, keepdims=True)).max(1)
    found: Array = (low + high) / 2
    return found


def _shares(regret: Array) -> Array:
    total = regret.sum(1, keepdims=True)
    even = np.full_like(regret, 1 / regret.shape[1])
    return np.where(total > 0, regret / np.where(total > 0, total, 1), even)


class Sweep:
    """One pass over all situations, with the values of the previous pass."""

    def __init__(self, game: Game, table: Array, landings: list[Array]) -> None:
        self.game, self.table, self.landings = game, table, landings
        self.values = Values(table)
        self.first: Array = np.array([self.values.first_down(y) for y in range(1, FIELD)])

    def next_table(self) -> Array:
        """The values after one more play everywhere."""
        payoffs = np.concatenate([self._payoffs(y) for y in range(1, FIELD)])
        found = solve_games(payoffs).reshape(FIELD - 1, LAST_DOWN, LONGEST_TO_GO)
        table = np.zeros_like(self.table)
        table[:, 1:, :] = found.transpose(1, 2, 0)
        return table

    def _payoffs(self, y: int) -> Array:
        """The matrix games of all downs and distances at one yard line: five plays, five defenses."""
        vectors = np.stack(
            [
                self._vector(y, down, to_go)
                for down in range(1, LAST_DOWN + 1)
                for to_go in range(1, LONGEST_TO_GO + 1)
            ]
        )
        runs = (vectors @ self.landings[y - 1].T).reshape(len(vectors), len(PLAYS), -1)
        kicks = np.array([self._field_goal(y), self._punt(y)])
        return np.concatenate(
            [runs, np.broadcast_to(kicks[None, :, None], (len(runs), 2, runs.shape[2]))], axis=1
        )

    def _vector(self, y: int, down: int, to_go: int) -> Array:
        line, values = min(FIELD, y + to_go), self.values
        left = np.clip(line - ENDS, 1, LONGEST_TO_GO)
        reached = line <= ENDS
        failed = -self.first[::-1] if down == LAST_DOWN else self.table[down][left, ENDS - 1]
        vector = np.zeros(404)
        vector[ENDS] = np.where(reached, self.first, failed)
        vector[100 + ENDS] = self.first
        vector[200 + ENDS] = np.where(reached, self.first, self.table[down - 1][left, ENDS - 1])
        vector[300 + ENDS] = -self.first
        vector[SINGLE["touchdown"]] = values.touchdown
        vector[SINGLE["safety"]] = -SAFETY - values.kickoff
        vector[SINGLE["touchback"]] = -values.first_down(self.game.box.touchback)
        vector[SINGLE["lost_touchdown"]] = -values.touchdown
        return vector

    def _field_goal(self, y: int) -> float:
        distance, box = FIELD - y, self.game.box
        if distance > box.longest_goal:
            return NEVER
        good = goal_chance(self.game, distance)
        missed = -self.values.first_down(max(distance, box.touchback))
        return good * (FIELD_GOAL - self.values.kickoff) + (1 - good) * missed

    def _punt(self, y: int) -> float:
        landing = FIELD - y - self.game.box.punt
        touchback = self.values.first_down(self.game.box.touchback)
        return -touchback if landing < -END_LINE else -max(touchback, self.values.returned(landing))


def solve(sweeps: int = SWEEPS) -> Array:
    """The table of values: down, yards to go, yard line."""
    game = start()
    landings = [chances(game, y) for y in range(1, FIELD)]
    table = np.zeros((LAST_DOWN, LONGEST_TO_GO + 1, FIELD - 1))
    for _ in range(sweeps):
        before, table = table, Sweep(game, table, landings).next_table()
        if np.abs(table - before).max() < CLOSE:
            break
    return table


def main() -> None:
    """Print the table as TOML."""
    table = solve()
    print("# Expected net points of the offense, by down and yards to go; a row is its own 1 to 99.")
    print(f"# Made by bowlbound_desktop.games.paper_bowl.values.solve; a try is counted as {TRY} points.")
    for down in range(LAST_DOWN):
        print(f"\n[down{down + 1}]")
        for to_go in range(1, LONGEST_TO_GO + 1):
            print(f"{to_go} = [{', '.join(f'{value:.2f}' for value in table[down, to_go])}]")


if __name__ == "__main__":
    main()
