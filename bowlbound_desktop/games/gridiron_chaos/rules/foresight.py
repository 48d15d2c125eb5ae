"""What a coach can know before an answer: plays that end without dice and without questions."""

from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.settle import settled
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.wording import situation_words


def foreseen(play: Procedure[Outcome]) -> str:
    """The situation after a play in words; empty if dice, questions or a flag come before its end."""
    try:
        while True:
            if not isinstance(next(play), Event):
                return ""
    except StopIteration as end:
        return "" if end.value.flag else situation_words(settled(end.value))
