"""A cache of procedures: what one did before for the same answers is repeated, not computed again.

A procedure is determined by its arguments and its answers: the same ones lead to the same events, requests
and result. Charts are consulted again and again, and have few different answers. What they told and asked is
kept here as a tree, with a branch for each answer.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Answer, Event, Request

R = TypeVar("R")

MOST = 20_000
"""Steps, of about half a kilobyte each, that one memory keeps before it starts afresh."""


class MemoryStep:
    """What a procedure tells before its next request, or before it returns."""

    __slots__ = ("asked", "next", "result", "told")

    def __init__(self, told: tuple[Event, ...], asked: Request | None, result: Any = None) -> None:
        self.told, self.asked, self.result = told, asked, result
        self.next: dict[Answer, MemoryStep] = {}


class Memory:
    """Procedures that were run before, by a key that stands for all their arguments."""

    __slots__ = ("_first", "_size")

    def __init__(self) -> None:
        self._first: dict[Hashable, MemoryStep] = {}
        self._size = 0

    def recall(self, key: Hashable, begin: Callable[[], Procedure[R]]) -> Procedure[R]:
        """Do what the procedure would do; it is only run where its answers are new."""
        step = self._first.get(key) or self._learn(key, begin)
        answers: list[Answer] = []
        procedure = None
        while True:
            yield from step.told
            if step.asked is None:
                result: R = step.result
                return result
            answer = yield step.asked
            following = step.next.get(answer)
            if following is None:
                if procedure is None:
                    procedure = begin()
                    _lead(procedure, answers)
                following = step.next[answer] = self._kept(_advance(procedure, answer))
            else:
                procedure = None  # this step was cached meanwhile, so our own run has fallen behind
            answers.append(answer)
            step = following

    def _learn(self, key: Hashable, begin: Callable[[], Procedure[R]]) -> MemoryStep:
        step = self._first[key] = self._kept(_advance(begin(), None))
        return step

    def _kept(self, step: MemoryStep) -> MemoryStep:
        self._size += 1
        if self._size > MOST:
            self._first, self._size = {}, 0
        return step


def _lead(procedure: Procedure[Any], answers: list[Answer]) -> None:
    """Advance a fresh procedure past these answers."""
    for answer in (None, *answers):
        _advance(procedure, answer)


def _advance(procedure: Procedure[R], answer: Answer | None) -> MemoryStep:
    """The next step of a procedure."""
    told: list[Event] = []
    try:
        item = procedure.send(answer)
        while isinstance(item, Event):
            told.append(item)
            item = procedure.send(None)
    except StopIteration as stop:
        return MemoryStep(tuple(told), None, stop.value)
    return MemoryStep(tuple(told), item)
