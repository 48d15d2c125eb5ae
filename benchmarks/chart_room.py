"""The chart room: milliseconds from the key that ends an edit until the analysis shows it.

python benchmarks/chart_room.py [rounds]
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-room-")

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.room.window import RoomWindow

GRIDS = {"offense, a play": (0, 9), "offense, B, QR, QT": (9, 12), "defense": (0, 9), "special": (0, 6)}


def until(done: Callable[[], bool]) -> None:
    """Process Qt's events, as in a window, until a condition holds."""
    while not done():
        QCoreApplication.processEvents()
        time.sleep(0.0005)
    QCoreApplication.processEvents()


def edit(window: RoomWindow, name: str, luck: Random) -> tuple[float, float]:
    """Type a number in a grid; returns milliseconds until its analysis is shown, and of processor time.

    On a busy machine the second figure says what an idle one would take.
    """
    view = window.grids.views[name.partition(",")[0]]
    window.grids.setCurrentWidget(view)
    view.move_to(luck.randrange(29), luck.randrange(*GRIDS[name]))
    view.setFocus()
    QTest.keyClicks(QApplication.focusWidget(), str(luck.randint(-9, 60)))
    QCoreApplication.processEvents()
    start, worked = time.perf_counter(), time.process_time()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    until(lambda: not window.analysis.busy)
    return 1000 * (time.perf_counter() - start), 1000 * (time.process_time() - worked)


def main() -> None:
    """Print the times for every grid."""
    rounds, luck = int(sys.argv[1]) if len(sys.argv) > 1 else 50, Random(1)
    make_application()
    window = RoomWindow("1966-notre-dame")
    window.resize(1920, 1080)
    window.show()
    window.right.turn_to("analysis")
    start = time.perf_counter()
    until(lambda: not window.analysis.busy)
    print(f"{'first analysis':20} {1000 * (time.perf_counter() - start):7.1f} ms")
    for name in GRIDS:
        passed, worked = zip(*(edit(window, name, luck) for _ in range(rounds)), strict=True)
        print(
            f"{name:20} median {statistics.median(passed):6.1f} ms, longest {max(passed):6.1f} ms; "
            f"processor median {statistics.median(worked):6.1f} ms, longest {max(worked):6.1f} ms"
        )


if __name__ == "__main__":
    main()
