"""Frames per second while the ball is in flight: python benchmarks/frames.py [WIDTH HEIGHT].

Counts how often the field is painted during an animation at normal speed, and what each painting costs.
"""

import os
import sys
import tempfile
import time
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-frames-")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject

from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.ui.app import make_application, make_window
from bowlbound_desktop.ui.field.motion import Step

FLIGHTS = (("kickoff", 35, 95), ("run", 20, 60), ("pass", 20, 80), ("punt", 30, 75))
GAME = register.game("bowlbound")


class Frames(QObject):
    """Records when the field was painted."""

    def __init__(self):
        super().__init__()
        self.times = []

    def eventFilter(self, _watched, event):
        if event.type() is QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


def main():
    make_application()
    window = make_window(GameWish(game=GAME, seed=4))
    window.resize(*map(int, sys.argv[1:3] or (1280, 800)))
    window.show()
    QCoreApplication.processEvents()
    frames, animator = Frames(), window.scene.animator
    window.field.viewport().installEventFilter(frames)
    animator.speed = "normal"
    for how, start, end in FLIGHTS:
        frames.times.clear()
        began, own = time.perf_counter(), time.process_time()
        animator.add([Step(start, end, how)])
        loop = QEventLoop()
        animator.ended.connect(loop.quit)
        loop.exec()
        taken, used = time.perf_counter() - began, time.process_time() - own
        gaps = [later - earlier for earlier, later in zip(frames.times, frames.times[1:], strict=False)]
        print(
            f"{how:8} {len(frames.times) / taken:5.1f} frames a second, {median(gaps) * 1000:.1f} ms apart,"
            f" {used / max(1, len(frames.times)) * 1000:.1f} ms of the processor each"
        )


if __name__ == "__main__":
    main()
