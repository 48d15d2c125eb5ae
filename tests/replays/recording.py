"""Recorded games: their answers, and what was told, shown and counted, without naming any module.

A recording is JSON with a line for each play: system, teams, options, seed and coaches of the game, its box
score and drives; and of every play its answers, its sentence in the log, board and ball after it, and a
fingerprint of its reasons.
"""

import json
from hashlib import sha256
from pathlib import Path

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.game_data import game_data
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.paper.game_log import read_log
from tests.replays.digests import wished

FOLDER = Path(__file__).parent
FORMAT = 1


def recordings():
    """The files of all recorded games."""
    return sorted(FOLDER.glob("*.json"))


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def write(path, recording):
    """Write a play to each line, so that a change shows where it is."""
    plays = ",\n".join(f"  {line(play)}" for play in recording["plays"])
    rest = (f"{line(key)}: {line(value)}" for key, value in recording.items() if key != "plays")
    path.write_text("{" + ",\n".join((*rest, f'"plays": [\n{plays}\n]')) + "}\n", encoding="utf-8")


def line(value):
    return json.dumps(value, ensure_ascii=False)


def coached(recording):
    """A table with the recorded coaches and dice: the whole game again."""
    return open_table(ordered(recording))


def ordered(recording):
    """The wish that the recorded game came from."""
    return wished(**_wished(recording), coaches=coaches_of(recording))


def coaches_of(recording):
    """The coach of each side that has a seat."""
    named = zip(("home", "away"), recording["coaches"], strict=True)
    return {side: coach for side, coach in named if coach}


def replayed(recording):
    """A table with people who give the recorded answers and throws."""
    table = open_table(wished(**_wished(recording), dice="typed"))
    for play in recording["plays"]:
        for answer in play["answers"]:
            table.answer(tuple(answer) if isinstance(answer, list) else answer)
    return table


def _wished(recording):
    return {name: recording[name] for name in ("system", "home", "away", "seed", "options")}


def recorded(session, wish):
    """A finished game as a recording."""
    log = read_log(session)
    data = game_data(log)
    return {
        "format": FORMAT,
        "system": session.system.key,
        **{name: getattr(wish, name) for name in ("home", "away", "seed")},
        "coaches": [wish.coaches.get(side.value) for side in Side],
        "options": dict(wish.options),
        "standing": data["standing"],
        "box": data["box"],
        "drives": data["drives"],
        "plays": [_play(session, log, number) for number in range(session.plays)],
    }


def _play(session, log, number):
    happened = log.plays[number]
    reasons = "\n".join(map(str, log.narrator.why(happened)))
    return {
        "answers": [list(one) if isinstance(one, tuple) else one for one in session.position(number).answers],
        "told": log.narrator.summary(happened),
        "after": _shown(session.system, session.game_after(number)),
        "why": sha256(reasons.encode()).hexdigest()[:12],
    }


def _shown(rules, game):
    """Board and field in a line."""
    board = rules.scoreboard(game)
    score, timeouts = ("-".join(str(held[side]) for side in Side) for held in (board.totals, board.timeouts))
    where = f"{board.ball} ({rules.picture(game).ball})" if board.ball else "no ball"
    has_ball = board.possession.value if board.possession else "nobody"
    return f"{board.quarter} {board.clock}, {score}, {has_ball}, {board.down}, {where}, timeouts {timeouts}"


def asked(session):
    """Every kind of decision, and every purpose of dice or cards, that a game asked for."""
    items = (item for play in range(session.plays) for item in session.happened(play))
    return {word for item in items if isinstance(item, tuple) for word in _words(item[0])}


def _words(request):
    parts = getattr(request, "decisions", (request,))
    return {f"{type(part).__name__} {getattr(part, 'kind', '') or part.purpose}" for part in parts}


def vocabulary(words):
    """Every question that a game has words for, in the form of `asked`."""
    by_class = {"Decision": words.kinds, "Roll": words.purposes, "Draw": words.cards}
    return {f"{name} {word}" for name, held in by_class.items() for word in held}


def answered(session):
    """Every answer to a decision by kind, and every class of event."""
    found = set()
    for play in range(session.plays):
        for item in session.happened(play):
            found |= _answers(*item) if isinstance(item, tuple) else _facts(item)
    return found


def _answers(request, answer):
    if isinstance(answer, int):
        return set()
    parts = getattr(request, "decisions", (request,))
    return {f"{part.kind}={one}" for part, one in zip(parts, _each(answer), strict=True)}


def _each(answer):
    return answer if isinstance(answer, tuple) else (answer,)


def _facts(event):
    return {f"{type(event).__name__} {getattr(event, 'how', '')} {event.rule}"}
