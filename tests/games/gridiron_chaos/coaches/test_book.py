"""The book of section 10: what the die decides, and what needs no die."""

from collections import Counter

import pytest

from bowlbound_desktop.games.gridiron_chaos.coaches.book import ChaosBook, pages
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.play.answerers import Moment
from tests.games.gridiron_chaos.chaos import AWAY, HOME, RULES, at, kicking

SEEDS = range(600)


def choose(seed, game, *answers):
    run = Run(RULES.next_play(game), answers)
    return ChaosBook(seed).choose(run.pending, Moment(game=game, play=3, happened=run.happened))


def shares(game, *answers):
    counted = Counter(choose(seed, game, *answers) for seed in SEEDS)
    return {answer: count / len(SEEDS) for answer, count in counted.items()}


def test_first_down_is_half_run_a_third_short_and_a_sixth_medium():
    found = shares(at(30))
    assert found["run"] == pytest.approx(3 / 6, abs=0.07)
    assert found["short"] == pytest.approx(2 / 6, abs=0.07)
    assert found["medium"] + found["trick"] == pytest.approx(1 / 6, abs=0.05)
    assert found["trick"] < found["medium"]


def test_third_and_long_is_mostly_thrown():
    found = shares(at(30, 3, 9))
    assert found["run"] == pytest.approx(1 / 6, abs=0.05)
    assert found["long"] == pytest.approx(1 / 6, abs=0.05)


def test_third_and_short_is_short_yardage_on_1_to_4():
    found = shares(at(30, 3, 2))
    assert found == {"short_yardage": pytest.approx(4 / 6, abs=0.07), "short": pytest.approx(2 / 6, abs=0.07)}


def test_fourth_and_long_is_kicked():
    assert shares(at(30, 4, 9)) == {"punt": 1.0}
    assert shares(at(70, 4, 9)) == {"field_goal": 1.0}


def test_a_long_field_goal_is_tried_on_1_and_2():
    assert shares(at(60, 4, 9))["field_goal"] == pytest.approx(2 / 6, abs=0.07)


def test_fourth_and_one_in_the_opponents_half_is_played_on_1_to_3():
    found = shares(at(52, 4, 1))
    assert found["punt"] == pytest.approx(3 / 6, abs=0.07)


def test_behind_in_the_last_two_minutes_fourth_down_is_played():
    found = shares(at(30, 4, 9, quarter=4, clock="1:45", score=(0, 7)))
    assert "punt" not in found
    assert "field_goal" not in found


def test_the_last_snap_of_a_half_is_a_hail_mary_or_a_field_goal():
    assert shares(at(40, 2, 9, quarter=2, clock="0:15")) == {"hail_mary": 1.0}
    assert shares(at(65, 2, 9, quarter=2, clock="0:15")) == {"field_goal": 1.0}
    assert shares(at(65, 2, 9, quarter=4, clock="0:15", score=(10, 17))) == {"hail_mary": 1.0}


def test_nobody_who_is_ahead_throws_a_hail_mary():
    assert "hail_mary" not in shares(at(40, 2, 9, quarter=4, clock="0:15", score=(17, 10)))


def test_a_letter_is_followed_on_1_to_4():
    assert shares(at(30, advantage="L"))["long"] == pytest.approx(4 / 6, abs=0.07)


@pytest.mark.parametrize(("points", "share"), [(2, 5 / 6), (5, 5 / 6), (0, 0), (-1, 5 / 6), (-7, 0)])
def test_two_points_by_the_score(points, share):
    score = (10, 10 + points) if points >= 0 else (10 - points, 10)
    assert shares(kicking("try", score=score)).get("two", 0) == pytest.approx(share, abs=0.06)


def test_an_onside_kick_when_time_runs_out():
    assert shares(kicking(quarter=4, clock="1:30", score=(10, 14)))["onside"] == pytest.approx(
        5 / 6, abs=0.06
    )
    assert shares(kicking(quarter=4, clock="1:30", score=(14, 10))) == {"deep": 1.0}
    assert shares(kicking(quarter=3, clock="1:30", score=(0, 14))) == {"deep": 1.0}


def test_a_challenge_that_undoes_a_turnover_is_made_with_two_time_outs():
    answers = ("medium", _interception(), "return", 5)
    assert shares(at(30), *answers) == {"yes": 1.0}
    assert shares(at(30, timeouts=(1, 1)), *answers) == {"no": 1.0}


def _interception():
    rows = at(30).tables.play_calls.items()
    return next(
        row
        for row, cells in rows
        if isinstance(cells, dict)
        and cells["medium"].kind == "interception"
        and not cells["medium"].no_return
    )


def test_a_punt_inside_the_8_is_left_to_roll():
    punt = at(59, 4, 8)  # short punt 4: fielded at the 10
    assert shares(punt, "punt", 4) == {"return": 1.0}
    assert shares(at(43, 4, 8), "punt", 8) == {"roll": 1.0}  # 53 yards: fielded at the 4


def test_the_defense_stops_the_clock_only_when_it_trails_late():
    late = at(30, quarter=4, clock="1:30", score=(14, 10))
    assert shares(late, "run", 12, "no") == {"call": 1.0}
    assert shares(at(30, score=(14, 10)), "run", 12, "no") == {"no": 1.0}


def test_a_turnover_outweighs_a_first_down_and_yards():
    from bowlbound_desktop.games.gridiron_chaos.coaches.book import _position

    ball = at(20, 3, 10)
    assert _position(ball, HOME) > _position(at(20, side=AWAY), HOME)
    assert _position(at(40, 1, 10), HOME) > _position(at(52, 2, 10), HOME)
    assert _position(at(40, 1, 10), HOME) < _position(at(56, 2, 10), HOME)


def test_the_book_is_the_same_for_the_same_seed():
    game = at(30)
    assert [choose(seed, game) for seed in range(20)] == [choose(seed, game) for seed in range(20)]


def test_every_line_of_the_book_has_its_number():
    lists = {name: lines for name, lines in pages().items() if isinstance(lines, list)}
    for name, lines in lists.items():
        for line in lines:
            assert 0 <= line["yes"] <= 6 if name != "calls" else len(line["faces"]) == 6
