"""The report of a game: score, figures, chance to win, drives and every play."""

from attrs import frozen

from bowlbound_desktop.kernel.field import VISITORS_FIRST
from bowlbound_desktop.play.counting.figures import box_score
from bowlbound_desktop.play.counting.win_chance import Curve, curve
from bowlbound_desktop.play.paper.game_log import GameLog
from bowlbound_desktop.play.paper.grid import Column, PaperGrid, Row
from bowlbound_desktop.play.paper.play_by_play import play_grid
from bowlbound_desktop.play.paper.scoresheet import Scoresheet, filled_scoresheet


@frozen
class Report:
    """Everything that the report says."""

    sheet: Scoresheet
    figures: PaperGrid
    curve: Curve
    plays: PaperGrid


def read_report(log: GameLog) -> Report:
    """The report of a game as far as it has been played."""
    record = log.record()
    return Report(filled_scoresheet(log), _figures(log), curve(record), play_grid(log))


def _figures(log: GameLog) -> PaperGrid:
    _, rows = box_score(log.record())
    columns = (Column("", 2.4), *(Column(log.names[side], 1.4, "right") for side in VISITORS_FIRST))
    return PaperGrid(title="Box score", columns=columns, rows=tuple(map(Row, rows)))
