"""`bowlbound charts build|calibrate|fidelity|spreads|rate`."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from bowlbound_desktop.console.arguments import add_jobs, count, seed
from bowlbound_desktop.console.command import Subparsers

GAMES = 400
T = TypeVar("T")


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    for add in (_add_build, _add_calibrate, _add_fidelity, _add_spreads, _add_rate):
        add(actions)


def _add_build(actions: Subparsers) -> None:
    build = actions.add_parser("build", help="make charts from profiles")
    build.add_argument("profiles", nargs="*", metavar="PROFILE", help="a shipped profile's id, or a file")
    build.add_argument("--all", action="store_true", help="every shipped profile")
    build.set_defaults(act=build_charts)


def _add_calibrate(actions: Subparsers) -> None:
    calibrate = actions.add_parser(
        "calibrate", help="fit all shipped profiles to the published ratings, from the facts alone"
    )
    add_jobs(calibrate)
    calibrate.add_argument(
        "--state", type=Path, metavar="FILE", help="where games are kept, so that it can be stopped and go on"
    )
    calibrate.set_defaults(act=calibrate_charts)


def _add_fidelity(actions: Subparsers) -> None:
    fidelity = actions.add_parser("fidelity", help="compare the charts with all that they should match")
    fidelity.add_argument(
        "-n",
        "--games",
        type=count,
        default=GAMES,
        metavar="N",
        help="games a pair; of a team with its season's average a quarter (%(default)s)",
    )
    add_jobs(fidelity)
    fidelity.add_argument("--pairs", type=count, default=300, metavar="N", help="pairs by lot (%(default)s)")
    fidelity.add_argument("--state", type=Path, metavar="FILE", help="where games are kept meanwhile")
    fidelity.set_defaults(act=report_fidelity)


def _add_spreads(actions: Subparsers) -> None:
    spreads = actions.add_parser("spreads", help="simulated margins of pairs beside the published spreads")
    spreads.add_argument("--pairs", type=count, default=40, metavar="N", help="pairs by lot (%(default)s)")
    spreads.add_argument(
        "-n", "--games", type=count, default=60, metavar="N", help="games each (%(default)s)"
    )
    spreads.add_argument(
        "--house", action="store_true", help="every pair of the house league instead of random pairs"
    )
    spreads.add_argument("--coach", default="", metavar="COACH", help="on both sides (book)")
    add_jobs(spreads)
    spreads.add_argument("--state", type=Path, metavar="FILE", help="where games are kept meanwhile")
    spreads.set_defaults(act=report_spreads)


def _add_rate(actions: Subparsers) -> None:
    rate = actions.add_parser("rate", help="a chart's rating by games against teams of the whole scale")
    rate.add_argument("charts", nargs="+", metavar="ID", help="a team chart, such as 1966-notre-dame")
    rate.add_argument("-n", "--games", type=count, default=520, metavar="N", help="games (%(default)s)")
    rate.add_argument("--seed", type=seed, default=700_000, metavar="N", help="the first seed (%(default)s)")
    add_jobs(rate)
    rate.set_defaults(act=rate_charts)


def build_charts(args: argparse.Namespace) -> int:
    """Write charts: of shipped profiles to their folder, of files to the player's own charts."""
    from bowlbound_desktop.games.bowlbound.charts.files import save_chart
    from bowlbound_desktop.games.bowlbound.charts.own_charts import build_again
    from bowlbound_desktop.games.bowlbound.workshop.build import chart_from_file, chart_path
    from bowlbound_desktop.games.bowlbound.workshop.profile import profile_files
    from bowlbound_desktop.kernel.errors import BowlboundError

    files = profile_files()
    names = list(files) if args.all else args.profiles
    if not names:
        raise BowlboundError("name a profile, or --all")
    for name in names:
        chart, profile = chart_from_file(files.get(name, Path(name)))
        if name in files:
            save_chart(chart, chart_path(profile))
        elif before := build_again(chart):
            print(f"your {chart.id} of before is in the trash of the chart room: {before}")
        print(f"{chart.id}.toml")
    return 0


def calibrate_charts(args: argparse.Namespace) -> int:
    """Write the fitted numbers of all shipped profiles; the charts are built afterwards."""
    from bowlbound_desktop import paths
    from bowlbound_desktop.games.bowlbound.workshop.profile import profile_files, shipped_profile
    from bowlbound_desktop.games.bowlbound.workshop.scale.calibration import calibrated, save
    from bowlbound_desktop.games.bowlbound.workshop.scale.journal import open_journal
    from bowlbound_desktop.play.many.workers import processes

    state = args.state or paths.user_data() / "calibration.json"
    profiles = [shipped_profile(name) for name in profile_files()]
    with processes(args.jobs) as workers:
        found = calibrated(profiles, open_journal(state), workers, _tell_stage)
    save(found)
    if args.state is None:
        state.unlink(missing_ok=True)
    print(f"{len(found.profiles)} profiles are written; bowlbound charts build --all makes their charts")
    return 0


def _tell_stage(stage: str, done: int, whole: int) -> None:
    print(
        f"\r{stage}: {done} of {whole} pairings",
        end="" if done < whole else "\n",
        file=sys.stderr,
        flush=True,
    )


def report_fidelity(args: argparse.Namespace) -> int:
    """Print the fidelity report; progress goes to the error stream."""
    from bowlbound_desktop.games.bowlbound.workshop.fidelity import measure_all, report
    from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Journal, open_journal
    from bowlbound_desktop.games.bowlbound.workshop.scale.report import play_scale
    from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import Field
    from bowlbound_desktop.play.many.workers import processes

    _check_counts(args)
    journal = open_journal(args.state) if args.state else Journal()
    with processes(args.jobs) as workers:
        found = play_scale(Field(journal, workers, _tell_stage), args.games, args.pairs)
    measured = _count(measure_all(args.games, args.jobs))
    print(report(measured, found), end="")
    return 0


def report_spreads(args: argparse.Namespace) -> int:
    """Print how margins compare with spreads, with any coach."""
    from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Journal, open_journal
    from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import (
        Field,
        meet_by_lot,
        meet_house,
        spread_lines,
    )
    from bowlbound_desktop.play.many.workers import processes

    _check_counts(args)
    journal = open_journal(args.state) if args.state else Journal()
    with processes(args.jobs) as workers:
        field = Field(journal, workers, _tell_stage)
        if args.house:
            met = meet_house(field, args.games, args.coach)
        else:
            met = meet_by_lot(field, args.pairs, args.games, args.coach)
    print("\n".join(spread_lines(met)))
    return 0


def rate_charts(args: argparse.Namespace) -> int:
    """Print how strong charts really play, beside the ratings that they state."""
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
    """Collect all items, counting them on the error stream as they come."""
    done: list[T] = []
    for one in played:
        done.append(one)
        print(f"\r{len(done)} charts played", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return done
