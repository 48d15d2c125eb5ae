"""Builds a situation from the arguments of a command."""

import argparse
from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.console.arguments import LONGEST
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import FIELD, Side, parse_spot
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import read_option_words


def new_game_of(descriptor: Descriptor, args: argparse.Namespace) -> Any:
    """A new game between the teams that the arguments name, by the options that they name."""
    rules, shelf = descriptor.rules, descriptor.shelf
    options = rules.read_options(read_option_words(rules, args.options))
    return rules.new_game(shelf.load(args.home, "home", {}), shelf.load(args.away, "away", {}), options)


def placed_game(
    descriptor: Descriptor, args: argparse.Namespace, usual: Mapping[str, int], **time: Any
) -> Any:
    """The game before the play that the arguments describe.

    `usual` is where each kind of play begins by default; `time` are the game's own clock fields.
    """
    game = new_game_of(descriptor, args)
    y = spot_of(args, usual[args.next])
    return game.change(
        next=args.next,
        offense=Side(args.offense),
        y=y,
        down=args.down if args.next == "scrimmage" else 1,
        line=FIELD if args.next == "try" else min(FIELD, y + args.to_go),
        score=score_of(args),
        **time,
    )


def spot_of(args: argparse.Namespace, usual: int) -> int:
    """Where the ball is, in yards from the offense's goal line; at `usual` unless the arguments say."""
    y = usual if args.ball is None else parse_spot(args.ball).seen_by(Side(args.offense))
    if not 0 < y < FIELD:
        raise BowlboundError("the ball must lie between the goal lines")
    return y


def answers_of(words: list[str]) -> dict[str, str]:
    """The answers to later questions of the play, by kind of question."""
    for word in words:
        if "=" not in word:
            raise BowlboundError(f'"{word}" is not an answer: write "kick_rush=rush"')
    return dict(word.split("=", 1) for word in words)


def score_of(args: argparse.Namespace) -> Score:
    """The points so far."""
    home, dash, away = args.score.partition("-")
    if not (dash and home.isdecimal() and away.isdecimal() and len(args.score) < LONGEST):
        raise BowlboundError(f'"{args.score}" is not a score: write "14-10"')
    return Score((int(home), 0, 0, 0), (int(away), 0, 0, 0))
