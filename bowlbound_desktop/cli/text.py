"""`bowlbound text`: the table in a terminal."""

import argparse
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.cli.main import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.session import Session

COACHED = {"none": (), "person": (), "home": ("home",), "away": ("away",), "random": ("away",)}
"""Which sides the computer coaches, by what --coach says."""


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("text", help="play in the terminal")
    parser.add_argument("--system", default="bowlbound", help="which game: %(default)s unless named")
    parser.add_argument("--home", metavar="CHART", help="team chart of the home side")
    parser.add_argument("--away", metavar="CHART", help="team chart of the visitors")
    parser.add_argument("--seed", type=int, help="makes dice and computer coaches repeatable")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game; its own settings count")
    parser.add_argument("--own-dice", action="store_true", help="type the totals of dice on your own table")
    parser.add_argument(
        "--coach",
        default="none",
        choices=(*COACHED, "both"),
        help="the side that the computer coaches: %(default)s unless named",
    )
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="PRESET|KEY=VALUE",
        help="rule options; may be repeated",
    )
    add_correction_switches(parser)


def add_correction_switches(parser: argparse.ArgumentParser) -> None:
    """Let corrections of the charts be switched off, all or one by one."""
    parser.add_argument("--as-published", action="store_true", help="play the charts without corrections")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="CORRECTION",
        help="one less: CC-17; may be repeated",
    )


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    from bowlbound_desktop.play.text import TextTable
    from bowlbound_desktop.play.words import load_words

    session = _resumed(args.resume) if args.resume else _new_session(args)
    session.on_change = _autosave
    TextTable(session, load_words(session.system.key), Terminal(), _save).play()
    return 0


def _resumed(name: str) -> "Session":
    from pathlib import Path

    from bowlbound_desktop.storage.saves import load_game

    return load_game(Path(name).expanduser())


def _new_session(args: argparse.Namespace) -> "Session":
    from bowlbound_desktop.play.answerers import seats
    from bowlbound_desktop.play.session import Session
    from bowlbound_desktop.play.systems import system

    rules = system(args.system)
    home, away = _charts(args)
    computer = COACHED.get(args.coach, ("home", "away"))
    coaches = {side: "random" if side in computer else "person" for side in ("home", "away")}
    options = rules.read_options(read_option_words(rules, args.options))
    dice = "typed" if args.own_dice else "seeded"
    return Session(rules, rules.new_game(home, away, options), seats(args.seed, dice, **coaches))


def _charts(args: argparse.Namespace) -> tuple[Any, Any]:
    """The named charts; the first ones there are where none is named."""
    from bowlbound_desktop.storage.charts import chart_ids
    from bowlbound_desktop.storage.layers import chart_for_play

    found = [*chart_ids(), "blank", "blank"]
    names = {"home": args.home or found[0], "away": args.away or found[1]}
    corrected = not args.as_published
    home, away = (chart_for_play(name, side, corrected, args.without) for side, name in names.items())
    return home, away


def read_option_words(rules: Any, words: list[str]) -> dict[str, Any]:
    """Rule options as typed: names of presets and KEY=VALUE, later ones over earlier ones."""
    from bowlbound_desktop.kernel.errors import OptionsError

    chosen: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            chosen[key] = int(value) if value.isdecimal() else value
        elif key in rules.presets:
            chosen |= rules.presets[key]
        else:
            raise OptionsError(f'there is no preset "{key}": choose {", ".join(rules.presets)} or KEY=VALUE')
    return chosen


def _save(session: "Session", name: str) -> None:
    from pathlib import Path

    from bowlbound_desktop.storage.saves import save_game

    save_game(session, Path(name).expanduser())


def _autosave(session: "Session") -> None:
    """Keep the game in progress; where that cannot be, say so once."""
    from bowlbound_desktop.kernel.errors import SaveError
    from bowlbound_desktop.storage.saves import autosave_path, save_game

    try:
        save_game(session, autosave_path())
    except SaveError as error:
        session.notice = f"The game is not kept automatically: {error}."
        session.on_change = lambda _: None


class Terminal:
    """The person at the keyboard, or whatever is piped in instead."""

    def read(self, prompt: str, secret: bool = False) -> str | None:
        """A typed line; at a keyboard secret ones are not echoed."""
        import sys

        try:
            if secret and sys.stdin is not None and sys.stdin.isatty():
                from getpass import getpass

                return getpass(prompt)
            return input(prompt)
        except EOFError:
            print()
            return None

    def write(self, line: str) -> None:
        """Show a line."""
        print(line)
