"""`bowlbound charts build|calibrate|fidelity|rate`."""

import argparse
import sys
from collections.abc import Iterable
from typing import TypeVar

from bowlbound_desktop.console.arguments import add_jobs, count, seed
from bowlbound_desktop.console.command import Subparsers

GAMES = 500
T = TypeVar("T")


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    build = actions.add_parser("build", help="make charts from profiles")
    build.add_argument("profiles", nargs="*", metavar="PROFILE", help="a shipped profile's id, or a file")
    build.add_argument("--all", action="store_true", help="every shipped profile")
    build.set_defaults(act=build_charts)
    calibrate = actions.add_parser("calibrate", help="one round of calibration; writes the shipped profiles")
    calibrate.add_argument(
        "what", metavar="seasons|teams", choices=("seasons", "teams"), help="which profiles"
    )
    calibrate.add_argument(
        "-n", "--games", type=count, default=100, metavar="N", help="games a team (%(default)s)"
    )
    add_jobs(calibrate)
    calibrate.add_argument(
        "--seed", type=seed, default=0, metavar="N", help="the first game's seed (%(default)s)"
    )
    calibrate.set_defaults(act=calibrate_charts)
    fidelity = actions.add_parser("fidelity", help="play every team and compare it with its season")
    fidelity.add_argument(
        "-n", "--games", type=count, default=GAMES, metavar="N", help="games a team (%(default)s)"
    )
    add_jobs(fidelity)
    fidelity.set_defaults(act=report_fidelity)
    rate = actions.add_parser("rate", help="a chart's rating by games against teams of the whole scale")
    rate.add_argument("charts", nargs="+", metavar="ID", help="a team chart, such as 1966-notre-dame")
    rate.add_argument("-n", "--games", type=count, default=520, metavar="N", help="games (%(default)s)")
    rate.add_argument("--seed", type=seed, default=700_000, metavar="N", help="the first seed (%(default)s)")
    add_jobs(rate)
    rate.set_defaults(act=rate_charts)


def build_charts(args: argparse.Namespace) -> int:
    """Write charts: of shipped profiles to their folder, of files to the player's own charts."""
    from pathlib import Path

    from bowlbound_desktop import paths
    from bowlbound_desktop.games.bowlbound.charts.files import save_chart
    from bowlbound_desktop.games.bowlbound.workshop.build import chart_from_file, chart_path
    from bowlbound_desktop.games.bowlbound.workshop.profile import profile_files
    from bowlbound_desktop.kernel.errors import BowlboundError

    files = profile_files()
    names = list(files) if args.all else args.profiles
    if not names:
        raise BowlboundError("name a profile, or --all")
    for name in names:
        chart, profile = chart_from_file(files.get(name, Path(name)))
        path = chart_path(profile) if name in files else paths.own_charts() / f"{chart.id}.toml"
        save_chart(chart, path)
        print(path.name)
    return 0


def calibrate_charts(args: argparse.Namespace) -> int:
    """Play a round and write the fitted strengths into the profiles; the charts are built afterwards."""
    from concurrent.futures import ProcessPoolExecutor

    from bowlbound_desktop.games.bowlbound.workshop.calibrate import calibrate_seasons, calibrate_teams
    from bowlbound_desktop.games.bowlbound.workshop.profile import profile_files, shipped_profile

    _check_counts(args)
    profiles = [shipped_profile(name) for name in profile_files()]
    with ProcessPoolExecutor(args.jobs) as executor:
        if args.what == "seasons":
            averages = [profile for profile in profiles if profile.folder == "averages"]
            _count(calibrate_seasons(averages, args.games, executor))
        else:
            teams = [profile for profile in profiles if profile.folder != "averages"]
            _count(calibrate_teams(teams, args.games, args.seed, executor))
    return 0


def report_fidelity(args: argparse.Namespace) -> int:
    """Print the fidelity report; progress goes to the error stream."""
    from bowlbound_desktop.games.bowlbound.workshop.fidelity import measure_all, report

    _check_counts(args)
    print(report(_count(measure_all(args.games, args.jobs))), end="")
    return 0


def rate_charts(args: argparse.Namespace) -> int:
    """Print what charts play like beside what they say of themselves."""
    from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play
    from bowlbound_desktop.games.bowlbound.workshop.rating import rate
    from bowlbound_desktop.play.many.workers import processes

    _check_counts(args)
    charts = [chart_for_play(name) for name in args.charts]
    with processes(args.jobs) as workers:
        for chart in charts:
            rated = rate(chart, args.games, args.seed, workers)
            print(f"{chart.id}: {rated} ({args.games} games); the chart says {chart.mays.base:g}", flush=True)
    return 0


def _check_counts(args: argparse.Namespace) -> None:
    from bowlbound_desktop.kernel.errors import BowlboundError

    if args.games < 2:
        raise BowlboundError("at least two games are needed")


def _count(played: Iterable[T]) -> list[T]:
    """Everything as it comes, with a count of it on the error stream."""
    done: list[T] = []
    for one in played:
        done.append(one)
        print(f"\r{len(done)} charts played", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return done
