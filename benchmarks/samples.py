"""Prints a sample of every paper into samples/: python benchmarks/samples.py."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["BOWLBOUND_HOME"] = tempfile.mkdtemp(prefix="bowlbound-samples-")

from bowlbound_desktop.cli.main import main as bowlbound
from bowlbound_desktop.games import register
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.storage.saves import save_game

GAME = register.game("bowlbound")
FOLDER = Path(__file__).resolve().parent.parent / "samples"
SEED = 7
TEAMS = ("1966-notre-dame", "1966-michigan-state")
PAPERS = {
    "blank-scorepad": ["blank"],
    "scoresheet": ["scoresheet", "SAVE"],
    "report": ["report", "SAVE"],
    "chart": ["chart", TEAMS[0]],
    "chart-grey": ["chart", TEAMS[0], "--grey"],
    "two-charts": ["chart", *TEAMS, "--two"],
    "cards": ["cards"],
    "paper-bowl-cards": ["cards", "--system", "paper-bowl"],
    "blank-charts": ["forms"],
}


def main():
    FOLDER.mkdir(exist_ok=True)
    save = Path(os.environ["BOWLBOUND_HOME"]) / "sample.toml"
    wish = GameWish(game=GAME, seed=SEED, coaches={"home": "book", "away": "book"})
    save_game(open_table(wish), save)
    for name, words in PAPERS.items():
        out = FOLDER / f"{name}.pdf"
        bowlbound(["print", *(str(save) if word == "SAVE" else word for word in words), "-o", str(out)])
        print(f"{out.name}: {out.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
