"""Small questions of a game: people are asked them only when they matter."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision

Matters: TypeAlias = Callable[[PlayStarted, Side], bool]
"""Whether a question matters to the side that is asked, by what the play started with."""


@frozen(kw_only=True)
class SmallQuestions:
    """Which questions of a game are small; a kind that is not named here is always asked."""

    matters: Mapping[str, Matters] = field(factory=dict)
    """Kinds of decision (up to their dot) answered quietly, each with a test when to ask after all."""
    timeouts: Mapping[str, str] = field(factory=dict)
    """Kinds among them that offer a timeout after the play, each with the answer that takes it."""

    def asks(self, decision: Decision, start: PlayStarted | None) -> bool:
        """Whether a person has to be asked; before the play has started, no small question matters."""
        kind = stem(decision)
        if decision.quiet is None or kind not in self.matters:
            return True
        return start is not None and self.matters[kind](start, decision.side)

    def timeout(self, decision: Decision) -> str | None:
        """The answer that takes a timeout after the play."""
        return self.timeouts.get(stem(decision))

    def spares_timeouts(self, start: PlayStarted) -> bool:
        """Whether nobody is asked about a timeout after the play, so that it has to be ordered in advance."""
        return any(not self.matters[kind](start, side) for kind in self.timeouts for side in Side)


def stem(decision: Decision) -> str:
    """The kind of a decision without the part after its dot."""
    return decision.kind.partition(".")[0]
