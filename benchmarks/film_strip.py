"""Makes twelve pictures of one touchdown, from the call to the kickoff.

python benchmarks/film_strip.py [FOLDER]    into resources/manual/pictures/film by default

Plays a seeded game until a call leads to a touchdown, shows that play in a window, and stops its animation at
fixed points, so that every run makes the same pictures.
"""

import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from screenshots import PICTURES, make_application, play_to, reduced, seat_session, settle, wish

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel.events import BallMoved, Scored
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.ui.field.motion import Step
from bowlbound_desktop.ui.table.stage import Hail, Light, Tumble
from bowlbound_desktop.ui.theme import apply_theme, chosen_theme

SIZE = (1280, 800)
LONG = 12
FOLDER = PICTURES / "film"
STOPS = ((Tumble, (0.2, 0.7)), (Light, (0.5,)), (Step, (0.15, 0.5, 0.9)), (Hail, (0.5,)))
"""The points of each act at which a picture is taken."""


def before_a_touchdown(game):
    """A session waiting for the call that leads to a touchdown, and the two halves of that call."""
    for seed in range(1, 200):
        session, luck = open_table(GameWish(game=game, seed=seed)), random.Random(seed)
        for _ in range(12):
            play_to(session, 0, "offense_call")
            calls = {part.side: luck.choice(part.options[:9]) for part in session.open_parts()}
            plays = session.plays
            for side, call in calls.items():
                session.answer_for(side, call)
            events = session.events(plays) if plays < session.plays else []
            moves = [abs(event.end - event.start) for event in events if isinstance(event, BallMoved)]
            scored = any(isinstance(event, Scored) and event.points == 6 for event in events)
            if scored and max(moves, default=0) > LONG:
                session.undo()
                return session, calls
    raise SystemExit("no touchdown in 200 games")


class Film:
    """Takes numbered pictures of a window."""

    def __init__(self, window, folder):
        self.window, self.folder, self.count = window, folder, 0

    def take(self, what):
        for _ in range(3):
            QCoreApplication.processEvents()
        self.count += 1
        image = reduced(self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32))
        path = self.folder / f"{self.count:02}-{what}.png"
        image.save(str(path))
        print(path, path.stat().st_size)


def until(window, kind):
    """Run to an act of this kind, and stop in it."""
    animator = window.scene.animator
    while animator.running and not isinstance(animator._acts[0], kind):
        animator._clock.stop()
        animator._next()
    animator._clock.pause()


def tell(window, film):
    """Stop in every act of the animation and take its pictures."""
    animator = window.scene.animator
    taken = set()
    while animator.running:
        act = animator._acts[0]
        animator._clock.pause()
        for kind, parts in STOPS:
            if isinstance(act, kind) and kind not in taken:
                taken.add(kind)
                for part in parts:
                    animator.at.emit(act, part)
                    film.take(kind.__name__.lower())
        animator._clock.stop()
        animator._next()


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    app = make_application()
    wish("theme", "dark")
    wish("animation", "slow")
    wish("curtain", "off")
    apply_theme(app, chosen_theme())
    session, calls = before_a_touchdown(register.game("bowlbound"))
    window = seat_session(session, fresh=False)
    window.resize(*SIZE)
    window.show()
    settle()
    film = Film(window, folder)
    film.take("call")
    (first, call), (second, answer) = calls.items()
    window.controller.choose(first, call)
    film.take("other-call")
    window.controller.choose(second, answer)
    tell(window, film)
    film.take("settled")
    for name in ("try", "kickoff"):
        part = window.controller.session.open_parts()[0]
        window.controller.choose(part.side, "kick" if "kick" in part.options else part.options[0])
        window.stage.skip()
        film.take(name)
    window.close()


if __name__ == "__main__":
    main()
