"""`bowlbound tournament`: many teams against one another, saved game by game in a file."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.cli.many_games import (
    Mistakes,
    ProgressBar,
    Stop,
    add_many_games,
    hired,
    print_csv,
    wish_of,
)
from bowlbound_desktop.console.command import Subparsers
from bowlbound_desktop.games.register import first

if TYPE_CHECKING:
    from bowlbound_desktop.play.many.simulate import Order
    from bowlbound_desktop.play.many.tournament import Fixture, Tournament, TournamentPlan
    from bowlbound_desktop.storage.tournaments import TournamentJournal

GAMES = 2
USUAL = {"kind": "round-robin", "games": GAMES, "seed": 0, "system": first(), "coach": ""}
"""The defaults of the plan's arguments."""


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("tournament", help="many teams against one another")
    parser.add_argument(
        "teams", nargs="*", metavar="ID", help="team charts; in a bracket the strongest first"
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--round-robin",
        dest="kind",
        action="store_const",
        const="round-robin",
        help="every team against every other (the default)",
    )
    kind.add_argument(
        "--bracket", dest="kind", action="store_const", const="bracket", help="the loser is out"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep the games in this file, or go on with it"
    )
    add_many_games(parser, GAMES, "games of each pair")
    parser.set_defaults(kind="round-robin")


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played; Ctrl+C stops and shows the table so far."""
    with closing(_journal(args)) as journal:
        tournament = journal.tournament
        if journal.path != args.resume:
            print(f"kept in {journal.path}, go on with --resume", file=sys.stderr)
        with Stop() as stop, hired(args) as workers:
            _play(journal, workers, stop, args)
        code = stop.told(tournament.played, tournament.plan.total)
    _show(tournament, args)
    return code


def _journal(args: argparse.Namespace) -> "TournamentJournal":
    """The file of the tournament, resumed where it exists, otherwise new."""
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.storage.files import shown
    from bowlbound_desktop.storage.tournaments import begin_journal, new_journal, open_journal

    if args.resume is None or not args.resume.exists():
        if args.resume and not args.teams:
            raise BowlboundError(
                f"there is no file {shown(args.resume)}: name two teams or more to begin one"
            )
        plan = _plan(args)
        if args.resume:
            return new_journal(plan, args.resume)
        return begin_journal(plan, f"{plan.kind}-of-{len(plan.teams)}")
    journal = open_journal(args.resume)
    if not args.teams:
        _check_words(args, journal.tournament.plan)
    asked = _plan(args) if args.teams else _with_present_charts(journal.tournament.plan)
    if asked != journal.tournament.plan:
        what = "another tournament" if args.teams else "other charts than there are now"
        raise BowlboundError(f"{args.resume.name} was begun with {what}")
    return journal


def _check_words(args: argparse.Namespace, plan: "TournamentPlan") -> None:
    """Refuse arguments that differ from the tournament that is resumed."""
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.storage.files import shown

    for name, usual in USUAL.items():
        asked, begun = getattr(args, name), getattr(plan, name)
        if asked not in (usual, begun):
            raise BowlboundError(f"{shown(args.resume)} was begun with {name} {begun}, not {asked}")


def _plan(args: argparse.Namespace) -> "TournamentPlan":
    from bowlbound_desktop.play.many.tournament import TournamentPlan

    wish = wish_of(args)
    plan = TournamentPlan(
        kind=args.kind,
        teams=tuple(args.teams),
        games=args.games,
        seed=args.seed,
        system=wish.game.key,
        coach=args.coach or wish.game.favourite,
        options=dict(wish.options),
        choices=dict(wish.choices),
        fingerprints=(),
    )
    return _with_present_charts(plan)


def _with_present_charts(plan: "TournamentPlan") -> "TournamentPlan":
    from attrs import evolve

    from bowlbound_desktop.games.register import game

    shelf = game(plan.system).shelf
    texts = (shelf.record(_team(plan, name), "home").text for name in plan.teams)
    return evolve(plan, fingerprints=tuple(sha256(text.encode()).hexdigest() for text in texts))


def _team(plan: "TournamentPlan", name: str) -> Any:
    from bowlbound_desktop.games.register import game

    return game(plan.system).shelf.load(name, "home", plan.choices)


def _play(journal: "TournamentJournal", workers: Any, stop: Stop, args: argparse.Namespace) -> None:
    """Play one round after the other, and save each game as soon as it is finished."""
    from bowlbound_desktop.play.many.simulate import play_orders
    from bowlbound_desktop.play.many.tournament import TournamentGame

    tournament = journal.tournament
    bar, mistakes = ProgressBar(tournament.plan.total, quiet=args.csv and sys.stdout.isatty()), Mistakes()
    while not stop.asked and (pairings := tournament.now()):
        orders = list(_orders(tournament, pairings))
        sides = {seed: teams for order, teams in orders for seed in order.seeds}
        with closing(play_orders((order for order, _ in orders), workers)) as records:
            for record in records:
                journal.add(TournamentGame.of(record, *sides[record.seed]))
                mistakes.add(record)
                bar.show(tournament.played)
                if stop.asked:
                    break
    bar.close()
    mistakes.tell()


def _orders(tournament: "Tournament", pairings: "list[Fixture]") -> "Iterator[tuple[Order, tuple[str, str]]]":
    """The games left of some pairings, grouped by who is at home."""
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.many.simulate import Matchup, Order

    plan = tournament.plan
    played = game(plan.system)
    teams = {name: _team(plan, name) for pairing in pairings for name in (pairing.first, pairing.second)}
    coaches = plan.coach, plan.coach
    for pairing in pairings:
        left = tournament.open_seeds(pairing)
        for home, away in ((pairing.first, pairing.second), (pairing.second, pairing.first)):
            seeds = [seed for seed in left if tournament.at_home(pairing, seed) == (home, away)]
            matchup = Matchup(
                game=played, home=teams[home], away=teams[away], options=plan.options, coaches=coaches
            )
            yield Order(matchup=matchup, seeds=seeds), (home, away)


def _show(tournament: "Tournament", args: argparse.Namespace) -> None:
    from bowlbound_desktop.play.many.tournament_report import figures, report, rows

    if args.json:
        print(json.dumps(figures(tournament), indent=2))
    elif args.csv:
        for number, row in enumerate(rows(tournament)):
            print_csv(row, heading=number == 0)
    else:
        print("\n".join(report(tournament)))
