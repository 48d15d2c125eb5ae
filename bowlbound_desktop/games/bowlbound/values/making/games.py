"""Many small games of two sides at once: how often each side should make each call."""

import numpy as np

from bowlbound_desktop.games.bowlbound.values.making.numbers import Array

ROUNDS = 400
"""Rounds of regret matching; the mean of the later ones is taken."""


def solve_many(payoffs: Array, rounds: int = ROUNDS) -> tuple[Array, Array, Array]:
    """For each game (the first axis), the value for the side of the rows, and both sides' shares."""
    count, rows, columns = payoffs.shape
    spread = payoffs.max(axis=(1, 2)) - payoffs.min(axis=(1, 2))
    scaled = payoffs / np.maximum(spread, 1e-12)[:, None, None]
    ours, theirs = np.zeros((count, rows)), np.zeros((count, columns))
    mean_ours, mean_theirs = np.zeros_like(ours), np.zeros_like(theirs)
    their_shares = _shares(theirs)
    for step in range(1, rounds + 1):
        our_shares = _shares(ours)
        costs = np.einsum("grc,gr->gc", scaled, our_shares)
        theirs = np.maximum(theirs + (costs * their_shares).sum(axis=1, keepdims=True) - costs, 0)
        their_shares = _shares(theirs)
        gains = np.einsum("grc,gc->gr", scaled, their_shares)
        ours = np.maximum(ours + gains - (gains * our_shares).sum(axis=1, keepdims=True), 0)
        mean_ours += step * our_shares
        mean_theirs += step * their_shares
    our_mix = mean_ours / mean_ours.sum(axis=1, keepdims=True)
    their_mix = mean_theirs / mean_theirs.sum(axis=1, keepdims=True)
    return np.einsum("grc,gr,gc->g", payoffs, our_mix, their_mix), our_mix, their_mix


def _shares(regrets: Array) -> Array:
    whole = regrets.sum(axis=1, keepdims=True)
    shares: Array = np.where(whole > 0, regrets / np.maximum(whole, 1e-30), 1 / regrets.shape[1])
    return shares
