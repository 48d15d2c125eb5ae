"""Play-by-play and box score in files for other programs: CSV and JSON."""

import csv
import io
import json

from bowlbound_desktop.play.game_data import Row, box_rows, play_rows, player_rows
from bowlbound_desktop.play.paper.game_log import GameLog

SHAPES = ("csv", "json")
NOTHING: Row = {}


def plays_text(log: GameLog, shape: str) -> str:
    """Every play, as a line or an object."""
    return _text(log, shape, "plays", play_rows(log))


def box_text(log: GameLog, shape: str) -> str:
    """The box score, a line or an object per side; JSON has the players too, where there are any."""
    players = player_rows(log)
    return _text(log, shape, "box", box_rows(log), {"players": players} if players else {})


def _text(log: GameLog, shape: str, part: str, rows: list[Row], more: Row = NOTHING) -> str:
    if shape == "json":
        whole = {"game": log.game, "standing": log.standing, "over": log.over, part: rows, **more}
        return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
