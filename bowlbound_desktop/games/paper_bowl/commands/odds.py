"""`bowlbound odds --system paper-bowl`: the situation that the arguments describe, and its cards."""

import argparse

from bowlbound_desktop.games.bowlbound.odds.asking import Asked
from bowlbound_desktop.games.paper_bowl.odds.table import PaperTable, paper_blocks
from bowlbound_desktop.games.paper_bowl.rules.game import KICKOFF_LINE, TRY_LINE, Game
from bowlbound_desktop.games.paper_bowl.rules.system import PaperBowl
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import FIELD, Side

USUAL_LINES = {"scrimmage": 20, "try": TRY_LINE, "kickoff": KICKOFF_LINE}


def ask(rules: PaperBowl, args: argparse.Namespace) -> tuple[PaperTable, list[Asked]]:
    """The odds of the situation, and what is asked of them."""
    from bowlbound_desktop.games.paper_bowl.values.judge import points

    _refuse(args)
    game = _situation(rules, args)
    return PaperTable(game, points), paper_blocks(game, args.call, args.defense)


def _refuse(args: argparse.Namespace) -> None:
    """What the game does not have is not passed over in silence."""
    if args.next not in USUAL_LINES:
        raise BowlboundError("there is no free kick in Paper Bowl: a safety is followed by a kickoff")
    if args.clock is not None:
        raise BowlboundError("there is no clock in Paper Bowl: the cards of a quarter are its time")
    if args.fakes:
        raise BowlboundError("there are no fakes in Paper Bowl")


def _situation(rules: PaperBowl, args: argparse.Namespace) -> Game:
    from bowlbound_desktop.games.bowlbound.commands.odds import score_of, spot_of
    from bowlbound_desktop.play.opening import read_option_words, read_switches
    from bowlbound_desktop.storage.teams import team_for_play

    options = rules.read_options(read_option_words(rules, args.options))
    off = read_switches(args.without)
    home, away = (
        team_for_play(rules, name, side.value, not args.as_published, off)
        for name, side in ((args.home, Side.HOME), (args.away, Side.AWAY))
    )
    y = spot_of(args, USUAL_LINES[args.next])
    ordinary = args.next != "try"
    return rules.new_game(home, away, options).change(
        next=args.next,
        offense=Side(args.offense),
        y=y,
        down=args.down if ordinary else 1,
        line=min(FIELD, y + args.to_go) if ordinary else FIELD,
        quarter=args.quarter,
        score=score_of(args),
    )
