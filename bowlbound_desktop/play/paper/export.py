"""Play-by-play and box score in files for other programs: CSV and JSON."""

import csv
import io
import json

from bowlbound_desktop.play.game_data import Row, box_rows, play_rows
from bowlbound_desktop.play.paper.game_log import GameLog

SHAPES = ("csv", "json")


def plays_text(log: GameLog, shape: str) -> str:
    """Every play, a line or an object each."""
    return _text(log, shape, "plays", play_rows(log))


def box_text(log: GameLog, shape: str) -> str:
    """The box score, a line or an object for each side."""
    return _text(log, shape, "box", box_rows(log))


def _text(log: GameLog, shape: str, part: str, rows: list[Row]) -> str:
    if shape == "json":
        whole = {"game": log.game, "standing": log.standing, "over": log.over, part: rows}
        return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
