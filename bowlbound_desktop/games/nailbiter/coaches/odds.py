"""The coach by exact odds: every throw to the end of the play, then the learned chance to win."""

from attrs import evolve, frozen

from bowlbound_desktop.coaches.by_tree import ByTree
from bowlbound_desktop.coaches.foresight import Effort, Foresight
from bowlbound_desktop.games.nailbiter.coaches.book import NailbiterBook
from bowlbound_desktop.games.nailbiter.rules.next_play import next_play
from bowlbound_desktop.games.nailbiter.values.judge import win_chance
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.advising.weighed import Weighed
from bowlbound_desktop.play.answerers import Moment

EFFORT = Effort(floor=6e-3, finest=2e-3, spare=0.3, ways=900, rare=0.05)
"""Rare chains of loose balls are left out, because they hardly differ between calls."""
ENDLESS = "long_count"
"""A call that uses no down, so that it could be repeated forever."""


@frozen
class NailbiterOdds(ByTree):
    """Weighs every answer but the long count."""

    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        options = tuple(option for option in decision.options if option != ENDLESS)
        return super()._weigh(evolve(decision, options=options), moment)


def odds_coach(seed: int) -> NailbiterOdds:
    """The coach for a seed."""
    sight = Foresight(next_play=next_play, worth=win_chance, effort=EFFORT)
    return NailbiterOdds(seed, "odds", sight=sight, opens=NailbiterBook)
