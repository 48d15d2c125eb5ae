"""How long all papers of a game take as PDF: python benchmarks/paper.py [GAMES].

Wall and processor time from the finished session to the PDF of every paper in the print preview; the aim is
less than two seconds. The first game also loads the fonts.
"""

import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper.choices import choices_of_game
from bowlbound_desktop.ui.paper.press import pdf_bytes

GAME = register.game("bowlbound")
GAMES = 5


def main():
    make_application()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for seed in range(games):
        session = open_table(GameWish(game=GAME, seed=seed, coaches={"home": "book", "away": "book"}))
        wall, own = time.perf_counter(), time.process_time()
        papers = {choice.key: pdf_bytes(choice.make(False)) for choice in choices_of_game(session)}
        wall, own = time.perf_counter() - wall, time.process_time() - own
        size = sum(map(len, papers.values())) / 1000
        print(f"game {seed}: {len(papers)} papers, {size:.0f} kB, {wall:.2f} s, {own:.2f} s of the processor")


if __name__ == "__main__":
    main()
