"""Time from the start of the process to the first painted window: an empty QMainWindow, and ours.

The two alternate in one run, so that a busy machine slows both equally; each process ends after painting.
Compiled modules are kept from one start to the next, as they are for players, whatever this shell says.
"""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 15
HOME = tempfile.mkdtemp(prefix="bowlbound-startup-")
EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, QApplication.quit)

application = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
"""
COMMANDS = {
    "empty QMainWindow": [sys.executable, "-c", EMPTY],
    "bowlbound": [sys.executable, "-m", "bowlbound_desktop"],
    "bowlbound, table": [sys.executable, "-m", "bowlbound_desktop", "play", "--seed", "1"],
}


def start(command: list[str]) -> tuple[float, float]:
    """Seconds to the first paint, and peak memory in MB."""
    environment = {
        "QT_QPA_PLATFORM": "offscreen",
        **os.environ,
        "BOWLBOUND_EXIT_AFTER_PAINT": "1",
        "BOWLBOUND_HOME": HOME,
        "PYTHONPYCACHEPREFIX": HOME,
        "PYTHONDONTWRITEBYTECODE": "",
    }
    began = time.perf_counter()
    process = subprocess.Popen(command, env=environment)
    _, status, used = os.wait4(process.pid, 0)
    taken = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    return taken, used.ru_maxrss / (1024 if sys.platform != "darwin" else 1024**2)


def main() -> None:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in COMMANDS}
    for turn in range(ROUNDS + 1):
        for name, command in COMMANDS.items():
            taken = start(command)
            if turn:  # the first start fills the disk's cache
                found[name].append(taken)
    empty = None
    for name, runs in found.items():
        time_, memory = (median(figures) for figures in zip(*runs, strict=True))
        empty = empty or (time_, memory)
        best = min(taken for taken, _ in runs)
        print(
            f"{name:20} {time_ * 1000:6.0f} ms (best {best * 1000:.0f}), {time_ / empty[0]:.2f} times;"
            f" {memory:4.0f} MB, {memory / empty[1]:.2f} times (medians of {ROUNDS})"
        )


if __name__ == "__main__":
    main()
