"""Time from a key to the next question, in an older checkout and in this one.

python benchmarks/key_to_question.py OLD_TREE [ROUNDS]

Each round plays the same seeded game by keyboard in both checkouts, each in its own process: once without
animation, and once at normal speed with every key pressed while the play before is still being animated. It
measures processor time from each key until everything is painted, with autosave. In a third run nothing is
skipped: there it measures the time until the next question can be seen. Big moments are brief.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

KEYS = 150
WARM = 20
RUNS = (("off", "skip"), ("normal", "skip"), ("normal", "wait"))


def measure(speed, patience):
    """Milliseconds for each key, in the checkout that is imported."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-keys-")
    from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
    from PySide6.QtTest import QTest

    from bowlbound_desktop.games import register
    from bowlbound_desktop.play.opening import GameWish
    from bowlbound_desktop.ui.app import make_application, make_window
    from bowlbound_desktop.ui.preferences import CHOICES, wish

    make_application()
    wish("animation", speed)
    for name, value in (("moments", "brief"), ("curtain", "off")):
        if name in CHOICES:
            wish(name, value)
    window = make_window(GameWish(game=register.game("bowlbound"), seed=4))
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QCoreApplication.processEvents()
    luck, taken = random.Random(2), []
    clock = time.perf_counter if patience == "wait" else time.process_time
    for _ in range(KEYS):
        parts = window.controller.session.open_parts()
        keys = [option for option in parts[0].options if len(option) == 1] or [parts[0].options[0][0]]
        begin = clock()
        QTest.keyClick(window, luck.choice(keys).lower())
        QCoreApplication.processEvents()
        while patience == "wait" and hidden(window):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        taken.append(1000 * (clock() - begin))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    print(json.dumps([taken[WARM:], window.controller.session.plays]))


def hidden(window):
    """Whether the next question cannot be seen yet; older checkouts do not hold it back."""
    held = hasattr(window, "stage") and window.stage.telling
    return held or (hasattr(window, "turned_up") and window.turned_up.isVisible())


def run(tree, speed, patience):
    path = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, __file__, "--measure", speed, patience],
        cwd=tree,
        env=path,
        capture_output=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def main():
    if sys.argv[1:2] == ["--measure"]:
        measure(*sys.argv[2:])
        return
    trees = {"old": Path(sys.argv[1]).resolve(), "new": Path(__file__).resolve().parent.parent}
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    for speed, patience in RUNS:
        times = {name: [] for name in trees}
        for _ in range(rounds):
            for name, tree in trees.items():
                taken, plays = run(tree, speed, patience)
                times[name] += taken
        for name, taken in times.items():
            late = sorted(taken)[round(len(taken) * 0.9)]
            figures = f"median {median(taken):5.1f} ms, 90 % below {late:5.1f} ms ({plays} plays)"
            print(f"animation {speed:6} {patience} {name} {figures}")


if __name__ == "__main__":
    main()
