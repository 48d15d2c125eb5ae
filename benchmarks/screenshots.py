"""Screenshots of the real program: python benchmarks/screenshots.py FOLDER.

Plays a seeded game by clicks on object names until the wanted question comes up, then keeps the picture.
"""

import os
import random
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-screenshots-")

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.play.systems import system
from bowlbound_desktop.ui.app import make_application, make_window
from bowlbound_desktop.ui.opening import GameWish
from bowlbound_desktop.ui.theme import THEMES

SIZES = ((1100, 700), (1920, 1080))
SHOTS = {
    "toss": ("basic", 0, ""),
    "drive": ("basic", 40, "offense_call"),
    "defense": ("advanced", 60, "defense_call"),
    "penalty": ("advanced", 20, "penalty"),
    "coffin-corner": ("advanced", 10, "coffin_corner"),
    "fake": ("advanced", 10, "fake_numbers"),
    "final": ("basic", 4000, ""),
}
QUIET_ENDS = (":no", ":none", ":ok", ":0")
PATIENCE = 3000


def answers(window):
    buttons = window.findChildren(QPushButton)
    return [
        b for b in buttons if b.objectName().startswith("answer:") and b.isEnabled() and b.isVisibleTo(window)
    ]


def click(window, luck):
    buttons = answers(window)
    quiet = [button for button in buttons if button.objectName().endswith(QUIET_ENDS)]
    QTest.mouseClick(
        luck.choice(quiet if quiet and luck.random() < 0.8 else buttons), Qt.MouseButton.LeftButton
    )
    QCoreApplication.processEvents()


def play_to(window, clicks, kind):
    """Click so often, and then until that kind of question is asked."""
    luck = random.Random(2)
    for done in range(PATIENCE + clicks):
        found = answers(window)
        asked = not kind or any(button.objectName().startswith(f"answer:{kind}:") for button in found)
        if not found or (done >= clicks and asked):
            return
        click(window, luck)


def shoot(folder, name, theme, size):
    preset, clicks, kind = SHOTS[name]
    window = make_window(GameWish(seed=4, options=system("bowlbound").presets[preset]))
    window.set_theme(THEMES[theme])
    window.resize(*size)
    window.show()
    window.messages.hide()
    play_to(window, clicks, kind)
    for _ in range(3):
        QCoreApplication.processEvents()
    path = folder / f"{name}-{theme}-{size[0]}.png"
    window.grab().save(str(path))
    window.hide()
    window.deleteLater()
    print(path)


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    make_application()
    wanted = sys.argv[2:] or list(SHOTS)
    for name in wanted:
        for theme in THEMES:
            for size in SIZES:
                shoot(folder, name, theme, size)


if __name__ == "__main__":
    main()
