"""A play in words: one line for the log, and the reasons that a person can check by hand."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.clock import QUARTERS, clock_text
from bowlbound_desktop.kernel.field import FIELD, MIDFIELD, Side, Spot
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.requests import (
    Answer,
    Decision,
    Draw,
    Event,
    Happening,
    Request,
    Roll,
    Together,
)
from bowlbound_desktop.kernel.ways import Ways, spaced
from bowlbound_desktop.kernel.wording import ORDINALS
from bowlbound_desktop.play.play_ends import end_of, is_touchback, lost_on_downs
from bowlbound_desktop.play.words import Words

_TEXTS: Mapping[type[Event], str] = {
    e.CardTurned: "card {card}, {title}",
    e.PassFell: "pass incomplete",
    e.Intercepted: "intercepted by {side} {there}",
    e.Fumbled: "{how} {there}",
    e.Recovered: "{side} recover {there}",
    e.FirstDown: "first down",
    e.Scored: "{how} {side}, {points}",
    e.KickFailed: "{how} no good",
    e.FlagThrown: "flag on {side} ({foul})",
    e.PenaltyMarked: "{side} penalised {yards} ({foul})",
    e.PlayCancelled: "fouls offset, the down is replayed",
    e.TimeoutTaken: "timeout {side}, {left} left",
    e.PeriodEnded: "{ended}",
    e.GameEnded: "final score {home_name} {home}, {away_name} {away}",
}
_REASONS: Mapping[type[Event], str] = {
    **_TEXTS,
    e.CellRead: "{side}, {where}, row {row}: {read}",
    e.CardTurned: "card {card} of the {deck} deck is turned up: {title}; {left} are left",
    e.PossessionChanged: "{side} have the ball {there}",
    e.ClockRan: "the play takes {seconds} s, {clock} left",
}


_HOWS: Mapping[type[Event], Callable[[Ways, str], str]] = {
    e.Fumbled: lambda ways, how: ways.freed(how).told,
    e.Scored: lambda ways, how: ways.points(how).told,
    e.KickFailed: lambda ways, how: ways.miss(how).told,
}


@frozen
class Reason:
    """A step of the reasoning with the paragraphs that make it so."""

    sentence: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


@frozen
class Narrator:
    """Tells plays with the names of the two teams and the words of their game."""

    words: Words
    names: Mapping[Side, str]
    colours: Mapping[str, str] = field(factory=dict)
    """What the colours of charts are called, where the screen shows others than print."""

    def summary(self, happened: Iterable[Happening]) -> str:
        """The play in one line."""
        start, told = self._halves(happened)
        return _sentence(f"{start}: {told}" if start and told else start or told)

    def cell(self, text: str, colour: str) -> str:
        """A cell of a chart with its colour."""
        return ", ".join(filter(None, (text or "empty", self.colours.get(colour, colour))))

    def telling(self, happened: Iterable[Happening]) -> tuple[str, str]:
        """The play in two lines: situation and calls, then the result; empty where nothing is told."""
        start, told = self._halves(happened)
        return (_capital(start), _sentence(told)) if start and told else ("", _sentence(start or told))

    def outcome(self, happened: Iterable[Happening]) -> str:
        """The result of a play; the situation as long as there is none."""
        events = [item for item in happened if isinstance(item, Event)]
        start = e.start_of(events)
        told = self._result(events)
        if told or start is None:
            return _sentence(told or self._start(events))
        calls = self.calls([event for event in events if isinstance(event, e.Called)])
        return _sentence(": ".join(filter(None, (f"{self.names[start.side]} {self.down(start)}", calls))))

    def _halves(self, happened: Iterable[Happening]) -> tuple[str, str]:
        events = [item for item in happened if isinstance(item, Event)]
        return self._start(events), self._result(events)

    def _result(self, events: Sequence[Event]) -> str:
        """What the events say, and what follows from several of them."""
        told = [text for event in events if (text := self._told(event))]
        if is_touchback(events) and not any("touchback" in text for text in told):
            told.append("touchback")
        if lost_on_downs(events, self.words.ways):
            told.append("turnover on downs")
        return "; ".join(told)

    def columns(self, happened: Iterable[Happening]) -> tuple[str, str, str]:
        """The play for a table: down or kick, the calls, and the result."""
        events = [item for item in happened if isinstance(item, Event)]
        starts = [self.down(event) for event in events if isinstance(event, e.PlayStarted)]
        calls = self.calls([event for event in events if isinstance(event, e.Called)])
        return "".join(starts[:1]), calls, _capital(self._result(events))

    def why(self, happened: Iterable[Happening]) -> list[Reason]:
        """Every throw, answer and step in order."""
        reasons = (self._reason(item) for item in happened)
        return [Reason(_capital(reason.sentence), reason.rule) for reason in reasons if reason.sentence]

    def _reason(self, item: Happening) -> Reason:
        if not isinstance(item, Event):
            return Reason(self._answered(*item))
        if isinstance(item, e.Ruled):
            return Reason(self.ruling(item), item.rule)
        text = self._fill(_REASONS.get(type(item), ""), item) or self._told(item)
        return Reason(text, item.rule)

    def ruling(self, ruled: e.Ruled) -> str:
        """A step of the reasoning with the names of the teams."""
        return spaced(ruled.told(self.names))

    def _told(self, event: Event) -> str:
        if isinstance(event, e.BallMoved):
            return self._fill(self.words.ways.move(event.how).told, event)
        if isinstance(event, e.Credited):
            return self._fill(self.words.ways.deed(event.what).told, event)
        if isinstance(event, e.Ruled):
            return self.ruling(event) if event.news else ""
        return self._fill(_TEXTS.get(type(event), ""), event)

    def _fill(self, template: str, event: Event) -> str:
        return template.format_map(_Figures(self, event)) if template else ""

    def _start(self, events: Sequence[Event]) -> str:
        """Situation and calls, as far as the play has told them."""
        starts = [self._situation(event) for event in events if isinstance(event, e.PlayStarted)][:1]
        called = [event for event in events if isinstance(event, e.Called)]
        calls = self.calls(called)
        if calls and not starts:
            return f"{self.names[called[0].side]}: {calls}"
        return ", ".join(filter(None, (*starts, calls)))

    def calls(self, called: Sequence[e.Called]) -> str:
        """What one side called, against what the other called."""
        by_side: dict[Side, list[str]] = {}
        for call in called:
            by_side.setdefault(call.side, []).append(self.words.label(call.kind, call.option))
        return " against ".join(", ".join(labels) for labels in by_side.values())

    def _situation(self, start: e.PlayStarted) -> str:
        period = f"Q{start.quarter}" if start.quarter <= QUARTERS else f"OT {start.quarter - QUARTERS}"
        return f"{period} {start.time} {self.names[start.side]} {self.down(start)}"

    def down(self, start: e.PlayStarted) -> str:
        """Which down is played where, or which kick."""
        if not start.down:
            return start.what.replace("-", " ")
        to_goal = FIELD - Spot(start.ball).seen_by(start.side)
        distance = "inches" if start.inches else "goal" if start.to_go >= to_goal else start.to_go
        return f"{ORDINALS[start.down]} and {distance} at {self.place(start.ball)}"

    def place(self, yards: int) -> str:
        """A place by the team whose half it is in."""
        if yards == MIDFIELD:
            return "the 50"
        owner = Side.HOME if yards < MIDFIELD else Side.AWAY
        line = Spot(yards).seen_by(owner)
        if line > 0:
            return f"{self.names[owner]} {line}"
        return f"the {self.names[owner]} {'end zone' if line else 'goal line'}"

    def there(self, yards: int) -> str:
        """A place with its preposition."""
        place = self.place(yards)
        return f"{'in' if place.endswith('end zone') else 'at'} {place}"

    def _answered(self, request: Request, answer: Answer) -> str:
        match request:
            case Roll(side=side, purpose=purpose, dice=dice) if isinstance(answer, int):
                return f"{self.names[side]} throw {dice.show(answer)} for {self.words.purpose(purpose)}"
            case Draw():
                return ""  # the rules tell which card it was
            case Decision(quiet=quiet):
                # quiet answers are not worth telling
                return "" if answer == quiet else self._decided(request, answer)
            case Together(decisions=decisions) if isinstance(answer, tuple):
                return "; ".join(map(self._decided, decisions, answer))
        return ""

    def _decided(self, decision: Decision, answer: Answer) -> str:
        return f"{self.names[decision.side]}: {self.words.label(decision.kind, str(answer))}"


class _Figures(dict[str, Any]):
    """An event's fields as words, each made only when the sentence asks for it."""

    def __init__(self, narrator: Narrator, event: Event) -> None:
        super().__init__()
        self._narrator, self._event = narrator, event

    def __missing__(self, key: str) -> str:
        make = _WORDS.get(key)
        return make(self._narrator, self._event) if make else str(getattr(self._event, key))


def _gain(event: e.BallMoved) -> str:
    yards = event.gain
    if yards == 0:
        return "no gain"
    return f"gain of {counted(yards, 'yard')}" if yards > 0 else f"loss of {counted(-yards, 'yard')}"


_WORDS: Mapping[str, Callable[[Narrator, Any], str]] = {
    "side": lambda narrator, event: narrator.names[event.side],
    "there": lambda narrator, event: narrator.there(event.ball),
    "ended": lambda _, event: end_of(event.quarter),
    "start": lambda narrator, event: narrator.place(event.start),
    "end": lambda narrator, event: narrator.place(event.end),
    "gain": lambda _, event: _gain(event),
    "distance": lambda _, event: counted(abs(event.end - event.start), "yard"),
    "yards": lambda _, event: counted(event.yards, "yard"),
    "points": lambda _, event: counted(event.points, "point"),
    "how": lambda narrator, event: _HOWS[type(event)](narrator.words.ways, event.how),
    "where": lambda narrator, event: narrator.words.where(event.part, event.column),
    "read": lambda narrator, event: narrator.cell(spaced(event.text), event.colour),
    "clock": lambda _, event: clock_text(event.left),
    "home_name": lambda narrator, _: narrator.names[Side.HOME],
    "away_name": lambda narrator, _: narrator.names[Side.AWAY],
}


def _sentence(line: str) -> str:
    return f"{_capital(line)}." if line else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
