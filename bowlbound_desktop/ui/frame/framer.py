"""Makes the frames of one session: of the present, or of a play of the past."""

from collections.abc import Sequence

from attrs import define, evolve, field

from bowlbound_desktop.kernel.requests import Draw, Event, Happening, Roll
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.advising.advice import coach_reasons
from bowlbound_desktop.play.advising.pages import pages_read
from bowlbound_desktop.play.looks.kits import dressed_board, dressed_picture
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.story.made import made_of, tone_of
from bowlbound_desktop.play.story.summary import GameSummary, summary_of
from bowlbound_desktop.ui.frame.calls import Calls, calls_of
from bowlbound_desktop.ui.frame.cards import cards_shown
from bowlbound_desktop.ui.frame.frame import Frame, compared
from bowlbound_desktop.ui.frame.live import Live, follow
from bowlbound_desktop.ui.frame.news import STILL, News
from bowlbound_desktop.ui.frame.shown_play import ShownPlay, shown_play
from bowlbound_desktop.ui.frame.telling import Telling
from bowlbound_desktop.ui.frame.told import trail
from bowlbound_desktop.ui.frame.turned_up import turned_up
from bowlbound_desktop.ui.frame.waiting_question import WaitingQuestion
from bowlbound_desktop.ui.theme import colour_words

KEPT = 4
"""How many plays are kept in words."""


@define
class Framer:
    """Makes the frames of one session, each compared with the last one."""

    session: Session
    _orders: StandingOrders
    _tables: Sequence[Table] = field(init=False)
    _narrator: Narrator = field(init=False)
    _asking: WaitingQuestion = field(init=False)
    telling: Telling = field(init=False)
    _before: Frame | None = field(default=None, init=False)
    _between: tuple[object, Live] | None = field(default=None, init=False)
    """The scoreboard and field before the play in progress, with the game they belong to."""
    _shown: dict[int, tuple[object, ShownPlay]] = field(factory=dict, init=False)
    """Plays put into words recently, by number."""
    _news: News = field(init=False)

    def __attrs_post_init__(self) -> None:
        session = self.session
        names = {side: team.short for side, team in session.system.scoreboard(session.game).teams.items()}
        self._tables = session.system.tables(session.game)
        self._narrator = Narrator(session.descriptor.words, names, colour_words())
        self._asking = WaitingQuestion(session, self._narrator, self._orders)
        self.telling = Telling(session, self._narrator)
        self._news = News(session, self._narrator)

    def frame(self, past: int | None = None, moving: bool = False) -> Frame:
        """The table now, or as it was in a play of the past, to be animated or not."""
        self.telling.catch_up()
        session, between, live = self.session, self._stands(), self._live(past)
        news = self._news.since_last() if past is None else self._news.of_play(past) if moving else STILL
        play = self._play(self._latest() if past is None else past)
        frame = Frame(
            descriptor=session.descriptor,
            game=session.game,
            persons=session.seats.persons,
            tables=self._tables,
            board=live.board,
            picture=live.picture,
            trail=self._trail(past, live.picture.ball),
            play=play,
            begun=tuple(session.events()),
            cards=cards_shown(session, between.board.teams, play.happened),
            question=self._asking.question(self._play(self._latest()).result, between.board),
            calls=self._calls(),
            plays=self.telling.plays,
            record=self.telling.record,
            moment="" if past is None else self._moment(past),
            summary=self._summary(),
            turned_up=turned_up(session),
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            moves=news.moves,
            moments=news.moments,
        )
        self._before = compared(frame, self._before)
        return self._before

    # Scoreboard and field

    def _stands(self) -> Live:
        """Scoreboard and field before the play in progress; made once for each play."""
        game = self.session.game
        if self._between is None or self._between[0] is not game:
            self._between = game, self._start(game)
        return self._between[1]

    def _start(self, game: object) -> Live:
        system = self.session.system
        board, picture = system.scoreboard(game), system.picture(game)
        return Live(board=dressed_board(board), picture=dressed_picture(picture))

    def _live(self, past: int | None) -> Live:
        if past is None:
            return follow(self._stands(), self.session.events(past), self._narrator.place)
        start = self._start(self.session.position(past).game)
        return self._struck(follow(start, self.session.events(past), self._narrator.place), past)

    def _struck(self, live: Live, past: int) -> Live:
        """For a finished play, the clock boxes as they were after it, unless the next quarter had begun."""
        session = self.session
        game = session.position(past + 1).game if past < session.plays - 1 else session.game
        after = session.system.scoreboard(game)
        if past >= session.plays or after.period != live.board.period:
            return live
        return evolve(live, board=evolve(live.board, strip=after.strip))

    def _summary(self) -> GameSummary | None:
        """The page of half-time or the end of the game; the same value as long as it is the same page."""
        before, session = self._before, self.session
        if session.over and before is not None and before.summary is not None and before.summary.over:
            return before.summary if before.game is session.game else summary_of(session)
        return summary_of(session)

    def _trail(self, past: int | None, ball: int | None) -> tuple[int, ...]:
        plays = self.telling.plays
        return trail(plays if past is None else [play for play in plays if play.number <= past], ball)

    def _calls(self) -> Calls | None:
        """The calls being asked for; the same value as long as they are the same calls."""
        calls, before = calls_of(self.session), self._before
        if calls is None or before is None or before.calls is None or not calls.same_as(before.calls):
            return calls
        return before.calls

    # Plays

    def _latest(self) -> int:
        """The play in progress once dice were thrown or a card drawn in it, else the play before."""
        session = self.session
        answered = [item[0] for item in session.happened() if isinstance(item, tuple)]
        thrown = any(isinstance(request, Roll | Draw) for request in answered)
        return session.plays - 1 if session.plays and not thrown else session.plays

    def _play(self, number: int) -> ShownPlay:
        """A play in words; cached until something more happens in it."""
        happened, seats = self.session.happened(number), self.session.seats
        told = id(happened), len(happened), id(seats)  # the session keeps both alive, so ids are unique
        known = self._shown.get(number)
        if known is None or known[0] != told:
            if len(self._shown) > KEPT:
                self._shown.clear()
            self._shown[number] = told, self._shown_play(number, happened)
        return self._shown[number][1]

    def _shown_play(self, number: int, happened: Sequence[Happening]) -> ShownPlay:
        narrator = self._narrator
        asked = self.session, number, narrator.names
        reasons = [*narrator.why(happened), *pages_read(*asked), *coach_reasons(*asked)]
        events = [item for item in happened if isinstance(item, Event)]
        made, tone = made_of(happened, narrator), tone_of(events, narrator.words.ways)
        return shown_play(number, happened, narrator.outcome(happened), reasons, made, tone)

    def _moment(self, number: int) -> str:
        play = self.telling.play(number)
        return f"Looking back at play {number + 1}. {play.situation or play.result}"
