"""Puts rows of the tables into words, for the tables on the screen and the steps of a play."""

from bowlbound_desktop.games.gridiron_chaos.rules import rows
from bowlbound_desktop.games.gridiron_chaos.rules.cells import WholeRow


def _joined(*parts: str) -> str:
    return ", ".join(filter(None, parts))


def whole_row_words(row: WholeRow) -> str:
    """A row that is read in every column."""
    if row.what == "scoreboard":
        return f"Board {row.trailing}/{row.leading}/rare"
    return {"rare": "Rare play", "flag": "Flag down"}[row.what]


def break_words(row: rows.BreakRow) -> str:
    """A row of Break."""
    yards = "Touchdown" if row.yards == "TD" else str(row.yards)
    return f"{yards}, fumble ({row.fumble})" if row.fumble else yards


def recovery_words(row: rows.RecoveryRow) -> str:
    """A row of Fumble Recoveries."""
    to = {"offense": "The side that fumbled", "defense": "The other side"}
    other = to["defense" if row.to == "offense" else "offense"].lower()
    who = {"offense": "the side that fumbled", "defense": "the other side"}.get(row.unless, "")
    advance = f"advances {row.advance}" if row.advance else ""
    return _joined(to[row.to], advance, f"but {other} if {who} trails" if who else "")


def foul_words(row: rows.FoulRow) -> str:
    """A row of Penalties."""
    marks = {
        "gain": "from the end of the gain",
        "after": "from the dead ball",
        "start": "back to its beginning",
    }
    mark = marks.get(row.mark, "") if row.mark != "start" else "back to where the return began"
    yards = f"{row.yards} yards" if row.yards else ""
    down = "first down" if row.first_down else {"again": "same down", "used": "down used"}[row.down]
    after = down if row.mark in ("previous", "gain") else ""
    other = "holding by the defense if caught or never thrown" if row.instead else ""
    return _joined(f"{row.foul} ({row.by})", yards, mark, after, other).capitalize()


def kick_words(row: rows.KickRow) -> str:
    """A row of the field goal and punt tables."""
    if row.good:
        flag = "flag on {}+{}".format(*row.flag) if isinstance(row.flag, tuple) else ""
        return _joined(f"Good from the {row.good}", flag)
    if row.flag:
        return "Flag down on the punt"
    if row.blocked or row.fumble:
        return f"Blocked, -{row.blocked}" if row.blocked else f"Fumbled, -{row.fumble}"
    if row.fake:
        return f"Fake, pass +{row.fake} ({row.letter})"
    if row.fielded or row.spotted:
        return f"Fielded at the {row.fielded}" if row.fielded else f"Spotted at the {row.spotted}"
    return _joined(f"{row.length} yards", "must roll" if row.roll else "", "out of bounds" if row.ob else "")


def turnover_return_words(row: rows.TurnoverReturnRow) -> str:
    """A row of the returns of fumbles, interceptions and blocks."""
    yards = "Touchdown" if row.yards == "TD" else str(row.yards)
    hail_mary = f"off a Hail Mary {row.hail_mary}" if row.hail_mary is not None else ""
    marks = (("ob", row.ob), ("challenge", row.challenge), ("fumbled right back", row.back))
    told = (word for word, there in marks if there)
    return _joined(yards, hail_mary, *told, f"INT {row.int_}", f"FUM {row.fum}")


def two_point_words(row: rows.TwoPointRow) -> str:
    """A row of the two-point table."""
    verdict = "Good" if row.good else "No good"
    challenge = "the defense may challenge" if row.challenge else ""
    return _joined(f"{verdict}: {row.text}", challenge, row.letter)


def onside_words(row: rows.OnsideRow) -> str:
    """A row of Onside kicks."""
    return _joined(f"{row.length} yards to the {row.to}", "break" if row.break_ else "")


def return_words(row: rows.ReturnRow) -> str:
    """A row of Kickoff or Punt return."""
    if row.flag:
        return "Flag down on the return"
    fumble = f"fumble ({row.fumble})" if row.fumble else ""
    if row.touched:
        return f"Touches the returner, {fumble}"
    if row.break_:
        return "Break"
    if row.spotted:
        return f"Out of bounds, spotted at the {row.spotted}"
    return _joined(f"To the {row.to}" if row.to else str(row.yards), fumble)


def hail_mary_words(row: rows.HailMaryRow) -> str:
    """A row of the Hail Mary."""
    if row.caught:
        return f"Caught at the {row.caught}, 2-{row.stopped} stopped, otherwise touchdown ({row.letter})"
    if row.intercepted:
        return f"Intercepted at the {row.intercepted}"
    return f"Touchdown ({row.letter})" if row.touchdown else "Incomplete"


def rare_words(row: rows.RareRow) -> str:
    """A rare play: its story, yards and letters."""
    yards = _rare_yards(row)
    foul = f"{row.foul.foul} by the {row.foul.by}" if row.foul else ""
    inside = f"inside the {row.within} use row 11" if row.within else ""
    challenge = f"the {row.challenge} may challenge" if row.challenge else ""
    letters = "/".join(filter(None, (row.letter, row.taker or row.overturned_taker)))
    text = row.text[0].upper() + row.text[1:]
    return _joined(text, yards, "ob" if row.ob else "", foul, inside, challenge, letters)


def _rare_yards(row: rows.RareRow) -> str:
    if row.short:
        return "a yard short"
    if row.to:
        return f"to the {row.to}"
    return str(row.yards) if row.play in ("run", "pass", "sack", "interception") else row.play
