"""What a coach advises and why, in one sentence with the two or three figures that decided it.

    wanted = advice_wanted(session, side)    the question to a side, as plain values; None where there is none
    advice = wanted.think()                  in any thread; None where the game has no adviser
    advice.answer, advice.sentence           a key of the decision, and the reason in words

`coach_reasons` says the same about answers that computer coaches have given, once they are revealed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import (
    Answer,
    Decision,
    Draw,
    Event,
    Happening,
    Request,
    Roll,
    Together,
    fits,
)
from bowlbound_desktop.play.advising.weighed import POINTS, WIN, YARDS, Explains, Weighed
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.narrate import Reason
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.words import Words

COMPARED = 3
"""Figures in a sentence, that of the advice included."""
_UNITS = {WIN: (100, "{:.1f} % to win"), POINTS: (1, "{:+.2f} points"), YARDS: (1, "{:.1f} yards")}
_RARE = 0.005
"""Calls made less often are not named."""


@frozen
class Advice:
    """A suggested answer with its reason."""

    answer: str
    sentence: str


@frozen(eq=False)
class AdviceWanted:
    """A question for which somebody wants advice."""

    descriptor: Descriptor
    decision: Decision
    moment: Moment

    def think(self) -> Advice | None:
        """The advice; it may take as long as a coach's own answer."""
        return advice(self.descriptor, self.decision, self.moment)


def advice_wanted(session: Session, side: Side) -> AdviceWanted | None:
    """The question to a side; None where it is asked nothing or the game has no coaches of its own."""
    decision = session.asked(side)
    if decision is None or not session.descriptor.own_levels:
        return None
    return AdviceWanted(session.descriptor, decision, session.moment())


def advice(descriptor: Descriptor, decision: Decision, moment: Moment) -> Advice | None:
    """What the game's adviser suggests; of this play he sees only what was before the question."""
    adviser = descriptor.adviser
    found = _likeliest(adviser.explain(decision, moment)) if adviser is not None else None
    if found is None or not fits(decision, found.answer):
        return None
    return Advice(found.answer, told(found, decision, descriptor.words))


def _likeliest(weighed: Weighed | None) -> Weighed | None:
    """A coach draws his call from the mix at random; as advice, take the call that is made most often."""
    if weighed is None or weighed.answer not in weighed.shares:
        return weighed
    return evolve(weighed, answer=max(weighed.shares, key=lambda call: weighed.shares[call]))


def told(weighed: Weighed, decision: Decision, words: Words) -> str:
    """The reason as a sentence."""
    name = _name(words, decision, weighed.answer)
    if weighed.reason:
        return f"{name}: {weighed.reason}."
    if weighed.shares:
        return _mix(weighed, decision, words)
    others = _best(weighed.worths, besides=weighed.answer)
    if weighed.answer not in weighed.worths or not others:
        return f"{name}."
    amounts = {other: _amount(weighed, weighed.worths[other]) for other in others}
    own, note = _amount(weighed, weighed.worths[weighed.answer]), _note(weighed)
    if set(amounts.values()) == {own}:
        return f"{name}: {own}, and hardly less with {_either(amounts, decision, words)}{note}."
    against = " and ".join(
        f"{worth} with {_name(words, decision, other)}" for other, worth in amounts.items()
    )
    return f"{name}: {own}, against {against}{note}."


def _note(weighed: Weighed) -> str:
    return f"; {weighed.note}" if weighed.note else ""


def _either(options: Iterable[str], decision: Decision, words: Words) -> str:
    return " or ".join(_name(words, decision, option) for option in options)


def _mix(weighed: Weighed, decision: Decision, words: Words) -> str:
    """The reason for a call that is drawn from a mix."""
    share = weighed.shares.get(weighed.answer, 0.0)
    parts = [
        f"{_name(words, decision, other)} {100 * weighed.shares[other]:.0f} %"
        for other in _best(weighed.shares, besides=weighed.answer)
        if weighed.shares[other] > _RARE
    ]
    name = _name(words, decision, weighed.answer)
    others = f" ({', '.join(parts)})" if parts else ""
    worth = "" if weighed.value is None else f", which is worth {_amount(weighed, weighed.value)}"
    return f"{name}: called {100 * share:.0f} % of the time by the best mix{others}{worth}{_note(weighed)}."


def _best(figures: Mapping[str, float], besides: str) -> list[str]:
    others = [option for option in figures if option != besides]
    return sorted(others, key=lambda option: -figures[option])[: COMPARED - 1]


def _amount(weighed: Weighed, worth: float) -> str:
    times, words = _UNITS[weighed.unit]
    return words.format(times * worth)


def _name(words: Words, decision: Decision, option: str) -> str:
    about = dict(decision.about).get(option, "")
    return words.text(decision.kind, option, about).full if about else words.label(decision.kind, option)


def coach_reasons(session: Session, play: int, names: Mapping[Side, str]) -> list[Reason]:
    """Why the computer coaches answered as they did in a play; quiet answers need no reason."""
    words, found = session.descriptor.words, []
    for decision, answer, moment in _answered(session, play):
        coach = session.seats.coach(decision.side)
        weighed = coach.explain(decision, moment) if isinstance(coach, Explains) else None
        if weighed is not None and weighed.answer == answer and (weighed.worths or weighed.shares):
            found.append(
                Reason(f"{names[decision.side]}, {told(weighed, decision, words).removesuffix('.')}")
            )
    return found


def _answered(session: Session, play: int) -> Iterator[tuple[Decision, str, Moment]]:
    """Every answer that is not the quiet one, with the moment of its question."""
    happened = session.happened(play)
    *past, position = session.positions()[: play + 1]
    for place, item in enumerate(happened):
        if isinstance(item, Event):
            continue
        before = happened[:place]
        moment = Moment(game=position.game, play=play, happened=before, rolls=_thrown(before), past=past)
        for decision, answer in _parts(*item):
            if isinstance(item[0], Together) or answer != decision.quiet:
                yield decision, answer, moment


def _parts(request: Request, answer: Answer) -> Sequence[tuple[Decision, str]]:
    match request:
        case Decision():
            return [(request, str(answer))]
        case Together(decisions=decisions) if isinstance(answer, tuple):
            return list(zip(decisions, map(str, answer), strict=True))
    return []


def _thrown(happened: Sequence[Happening]) -> int:
    return sum(isinstance(item[0], Roll | Draw) for item in happened if not isinstance(item, Event))
