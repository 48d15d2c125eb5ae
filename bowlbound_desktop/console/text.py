"""The terminal table: a whole game by typing, and the proof that the core needs no window."""

from collections.abc import Callable, Mapping
from typing import Protocol

from attrs import define, field

from bowlbound_desktop.console.text_chart import find_table, table_lines, table_names
from bowlbound_desktop.kernel.errors import BowlboundError, IllegalAnswerError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Part, Together
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.narrate import Narrator, Reason
from bowlbound_desktop.play.pages import pages_read
from bowlbound_desktop.play.prospects import prospects
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.words import Words

FAREWELL = "Good-bye."
HELP = (
    "Type the key of an answer; Enter alone takes the one marked with *.",
    "undo, redo            take an answer back, or give it again",
    "why                   explain the last play, step by step",
    "chart home offense    show a chart; chart alone names them all",
    "options               explain the answers of this question",
    "save FILE             keep the game",
    "quit                  leave the table",
)


class Console(Protocol):
    """Where the table speaks and listens."""

    def read(self, prompt: str, secret: bool = False) -> str | None:
        """A typed line, unseen where secret; None when nobody types any more."""

    def write(self, line: str) -> None:
        """Show a line."""


@define
class TextTable:
    """One game at a terminal."""

    session: Session
    words: Words
    console: Console
    save: Callable[[Session, str], None]
    """Writes the game to a named file."""
    _told: int = field(default=0, init=False)
    """Finished plays that were shown."""
    _steps: int = field(default=0, init=False)
    """Steps of the play in progress that were shown."""
    _left: bool = field(default=False, init=False)

    def play(self) -> None:
        """Ask and tell until the game is over or the player leaves."""
        self.console.write(f"{self.session.system.title}. Type help for what you can type.")
        for side in self.session.seats.empty:
            self.console.write(
                f"{self._names()[side]} is played by {self.session.descriptor.seat_name(side)}."
            )
        while not self._left:
            self._tell_news()
            if self.session.over:
                self.console.write(f"Final: {self._score()}")
                return
            self._ask(self.session.open_parts()[0])
        self.console.write(FAREWELL)

    # What is shown

    @property
    def _narrator(self) -> Narrator:
        return Narrator(self.words, self._names())

    def _names(self) -> Mapping[Side, str]:
        return {side: team.short for side, team in self._scoreboard().teams.items()}

    def _scoreboard(self) -> Scoreboard:
        return self.session.system.scoreboard(self.session.game)

    def _score(self) -> str:
        board = self._scoreboard()
        return ", ".join(f"{board.teams[side].short} {board.totals[side]}" for side in (Side.AWAY, Side.HOME))

    def _tell_news(self) -> None:
        """Tell the plays that were finished since, and the steps of the one in progress."""
        if self.session.notice:
            self.console.write(self.session.notice)
            self.session.notice = ""
        if self.session.plays != self._told:
            for play in range(self._told, self.session.plays):
                self.console.write(self._narrator.summary(self.session.happened(play)))
            self._told, self._steps = self.session.plays, 0
            self._tell_situation()
        self._tell_steps()

    def _tell_situation(self) -> None:
        board = self._scoreboard()
        timeouts = " ".join(f"{board.teams[side].short} {board.timeouts[side]}" for side in board.timeouts)
        self.console.write("")
        self.console.write(f"{board.quarter} {board.clock} | {self._score()} | timeouts {timeouts}")
        self.console.write(self.session.system.consequence(self.session.game))

    def _tell_steps(self) -> None:
        happened = self.session.happened()
        for reason in self._narrator.why(happened[self._steps :]):
            self.console.write(f"  {reason.sentence}")
        self._steps = len(happened)

    # What is asked

    def _secret(self) -> bool:
        """Whether what is typed must not be seen."""
        pending = self.session.pending
        return isinstance(pending, Together) and pending.secret

    def _ask(self, part: Part) -> None:
        self.console.write(f"{self._names()[part.side]}: {self.words.question(part)}")
        if isinstance(part, Decision):
            self._write_all(self._option_lines(part))
        line = self.console.read("> ", secret=self._secret())
        if line is None:
            self._left = True
            return
        try:
            self._obey(line.strip(), part)
        except BowlboundError as error:
            self.console.write(f"{str(error)[:1].upper()}{str(error)[1:]}.")

    def _option_lines(self, decision: Decision) -> list[str]:
        after, notes = prospects(decision, self.session.system), dict(decision.notes)
        width = max(map(len, decision.options))
        lines = []
        for option in decision.options:
            mark = "*" if option == decision.quiet else " "
            what = f" ({notes[option]})" if notes.get(option) else ""
            what += f": {after[option]}" if after.get(option) else ""
            lines.append(f" {mark}{option:<{width}}  {self.words.label(decision.kind, option)}{what}")
        return lines

    def _obey(self, line: str, part: Part) -> None:
        word, *rest = line.split() or [""]
        command = self._commands().get(word)
        if command is not None:
            command(rest, part)
        elif isinstance(part, Decision):
            self.session.answer_for(part.side, self._choice(line, part))
        else:
            self.session.answer(part.parse(line))

    def _choice(self, line: str, decision: Decision) -> str:
        if not line and decision.quiet is not None:
            return decision.quiet
        reason = dict(decision.barred).get(line)
        if reason is not None:
            raise IllegalAnswerError(f"{self.words.label(decision.kind, line)} is not possible now: {reason}")
        if line not in decision.options and "+" not in line:
            raise IllegalAnswerError(f'"{line}" is none of the answers; type one of their keys, or help')
        return line

    # Commands

    def _commands(self) -> Mapping[str, Callable[[list[str], Part], None]]:
        return {
            "help": lambda _words, _part: self._write_all(HELP),
            "undo": lambda _words, _part: self._undo(),
            "redo": lambda _words, _part: self._redo(),
            "why": lambda _words, _part: self._why(),
            "chart": lambda words, _part: self._chart(words),
            "options": lambda _words, part: self._explain(part),
            "save": lambda words, _part: self._save(words),
            "quit": lambda _words, _part: self._quit(),
        }

    def _write_all(self, lines: tuple[str, ...] | list[str]) -> None:
        for line in lines:
            self.console.write(line)

    def _undo(self) -> None:
        if not self.session.can_undo:
            raise BowlboundError("there is nothing to take back")
        self.session.undo()
        self._after_a_jump()

    def _redo(self) -> None:
        if not self.session.can_redo:
            raise BowlboundError("nothing was taken back")
        self.session.redo()

    def _after_a_jump(self) -> None:
        self._told, self._steps = self.session.plays, 0
        self._tell_situation()

    def _why(self) -> None:
        """Explain the play in progress, or the last one where nothing happened in it yet."""
        reasons = self._reasons(self.session.plays)
        if not reasons and self.session.plays:
            reasons = self._reasons(self.session.plays - 1)
        self._write_all([f"  {reason}" for reason in reasons] or ["Nothing happened yet."])

    def _reasons(self, play: int) -> list[Reason]:
        told = self._narrator.why(self.session.happened(play))
        return [*told, *pages_read(self.session, play, self._narrator.names)]

    def _chart(self, words: list[str]) -> None:
        tables = self.session.system.tables(self.session.game)
        table = find_table(tables, words)
        if table is None:
            raise BowlboundError(f"type chart and one of: {', '.join(table_names(tables))}")
        self._write_all(table_lines(table))

    def _explain(self, part: Part) -> None:
        if not isinstance(part, Decision):
            self.console.write(self.words.purpose_help(part.purpose))
            return
        for option in part.options:
            self.console.write(f"  {option}: {self.words.help(part.kind, option)}")
        for option, reason in part.barred:
            self.console.write(f"  {option}: not possible now, {reason}")

    def _save(self, words: list[str]) -> None:
        if not words:
            raise BowlboundError("type save and the name of a file")
        name = " ".join(words)
        self.save(self.session, name)
        self.console.write(f"Saved as {name}.")

    def _quit(self) -> None:
        self._left = True
