"""`bowlbound odds` for Bowl Bound: the situation that the arguments describe, and its calls."""

import argparse
from typing import Any

from bowlbound_desktop.console.situation import answers_of, score_of, spot_of
from bowlbound_desktop.games.bowlbound.odds.call_blocks import blocks
from bowlbound_desktop.games.bowlbound.odds.table import book_of
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import FREE_KICK_LINE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.kernel.clock import Clock, parse_clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.odds_asking import Asked, Told
from bowlbound_desktop.play.opening import read_option_words

WHOLE_QUARTER = "15:00"


def ask(descriptor: Descriptor, args: argparse.Namespace) -> tuple[Told, list[Asked]]:
    """The odds of the situation, and which tables of them are asked for."""
    game = _situation(descriptor, args)
    asked = blocks(game, args.call, args.defense, fakes=args.fakes)
    return book_of(game).odds(game, expected_points, answers=answers_of(args.answer)), asked


def _situation(descriptor: Descriptor, args: argparse.Namespace) -> Game:
    """The game that the arguments describe."""
    rules, choices = descriptor.rules, descriptor.read_choices(args)
    options = rules.read_options(read_option_words(rules, args.options))
    home, away = (descriptor.shelf.load(name, "blank", choices) for name in (args.home, args.away))
    game: Game = rules.new_game(home, away, options)
    usual = {"try": FIELD - options.two_point_line, "kickoff": options.kickoff_line}
    y = spot_of(args, usual.get(args.next, FREE_KICK_LINE))
    clock = Clock(args.quarter, parse_clock(args.clock or WHOLE_QUARTER))
    place: dict[str, Any] = {"y": y, "line": min(FIELD, y + args.to_go), "down": args.down}
    if args.next == "try":
        place |= {"line": FIELD, "down": 4}
    score = score_of(args)
    return game.change(next=args.next, offense=Side(args.offense), clock=clock, score=score, **place)
