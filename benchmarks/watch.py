"""Whether a watched game stutters: python benchmarks/watch.py [SECONDS] [HOME AWAY].

Two computer coaches play in the window at ordinary speed (equilibrium against book). A timer ticks every five
milliseconds in the window's event loop; a gap between ticks is time in which the window could not respond.
"""

import os
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-watch-")

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.ui.app import make_application, make_window

GAME = register.game("bowlbound")
EVERY_MS, FIRST_SECONDS = 5, 1.5
LONG, TOO_LONG = 0.05, 0.1


class Gaps:
    """Records the gaps between ticks."""

    def __init__(self):
        self.last, self.found = time.perf_counter(), []
        self.timer = QTimer()
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start(EVERY_MS)

    def tick(self):
        now = time.perf_counter()
        self.found.append(now - self.last)
        self.last = now


def wait(seconds, session):
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not session.over:
        QCoreApplication.processEvents()
        time.sleep(0.0005)


def main():
    limit = float(sys.argv[1]) if len(sys.argv) > 1 else 40.0
    home, away = sys.argv[2:4] or ("equilibrium", "book")
    make_application()
    window = make_window(GameWish(game=GAME, seed=5, coaches={"home": home, "away": away}))
    window.resize(1500, 900)
    window.show()
    session = window.controller.session
    wait(FIRST_SECONDS, session)  # the window is built and painted before measuring begins
    gaps = Gaps()
    wait(limit, session)
    found = sorted(gaps.found)
    middle, most, nearly_all = (found[int(len(found) * part)] * 1000 for part in (0.5, 0.99, 0.999))
    print(f"{home} against {away}, {session.plays} plays, {len(found)} ticks")
    print(f"median {middle:.1f} ms, 99 % {most:.1f}, 99.9 % {nearly_all:.1f}, longest {found[-1] * 1000:.0f}")
    for bound in (LONG, TOO_LONG):
        print(f"over {bound * 1000:.0f} ms: {sum(gap > bound for gap in found)}")


if __name__ == "__main__":
    main()
