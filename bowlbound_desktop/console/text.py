"""The terminal table: a whole game by typing; it shows that the core needs no window."""

from collections.abc import Callable, Mapping

from attrs import Factory, define, field

from bowlbound_desktop.console.answer_lines import answer_lines
from bowlbound_desktop.console.commands import Commands
from bowlbound_desktop.console.look import Look
from bowlbound_desktop.console.printer import Console, Printer, plain
from bowlbound_desktop.console.status import status_line
from bowlbound_desktop.console.typing_words import answer_to, meant
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.events import Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.kernel.requests import Decision, Part, Together
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.story.rating_points import rated_game
from bowlbound_desktop.play.telling.chance_words import how_to_type, thrown_again
from bowlbound_desktop.play.words import Words

FAREWELL = "Good-bye."
STAY = "Type quit again to leave without it."


def _no_trouble() -> str:
    return ""


@define
class TextTable:
    """One game at a terminal."""

    session: Session
    words: Words
    console: Console
    save: Callable[[Session, str], None]
    """Writes the game to a named file."""
    look: Callable[[], Look] = plain
    """What the terminal can show."""
    unwritten: Callable[[], str] = _no_trouble
    """Why the game's file does not hold all of the game; empty where it does."""
    orders: StandingOrders = field(factory=StandingOrders)
    """Which small questions are answered quietly, as in the window."""
    _printer: Printer = field(
        default=Factory(lambda self: Printer(self.console, self.look), takes_self=True), init=False
    )
    _commands: Commands = field(
        default=Factory(lambda self: self._make_commands(), takes_self=True), init=False
    )
    _told: int = field(default=0, init=False)
    """How many finished plays have been shown."""
    _steps: int = field(default=0, init=False)
    """How many steps of the play in progress have been shown."""
    _left: bool = field(default=False, init=False)
    _warned: bool = field(default=False, init=False)

    def _make_commands(self) -> Commands:
        return Commands(
            self.session,
            self._printer,
            self.orders,
            lambda: self._narrator,
            self.save,
            self._after_a_jump,
            self._quit,
        )

    def play(self) -> None:
        """Ask and tell until the game is over or the player leaves."""
        self._printer.say(f"{self.session.system.title}. Type help for what you can type.", "strong")
        for side in self.session.seats.empty:
            self._printer.say(
                f"{self._names()[side]} is played by {self.session.descriptor.seat_name(side)}."
            )
        while not self._left:
            self.orders.settle(self.session)
            self._tell_news()
            if self.session.over:
                self._tell_the_end()
                return
            self._ask(self.session.open_parts()[0])
        self._printer.say(FAREWELL)

    # What is shown

    def _tell_the_end(self) -> None:
        self._printer.say(f"Final: {self._scoreboard().score_words}", "good")
        if rated := rated_game(self.session):
            self._printer.say(rated.words)

    @property
    def _narrator(self) -> Narrator:
        return Narrator(self.words, self._names())

    def _names(self) -> Mapping[Side, str]:
        return {side: team.short for side, team in self._scoreboard().teams.items()}

    def _scoreboard(self) -> Scoreboard:
        return self.session.system.scoreboard(self.session.game)

    def _tell_news(self) -> None:
        """Tell the plays finished since the last time, and the new steps of the one in progress."""
        if self.session.notice:
            self._printer.say(self.session.notice, "trouble")
            self.session.notice = ""
        if self.session.plays != self._told:
            for play in range(self._told, self.session.plays):
                self._tell_play(play)
            self._told, self._steps = self.session.plays, 0
            self._tell_situation()
        self._tell_steps()

    def _tell_play(self, play: int) -> None:
        scored = any(isinstance(event, Scored) for event in self.session.events(play))
        if told := self._narrator.summary(self.session.happened(play)):
            self._printer.say(told, "good" if scored else "")

    def _tell_situation(self) -> None:
        self._printer.lines([""])
        self._printer.bar(status_line(self._scoreboard(), self.look().width))

    def _tell_steps(self) -> None:
        happened = self.session.happened()
        for reason in self._narrator.why(happened[self._steps :]):
            self._printer.say(f"  {reason.sentence}", "faint")
        self._steps = len(happened)

    # What is asked

    def _secret(self) -> bool:
        """Whether typing must not be echoed, because another person at this table calls at the same time."""
        pending = self.session.pending
        shared = len(self.session.seats.persons) == len(Side)
        return isinstance(pending, Together) and pending.secret and shared

    def _ask(self, part: Part) -> None:
        question = self.words.question(part, thrown_again(self.session, part))
        self._printer.say(f"{self._names()[part.side]}: {question}", "strong")
        if isinstance(part, Decision):
            self._printer.lines(answer_lines(part, self.words, self.session.system, self.look()))
        else:
            self._printer.say(f"  {how_to_type(part)}", "faint")
        line = self._printer.read("> ", secret=self._secret())
        if line is None:
            self._leave()
            return
        try:
            self._obey(line.strip(), part)
        except BowlboundError as error:
            self._printer.say(f"{capitalised(str(error))}.", "trouble")

    def _obey(self, line: str, part: Part) -> None:
        """A command in full goes first, then an answer, then a command that the word only begins."""
        word, *rest = line.split() or [""]
        answers = meant(line, part.options) if isinstance(part, Decision) else []
        command = None if line in answers else self._commands.find(word, exactly=bool(answers))
        if command is None:
            self._answer(line, part)
        else:
            command(rest, part)

    def _answer(self, line: str, part: Part) -> None:
        if isinstance(part, Decision):
            self.session.answer_for(part.side, answer_to(part, line, self.words))
        else:
            self.session.answer(part.parse(line))

    def _after_a_jump(self) -> None:
        self._told, self._steps = self.session.plays, 0
        self._tell_situation()

    def _quit(self) -> None:
        """Leave; where that would lose answers, only when told twice."""
        trouble = "" if self._warned else self.unwritten()
        if trouble:
            self._warned = True
            self._printer.say(f"{trouble} {STAY}", "trouble")
        else:
            self._leave()

    def _leave(self) -> None:
        self._left = True
