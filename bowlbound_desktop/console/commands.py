"""The commands that can be typed instead of an answer."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from attrs import define, field

from bowlbound_desktop.console.printer import Printer
from bowlbound_desktop.console.text_chart import find_table, table_pages, with_columns
from bowlbound_desktop.console.typing_words import meant
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.requests import Decision, Part
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.advising.advice import coach_reasons
from bowlbound_desktop.play.advising.pages import pages_read
from bowlbound_desktop.play.narrate import Narrator, Reason
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.telling.odds_tables import MIX, calls_table, odds_table
from bowlbound_desktop.play.telling.rule_homes import rule_home, rule_ids
from bowlbound_desktop.play.telling.rules_in_force import rules_in_force, rules_title

HELP = (
    "Type an answer or its beginning; Enter alone takes the one marked with *.",
    "",
    "why           explain the last play, step by step",
    "undo, redo    take an answer back, or give it again",
    "odds          the chances of every call; odds 2 shows the second figure",
    "chart         show a chart or table: chart offense, chart away defense",
    "options       explain the answers of this question",
    "rules         the rules that this game is played by; rules BR-V-4 explains one",
    "timeout       take a timeout after this play, or do not",
    "ask           be asked every small question, or only those that matter",
    "score         scores by quarter, timeouts and the situation",
    "save FILE     keep a copy of the game",
    "quit          leave the table; the game is kept",
)
QUIT = "quit"
"""Only typed in full, so that nobody leaves by accident."""
WITH_WORDS = ("odds", "chart", "rules", "save")
"""The commands that take more words after their name."""
NOT_NOW = "Odds can be computed when a call is asked for."
SILENT = "the odds of these calls cannot be computed"
Command: TypeAlias = Callable[[list[str], Part], None]


@define
class Commands:
    """The commands of one table."""

    session: Session
    printer: Printer
    orders: StandingOrders
    narrator: Callable[[], Narrator]
    save: Callable[[Session, str], None]
    jumped: Callable[[], None]
    """Called after answers were undone."""
    leave: Callable[[], None]
    _names: Mapping[str, Command] = field(init=False)

    @_names.default
    def _all(self) -> Mapping[str, Command]:
        return {
            "help": lambda _words, _part: self.printer.text(HELP, " " * 14),
            "undo": lambda _words, _part: self._undo(),
            "redo": lambda _words, _part: self._redo(),
            "why": lambda _words, _part: self._why(),
            "odds": lambda words, _part: self._odds(words),
            "chart": self._chart,
            "options": lambda _words, part: self._explain(part),
            "rules": lambda words, _part: self._rules(words),
            "timeout": lambda _words, part: self._timeout(part.side),
            "ask": lambda _words, _part: self._ask_all(),
            "score": lambda _words, _part: self._score(),
            "save": lambda words, _part: self._save(words),
            QUIT: lambda _words, _part: self.leave(),
        }

    def find(self, word: str, *, exactly: bool) -> Command | None:
        """The command with this name or, unless `exactly`, whose name begins like this."""
        name = word.lower() if exactly else self._begun(word)
        if name not in self._names:
            return None
        return self._names[name] if name in WITH_WORDS else partial(self._alone, name)

    def _begun(self, word: str) -> str:
        found = meant(word, (name for name in self._names if name != QUIT or word == QUIT))
        return found[0] if len(found) == 1 else ""

    def _alone(self, name: str, words: list[str], part: Part) -> None:
        """Run a command that takes no more words; extra words are refused rather than guessed at."""
        if words:
            raise BowlboundError(f"{name} stands alone: type it without “{' '.join(words)}”")
        self._names[name](words, part)

    # Back and forth

    def _undo(self) -> None:
        if not self.session.can_undo:
            raise BowlboundError("there is nothing to take back")
        self.orders.undo(self.session)
        self.jumped()

    def _redo(self) -> None:
        if not self.session.can_redo:
            raise BowlboundError("nothing was taken back")
        self.orders.redo(self.session)

    # What is known

    def _why(self) -> None:
        """Explain the play in progress, or the last one where nothing has happened in it yet."""
        reasons = self._reasons(self.session.plays)
        if not reasons and self.session.plays:
            reasons = self._reasons(self.session.plays - 1)
        self.printer.text([f"  {reason}" for reason in reasons] or ["Nothing happened yet."])

    def _reasons(self, play: int) -> list[Reason]:
        narrator = self.narrator()
        told = narrator.why(self.session.happened(play))
        asked = self.session, play, narrator.names
        return [*told, *pages_read(*asked), *coach_reasons(*asked)]

    def _odds(self, words: list[str]) -> None:
        """Show one figure of all calls; in a game between two people the log notes that somebody looked."""
        asked, forecaster = self.session.pending, self.session.descriptor.forecaster
        if forecaster is None or asked is None:
            raise BowlboundError(SILENT)
        forecast = forecaster(asked, self.session.moment())
        if forecast is None:
            self.printer.say(NOT_NOW)
            return
        if len(self.session.seats.persons) == len(Side):
            self.session.remark("odds")
        if forecast.one_sided:
            self._show(calls_table(forecast))
            return
        titles = [figure.title for figure in forecast.figures]
        table = odds_table(forecast, forecast.figures[_place(words, titles)])
        self._show(with_columns(table, sorted(range(len(table.columns)), key=_after_the_mix(table))))
        named = ", ".join(f"{number} {title}" for number, title in enumerate(titles, 1))
        self.printer.say(f"Figures: {named}.")

    def _chart(self, words: list[str], part: Part) -> None:
        tables = list(self.session.system.tables(self.session.game))
        printed, known = self.session.descriptor.printed_tables, {table.key for table in tables}
        tables += [card for card in (printed.cards() if printed else ()) if card.key not in known]
        self._show(find_table(tables, words, part.side))

    def _show(self, table: Table) -> None:
        self.printer.pages(list(table_pages(table, self.printer.look())))

    def _explain(self, part: Part) -> None:
        words = self.session.descriptor.words
        if not isinstance(part, Decision):
            self.printer.say(words.purpose_help(part.purpose))
            return
        told = [f"  {option}: {words.help(part.kind, option)}" for option in part.options]
        barred = [f"  {option}: not possible now, {reason}" for option, reason in part.barred]
        self.printer.text([*told, *barred], " " * 4)

    def _rules(self, words: list[str]) -> None:
        """Show all rules in force, or the text of the rules that are named."""
        if not words:
            self.printer.text(self._rule_lines(), " " * 4)
            return
        for rule in rule_ids(" ".join(words)):
            home = rule_home(self.session.descriptor, rule)
            if home is None:
                raise BowlboundError(f"the manual has no rule {rule}")
            self.printer.say(f"  {home.rule} ({home.title}): {home.text}")

    def _rule_lines(self) -> Iterator[str]:
        """The rules in force by group; those that are not at their default are marked."""
        yield rules_title(self.session.descriptor, self.session.game)
        group = ""
        for rule in rules_in_force(self.session.descriptor, self.session.game):
            if rule.asleep:
                continue
            if rule.group != group:
                group = rule.group
                yield f"{group}:"
            yield f" {' ' if rule.usual else '+'} {rule.text}: {rule.value} [{rule.rule}]"
        yield "A + marks what differs from the usual rules of this game."

    def _score(self) -> None:
        board = self.session.system.scoreboard(self.session.game)
        wide = max(len(team.name) for team in board.teams.values())
        for side in VISITORS_FIRST:
            line = "".join(f"{points:>5}" for points in (*board.line(side), board.totals[side]))
            left = f"   timeouts {board.timeouts[side]}"
            self.printer.lines([f"  {board.teams[side].name.ljust(wide)}{line}{left}"])
        self.printer.say(f"  {self.session.system.consequence(self.session.game)}")
        for note in board.notes:
            self.printer.say(f"  {note}")

    # What is ordered

    def _timeout(self, side: Side) -> None:
        orders = self.orders
        if not orders.offers_timeout(self.session):
            raise BowlboundError("a timeout cannot be arranged now; you are asked when one can be taken")
        if not self.session.system.scoreboard(self.session.game).timeouts[side]:
            raise BowlboundError("no timeout is left in this half")
        wished = not orders.wishes_timeout(self.session, side)
        orders.wish_timeout(self.session, side, wished)
        self.printer.say("A timeout is taken after this play." if wished else "No timeout after this play.")

    def _ask_all(self) -> None:
        self.orders.always = not self.orders.always
        told = "Every question is asked." if self.orders.always else "Only what matters is asked."
        self.printer.say(told)

    def _save(self, words: list[str]) -> None:
        if not words:
            raise BowlboundError("type save and the name of a file")
        name = " ".join(words)
        self.save(self.session, name)
        self.printer.say(f"Saved as {name}.")


def _after_the_mix(table: Table) -> Callable[[int], bool]:
    """A sort key that puts the column of the mix first, where narrow terminals do not cut it off."""
    return lambda place: table.columns[place] != MIX


def _place(words: list[str], titles: list[str]) -> int:
    """The index of the figure meant, by its number or the beginning of its title; by default the first."""
    if not words:
        return 0
    typed = " ".join(words)
    if typed.isdecimal() and 0 < int(typed) <= len(titles):
        return int(typed) - 1
    found = meant(typed, titles)
    if len(found) != 1:
        raise BowlboundError(f"type odds and a number from 1 to {len(titles)}")
    return titles.index(found[0])
