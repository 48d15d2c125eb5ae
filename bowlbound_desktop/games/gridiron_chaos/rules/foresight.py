"""What a coach can know before an answer: plays followed as far as no dice and no coach come in."""

from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.settle import settled
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.wording import situation_words


def foreseen(play: Procedure[Outcome]) -> str:
    """The situation that a play ends with, in words; empty where nobody can know it."""
    try:
        while True:
            if not isinstance(next(play), Event):
                return ""
    except StopIteration as end:
        return "" if end.value.flag else situation_words(settled(end.value))
