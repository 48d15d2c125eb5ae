"""Kills the program at random moments of play and compares what was on the screen with what was saved.

python benchmarks/kill.py [TIMES]: exit code 0 when no answer was ever lost.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PLAYER = """
import random, sys
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton
from bowlbound_desktop.ui.app import make_application, make_window
from bowlbound_desktop.play.opening import GameWish
make_application()
window = make_window(GameWish(seed=int(sys.argv[1])))
window.scene.animator.speed = "off"
window.show()
luck = random.Random(int(sys.argv[1]))
while not window.controller.session.over:
    QCoreApplication.processEvents()
    session = window.controller.session
    print(sum(len(position.answers) for position in session.positions()), flush=True)
    found = window.decisions.findChildren(QPushButton)
    live = [b for b in found if b.objectName().startswith("answer:") and b.isEnabled()]
    luck.choice(live).click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
"""


def shown_before_the_kill(home: str, seed: int, after: float) -> tuple[int, int]:
    """Play in another process, kill it, and return how many answers it showed at first and at last."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "BOWLBOUND_HOME": home}
    command = [sys.executable, "-c", PLAYER, str(seed)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(after)
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().splitlines()
    whole = [line for line in (first.strip(), *rest) if line.isdigit()]
    return (int(whole[0]), int(whole[-1])) if whole else (0, 0)


def saved(home: str) -> int:
    """How many answers the next start would go on with."""
    from bowlbound_desktop.storage.saves import load_game

    path = Path(home) / "saves" / "autosave.toml"
    if not path.is_file():
        return 0
    return sum(len(position.answers) for position in load_game(path).positions())


def lost(seed: int, luck: random.Random) -> int:
    """Answers that were on the screen and are not in the save."""
    with tempfile.TemporaryDirectory(prefix="bowlbound-kill-") as home:
        first, shown = shown_before_the_kill(home, seed, luck.uniform(0, 1.5))
        kept = saved(home)
    # The toss is rolled before the first answer: nothing was answered then, so nothing is saved.
    return 0 if shown == first and not kept else max(0, shown - kept)


def main() -> int:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    luck = random.Random(1)
    bad = [seed for seed in range(times) if lost(seed, luck)]
    print(f"killed {times} times, answers lost {len(bad)} times {bad or ''}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
