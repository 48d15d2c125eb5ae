"""Kills the program at random moments of a game, and compares what was on the screen with the save.

python benchmarks/kill.py [TIMES]: exit code 0 if no answer was ever lost.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time

PLAYER = """
import random, sys
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton
from bowlbound_desktop.ui.app import make_application, make_window
from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish
make_application()
seed = int(sys.argv[1])
coaches = {"away": "book"} if seed % 3 == 2 else {}
window = make_window(GameWish(game=register.game("bowlbound"), seed=seed, coaches=coaches))
window.scene.animator.speed = "off"
window.show()
luck = random.Random(seed)
session, shown = window.controller.session, None
while not session.over:
    QCoreApplication.processEvents()
    count = sum(len(position.answers) for position in session.positions()) + len(session.halves)
    if count != shown:
        shown = count
        print(count, flush=True)
    found = window.decisions.findChildren(QPushButton)
    live = [b for b in found if b.objectName().startswith("answer:") and b.isEnabled()]
    if live and not session.thinking:
        luck.choice(live).click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
"""


def shown_before_the_kill(home: str, seed: int, after: float) -> tuple[int, int]:
    """Play in another process and kill it; returns how many answers it showed at first and at last."""
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


def offered(home: str) -> int:
    """How many answers the next start would resume with, secret halves included."""
    from bowlbound_desktop.games import register
    from bowlbound_desktop.storage.saves import load_game, saved_games

    os.environ["BOWLBOUND_HOME"] = home
    games = [game for game in saved_games() if game.header is not None and not game.header.over]
    if not games:
        return 0
    session = load_game(games[0].path, register.game, aside=True)
    return sum(len(position.answers) for position in session.positions()) + len(session.halves)


def lost(seed: int, luck: random.Random) -> int:
    """How many answers were on the screen but are not in the save."""
    with tempfile.TemporaryDirectory(prefix="bowlbound-kill-") as home:
        first, shown = shown_before_the_kill(home, seed, luck.uniform(0, 1.5))
        kept = offered(home)
    # The toss is rolled before the first answer; until then nothing is saved.
    return 0 if shown == first and not kept else max(0, shown - kept)


def main() -> int:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    luck = random.Random(1)
    bad = [seed for seed in range(times) if lost(seed, luck)]
    print(f"killed {times} times, answers lost {len(bad)} times {bad or ''}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
