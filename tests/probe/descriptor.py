"""The probe's descriptor: everything that shared code knows of it."""

from functools import cached_property
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.kernel.small_questions import SmallQuestions
from bowlbound_desktop.play.descriptor import Descriptor
from tests.probe.coach import LEVELS, chance, forecast
from tests.probe.game import COACHED
from tests.probe.scenario import DIALECT
from tests.probe.shelf import RosterShelf
from tests.probe.system import Probe

RULES = Probe()
LAST_QUARTER = 4
SMALL_QUESTIONS = SmallQuestions(matters={"pace": lambda start, _: start.quarter == LAST_QUARTER})


@frozen(slots=False)
class ProbeGame(Descriptor):
    """A tiny game that uses every feature that no real game uses."""

    room = "probe"
    rules = RULES
    dialect = DIALECT
    famous = ("otters", "herons")
    small_questions = SMALL_QUESTIONS
    folder = Path(__file__).parent
    scorepad = RULES.scorepad
    printed_tables = RULES
    own_levels = LEVELS

    @cached_property
    def shelf(self):
        return RosterShelf()

    def seats(self, options):
        return (COACHED,)

    def seat_name(self, side):
        return "the shadow"

    @property
    def judge(self):
        return chance

    @property
    def forecaster(self):
        return forecast


def describe(key, faces):
    return ProbeGame(key)
