"""From a click to all views repainted, without animation: python benchmarks/repaint.py [WIDTH HEIGHT].

Wall and processor time of every click of a seeded game, autosave included; two people who trust each other.
"""

import os
import random
import sys
import tempfile
import time
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-repaint-")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.ui.app import make_application, make_window
from bowlbound_desktop.ui.preferences import wish

GAME = register.game("bowlbound")
CLICKS = 250
WARM = 20


def click(window, luck):
    found = window.decisions.findChildren(QPushButton)
    live = [button for button in found if button.objectName().startswith("answer:") and button.isEnabled()]
    button = luck.choice(live)
    wall, own = time.perf_counter(), time.process_time()
    button.click()
    QCoreApplication.processEvents()
    taken = time.perf_counter() - wall, time.process_time() - own
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    return taken


def main():
    make_application()
    wish("animation", "off")
    wish("curtain", "off")
    window = make_window(GameWish(game=GAME, seed=4))
    window.resize(*map(int, sys.argv[1:3] or (1280, 800)))
    window.show()
    QCoreApplication.processEvents()
    luck = random.Random(2)
    taken = [click(window, luck) for _ in range(CLICKS)][WARM:]
    for name, times in zip(("wall", "processor"), zip(*taken, strict=True), strict=True):
        late = sorted(times)[round(len(times) * 0.9)]
        print(f"{name:10} median {median(times) * 1000:5.1f} ms, 90 % below {late * 1000:5.1f} ms")


if __name__ == "__main__":
    main()
