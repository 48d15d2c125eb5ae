"""Sets up a game of Gridiron Chaos as a scenario says, and puts a game into a scenario's words."""

from collections.abc import Sequence
from typing import Any

from bowlbound_desktop.games.gridiron_chaos.rules.credits import LETTERED, Lettered
from bowlbound_desktop.games.gridiron_chaos.rules.game import (
    FREE_KICK_LINE,
    KICKOFF_LINE,
    LATE_PERIODS,
    OVERTIME,
    OVERTIME_TIMEOUTS,
    TIMEOUTS,
    TRY_LINE,
    Game,
)
from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS
from bowlbound_desktop.kernel.clock import Clock, parse_clock
from bowlbound_desktop.kernel.errors import ScenarioError
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.scenario.dialect import Dialect
from bowlbound_desktop.play.scenario.file import Scenario
from bowlbound_desktop.play.scenario.places import (
    agreed_game,
    line_to_gain,
    place_facts,
    score_in,
    side_facts,
    timeouts_in,
)
from bowlbound_desktop.play.scenario.values import Fields, by_side, one_of, read_side, whole

LINES = {"kickoff": KICKOFF_LINE, "free-kick": FREE_KICK_LINE, "scrimmage": 20, "try": TRY_LINE}
BOX = 15
MOST_CARRIED = 100
LETTERS = ("L", "T", "M")
NONE = "none"
UNUSED = "last_play_seconds"
"""A key of the common format that this game does not have."""


def set_up(descriptor: Descriptor, scenario: Scenario) -> tuple[Any, Game]:
    """The system and the game before the scenario's play."""
    if UNUSED in scenario.situation or UNUSED in scenario.expect:
        raise ScenarioError(f"{UNUSED}: there is no such thing in this game")
    rules, game = descriptor.rules, agreed_game(descriptor, scenario)
    return rules, _situation(game, scenario.situation)


def _situation(game: Game, fields: Fields) -> Game:
    offense: Side = fields["offense"]
    following, quarter = fields["next"], fields.get("quarter", 1)
    declared = fields.get("declared", {})
    y = fields["ball"].seen_by(offense) if "ball" in fields else LINES.get(following, KICKOFF_LINE)
    out = declared.get("quarterback_out", {})
    set_game = game.change(
        next=following,
        offense=offense,
        y=_checked_y(y),
        down=fields.get("down", 1),
        line=line_to_gain(y, fields.get("to_go", FIRST_DOWN_YARDS)),
        clock=_clock(fields.get("clock", "15:00"), quarter, following),
        score=score_in(quarter, fields.get("score", {})),
        timeouts=timeouts_in(
            fields.get("timeouts", {}), OVERTIME_TIMEOUTS if quarter == OVERTIME else TIMEOUTS
        ),
        receives=declared.get("receives", offense.opponent),
        quarterback_out=(out.get(Side.HOME, 0), out.get(Side.AWAY, 0)),
        return_yards=declared.get("return_yards", 0),
    )
    return _with_advantage(set_game, declared.get("advantage", ""))


def _checked_y(y: int) -> int:
    if not 0 < y < FIELD:
        raise ScenarioError("situation.ball: the ball must lie between the goal lines")
    return y


def _with_advantage(game: Game, letter: str) -> Game:
    if letter and game.next != "scrimmage":
        raise ScenarioError(
            "situation.declared.advantage: a letter is live before a snap from scrimmage only"
        )
    return game.change(advantage=letter)


def _clock(text: str, quarter: int, following: str) -> Clock:
    if quarter > OVERTIME:
        raise ScenarioError(f"situation.quarter: {OVERTIME} is overtime, and there is only one")
    seconds = parse_clock(text)
    extra = following == "try" or (following == "scrimmage" and quarter in LATE_PERIODS)
    if seconds % BOX or not (seconds or extra):
        raise ScenarioError(f"situation.clock: {text} is not a box of the clock in which this play can begin")
    return Clock(quarter, seconds)


def facts(game: Game) -> Fields:
    """The game after the play in the words of [expect]."""
    return {
        **place_facts(game),
        "quarter": game.quarter,
        "clock": str(game.clock),
        **side_facts(game),
        "advantage": game.advantage or NONE,
        "quarterback": {side: game.quarterback(side) for side in Side},
        "return_yards": game.return_yards,
    }


def credited(events: Sequence[Event]) -> Fields:
    """The letters that were credited on the play."""
    told = [event for event in events if isinstance(event, Lettered) and event.what in LETTERED]
    letters = {side: {event.slot for event in told if event.side is side} for side in Side}
    return {"credit": {side: tuple(sorted(letters[side])) for side in Side}}


def _slots(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ScenarioError('write a list of letters such as ["A"]')
    return tuple(sorted({one_of(*SLOTS)(slot) for slot in value}))


DIALECT = Dialect(
    set_up=set_up,
    facts=facts,
    told=credited,
    declared={
        "advantage": one_of(*LETTERS),
        "receives": read_side,
        "quarterback_out": by_side(whole(1, OVERTIME + 1)),
        "return_yards": whole(-MOST_CARRIED, MOST_CARRIED),
    },
    expectation={
        "advantage": one_of(*LETTERS, NONE),
        "quarterback": by_side(one_of("QB", "QB2")),
        "return_yards": whole(-MOST_CARRIED, MOST_CARRIED),
        "credit": by_side(_slots),
    },
)
