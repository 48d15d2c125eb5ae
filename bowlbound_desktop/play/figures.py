"""Box score and drive chart as rows of text."""

from collections.abc import Sequence

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.drives import drives_of
from bowlbound_desktop.play.record import Record
from bowlbound_desktop.play.statistics import Line, Tally

SIDES = (Side.AWAY, Side.HOME)
Rows = Sequence[tuple[str, ...]]


def box_score(record: Record) -> tuple[tuple[str, ...], Rows]:
    """Headings and rows of the box score, visitors first."""
    tally = Tally()
    for event in record.events():
        tally.tell(event)
    lines = tally.finish()
    columns = [_figures(lines[side]) for side in SIDES]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return ("", *(record.teams[side].short for side in SIDES)), rows


def _figures(line: Line) -> dict[str, str]:
    return {
        "Points": str(line.points),
        "First downs": str(line.first_downs),
        "Rushes, yards": f"{line.rushes}, {line.rush_yards}",
        "Passes: thrown, caught, intercepted": f"{line.passes}, {line.completions}, {line.interceptions}",
        "Passing yards": str(line.pass_yards),
        "Plays, yards": f"{line.plays}, {line.yards}",
        "Yards a play": f"{line.yards / line.plays:.1f}" if line.plays else "–",
        "Fumbles, lost": f"{line.fumbles}, {line.fumbles_lost}",
        "Penalties, yards": f"{line.penalties}, {line.penalty_yards}",
        "Punts, average": f"{line.punts}, {line.punt_yards / line.punts:.1f}" if line.punts else "0",
        "Field goals": f"{line.field_goals} of {line.field_goals_tried}",
    }


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
