"""Sets up a game of Nailbiter as a scenario says, and puts a game into a scenario's words."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.nailbiter.rules.frame.game import (
    BACKUP,
    BLITZ,
    KICKOFF_LINE,
    KICKS,
    LAUNCH_LINE,
    NONE,
    OVERTIME,
    OVERTIME_TIMEOUTS,
    PLAY_CLOCK,
    SAFETY_KICK_LINE,
    STARTER,
    THIRD,
    TIMEOUTS,
    TOUCHBACK,
    TRY_LINE,
    Game,
)
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED
from bowlbound_desktop.kernel.clock import clock_text, parse_clock
from bowlbound_desktop.kernel.errors import ScenarioError
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.scenario.dialect import Dialect
from bowlbound_desktop.play.scenario.file import Scenario
from bowlbound_desktop.play.scenario.places import (
    agreed_game,
    place_facts,
    refuse_faults,
    score_in,
    side_facts,
    timeouts_in,
)
from bowlbound_desktop.play.scenario.values import (
    GOAL,
    Fields,
    Parser,
    by_side,
    each,
    one_of,
    read_fields,
    read_side,
    to_go,
    whole,
)

INCHES = "inches"
NO_CLOCK = "none"
STARTS = ("kickoff", "safety-kick", "launch", "jolt", "rare", "scrimmage", "try")
LINES = {"kickoff": KICKOFF_LINE, "safety-kick": SAFETY_KICK_LINE, "try": TRY_LINE}
MOST_SECONDS, BOX = 120, 10
MOST_CALLS = 200
KEYS = {"seconds": "clock"}
"""What a key of the game is called in [situation]."""


def set_up(descriptor: Descriptor, scenario: Scenario) -> tuple[Any, Game]:
    """The system and the game before the scenario's play."""
    rules, game = descriptor.rules, agreed_game(descriptor, scenario)
    ready = _declared(_situation(game, scenario.situation), scenario.situation.get("declared", {}))
    refuse_faults(rules, ready, KEYS)
    return rules, ready


def _situation(game: Game, fields: Fields) -> Game:
    offense: Side = fields["offense"]
    y = fields["ball"].seen_by(offense) if "ball" in fields else LINES.get(fields["next"], TOUCHBACK)
    quarter = fields.get("quarter", 1)
    placed = game.change(
        next=fields["next"],
        offense=offense,
        y=y,
        down=fields.get("down", 1),
        line=_line(y, fields.get("to_go", FIRST_DOWN_YARDS)),
        quarter=quarter,
        score=score_in(quarter, fields.get("score", {})),
        timeouts=timeouts_in(
            fields.get("timeouts", {}), TIMEOUTS if quarter < OVERTIME else OVERTIME_TIMEOUTS
        ),
        inside_30=y >= LAUNCH_LINE,
    )
    return _with_clock(placed, fields)


def _line(y: int, distance: int | str) -> int:
    """The line to gain; for inches it is at the ball."""
    if isinstance(distance, int):
        return min(FIELD, y + distance)
    return y if distance == INCHES else FIELD


def _with_clock(game: Game, fields: Fields) -> Game:
    """The game with its clock, which means a drill, and its entry, or the first of the side with the ball."""
    entries = game.tables.tracker.get(game.quarter, ())
    if fields.get("clock", NO_CLOCK) != NO_CLOCK:
        seconds = parse_clock(fields["clock"])
        return game.change(seconds=seconds, entry=fields.get("entry", len(entries)))
    has_ball = game.defense if game.next in KICKS else game.offense
    coached = has_ball is game.coached
    first = next((place for place, entry in enumerate(entries, 1) if entry.coached is coached), 1)
    return game.change(entry=fields.get("entry", first))


def _declared(game: Game, declared: Fields) -> Game:
    """The game with what it carries on from earlier plays."""
    counts, called = declared.get("counts", {}), declared.get("called", {})
    strings = declared.get("quarterback", {})
    hurting = declared.get("hurting", NONE)
    return game.change(
        pending=declared.get("pending", NONE),
        inside_30=declared.get("inside_30", game.inside_30),
        counts=tuple(counts.get(call, 0) for call in COUNTED),
        called=(called.get("blitz", 0), called.get("goal_line", 0)),
        penalty_run=declared.get("penalty_run", False),
        strings=(strings.get(Side.HOME, STARTER), strings.get(Side.AWAY, STARTER)),
        kickoff_penalty=declared.get("kickoff_penalty", 0),
        hurting=None if hurting == NONE else Side(hurting),
        unlimited=declared.get("unlimited", ()),
        exhausted=declared.get("exhausted", ()),
    )


def facts(game: Game) -> Fields:
    """The game in the words of [expect]."""
    return {
        **place_facts(game),
        "to_go": GOAL if game.and_goal else INCHES if game.inches else game.to_go,
        "quarter": game.quarter,
        "entry": game.entry,
        "clock": NO_CLOCK if game.seconds is None else clock_text(game.seconds),
        **side_facts(game),
        "declared": _carried(game),
    }


def _carried(game: Game) -> Fields:
    return {
        "pending": game.pending,
        "inside_30": game.inside_30,
        "counts": dict(zip(COUNTED, game.counts, strict=True)),
        "called": {"blitz": game.called[0], "goal_line": game.called[1]},
        "penalty_run": game.penalty_run,
        "quarterback": {side: game.string(side) for side in Side},
        "kickoff_penalty": game.kickoff_penalty,
        "hurting": game.hurting.value if game.hurting else NONE,
        "unlimited": sorted(game.unlimited),
        "exhausted": sorted(game.exhausted),
    }


def holds(wanted: Any, found: Any) -> bool:
    """Whether everything that is named holds; a table may name some keys only, lists have any order."""
    if isinstance(wanted, dict):
        return all(holds(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, tuple):
        return bool(sorted(wanted) == found)
    return bool(wanted == found)


def _clock(*more: str) -> Parser:
    def parse(value: object) -> str:
        if value in more:
            return str(value)
        seconds = parse_clock(value) if isinstance(value, str) else -1
        if not 0 <= seconds <= MOST_SECONDS or seconds % BOX:
            raise ScenarioError(f'{value!r} is not a time of a drill: write "2:00" down to "0:10"')
        return clock_text(seconds)

    return parse


def _to_go(value: object) -> int | str:
    return INCHES if value == INCHES else to_go(value)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ScenarioError(f"{value!r} is neither true nor false")
    return value


def _numbers(table: str, *names: str) -> Parser:
    """A table of numbers by these names."""
    return lambda value: read_fields(value, table, dict.fromkeys(names, whole(0, MOST_CALLS)))


_DECLARED: Mapping[str, Parser] = {
    "pending": one_of(NONE, BLITZ, PLAY_CLOCK),
    "inside_30": _flag,
    "counts": _numbers("counts", *COUNTED),
    "called": _numbers("called", "blitz", "goal_line"),
    "penalty_run": _flag,
    "quarterback": by_side(one_of(STARTER, BACKUP, THIRD)),
    "kickoff_penalty": whole(0, FIELD),
    "hurting": lambda value: NONE if value == NONE else read_side(value).value,
    "unlimited": each(one_of("runs", "passes")),
    "exhausted": each(one_of("long_pass", "line_run")),
}
_OWN: Mapping[str, Parser] = {"entry": whole(1, 5), "quarter": whole(1, OVERTIME), "to_go": _to_go}


def _expected(value: object) -> Fields:
    return read_fields(value, "expect.declared", _DECLARED)


DIALECT = Dialect(
    set_up=set_up,
    facts=facts,
    clock=_clock(NO_CLOCK),
    starts=STARTS,
    situation=_OWN,
    expectation={**_OWN, "declared": _expected},
    declared=_DECLARED,
    holds={"declared": holds},
)
