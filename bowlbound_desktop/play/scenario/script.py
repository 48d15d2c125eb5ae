"""Answers requests from the lists of a scenario."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from bowlbound_desktop.kernel.errors import IllegalAnswerError, ScenarioError
from bowlbound_desktop.kernel.requests import Answer, Decision, Draw, Request, Roll, Together, fits

Lists: TypeAlias = Mapping[str, tuple[Any, ...]]


class Script:
    """Scripted answers, dice and cards, used up in order."""

    def __init__(self, answers: Lists, dice: Lists, cards: Lists = MappingProxyType({})) -> None:
        self._answers = {kind: list(items) for kind, items in answers.items()}
        self._dice = {purpose: list(items) for purpose, items in dice.items()}
        self._cards = {purpose: list(items) for purpose, items in cards.items()}

    def answer(self, request: Request) -> Answer:
        """The scripted or quiet answer; a ScenarioError where there is neither."""
        match request:
            case Roll():
                return self._throw(request)
            case Draw():
                return self._draw(request)
            case Decision():
                return self._decide(request)
            case Together(decisions=decisions):
                return tuple(self._decide(decision) for decision in decisions)

    def left_over(self, loose: Collection[str] = ()) -> list[str]:
        """A sentence for every purpose whose dice or cards were not all used, except the `loose` ones."""
        return [
            f"{name}.{purpose}: {', '.join(map(str, items))} left over"
            for name, lists in (("dice", self._dice), ("cards", self._cards))
            for purpose, items in lists.items()
            if items and purpose not in loose
        ]

    def _throw(self, roll: Roll) -> int:
        items = self._dice.get(roll.purpose)
        if not items:
            raise ScenarioError(f"{roll.side.value} throws for {roll.purpose}, but the scenario has no dice")
        try:
            return roll.dice.parse(str(items.pop(0)))
        except IllegalAnswerError as error:
            raise ScenarioError(f"dice.{roll.purpose}: {error}") from None

    def _draw(self, draw: Draw) -> int:
        items = self._cards.get(draw.purpose)
        if not items:
            raise ScenarioError(f"a card is turned up for {draw.purpose}, but the scenario has none")
        try:
            return draw.parse(str(items.pop(0)))
        except IllegalAnswerError as error:
            raise ScenarioError(f"cards.{draw.purpose}: {error}") from None

    def _decide(self, decision: Decision) -> str:
        items = self._answers.get(decision.kind)
        if items:
            return _checked(decision, items.pop(0))
        if decision.quiet is None:
            raise ScenarioError(
                f"{decision.side.value} is asked for {decision.kind} ({', '.join(decision.options)}), "
                "but the scenario has no answer"
            )
        return decision.quiet


def _checked(decision: Decision, item: Any) -> str:
    answer = _joined(decision, item) if isinstance(item, list) else str(item)
    if fits(decision, answer):
        return answer
    reason = dict(decision.barred).get(answer)
    if reason is not None:
        raise ScenarioError(f'answers.{decision.kind}: "{answer}" is not possible now: {reason}')
    offered = ", ".join(decision.options)
    raise ScenarioError(f'answers.{decision.kind}: "{answer}" is not among the options ({offered})')


def _joined(decision: Decision, items: list[Any]) -> str:
    """Several options at once, in the order in which the decision offers them."""
    named = [str(item) for item in items]
    if not named and decision.quiet is not None:
        return decision.quiet
    order = {option: place for place, option in enumerate(decision.options)}
    return "+".join(sorted(named, key=lambda option: order.get(option, len(order))))
