"""Sets up a game of Paper Bowl as a scenario says, and puts a game into a scenario's words."""

from typing import Any

from bowlbound_desktop.games.paper_bowl.rules.game import (
    KICKOFF_LINE,
    LAST_QUARTER,
    OVERTIME_TIMEOUTS,
    TIMEOUTS,
    TRY_LINE,
    Game,
)
from bowlbound_desktop.kernel.errors import ScenarioError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, LAST_DOWN
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.scenario.dialect import Dialect
from bowlbound_desktop.play.scenario.file import Scenario
from bowlbound_desktop.play.scenario.places import (
    agreed_game,
    line_to_gain,
    place_facts,
    refuse_faults,
    score_in,
    side_facts,
    timeouts_in,
)
from bowlbound_desktop.play.scenario.values import Fields, each, read_side, whole

LINES = {"scrimmage": 20, "try": TRY_LINE}
KEYS = {"played": "clock", "discards": "declared"}
"""What a key of the game is called in [situation]."""


def set_up(descriptor: Descriptor, scenario: Scenario) -> tuple[Any, Game]:
    """The system and the game before the scenario's play."""
    rules, game = descriptor.rules, agreed_game(descriptor, scenario)
    ready = _with_clock(_situation(game, scenario.situation), scenario)
    refuse_faults(rules, ready, KEYS)
    return rules, ready


def _situation(game: Game, fields: Fields) -> Game:
    offense: Side = fields["offense"]
    following, quarter = fields["next"], fields.get("quarter", 1)
    y = fields["ball"].seen_by(offense) if "ball" in fields else LINES.get(following, KICKOFF_LINE)
    declared = fields.get("declared", {})
    had_ball = declared.get("had_ball", ())
    return game.change(
        next=following,
        offense=offense,
        y=y,
        down=fields.get("down", LAST_DOWN if following == "try" else 1),
        line=line_to_gain(y, fields.get("to_go", FIRST_DOWN_YARDS)),
        quarter=quarter,
        score=score_in(quarter, fields.get("score", {})),
        timeouts=timeouts_in(
            fields.get("timeouts", {}), TIMEOUTS if quarter <= LAST_QUARTER else OVERTIME_TIMEOUTS
        ),
        receives=declared.get("receives", offense.opponent),
        had_ball=(Side.HOME in had_ball, Side.AWAY in had_ball),
    )


def _with_clock(game: Game, scenario: Scenario) -> Game:
    """The game with as many cards left; the others are those declared, or any that the play does not need."""
    whole = game.cards_a_quarter
    left = scenario.situation.get("clock", whole)
    if left > whole:
        raise ScenarioError(f"situation.clock: this quarter has {whole} cards")
    if not left and game.next == "scrimmage":
        raise ScenarioError("situation.clock: there is no card left for the play")
    played = whole - left
    before = whole if game.options.length == "short" and game.quarter in (2, LAST_QUARTER) else 0
    discards = scenario.situation.get("declared", {}).get("discards")
    if discards is None:
        needed = {int(card) for card in scenario.cards.get("event", ()) if str(card).isdigit()}
        discards = tuple(card for card in game.box.events if card not in needed)[: played + before]
    if len(discards) != played + before:
        raise ScenarioError(f"situation.declared: {played + before} cards must lie in the discards")
    return game.change(played=played, discards=discards)


def facts(game: Game) -> Fields:
    """The game in the words of [expect]."""
    return {
        **place_facts(game),
        "quarter": game.quarter,
        "clock": game.left,
        **side_facts(game),
    }


DIALECT = Dialect(
    set_up=set_up,
    facts=facts,
    clock=whole(0, 24),
    declared={"discards": each(whole(1, 24)), "receives": read_side, "had_ball": each(read_side)},
    sections=("cards",),
)
