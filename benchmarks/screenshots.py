"""Makes the screenshots of README and manual from the running program.

python benchmarks/screenshots.py    into resources/manual/pictures

Plays a seeded game until the wanted question is asked, then shows it in the window. `looks.py` makes pictures
of everything in every size, to check how it looks.
"""

import os
import random
import tempfile
import time
from functools import cache
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-screenshots-")
os.environ["BOWLBOUND_VALUES"] = "common"  # so that the pictures are always the same

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTabWidget

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.storage.game_files import keep_game, leave_game
from bowlbound_desktop.storage.saves import load_game, save_game
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.help.window import show_help
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.preferences import wish
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from bowlbound_desktop.ui.theme import apply_theme, chosen_theme
from bowlbound_desktop.ui.worker import worker

PICTURES = Path(__file__).parent.parent / "resources" / "manual" / "pictures"
README_SIZE = (1280, 800)
LARGER = (1600, 900)
SCENES = {
    "toss": ("bowlbound", "basic", 0, ""),
    "table": ("bowlbound", "basic", 60, "offense_call"),
    "calls": ("bowlbound", "advanced", 60, "offense_call"),
    "penalty": ("bowlbound", "advanced", 20, "penalty"),
    "coffin-corner": ("bowlbound", "advanced", 10, "coffin_corner"),
    "fake": ("bowlbound", "advanced", 10, "fake_numbers"),
    "final": ("bowlbound", "basic", 4000, ""),
    "paper-bowl": ("paper-bowl", "full", 40, "offense_call"),
    "gridiron-chaos": ("gridiron-chaos", "full", 40, ""),
    "nailbiter": ("nailbiter", "even", 40, ""),
}
README = {
    "first-start": "dark",
    "table": "dark",
    "penalty": "light",
    "why": "light",
    "final": "dark",
    "odds": "light",
    "new-game": "dark",
    "room": "dark",
    "paper-bowl": "light",
    "help": "light",
}
LIMIT = 240_000
UNDITHERED = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither


def settle():
    """Let Qt paint and delete, and wait for background work."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(6):
        QCoreApplication.processEvents()
    while worker().busy:
        time.sleep(0.05)
        QCoreApplication.processEvents()
    for _ in range(6):
        QCoreApplication.processEvents()


def play_to(session, steps, kind):
    """Answer this many questions, then go on until a question of this kind is asked."""
    luck, orders = random.Random(2), StandingOrders(always=bool(kind))
    for done in range(steps + 3000):
        orders.settle(session)
        parts = session.open_parts()
        if not parts or (done >= steps and (not kind or parts[0].kind == kind)):
            return
        for part in parts:
            if isinstance(part, Decision):
                session.answer_for(part.side, part.quiet or luck.choice(part.options))


@cache
def kept(name):
    """The saved game of a scene, played only once."""
    key, preset, steps, kind = SCENES[name]
    game = register.game(key)
    session = open_table(GameWish(game=game, seed=4, options=game.rules.presets[preset]))
    play_to(session, steps, kind)
    path = Path(os.environ["BOWLBOUND_HOME"]) / f"{name}.toml"
    save_game(session, path)
    return path


def table(name, size):
    return seated(load_game(kept(name), register.game), size, always=bool(SCENES[name][3]))


def seated(session, size, always=False):
    """A window with a game on it."""
    window = seat_session(session, fresh=False)
    window.controller.orders.always = always
    window.resize(*size)
    window.show()
    settle()
    return window


def some_games():
    """A player's folder with two finished games, one set aside and one unfinished."""
    game = register.game("bowlbound")
    for seed, home, steps in (
        (3, "1971-nebraska", 4000),
        (5, "1984-brigham-young", 4000),
        (6, "1963-navy", 40),
    ):
        session = open_table(GameWish(game=game, seed=seed, home=home))
        play_to(session, steps, "")
        keep_game(session)
        leave_game(session)
    session = open_table(GameWish(game=game, seed=4, coaches={"away": game.favourite}))
    play_to(session, 30, "")
    keep_game(session)
    leave_game(session)


def first_start(size):
    program = Program()
    program.show_start()
    program.window.resize(*size)
    settle()
    return program.window


def shown(dialog, size=None):
    if size:
        dialog.resize(*size)
    dialog.show()
    settle()
    return dialog


def new_game(_size, page=0, key=""):
    dialog = shown(NewGameDialog(None, key))
    dialog.findChild(QTabWidget, "new:pages").setCurrentIndex(page)
    settle()
    return dialog


def why(size):
    window = table("table", size)
    window.controller.step(-1)
    settle()
    return window


def odds(size):
    window = table("table", size)
    window.docks.odds.show()
    window.docks.odds.raise_()
    settle()
    return window


def room(size):
    from bowlbound_desktop.ui.room.window import RoomWindow

    return shown(RoomWindow("1966-notre-dame"), size)


MAKERS = {
    "first-start": first_start,
    "new-game": new_game,
    "rules": lambda size: new_game(size, 1),
    "corrections": lambda size: new_game(size, 2),
    "saved-games": lambda _: shown(SavedGamesDialog()),
    "settings": lambda _: shown(SettingsDialog()),
    "why": why,
    "odds": odds,
    "room": room,
    "help": lambda _: shown(show_help(None, register.game("bowlbound").card.option_pages / "wildcard.md")),
}


def reduced(image):
    """The picture with its 256 most common colours."""
    pixels = np.frombuffer(image.constBits(), np.uint32) | 0xFF000000
    colours, counts = np.unique(pixels, return_counts=True)
    commonest = colours[np.argsort(-counts)][:256].tolist()
    return image.convertToFormat(QImage.Format.Format_Indexed8, commonest, UNDITHERED)


def shoot(name, theme, size, path):
    wish("theme", theme)
    wish("animation", "off")
    wish("curtain", "off")
    apply_theme(make_application(), chosen_theme())
    window = MAKERS[name](size) if name in MAKERS else table(name, size)
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    reduced(image).save(str(path))
    window.close()
    window.deleteLater()
    settle()
    print(path, path.stat().st_size)


def main():
    make_application()
    some_games()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, theme in README.items():
        size = LARGER if name in ("odds", "final") else README_SIZE
        shoot(name, theme, size, PICTURES / f"{name}.png")
    assert all(path.stat().st_size < LIMIT for path in PICTURES.glob("*.png"))


if __name__ == "__main__":
    main()
