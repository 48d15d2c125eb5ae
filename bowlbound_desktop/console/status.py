"""The status line of the terminal: score, clock, down and timeouts."""

from bowlbound_desktop.kernel.field import VISITORS_FIRST
from bowlbound_desktop.kernel.system import Scoreboard


def status_line(board: Scoreboard, width: int) -> str:
    """Everything on one line; timeouts and names are shortened where the line is too narrow."""
    when = f"{board.quarter} {board.clock}".strip()
    down = f"{board.down} at {board.ball}" if board.ball and board.down_number else board.down
    left = "–".join(str(board.timeouts[side]) for side in VISITORS_FIRST)
    long = (when, board.score_words, _who(board, down), f"timeouts {left}")
    short = (when, board.score_words, down)
    for parts in (long, (*long[:3], f"T/O {left}"), (*short, f"T/O {left}"), short):
        line = f" {' | '.join(part for part in parts if part)}"
        if not width or len(line) <= width:
            return line
    return line


def _who(board: Scoreboard, down: str) -> str:
    return f"{board.teams[board.possession].short}: {down}" if board.possession else down
