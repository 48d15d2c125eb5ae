"""Computes the values of a pairing, in another process during a game, or while the caller waits."""

import multiprocessing
import os
import sys
from contextlib import suppress
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.values.pairings import bring, known_pair, ordered, pairing_of
from bowlbound_desktop.games.bowlbound.values.shelf import keep, read_kept
from bowlbound_desktop.games.bowlbound.values.tables import Pair, pair_of, shipped_tables

PATIENT = 10
"""The niceness of the other process, so that the game goes first."""


class PairingValues:
    """The computation of the values of one pairing."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._pairing = pairing_of(setup)
        self._sorted, self._turned = ordered(setup)
        self._part: Any = None
        self._process: Any = None

    @property
    def words(self) -> str:
        """Both teams."""
        return f"win chances of {self._setup.home.name} against {self._setup.away.name}"

    @property
    def known(self) -> bool:
        """Whether they are in force already, or are on the disk, from where they are put in force now."""
        return known_pair(self._setup) is not None or self._found()

    def _found(self) -> bool:
        pair = read_kept(pairing_of(self._sorted))
        if pair is not None:
            self._bring(pair)
        return pair is not None

    def _bring(self, pair: Pair) -> None:
        bring(self._pairing, pair[::-1] if self._turned else pair)

    @property
    def progress(self) -> float:
        """The share of the work done, as the other process reports it."""
        return float(self._part.value) if self._part is not None else 0.0

    @property
    def over(self) -> bool:
        """Whether it was started and has ended."""
        return self._process is not None and not self._process.is_alive()

    def start(self) -> None:
        """Start a fresh process, which ends with this one and shares nothing with the window's threads."""
        context = multiprocessing.get_context("spawn")
        self._part = context.Value("d", 0.0)
        self._process = context.Process(target=_work, args=(self._sorted, self._part), daemon=True)
        self._process.start()

    def finish(self) -> None:
        """Put the values in force that the other process has written to the disk."""
        self._found()

    def stop(self) -> None:
        """End the other process, because nobody needs the values any more."""
        if self._process is not None and self._process.is_alive():
            self._process.terminate()

    def wait(self) -> None:
        """Compute the values in this process."""
        if not self.known:
            raw = compute(self._sorted, lambda _: None)
            keep(pairing_of(self._sorted), raw)
            self._bring(pair_of({**raw, "made": ""}))


def compute(setup: Setup, tell: Any) -> dict[str, Any]:
    """The tables of a pairing, starting from the common ones."""
    from bowlbound_desktop.games.bowlbound.values.making.build import build, columns_of

    return build(Game(setup=setup), tell, [columns_of(shipped_tables())])


def give_way() -> None:
    """Let the game go first: Linux interrupts idle processes at once, but lets nice ones end their turn."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    if sys.platform == "linux":
        with suppress(OSError):  # some sandboxes forbid it; being nice must do there
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _work(setup: Setup, part: Any) -> None:
    """The work of the other process; it also ends when the program was killed."""
    give_way()

    def tell(done: float) -> None:
        if (game := multiprocessing.parent_process()) is not None and not game.is_alive():
            sys.exit()
        part.value = done

    keep(pairing_of(setup), compute(setup, tell))
