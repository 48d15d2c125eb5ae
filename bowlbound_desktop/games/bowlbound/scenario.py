"""How scenarios of Bowl Bound are set up, and how the result is stated in their words."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.typed import refuse_half_typed
from bowlbound_desktop.games.bowlbound.editions import CLASSIC, CONSOLIDATED, edition_rules
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    GOOD,
    MARKS,
    NO_GOOD,
    Place,
    TeamChart,
    parse_totals,
    with_cell,
)
from bowlbound_desktop.games.bowlbound.rules.charts.validation import cell_problems
from bowlbound_desktop.games.bowlbound.rules.clock.timing import alternate
from bowlbound_desktop.games.bowlbound.rules.game import (
    TIMEOUTS,
    Conditions,
    Game,
    Overtime,
)
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.kernel.clock import Clock, parse_clock
from bowlbound_desktop.kernel.errors import BowlboundError, ScenarioError
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.scenario.dialect import Dialect
from bowlbound_desktop.play.scenario.file import CELL_KEYS, Scenario
from bowlbound_desktop.play.scenario.places import line_to_gain, place_facts, score_in, side_facts
from bowlbound_desktop.play.scenario.values import Fields, one_of, read_side

FREE_KICK_LINE = 20
TOUCHBACK_LINE = 20
OVERTIME = 5
TRY_DOWN = 4
SHORTEST_CONTINUOUS = 28
"""A sneak of three seconds, and twenty-five more until the next snap."""
EXTRA_POINTS = {cell.text: cell for cell in (GOOD, NO_GOOD)}
RULESETS = {"consolidated": CONSOLIDATED, "classic": CLASSIC}


def set_up(descriptor: Descriptor, scenario: Scenario) -> tuple[Any, Game]:
    """The system and the game before the scenario's play."""
    chosen = dict(scenario.options)
    rules = edition_rules(_ruleset(chosen.pop("ruleset", None), descriptor.key))
    home, away = (_chart(scenario, side) for side in Side)
    game = rules.new_game(home, away, rules.read_options(chosen))
    return rules, _situation(game, scenario.situation)


def _ruleset(name: object, key: str) -> str:
    if name is not None and name not in RULESETS:
        raise ScenarioError(f"the option ruleset cannot be {name!r}: it is one of {', '.join(RULESETS)}")
    return RULESETS[str(name)] if name else key


def _chart(scenario: Scenario, side: Side) -> TeamChart:
    chart = refuse_half_typed(load_by_id(scenario.teams.get(side.value, "blank"), side.value))
    for path, value in scenario.cells.items():
        owner, *place = path.split(".")
        if owner not in ("home", "away"):
            raise ScenarioError(f'[cells] has an unknown key "{path}": a cell belongs to home or away')
        if owner == side.value:
            chart = _with_value(chart, path, tuple(place), value)
    return evolve(chart, marks=_marks(scenario, side, chart))


def _marks(scenario: Scenario, side: Side, chart: TeamChart) -> tuple[str, ...]:
    marks = scenario.marks.get(side.value, chart.marks)
    for mark in marks:
        if mark not in MARKS:
            raise ScenarioError(f'marks.{side.value}: "{mark}" is not one of {", ".join(MARKS)}')
    return marks


def _with_value(chart: TeamChart, path: str, place: tuple[str, ...], value: Any) -> TeamChart:
    try:
        if place == ("fumble",):
            return _with_fumble(chart, value)
        cell = _cell(place, value)
        changed = with_cell(chart, place, cell)
        _refuse_unplayable(place, cell)
    except BowlboundError as error:
        raise ScenarioError(f"cells.{path}: {error}") from None
    return changed


def _with_fumble(chart: TeamChart, value: object) -> TeamChart:
    if not isinstance(value, str):
        raise ScenarioError('write the recovered totals as "10-30"')
    parse_totals(value)
    return evolve(chart, fumble=value)


def _cell(place: tuple[str, ...], value: Any) -> Cell:
    given = value if isinstance(value, dict) else {"text": value}
    text, colour = given.get("text", ""), given.get("colour")
    if type(text) is int:
        text = str(text)
    if not (CELL_KEYS.issuperset(given) and isinstance(text, str) and isinstance(colour, str | None)):
        raise ScenarioError("a cell is its text, or { text, colour }")
    if _is_extra_point(place):
        return _extra_point(text)
    return parse_cell(text, colour)


def _refuse_unplayable(place: Place, cell: Cell) -> None:
    """Refuse a cell that no chart may have, as when a chart is loaded (R-08)."""
    for severity, reason in () if _is_extra_point(place) else cell_problems(place[0], place[-2], cell):
        if severity == "error":
            raise ScenarioError(reason)


def _is_extra_point(place: Place) -> bool:
    return place[:2] == ("special", "extra_point")


def _extra_point(text: str) -> Cell:
    if text not in EXTRA_POINTS:
        raise ScenarioError(f'"{text}" is neither "good" nor "no good"')
    return EXTRA_POINTS[text]


def _situation(game: Game, fields: Fields) -> Game:
    offense: Side = fields["offense"]
    y = fields["ball"].seen_by(offense) if "ball" in fields else _home_line(game.options, fields["next"])
    clock = Clock(fields.get("quarter", 1), parse_clock(fields.get("clock", "15:00")))
    return game.change(
        next=fields["next"],
        offense=offense,
        y=y,
        down=fields.get("down", TRY_DOWN if fields["next"] == "try" else 1),
        line=line_to_gain(y, fields.get("to_go", FIRST_DOWN_YARDS)),
        clock=clock,
        score=score_in(clock.quarter, fields.get("score", {})),
        timeouts=_timeouts(fields.get("timeouts", {})),
        last_seconds=fields.get("last_play_seconds", 0),
        last_dead=_last_dead(game, clock, fields.get("last_play_seconds", 0)),
        chooser=offense.opponent,
        conditions=_conditions(game.options, fields.get("declared", {})),
        extra_play=clock.seconds == 0,
        overtime=Overtime(clock.quarter - OVERTIME + 1, offense) if clock.quarter >= OVERTIME else None,
    )


def _conditions(options: Options, declared: Fields) -> Conditions:
    """Rain and wind, which a game without the rule does not have (AR-VI)."""
    return Conditions() if options.weather == "off" else Conditions(**declared)


def _last_dead(game: Game, clock: Clock, seconds: int) -> str:
    """How the play before ended under alternate timing, judging by its seconds (AR-VII)."""
    at_the_snap = game.change(clock=Clock(clock.quarter, clock.seconds + seconds))
    if not seconds or not alternate(at_the_snap):
        return ""
    return "continuous" if seconds >= SHORTEST_CONTINUOUS else "interrupted"


def _home_line(options: Options, following: str) -> int:
    """Where the ball lies when a scenario does not say."""
    lines = {
        "free-kick": FREE_KICK_LINE,
        "scrimmage": TOUCHBACK_LINE,
        "try": FIELD - options.two_point_line,
    }
    return lines.get(following, options.kickoff_line)


def _timeouts(left: Mapping[Side, int]) -> tuple[int, int]:
    if max(left.values(), default=0) > TIMEOUTS:
        raise ScenarioError(f"situation.timeouts: a side has at most {TIMEOUTS}")
    return left.get(Side.HOME, TIMEOUTS), left.get(Side.AWAY, TIMEOUTS)


def facts(game: Game) -> Fields:
    """The game in the words of [expect]."""
    return {
        **place_facts(game),
        "quarter": game.clock.quarter,
        "clock": str(game.clock),
        **side_facts(game),
        "last_play_seconds": game.last_seconds,
    }


_WEATHER = one_of("A", "B", "C")
DIALECT = Dialect(
    set_up=set_up,
    facts=facts,
    declared={"precipitation": _WEATHER, "wind": _WEATHER, "wind_with": read_side},
    sections=("cells", "marks"),
    loose_dice=("defense",),
)
