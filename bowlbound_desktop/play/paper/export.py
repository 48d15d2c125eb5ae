"""Play-by-play and box score for other programs: CSV and JSON."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from bowlbound_desktop.play.paper.game_log import SIDES, GameLog
from bowlbound_desktop.play.paper.play_by_play import play_lines
from bowlbound_desktop.play.statistics import Tally

SHAPES = ("csv", "json")


def plays_text(log: GameLog, shape: str) -> str:
    """Every play, a line or an object each."""
    rows = [line.values() for line in play_lines(log)]
    return _csv(rows) if shape == "csv" else _json({**_game(log), "plays": rows})


def box_text(log: GameLog, shape: str) -> str:
    """The box score, a line or an object for each side."""
    rows = box_values(log)
    return _csv(rows) if shape == "csv" else _json({**_game(log), "box": rows})


def box_values(log: GameLog) -> list[dict[str, Any]]:
    """The figures of both sides, visitors first."""
    tally = Tally()
    for event in log.record().events():
        tally.tell(event)
    lines = tally.finish()
    return [{"side": side.value, "team": log.names[side], **lines[side].values()} for side in SIDES]


def _game(log: GameLog) -> dict[str, Any]:
    return {"game": log.game, "title": log.title, "standing": log.standing, "over": log.over}


def _csv(rows: Sequence[Mapping[str, Any]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _json(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"
