"""The probe's part of scenario files: possessions as its clock, and inches."""

from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS
from bowlbound_desktop.play.scenario.dialect import Dialect
from bowlbound_desktop.play.scenario.places import line_to_gain, score_in
from bowlbound_desktop.play.scenario.values import GOAL, to_go, whole
from tests.probe.game import POSSESSIONS, START

INCHES = "inches"


def set_up(descriptor, scenario):
    rules, fields = descriptor.rules, scenario.situation
    teams = (descriptor.shelf.load(scenario.teams.get(side.value, "blank"), side.value, {}) for side in Side)
    y = fields["ball"].seen_by(fields["offense"]) if "ball" in fields else START
    distance = fields.get("to_go", FIRST_DOWN_YARDS)
    quarter = fields.get("quarter", 1)
    return rules, rules.new_game(*teams, rules.read_options(scenario.options)).change(
        offense=fields["offense"],
        y=y,
        down=fields.get("down", 1),
        line=y if distance == INCHES else line_to_gain(y, distance),
        quarter=quarter,
        entry=fields.get("clock", 1 + POSSESSIONS.index(fields["offense"])),
        score=score_in(quarter, fields.get("score", {})),
    )


def facts(game):
    return {
        "next": game.next,
        "offense": game.offense,
        "ball": Spot(game.spot()),
        "down": game.down,
        "to_go": GOAL if game.line >= FIELD else INCHES if game.inches else game.to_go,
        "quarter": game.quarter,
        "clock": game.entry,
        "score": {side: game.score.total(side) for side in Side},
    }


def distance(value):
    return INCHES if value == INCHES else to_go(value)


DIALECT = Dialect(
    set_up=set_up,
    facts=facts,
    clock=whole(1, len(POSSESSIONS)),
    starts=("scrimmage",),
    situation={"to_go": distance},
    expectation={"to_go": distance},
)
