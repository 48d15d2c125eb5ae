"""What two predictions come to, and what a computer coach predicts (C-AR-01)."""

import pytest

from bowlbound_desktop.games.bowlbound.predictions import SecretPredictions
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.games.bowlbound.spread import spread_words
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.predictions import Prediction
from tests.shelf import SYSTEMS

HOME, AWAY = Side.HOME, Side.AWAY
ARMY, PURDUE = "1966-army", "1966-purdue"
HOW = SecretPredictions()


@pytest.mark.parametrize(
    ("first", "second", "takes", "favourite", "spot"),
    [
        ((HOME, 26), (HOME, 19), HOME, HOME, 19),
        ((HOME, 19), (HOME, 26), AWAY, HOME, 19),
        ((AWAY, 3), (AWAY, 10), HOME, AWAY, 3),
        ((HOME, 26), (AWAY, 19), HOME, HOME, 0),
        ((AWAY, 1), (HOME, 40), AWAY, AWAY, 0),
    ],
)
def test_team_and_spot_go_into_the_options(first, second, takes, favourite, spot):
    found = HOW.agree(Prediction(*first), Prediction(*second))
    assert (found.first_takes, found.favourite, found.spot) == (takes, favourite, spot)
    assert Options(**found.options) == Options(favourite=favourite.value, spot=spot)


def test_a_computer_coach_predicts_the_published_spread():
    on_mays = {"site": "neutral", "power_scale": "mays"}
    assert HOW.guess("1966-notre-dame", ARMY, on_mays) == Prediction(HOME, 16)
    assert HOW.guess(ARMY, "1966-notre-dame", on_mays) == Prediction(AWAY, 16)
    assert HOW.guess(ARMY, ARMY, on_mays) == Prediction(HOME, 1)


def test_the_form_tells_what_was_predicted():
    told = spread_words(ARMY, PURDUE, {"favourite": "away", "spot": 1})
    assert told == "By the predictions: 1966 Purdue gives 1 point (C-AR-01)"
    assert spread_words(ARMY, PURDUE, {"favourite": "home", "spot": 0}).startswith(
        "By the predictions nobody"
    )


def test_only_bowl_bound_asks_for_predictions():
    from bowlbound_desktop.games.register import game

    assert [key for key in SYSTEMS if game(key).predictions] == ["bowlbound", "bowlbound-classic"]
