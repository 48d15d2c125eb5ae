"""What a screen reader says of a frame: new plays, big moments, the score, and the question."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import define, field, frozen

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard
from bowlbound_desktop.kernel.wording import ORDINALS
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.story.moments import BigMoment, PlayNews, moments_of, points_after, standing
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.frame.question import Question

TAKEN_BACK = "Taken back."
TOLD_ALREADY = ("long", "turnover")
"""Moments that are not spoken, because the result has just said the same."""
UNTITLED = "period"
"""The kind of moment of which only the score is spoken."""


@frozen(order=True)
class Heard:
    """How far a game has been spoken: finished plays, and events of the play in progress."""

    plays: int
    events: int


@define
class Commentary:
    """Turns the frames of one game into sentences, and says nothing twice."""

    _heard: Heard | None = field(default=None, init=False)
    _points: Mapping[Side, int] = field(factory=dict, init=False)
    _asked: tuple[object, ...] = field(default=(), init=False)
    """The last question that was spoken."""
    _asked_in: int = field(default=-1, init=False)
    """The play in which it was asked."""
    _where: str = field(default="", init=False)
    """The last situation that was spoken."""
    _ways: set[str] = field(factory=set, init=False)
    """The instructions for typing dice that were spoken already."""

    def sentences(self, frame: Frame) -> list[str]:
        """What is new in a frame: the result, moments and score of each play, then the question."""
        if frame.dealt:
            self._begin()
        if frame.moment:
            self._asked = ()
            return [_clean(frame.moment), _clean(frame.play.result)]
        said = [*self._news(frame), *self._question(frame)]
        return [sentence for sentence in map(_clean, said) if sentence]

    def _begin(self) -> None:
        self._heard, self._asked, self._asked_in, self._where = None, (), -1, ""

    # What happened

    def _news(self, frame: Frame) -> Iterator[str]:
        begun = _begun(frame)
        before, self._heard = self._heard, Heard(len(frame.record.plays), len(begun))
        points, self._points = self._points, dict(frame.board.totals)
        if before is None:
            yield _greeting(frame)
            return
        if self._heard < before:
            self._where = ""
            yield TAKEN_BACK
            return
        yield from self._plays(frame, before, (*frame.record.plays[before.plays :], begun), points)

    def _plays(
        self, frame: Frame, before: Heard, plays: Sequence[Sequence[Event]], points: Mapping[Side, int]
    ) -> Iterator[str]:
        """Each new play with its moments, and the score if it changed and no moment has said it."""
        narrator = _narrator(frame)
        before_all, hailed = points, ""
        for place, play in enumerate(plays):
            number, heard = before.plays + place, 0 if place else before.events
            yield _play(narrator, play, heard, known=number == self._asked_in)
            news = PlayNews(events=play, new=play[heard:], finished=place < len(plays) - 1)
            for moment in moments_of(news, points, narrator) if news.new or news.finished else ():
                hailed += moment.line
                yield "" if moment.kind in TOLD_ALREADY else _hail(moment)
            points = points_after(points, news.new)
        score = standing(frame.board.totals, narrator.names)
        if frame.board.totals != before_all and score not in hailed:
            yield f"{score}."

    # What is asked

    def _question(self, frame: Frame) -> Iterator[str]:
        question = frame.question
        asked = question.place, question.side, question.heading, question.over
        if question.thinking or (asked == self._asked and not frame.returned):
            return
        self._asked, self._asked_in = asked, len(frame.record.plays)
        if question.over:
            yield "" if any(moment.kind == "final" for moment in frame.moments) else f"{question.heading}."
            return
        yield self._situation(frame)
        yield " ".join(filter(None, (question.heading, self._note(question))))

    def _situation(self, frame: Frame) -> str:
        """Where the next play begins; empty in the middle of a play."""
        where = situation(frame.board)
        if where == self._where or any(not isinstance(event, e.PlayStarted) for event in _begun(frame)):
            return ""
        self._where = where
        return where

    def _note(self, question: Question) -> str:
        """Who must look away, or how dice are typed, which is said once for each set."""
        if question.roll is None:
            return f"{question.note}." if question.covered else ""
        known = question.note in self._ways
        self._ways.add(question.note)
        return "" if known else question.note


def situation(board: Scoreboard) -> str:
    """Who has the ball and where, which down it is, and what the clock says."""
    team = "" if board.possession is None else f"{board.teams[board.possession].short}, "
    place = f" at {board.ball}" if board.ball and board.down_number else ""
    return f"{team}{board.down}{place}. {clock(board)}."


def field_words(board: Scoreboard, picture: FieldPicture) -> str:
    """The field in words: the ball, the down, and the direction of play."""
    if picture.ball is None:
        return "No ball on the field"
    way = "" if picture.offense is None else f"moving {'right' if picture.offense is Side.HOME else 'left'}"
    team = "" if picture.offense is None else board.teams[picture.offense].short
    return ", ".join(filter(None, (f"Ball on {board.ball}", board.down, " ".join(filter(None, (team, way))))))


def clock(board: Scoreboard) -> str:
    """The time left, or what the game counts instead."""
    if not 1 <= board.period <= QUARTERS:
        return ", ".join(filter(None, (board.quarter, board.clock)))
    quarter = f"{ORDINALS[board.period]} quarter"
    if board.seconds is not None:
        return f"{board.clock} left in the {quarter}"
    return ", ".join(filter(None, (quarter, board.clock.replace("/", " of "))))


def _greeting(frame: Frame) -> str:
    teams = frame.board.teams
    return f"{frame.descriptor.card.title}: {teams[Side.AWAY].name} at {teams[Side.HOME].name}."


def _begun(frame: Frame) -> Sequence[Event]:
    """The events of the play in progress; none before its first throw, unless that is being asked for."""
    thrown = frame.play.number == len(frame.record.plays)
    return frame.begun if thrown or frame.question.roll is not None else ()


def _narrator(frame: Frame) -> Narrator:
    return Narrator(frame.descriptor.words, {side: team.short for side, team in frame.board.teams.items()})


def _play(narrator: Narrator, events: Sequence[Event], heard: int, known: bool) -> str:
    """The calls and the result so far, if they are new; with the situation unless a question has said it."""
    down, calls, told = narrator.columns(events[heard:])
    start = e.start_of(events[heard:])
    opening = f"{narrator.names[start.side]} {down}" if start is not None and not known else ""
    if calls and not any(isinstance(event, e.PlayStarted) for event in events):
        opening, calls = "", _chosen(narrator, events, calls)
    called = ", ".join(filter(None, (opening, calls)))
    return " ".join(f"{part}." for part in (called, told) if part) if calls or told else ""


def _chosen(narrator: Narrator, events: Sequence[Event], calls: str) -> str:
    """What was chosen where there is no play, such as at the toss."""
    caller = next((narrator.names[event.side] for event in events if isinstance(event, e.Called)), "")
    return f"{caller} choose: {calls}" if caller else calls


def _hail(moment: BigMoment) -> str:
    title = "" if moment.kind == UNTITLED else f"{moment.title[:1].upper()}{moment.title[1:]}! "
    return f"{title}{moment.line}."


def _clean(sentence: str) -> str:
    """Replace symbols by pauses."""
    return sentence.replace("✓ ", "").replace(" · ", ". ").replace(" …", "").strip()
