"""Pictures of the real program.

python benchmarks/screenshots.py                the pictures of the README, into resources/manual/pictures
python benchmarks/screenshots.py FOLDER [NAME]  every scene in both themes and sizes, to look at

A seeded game is played by its answers until the wanted question comes up, then the window shows it.
"""

import os
import random
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-screenshots-")

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QListView

from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.play.opening import GameWish, favourite_coach, open_table
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.systems import system
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.help_window import show_help
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.preferences import wish
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.saving import autosave

PICTURES = Path(__file__).parent.parent / "resources" / "manual" / "pictures"
README_SIZE = (1280, 800)
SIZES = ((1100, 700), (1920, 1080))
SCENES = {
    "toss": ("basic", 0, ""),
    "table": ("basic", 60, "offense_call"),
    "defense": ("advanced", 60, "defense_call"),
    "penalty": ("advanced", 20, "penalty"),
    "coffin-corner": ("advanced", 10, "coffin_corner"),
    "fake": ("advanced", 10, "fake_numbers"),
    "final": ("basic", 4000, ""),
}
README = {
    "first-start": "dark",
    "table": "dark",
    "penalty": "light",
    "why": "light",
    "figures": "dark",
    "odds": "light",
    "new-game": "dark",
}
LIMIT = 200_000
UNDITHERED = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither


def settle():
    for _ in range(4):
        QCoreApplication.processEvents()


def play_to(session, steps, kind):
    """Answer so often, and then until that kind of question is asked."""
    luck, orders = random.Random(2), StandingOrders(always=bool(kind))
    for done in range(steps + 3000):
        orders.settle(session)
        parts = session.open_parts()
        if not parts or (done >= steps and (not kind or parts[0].kind == kind)):
            return
        for part in parts:
            if isinstance(part, Decision):
                session.answer_for(part.side, part.quiet or luck.choice(part.options))
            elif isinstance(part, Roll):
                session.answer(luck.choice(part.dice.throws))


def table(name, size):
    preset, steps, kind = SCENES[name]
    session = open_table(GameWish(seed=4, options=system("bowlbound").presets[preset]))
    play_to(session, steps, kind)
    window = seat_session(session, fresh=False)
    window.controller.orders.always = bool(kind)
    window.resize(*size)
    window.show()
    settle()
    return window


def first_start(_size):
    session = open_table(GameWish(seed=4, coaches={"away": favourite_coach()}))
    play_to(session, 30, "")
    autosave(session)
    program = Program()
    program.show_start()
    program.window.resize(1100, 640)
    settle()
    return program.window


def new_game(_size):
    dialog = NewGameDialog()
    dialog.show()
    dialog.findChild(QListView, "new:home").setFocus()
    settle()
    return dialog


def why(size):
    window = table("table", size)
    window.controller.step(-1)
    settle()
    return window


def figures(size):
    window = table("final", size)
    window.docks.stats.docks[1].raise_()
    settle()
    return window


def odds(_size):
    window = table("table", (1600, 900))
    window.docks.odds.show()
    window.docks.odds.raise_()
    settle()
    return window


def manual(_size):
    return show_help(None)


MAKERS = {
    "first-start": first_start,
    "new-game": new_game,
    "why": why,
    "figures": figures,
    "odds": odds,
    "help": manual,
}


def reduced(image):
    """The same picture in its 256 commonest colours."""
    pixels = np.frombuffer(image.constBits(), np.uint32) | 0xFF000000
    colours, counts = np.unique(pixels, return_counts=True)
    commonest = colours[np.argsort(-counts)][:256].tolist()
    return image.convertToFormat(QImage.Format.Format_Indexed8, commonest, UNDITHERED)


def shoot(name, theme, size, path, small=False):
    wish("theme", theme)
    wish("animation", "off")
    window = MAKERS[name](size) if name in MAKERS else table(name, size)
    image = window.grab().toImage()
    if small:
        image = reduced(image.convertToFormat(QImage.Format.Format_RGB32))
    image.save(str(path))
    window.hide()
    window.deleteLater()
    print(path, path.stat().st_size)


def main():
    make_application()
    if len(sys.argv) == 1:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for name, theme in README.items():
            shoot(name, theme, README_SIZE, PICTURES / f"{name}.png", small=True)
        assert all(path.stat().st_size < LIMIT for path in PICTURES.glob("*.png"))
        return
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or [*SCENES, *MAKERS]:
        for theme in ("dark", "light"):
            for size in SIZES:
                shoot(name, theme, size, folder / f"{name}-{theme}-{size[0]}.png")


if __name__ == "__main__":
    main()
