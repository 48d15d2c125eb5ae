"""Pictures of everything that players see, in every window size, theme and text size.

python benchmarks/looks.py [FOLDER [NAME...]]    into a new temporary folder by default

A picture shows the window with whatever is over it, such as open lists and tooltips.
"""

import sys
import tempfile
from functools import cache, partial
from itertools import product
from pathlib import Path

from film_strip import before_a_touchdown, until
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip, QWidget
from screenshots import MAKERS, SCENES, new_game, play_to, seated, settle, some_games, table, why

from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.storage.saves import load_game, save_game
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.lesson.window import lesson_window
from bowlbound_desktop.ui.preferences import wish
from bowlbound_desktop.ui.table.stage import Hail
from bowlbound_desktop.ui.theme import apply_theme, chosen_theme

SIZES = ((1100, 700), (1280, 800), (1920, 1080))
THEMES = ("dark", "light")
TEXTS = (100, 150)
TIP = Qt.ItemDataRole.ToolTipRole
OVER = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
HALF = 2
"""The quarter that ends with half-time."""


@cache
def half_time():
    """A saved game at half-time."""
    session = open_table(GameWish(game=register.game("bowlbound"), seed=4))
    while session.game.clock.quarter <= HALF:
        play_to(session, 1, "")
    path = Path(tempfile.mkdtemp()) / "half-time.toml"
    save_game(session, path)
    return path


def at_half_time(size):
    return seated(load_game(half_time(), register.game), size)


def banner(size):
    session, calls = before_a_touchdown(register.game("bowlbound"))
    window = seated(session, size)
    window.scene.animator.speed = "slow"
    for side, call in calls.items():
        window.controller.choose(side, call)
        QCoreApplication.processEvents()
    until(window, Hail)
    window.turned_up.hide()
    return window


def curtain(size, calls=0):
    wish("curtain", "on")
    window = table("table", size)
    for _ in range(calls):
        part = window.controller.session.open_parts()[0]
        window.controller.choose(part.side, part.options[0])
    settle()
    return window


def turned_up(size):
    window = table("table", size)
    window.scene.animator.speed = "slow"
    for _ in range(2):
        part = window.controller.session.open_parts()[0]
        window.controller.choose(part.side, part.options[-1])
    window.turned_up.finish_turn()
    return window


def lesson(size, step=0):
    window, guide = lesson_window(register.game("bowlbound"))
    window.scene.animator.speed = "off"
    window.resize(*size)
    window.show()
    guide.begin()
    settle()
    while guide._at < step:
        if guide.step.asks:
            part = window.controller.session.open_parts()[0]
            window.controller.choose(part.side, guide.step.answer)
        else:
            guide._go_on()
        settle()
    return window


def replay(size):
    window = table("final", size)
    window.menu.see_again()
    window.controller.step(30)
    settle()
    return window


def suggestion(size):
    window = table("table", size)
    window.controller.suggest()
    settle()
    return window


def tip(window, widget, place, text):
    QToolTip.showText(widget.mapToGlobal(place), text, widget)
    settle()
    for made in QApplication.topLevelWidgets():
        if made.isVisible() and made.windowType() is Qt.WindowType.ToolTip:
            made.move(_beside(window, made, widget.mapToGlobal(place)))  # the screen of no platform is small
    return window


def _beside(window, made, place):
    """Where a tooltip would be on a screen as large as the window."""
    corner = window.mapToGlobal(window.rect().bottomRight()) - made.rect().bottomRight()
    return QPoint(min(place.x() + 2, corner.x()), min(place.y() + 21, corner.y()))


def tip_of_a_cell(size):
    window = why(size)
    view = next(view for view in window.findChildren(ChartView) if not view.visibleRegion().isEmpty())
    model = view.model()
    texts = [
        (model.index(row, column), model.index(row, column).data(TIP))
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    index, text = max(texts, key=lambda pair: len(pair[1] or ""))
    return tip(window, view.viewport(), view.visualRect(index).center(), text)


def defense(size):
    """The table of a coach on defense."""
    window = table("calls", size)
    part = window.controller.session.open_parts()[0]
    window.controller.choose(part.side, part.options[0])
    settle()
    return window


def tip_of_a_formation(size):
    window = defense(size)
    button = window.findChild(QWidget, "answer:defense_call:B")
    return tip(window, button, button.rect().center(), button.toolTip())


def levels(size, key="bowlbound"):
    dialog = new_game(size, key=key)
    dialog.findChild(QComboBox, "new:coach:away").showPopup()
    settle()
    return dialog


NEW = {
    "defense": defense,
    "half-time": at_half_time,
    "banner": banner,
    "curtain": curtain,
    "curtain-second": partial(curtain, calls=1),
    "turned-up": turned_up,
    **{f"lesson-{step + 1:02}": partial(lesson, step=step) for step in (0, 2, 4, 6, 9)},
    "replay": replay,
    "suggestion": suggestion,
    "tip-cell": tip_of_a_cell,
    "tip-formation": tip_of_a_formation,
    **{f"levels-{key}": partial(levels, key=key) for key in ("bowlbound", "nailbiter")},
}
EVERY = {**{name: partial(table, name) for name in SCENES}, **MAKERS, **NEW}


def picture(window):
    """A picture of the window with whatever is over it."""
    image = window.grab()
    painter = QPainter(image)
    for above in QApplication.topLevelWidgets():
        if above.isVisible() and above.windowType() in OVER:
            painter.drawPixmap(above.pos() - window.mapToGlobal(QPoint(0, 0)), above.grab())
    painter.end()
    return image


def look(name, size, theme, text, folder):
    wish("theme", theme)
    wish("animation", "off")
    wish("curtain", "off")
    wish("text", str(text))
    apply_theme(make_application(), chosen_theme())
    window = EVERY[name](size)
    path = folder / f"{name}-{size[0]}-{theme}-{text}.png"
    picture(window).save(str(path))
    QToolTip.hideText()
    window.close()
    window.deleteLater()
    settle()
    print(path)


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="bowlbound-looks-"))
    folder.mkdir(parents=True, exist_ok=True)
    make_application()
    some_games()
    for name, size, theme, text in product(sys.argv[2:] or EVERY, SIZES, THEMES, TEXTS):
        look(name, size, theme, text, folder)


if __name__ == "__main__":
    main()
