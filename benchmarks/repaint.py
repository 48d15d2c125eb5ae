"""How long it takes from a click until all views are repainted, without animation.

repaint.py [--size WIDTH HEIGHT]    wall and processor time of every click of a seeded game, with autosave
repaint.py --against COMMIT         the same alternating with an older commit, and the ratios
repaint.py --first 250              only the first clicks
repaint.py --preparing              while the values of the pairing are computed, as in a game's first seconds

Two people play a whole game without a curtain, which older commits do not have. The cards with both calls are
shown and removed again within the measured time, so that the answers below them are painted too. The program
plays all its clicks in the seconds that the values of a pairing take, so it is told to do without them; an
older commit has none.
"""

import argparse
import json
import os
import random
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path
from statistics import mean, median

from compare_games import checkout_of, told

ALL = 1000
"""More clicks than any game has."""
WARM = 20
CLOCKS = ("wall", "processor")


def answers(window):
    """The buttons that can be pressed."""
    from PySide6.QtWidgets import QPushButton

    found = window.decisions.findChildren(QPushButton)
    return [button for button in found if button.objectName().startswith("answer:") and button.isEnabled()]


def clicks(window, most):
    """The times of a seeded game's clicks, until it is over."""
    luck = random.Random(2)
    while most and (live := answers(window)):
        yield click(window, luck.choice(live))
        most -= 1


def click(window, button):
    """Press an answer; returns wall and processor time until everything is painted."""
    from PySide6.QtCore import QCoreApplication, QEvent

    wall, own = time.perf_counter(), time.process_time()
    button.click()
    QCoreApplication.processEvents()
    if (cards := getattr(window, "turned_up", None)) and cards.isVisible():
        cards.hide()
        QCoreApplication.processEvents()
    taken = time.perf_counter() - wall, time.process_time() - own
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    return taken


def game():
    """A seeded game of two people."""
    from bowlbound_desktop.play.opening import GameWish

    try:
        from bowlbound_desktop.games import register
    except ImportError:  # before every game had a folder
        return GameWish(seed=4)
    return GameWish(game=register.game("bowlbound"), seed=4)


def measured(args):
    """Wall and processor times of the clicks, in milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-repaint-")
    if not args.preparing:
        os.environ["BOWLBOUND_VALUES"] = "common"
    from PySide6.QtCore import QCoreApplication

    from bowlbound_desktop.ui import preferences
    from bowlbound_desktop.ui.app import make_application, make_window

    make_application()
    preferences.wish("animation", "off")
    if "curtain" in preferences.CHOICES:
        preferences.wish("curtain", "off")
    window = make_window(game())
    window.resize(*args.size)
    window.show()
    QCoreApplication.processEvents()
    taken = list(clicks(window, args.first))[WARM:]
    return [[1000 * one for one in times] for times in zip(*taken, strict=True)]


def run_of(checkout, args):
    """Run a checkout once, in a new process."""
    how = ["--size", *map(str, args.size), "--first", str(args.first), *["--preparing"] * args.preparing]
    command = [sys.executable, "-P", __file__, "--raw", *how]
    paths = os.pathsep.join((str(checkout), str(Path(__file__).parent)))
    return json.loads(told(command, env=os.environ | {"PYTHONPATH": paths}).splitlines()[-1])


def compare(args):
    """Run old and new in turn; prints the ratios of each pair of runs, and of all clicks together."""
    with tempfile.TemporaryDirectory() as spare:
        old = checkout_of(args.against, Path(spare) / "old")
        new = Path(__file__).resolve().parent.parent
        runs = [[run_of(checkout, args) for checkout in (old, new)] for _ in range(args.runs)]
    for place, clock in enumerate(CLOCKS):
        for figure in (median, mean):
            figures = [[figure(times[place]) for times in pair] for pair in runs]
            ratios = " ".join(f"{after / before:.2f}" for before, after in figures)
            every = [figure(list(chain.from_iterable(pair[side][place] for pair in runs))) for side in (0, 1)]
            words = f"{every[0]:5.1f} → {every[1]:5.1f} ms, {every[1] / every[0]:.2f}"
            print(f"{clock:10} {figure.__name__:7} {words}   runs {ratios}")


def report(taken):
    for clock, times in zip(CLOCKS, taken, strict=True):
        late = sorted(times)[round(len(times) * 0.9)]
        print(f"{clock:10} median {median(times):5.1f} ms, mean {mean(times):5.1f}, 90 % below {late:5.1f}")


def main(words):
    parser = argparse.ArgumentParser(description="from a click to all views repainted")
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 800), metavar=("WIDTH", "HEIGHT"))
    parser.add_argument("--against", metavar="COMMIT", help="an older commit to compare with")
    parser.add_argument("--runs", type=int, default=6, metavar="N", help="of each (%(default)s)")
    parser.add_argument("--first", type=int, default=ALL, metavar="N", help="only so many clicks")
    parser.add_argument("--preparing", action="store_true", help="while values are computed")
    parser.add_argument("--raw", action="store_true", help="print every time, for programs")
    args = parser.parse_args(words)
    if args.against:
        compare(args)
    elif args.raw:
        print(json.dumps(measured(args)))
    else:
        report(measured(args))


if __name__ == "__main__":
    main(sys.argv[1:])
