"""Finds what was meant by a typed word or its beginning."""

from collections.abc import Iterable, Sequence

from bowlbound_desktop.kernel.errors import IllegalAnswerError
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.words import Words

SHOWN = 6
"""How many of the possible answers are named."""


def begin_alike(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word begins with the word typed in its place."""
    return len(typed) == len(words) and all(
        word.casefold().startswith(start.casefold()) for start, word in zip(typed, words, strict=True)
    )


def meant(typed: str, words: Iterable[str]) -> list[str]:
    """The word itself, or all words that begin like it."""
    known = list(words)
    same = [word for word in known if word == typed] or [
        word for word in known if word.casefold() == typed.casefold()
    ]
    return same or [word for word in known if typed and word.casefold().startswith(typed.casefold())]


def answer_to(decision: Decision, line: str, words: Words) -> str:
    """The answer that a typed line stands for; IllegalAnswerError says what is wrong with it."""
    if not line:
        if decision.quiet is None:
            raise IllegalAnswerError("this question has no usual answer: type one of the words on the left")
        return decision.quiet
    if line in decision.options or "+" not in line or decision.most == 1:
        return _one(decision, line, words)
    named = {_one(decision, part.strip(), words) for part in line.split("+")}
    if len(named) > decision.most:
        raise IllegalAnswerError(f"at most {decision.most} can be named here")
    return "+".join(option for option in decision.options if option in named)


def _one(decision: Decision, typed: str, words: Words) -> str:
    found = meant(typed, decision.options) or _labelled(decision, typed, words)
    if len(found) == 1:
        return found[0]
    if not found:
        raise _refusal(decision, typed, words)
    named = ", ".join(found[:SHOWN]) + (", ..." if len(found) > SHOWN else "")
    raise IllegalAnswerError(f'"{typed}" can mean {named}: type a little more')


def _labelled(decision: Decision, typed: str, words: Words) -> list[str]:
    """Answers whose labels begin as typed."""
    labels = {words.label(decision.kind, option): option for option in decision.options}
    return [labels[label] for label in meant(typed, labels)]


def _refusal(decision: Decision, typed: str, words: Words) -> IllegalAnswerError:
    barred = dict(decision.barred)
    named = meant(typed, barred)
    if len(named) == 1:
        label = words.label(decision.kind, named[0])
        return IllegalAnswerError(f"{label} is not possible now: {barred[named[0]]}")
    return IllegalAnswerError(
        f'"{typed}" is not one of the answers; type one of the words on the left, or help'
    )
