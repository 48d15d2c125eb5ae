"""Kicks are weighed whole: every aim, every rush with the best reply to it, nothing left out."""

import numpy as np
import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.calls import formations, opposed, unopposed
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.habits import usual_punt
from bowlbound_desktop.games.bowlbound.coaches.kick_game import LEAST_PUNT, KickGame
from bowlbound_desktop.games.bowlbound.coaches.kneeling import kneels_out
from bowlbound_desktop.games.bowlbound.coaches.known import known_aims, known_odds
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import worths_of
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import custom
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import AIMS, aimed
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from tests.shelf import system

RULES = system("bowlbound")
CALLS = ("punt", "C")


@pytest.fixture(scope="module")
def start():
    team = load_by_id("average-1988")
    return RULES.new_game(team, team, RULES.read_options(RULES.presets["advanced"] | {"weather": "off"}))


def fourth(start, y, to_go, lead=0, clock=(2, 600), **more):
    return start.change(
        **{
            "next": "scrimmage",
            "offense": Side.HOME,
            "y": y,
            "down": 4,
            "line": min(100, y + to_go),
            "clock": Clock(*clock),
            "score": Score((20 + lead, 0, 0, 0), (20, 0, 0, 0)),
        }
        | more
    )


def asked(game, *answers):
    run = Run(RULES.next_play(game), answers)
    return run.pending, Moment(game=game, play=9, happened=run.happened)


def choose(game, *answers):
    decision, moment = asked(game, "none", *answers)
    return decision.kind, EquilibriumCoach(1).choose(decision, moment)


@pytest.mark.parametrize("y", [3, 30, 67])
def test_all_aims_together_are_what_each_is_alone(start, y):
    """Out of bounds nobody chooses anything, so that both ways must come to the same."""
    game = fourth(start, y, 9)
    aims = [(aim, False) for aim in ("15", "20", "24")]
    together = worths_of("points", game, known_aims(game, aims, (("kick_rush", "none"),)))
    alone = [
        worths_of("points", game, known_odds(game, ("punt",), ("any",), (("coffin_corner", aim),)))[0]
        for aim, _ in aims
    ]
    assert together == pytest.approx(alone, abs=2e-3)


def test_the_receivers_take_what_is_best_for_them(start):
    """With a choice between return, fair catch and roll a punt is worth no more than with a return always."""
    game = fourth(start, 30, 9)
    (best,) = worths_of("points", game, known_aims(game, [("0", False)], (("kick_rush", "none"),)))
    (returned,) = worths_of("points", game, known_odds(game, ("punt",), ("any",)))
    assert best <= returned + 1e-3


def test_the_best_of_all_aims_is_chosen_and_none_makes_a_punt_of_ten_yards(start):
    """Seen: one ahead, 2:30 left, at the 33: 14 (.857) where 16 gave .869; and "24 in" for ten yards."""
    game = fourth(start, 67, 9, lead=1, clock=(4, 150))
    reply = KickGame("equilibrium", game, "punt").reply("none")
    assert reply.aims[reply.corner] == max(reply.aims.values())
    most = usual_punt(game.chart(Side.HOME)) - LEAST_PUNT
    assert set(reply.aims) == {aim for aim in AIMS if aimed(aim)[0] <= most}
    assert aimed(reply.corner)[0] >= 14
    kind, answer = choose(game, CALLS, "none")
    assert (kind, answer) == ("coffin_corner", reply.corner)


def test_from_his_own_end_he_kicks_as_far_as_he_can(start):
    assert choose(fourth(start, 20, 9), CALLS, "none") == ("coffin_corner", "0")


def test_a_rush_is_worth_what_the_best_reply_leaves_of_it(start):
    """Seen: five of six rushes were answered by a play or a fake, and the coach had counted on a kick."""
    short = KickGame("equilibrium", fourth(start, 45, 1), "punt")
    plays = short.reply("rush").plays
    assert short.reply("rush").worth == pytest.approx(max(plays.values()))
    assert short.rushes["rush"] > short.rushes["none"]
    assert choose(fourth(start, 45, 1), CALLS) == ("kick_rush", "none")


def test_an_announced_rush_on_a_short_down_is_met_by_a_play(start):
    kind, answer = choose(fourth(start, 45, 1), CALLS, "rush")
    assert kind == "rushed_kick"
    assert answer in "123456789"


def test_fakes_are_weighed(start):
    reply = KickGame("equilibrium", fourth(start, 45, 1), "punt").reply("none")
    assert len(reply.faked) == 2
    assert reply.faked[reply.fakes] >= max(reply.faked.values()) - 0.002


def test_nothing_of_a_kick_is_dropped_inside_the_own_five(start):
    """Seen: 0.4 % of a rushed punt was followed there."""
    for rush in ("none", "rush"):
        known = known_odds(fourth(start, 3, 9), ("punt",), ("any",), (("kick_rush", rush),))
        assert known.chances.sum() == pytest.approx(1, abs=1e-5)
        assert len(known.ends) > 100


@pytest.mark.parametrize(
    ("game", "never"),
    [
        ({"y": 50, "to_go": 5, "lead": -3, "clock": (4, 30)}, "spike"),
        ({"y": 27, "to_go": 5, "lead": 4, "clock": (4, 80)}, "kneel"),
        ({"y": 6, "to_go": 10, "lead": 4, "clock": (4, 110), "down": 1}, "kneel"),
        ({"y": 2, "to_go": 10, "lead": 4, "clock": (4, 20), "down": 2}, "kneel"),
    ],
)
def test_nobody_gives_ball_or_points_away(start, game, never):
    """Seen: a spike and a kneel on fourth down, two kneels at the own 6 that ended in a safety."""
    here = fourth(start, **game, timeouts=(2, 1), last_seconds=30)
    assert never in offense_options(here)
    assert never not in unopposed("equilibrium", here)


def test_a_kneel_that_ends_the_game_is_right_on_fourth_down_too(start):
    """It takes ten seconds, because the ball changes hands; timeouts of the others do not matter."""
    assert "kneel" in unopposed("equilibrium", fourth(start, 30, 5, 4, (4, 10), timeouts=(0, 3)))
    assert "kneel" not in unopposed("equilibrium", fourth(start, 30, 5, 4, (4, 20), timeouts=(0, 0)))


@pytest.mark.parametrize("coach", [EquilibriumCoach(1), BookCoach(1)])
@pytest.mark.parametrize(
    ("down", "seconds", "timeouts", "kneels"),
    [
        (1, 100, 0, True),  # three of thirty seconds, and ten on fourth down
        (1, 110, 0, False),
        (3, 40, 0, True),
        (4, 10, 3, True),
        (4, 20, 0, False),  # seen: a kneel-down that left the others ten seconds
        (1, 80, 1, True),
        (3, 20, 3, True),  # only one timeout can be called before fourth down
        (3, 30, 1, False),
    ],
)
def test_a_side_in_the_lead_kneels_where_that_ends_the_game_for_certain(
    start, coach, down, seconds, timeouts, kneels
):
    game = fourth(start, 45, 10, 7, (4, seconds), timeouts=(0, timeouts)).change(down=down)
    options = offense_options(game)
    call = coach.choose(
        Decision(side=Side.HOME, kind="offense_call", options=options), Moment(game=game, play=9)
    )
    assert kneels_out(game) == kneels
    assert (call == "kneel") == kneels


def test_kneeling_near_the_own_goal_would_be_a_safety(start):
    game = fourth(start, 4, 10, 7, (4, 40), timeouts=(0, 0)).change(down=3)
    assert not kneels_out(game)
    assert kneels_out(game.change(y=5, line=15))


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ({"y": 60, "to_go": 4, "lead": 0, "clock": (3, 600)}, True),
        ({"y": 78, "to_go": 12, "lead": -13, "clock": (2, 30), "down": 3}, False),
        ({"y": 22, "to_go": 10, "lead": 0, "clock": (2, 10)}, False),
        ({"y": 60, "to_go": 4, "lead": 0, "clock": (4, 600)}, False),
    ],
)
def test_kicking_is_the_custom_on_fourth_down_only_and_not_on_the_last_play_of_a_half(start, game, counts):
    """Seen: a field goal on third and 12, and one from the own 22 with ten seconds left."""
    here = fourth(start, **game)
    assert (custom("equilibrium", here) > 0) == (custom("points", here) > 0) == counts


def test_custom_spares_who_has_little_chance_left(start):
    """Seen: a punt 14 behind, which gave away four tenths of the chance that was left."""
    open_game, lost = (fourth(start, 78, 9, lead, (3, 100)) for lead in (0, -20))
    assert custom("equilibrium", open_game) == 0.01
    assert custom("equilibrium", lost) < 0.005
    assert custom("points", lost) == custom("points", open_game)


@pytest.mark.parametrize("lead", [18, 19, 20, 21])
def test_far_ahead_the_point_is_kicked(start, lead):
    game = fourth(start, 98, 2, lead, (4, 200)).change(next="try", line=100)
    ask = Decision(side=Side.HOME, kind="try", options=("kick", "two"), quiet="kick")
    assert EquilibriumCoach(1).choose(ask, Moment(game=game, play=9)) == "kick"


def test_razzle_dazzle_is_weighed_on_long_downs_and_names_of_plays_always(start):
    long = fourth(start, 50, 15, down=3)
    assert "razzle" in opposed("equilibrium", long)
    assert "wild:razzle" in formations(long)
    found = EquilibriumCoach(1, "points").solution(long)
    assert np.sum(found.columns) == pytest.approx(1)
    assert dict(zip(found.ours, found.rows, strict=True))["razzle"] > 0


def test_the_call_is_explained_by_its_worth_beside_the_best_plays(start):
    game = fourth(start, 20, 15)
    ask = Decision(side=Side.HOME, kind="offense_call", options=offense_options(game))
    weighed = EquilibriumCoach(1).explain(ask, Moment(game=game, play=9))
    assert weighed.answer == "punt"
    assert weighed.worths["punt"] == max(weighed.worths.values())
    assert set(weighed.worths) & set("123456789")
