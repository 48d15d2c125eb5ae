"""One line says how the result of a play came about, and one word what kind of result it is."""

import pytest

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.ways import COMMON
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.story.made import made_of, tone_of
from tests.ui.conftest import fake_session

HOME, AWAY = Side.HOME, Side.AWAY
START = e.PlayStarted(side=HOME, ball=20, down=1, to_go=10, quarter=1, seconds=900)


def moved(end, how="run"):
    return e.BallMoved(side=HOME, start=20, end=end, how=how)


def test_calls_throws_cells_and_the_sum_are_one_line():
    session = fake_session()
    for side, answer in ((AWAY, "kick"), (HOME, "2"), (AWAY, "B")):
        session.answer_for(side, answer)
    narrator = Narrator(register.game("bowlbound").words, {HOME: "Notre Dame", AWAY: "Michigan State"})
    happened = session.happened(1)
    rows = [item.row for item in happened if isinstance(item, e.CellRead)]
    assert made_of(happened, narrator) == (
        f"Off Tackle against Formation B · {rows[0]}: 7, green · {rows[1]}: (2), red"
    )
    ruled = e.Ruled(sentence="{} and {} make {} yards", figures=(7, -2, 5))
    assert made_of([ruled, moved(25)], narrator) == "7 and -2 make 5 yards"
    assert made_of([moved(25), ruled], narrator) == ""


@pytest.mark.parametrize(
    ("events", "tone"),
    [
        ((moved(25),), "gain"),
        ((moved(17),), "loss"),
        ((moved(35), e.FirstDown(side=HOME, ball=35)), "first"),
        ((e.PassFell(side=HOME),), ""),
        ((moved(60, "punt"),), "kick"),
        ((e.Intercepted(side=AWAY, ball=44),), "lost"),
        ((moved(25), e.FlagThrown(side=AWAY, foul="DEF 5")), "gain"),
        ((e.FlagThrown(side=AWAY, foul="DEF 5"),), "flag"),
        ((e.KickFailed(side=HOME, how="field_goal"),), "missed"),
        ((moved(100), e.Scored(side=HOME, points=6, how="touchdown")), "score"),
    ],
)
def test_every_result_has_its_tone(events, tone):
    assert tone_of([START, *events], COMMON) == tone
