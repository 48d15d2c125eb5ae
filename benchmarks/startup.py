"""How long from the start of the process to the first painted window: an empty QMainWindow, and ours.

The two alternate in one run, so that a busy machine slows both alike; each process ends after its paint.
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


def seconds(command: list[str]) -> float:
    environment = {
        "QT_QPA_PLATFORM": "offscreen",
        **os.environ,
        "BOWLBOUND_EXIT_AFTER_PAINT": "1",
        "BOWLBOUND_HOME": HOME,
    }
    start = time.perf_counter()
    subprocess.run(command, env=environment, check=True)  # a timeout would poll, in steps of 50 ms
    return time.perf_counter() - start


def main() -> None:
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for turn in range(ROUNDS + 1):
        for name, command in COMMANDS.items():
            taken = seconds(command)
            if turn:  # the first fills the disk's cache
                times[name].append(taken)
    medians = {name: median(taken) for name, taken in times.items()}
    for name, taken in medians.items():
        print(f"{name:20} {taken * 1000:6.0f} ms (median of {ROUNDS}, best {min(times[name]) * 1000:.0f} ms)")
    for name in list(COMMANDS)[1:]:
        print(f"{name + ', ratio':24} {medians[name] / medians['empty QMainWindow']:6.2f}")


if __name__ == "__main__":
    main()
