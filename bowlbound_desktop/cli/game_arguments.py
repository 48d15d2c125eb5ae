"""Arguments that say which game is played, by whom and how."""

import argparse

from bowlbound_desktop.console.arguments import add_options, seed
from bowlbound_desktop.console.parser import Parser
from bowlbound_desktop.games.register import first, games, keys


def add_game_arguments(parser: Parser) -> None:
    """Add the arguments for which game, between whom and by which rules."""
    add_system(parser)
    parser.add_argument("--home", metavar="ID", help="the home side, such as 1966-notre-dame")
    parser.add_argument("--away", metavar="ID", help="the visitors")
    parser.add_argument("--seed", type=seed, metavar="N", help="makes dice and computer coaches repeatable")
    parser.add_argument("--coach", help="the side that the computer coaches: home, away, both or none")
    parser.add_argument("--own-dice", action="store_true", help="type the totals of dice on your own table")
    add_options(parser)
    parser.add_rest = add_choices  # added late, so that the window need not wait for every game to load


def add_system(parser: argparse.ArgumentParser) -> None:
    """Add the argument for which game."""
    others = ", ".join(keys()[1:])
    parser.add_argument(
        "--system", default=first(), metavar="GAME", help=f"which game: {others} (%(default)s)"
    )


def add_choices(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for choices about the teams of any game, each argument once."""
    for game in {game.room: game for game in games()}.values():
        game.add_choices(parser)
