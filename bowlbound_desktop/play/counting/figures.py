"""Box score and drive chart as rows of text."""

from collections.abc import Sequence

from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.field import VISITORS_FIRST
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.counting.players import player_figures
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.counting.statistics import BoxLine, tallied

Rows = Sequence[tuple[str, ...]]
POSSESSION = "Time of possession"
"""Left out where a game's clock counts no seconds."""


def box_score(record: Record) -> tuple[tuple[str, ...], Rows]:
    """Headings and rows of the box score, visitors first; below them what players did."""
    lines = tallied(record.events(), record.ways)
    columns = [_figures(lines[side]) for side in VISITORS_FIRST]
    untimed = any(line.plays for line in lines.values()) and not any(
        line.possession for line in lines.values()
    )
    names = [name for name in columns[0] if name != POSSESSION or not untimed]
    rows = [(name, *(column[name] for column in columns)) for name in names]
    for name, cells in player_figures(record.events(), record.ways, VISITORS_FIRST):
        rows.append((name, *(cells[side] for side in VISITORS_FIRST)))
    return ("", *(record.teams[side].short for side in VISITORS_FIRST)), rows


def _figures(line: BoxLine) -> dict[str, str]:
    return {
        "Points": str(line.points),
        "First downs": str(line.first_downs),
        "By rush, pass, penalty": _several(
            line.first_downs_rushing, line.first_downs_passing, line.first_downs_penalty
        ),
        "Rushes, yards": _several(line.rushes, line.rush_yards),
        "Passes: thrown, caught, intercepted": _several(line.passes, line.completions, line.interceptions),
        "Passing yards": str(line.pass_yards),
        "Plays, yards": _several(line.plays, line.yards),
        "Yards per play": f"{line.yards / line.plays:.1f}" if line.plays else "–",
        "Fumbles, lost": _several(line.fumbles, line.fumbles_lost),
        "Penalties, yards": _several(line.penalties, line.penalty_yards),
        "Punts, average": f"{line.punts}, {line.punt_yards / line.punts:.1f}" if line.punts else "0",
        "Returns, yards": _several(line.returns, line.return_yards),
        "Field goals": f"{line.field_goals} of {line.field_goals_tried}",
        "Third downs": f"{line.third_downs_made} of {line.third_downs}",
        "Fourth downs": f"{line.fourth_downs_made} of {line.fourth_downs}",
        POSSESSION: clock_text(line.possession),
    }


def _several(*figures: int) -> str:
    return ", ".join(map(str, figures))


def drive_chart(record: Record) -> tuple[tuple[str, ...], Rows]:
    """Headings and rows of the drive chart."""
    rows = [
        (
            record.teams[drive.side].short,
            drive.began,
            record.place(drive.start),
            str(drive.plays),
            str(drive.yards),
            drive.result or "…",
        )
        for drive in drives_of(record)
    ]
    return ("Drive", "Began", "From", "Plays", "Yards", "Ended"), rows
