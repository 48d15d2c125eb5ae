"""What commands that play many games share: their arguments, workers and progress bar."""

import argparse
import csv
import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from bowlbound_desktop.cli.game_arguments import add_choices, add_system
from bowlbound_desktop.console.arguments import add_jobs, add_options, count, seed
from bowlbound_desktop.kernel.nouns import counted

if TYPE_CHECKING:
    from bowlbound_desktop.play.many.simulate import GameRecord, Matchup
    from bowlbound_desktop.play.many.workers import Workers
    from bowlbound_desktop.play.mistakes import Mistake
    from bowlbound_desktop.play.opening import GameWish

BAR = 30
INTERRUPTED = 130
"""The exit code of what Ctrl+C stopped."""
STDERR, STOPPING = 2, b"stopping after this game; Ctrl+C again stops at once\n"


def add_many_games(parser: argparse.ArgumentParser, games: int, what: str = "how many games") -> None:
    """Add the arguments for how many games, by which rules and coach, on which workers, in which format."""
    parser.add_argument("-n", "--games", type=count, default=games, metavar="N", help=f"{what} (%(default)s)")
    add_system(parser)
    parser.add_argument(
        "--coach",
        default="",
        help="the coach, as bowlbound coaches lists them (default: the game's own choice)",
    )
    add_jobs(parser)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play instead")
    parser.add_argument(
        "--seed", type=seed, default=0, metavar="N", help="the first game's seed (%(default)s)"
    )
    add_options(parser)
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--csv", action="store_true", help="lines for a spreadsheet")
    shape.add_argument("--json", action="store_true", help="the figures as JSON")
    add_choices(parser)


def wish_of(args: argparse.Namespace) -> "GameWish":
    """The game that is played many times; errors in it are raised before anything starts."""
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.level import coach_of
    from bowlbound_desktop.play.opening import GameWish, read_option_words

    found = game(args.system)
    coach_of(found.levels, args.coach or found.favourite, 0)
    options = read_option_words(found.rules, args.options)
    found.rules.read_options(options)
    return GameWish(game=found, options=options, choices=found.read_choices(args))


def matchup_of(wish: "GameWish", home: str, away: str, coach: str) -> "Matchup":
    """That game between two teams, both of which have the same coach."""
    from bowlbound_desktop.play.many.simulate import Matchup

    shelf = wish.game.shelf
    return Matchup(
        game=wish.game,
        home=shelf.load(home, "home", wish.choices),
        away=shelf.load(away, "away", wish.choices),
        options=wish.options,
        coaches=(coach, coach),
    )


@contextmanager
def hired(args: argparse.Namespace) -> "Iterator[Workers | None]":
    """The workers that the arguments ask for; None when this process does the work itself."""
    from bowlbound_desktop.play.many.workers import cluster, processes

    with cluster(args.cluster) if args.cluster else processes(args.jobs) as workers:
        yield workers


class Stop:
    """Ctrl+C as a request to stop after the current game, so that the count stays complete.

    A second Ctrl+C stops at once.
    """

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> "Stop":
        self._before = signal.getsignal(signal.SIGINT)
        if self._before is not signal.SIG_IGN:  # under nohup and the like it stays ignored
            signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _ask(self, *_: object) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        with suppress(OSError):  # not print: this may interrupt one, and print cannot be re-entered
            os.write(STDERR, b"\n" * os.isatty(STDERR) + STOPPING)

    def told(self, done: int, total: int) -> int:
        """If it was stopped, say how far it got; returns the exit code."""
        if not self.asked:
            return 0
        print(f"stopped after {done} of {total} games", file=sys.stderr)
        return INTERRUPTED


def print_csv(row: Mapping[str, object], *, heading: bool) -> None:
    """Print one line for a spreadsheet, without buffering."""
    writer = csv.DictWriter(sys.stdout, fieldnames=list(row), lineterminator="\n")
    if heading:
        writer.writeheader()
    writer.writerow(row)
    sys.stdout.flush()


class Mistakes:
    """Games in which a computer coach made a mistake, and their reports."""

    def __init__(self) -> None:
        self._games = 0
        self._reports: dict[str, Mistake] = {}

    def add(self, record: "GameRecord") -> None:
        """Collect the mistakes of one more game; of equal ones only one is kept."""
        self._games += bool(record.mistakes)
        self._reports.update((mistake.report, mistake) for mistake in record.mistakes)

    def tell(self) -> None:
        """Say how many games there were, and where the report is."""
        if self._games:
            from bowlbound_desktop.storage.reports import keep_mistakes

            games = counted(self._games, "game")
            written = keep_mistakes(self._reports.values())
            said = f"in {games} a computer coach made a mistake, and another one answered; {written}"
            print(f"bowlbound: {said}", file=sys.stderr)


class ProgressBar:
    """A progress bar, shown only on a terminal."""

    def __init__(self, total: int, *, quiet: bool = False) -> None:
        self.total = total
        self.shown = sys.stderr.isatty() and not quiet
        self._longest = 0

    def show(self, done: int, words: str = "") -> None:
        """Show how many are done, and some words beside the bar."""
        if not self.shown:
            return
        full = BAR * done // self.total
        line = f"[{'#' * full}{'.' * (BAR - full)}] {done} of {self.total}  {words}".rstrip()
        self._longest = max(self._longest, len(line))
        print(f"\r{line:{self._longest}}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """End the line."""
        if self.shown and self._longest:
            print(file=sys.stderr)
