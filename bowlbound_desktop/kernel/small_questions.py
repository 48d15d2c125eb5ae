"""Small questions of a game: those that persons are spared, until they matter."""

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
    """What a game says of its own small questions; a kind that it does not name is always asked."""

    matters: Mapping[str, Matters] = field(factory=dict)
    """Kinds of decision, up to their dot, that are answered quietly, and when they are asked all the same."""
    timeouts: Mapping[str, str] = field(factory=dict)
    """Kinds among them that offer a timeout after the play, each with the answer that takes it."""

    def asks(self, decision: Decision, start: PlayStarted | None) -> bool:
        """Whether a person has to be asked; before a play has told how it started, nothing small matters."""
        kind = stem(decision)
        if decision.quiet is None or kind not in self.matters:
            return True
        return start is not None and self.matters[kind](start, decision.side)

    def timeout(self, decision: Decision) -> str | None:
        """The answer that takes a timeout after the play."""
        return self.timeouts.get(stem(decision))

    def spares_timeouts(self, start: PlayStarted) -> bool:
        """Whether a timeout can only be had by wishing for it."""
        return any(not self.matters[kind](start, side) for kind in self.timeouts for side in Side)


def stem(decision: Decision) -> str:
    """The kind of a decision without the part behind its dot."""
    return decision.kind.partition(".")[0]
