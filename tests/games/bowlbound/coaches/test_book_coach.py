from random import Random

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.book import figures_of
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.book_files import shipped_book
from bowlbound_desktop.games.bowlbound.rules.calls.calls import defense_options, offense_options
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import AIMS
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from tests.shelf import system

HOME, AWAY = Side


@pytest.fixture(scope="module")
def start():
    chart = load_by_id("average-1985")
    bowlbound = system("bowlbound")
    options = bowlbound.read_options({"kneel": True, "spike": True, "hail_mary": True})
    return bowlbound.new_game(chart, chart, options).change(next="scrimmage")


def calls(game, coach=None, times=1):
    coach = coach or BookCoach(1)
    decision = Decision(side=HOME, kind="offense_call", options=offense_options(game))
    return {coach.choose(decision, Moment(game=game, play=play)) for play in range(times)}


def situation(start, down, to_go, y, quarter=1, seconds=900, home=0, away=0):
    score = Score((home, 0, 0, 0), (away, 0, 0, 0))
    clock = Clock(quarter, seconds)
    return start.change(down=down, y=y, line=min(100, y + to_go), clock=clock, score=score)


def test_fourth_and_long_in_its_own_half_is_a_punt(start):
    assert calls(situation(start, 4, 15, 12), times=20) == {"punt"}


def test_three_behind_with_twenty_seconds_left_it_kicks(start):
    assert calls(situation(start, 2, 8, 80, 4, 20, 0, 3), times=20) == {"field_goal"}


def test_ahead_with_no_timeouts_against_it_it_kneels(start):
    game = situation(start, 1, 10, 50, 4, 60, 7, 0).change(timeouts=(3, 0))
    assert calls(game, times=20) == {"kneel"}


def test_behind_at_the_end_it_does_not_punt(start):
    assert "punt" not in calls(situation(start, 4, 12, 30, 4, 60, 0, 7), times=50)


def test_third_and_long_is_mostly_a_pass(start):
    game = situation(start, 3, 15, 40)
    decision = Decision(side=HOME, kind="offense_call", options=offense_options(game))
    drawn = [BookCoach(3).choose(decision, Moment(game=game, play=play)) for play in range(200)]
    assert sum(call in "6789" for call in drawn) > 120


def test_calls_vary_and_follow_the_seed(start):
    game = situation(start, 1, 10, 30)
    assert len(calls(game, times=200)) >= 8
    assert calls(game, BookCoach(5)) == calls(game, BookCoach(5))


def test_the_defense_has_its_own_pages(start):
    game = situation(start, 3, 1, 40)
    decision = Decision(side=AWAY, kind="defense_call", options=defense_options(game))
    drawn = [BookCoach(2).choose(decision, Moment(game=game, play=play)) for play in range(200)]
    assert max(set(drawn), key=drawn.count) == "B"


def test_a_penalty_is_taken_where_it_leaves_the_offended_side_better_off(start):
    worse, better = situation(start, 3, 12, 30), situation(start, 1, 10, 45)
    decision = Decision(side=HOME, kind="penalty", options=("decline", "1"), outcomes=(worse, better))
    assert BookCoach().choose(decision, Moment(game=start, play=0)) == "1"
    away = Decision(side=AWAY, kind="penalty", options=("decline", "1"), outcomes=(worse, better))
    assert BookCoach().choose(away, Moment(game=start, play=0)) == "decline"


@pytest.mark.parametrize(
    ("kind", "options", "answer"),
    [
        ("kick_return", ("return", "touchback"), "touchback"),
        ("kick_return", ("return",), "return"),
        ("interception", ("return", "decline"), "return"),
        ("try", ("kick", "two"), "kick"),
        ("kickoff_call", ("deep", "squib", "onside"), "deep"),
        ("coin_toss", ("receive", "kick"), "receive"),
        ("timeout.home", ("no", "call"), "no"),
    ],
)
def test_other_questions_have_sensible_answers(start, kind, options, answer):
    decision = Decision(side=HOME, kind=kind, options=options, quiet=options[0])
    assert BookCoach().choose(decision, Moment(game=start, play=0)) == answer


def test_behind_late_it_calls_timeouts_and_kicks_onside(start):
    game = situation(start, 2, 8, 60, 4, 90, 0, 7)
    timeout = Decision(side=HOME, kind="timeout.home", options=("no", "call"), quiet="no")
    kick = Decision(side=HOME, kind="kickoff_call", options=("deep", "squib", "onside"))
    assert BookCoach().choose(timeout, Moment(game=game, play=0)) == "call"
    kicked = [
        BookCoach().choose(kick, Moment(game=game.change(timeouts=(left, 3)), play=0)) for left in (0, 3)
    ]
    assert kicked == ["onside", "deep"]  # three timeouts get the ball back, too: 3.5 % to win, not 2.6 %


def test_two_behind_after_a_touchdown_it_plays_for_two(start):
    game = situation(start, 1, 2, 98, 4, 300, 12, 14)
    decision = Decision(side=HOME, kind="try", options=("kick", "two"), quiet="kick")
    assert BookCoach().choose(decision, Moment(game=game, play=0)) == "two"


def test_every_page_names_calls_that_exist():
    known = {*"123456789", "punt", "field_goal", "kneel", "spike", "hail_mary", "sneak", "razzle", "safety"}
    book = shipped_book()
    assert {call for page in book.offense.pages for call in page.calls} <= known
    assert {call for page in book.defense.pages for call in page.calls} <= set("ABCDEF")


def test_score_and_clock_are_looked_at_anew_where_they_count(start):
    level, behind = (situation(start, 2, 10, 40, 4, 200, 0, away) for away in (0, 7))
    names = [BookCoach().page(game, HOME).name for game in (level, behind, level)]
    assert names == ["second and long", "behind and hurried", "second and long"]


def test_a_coach_of_both_sides_reads_each_by_its_own_chart(start):
    other = system("bowlbound").new_game(load_by_id("average-1966"), start.setup.away, start.options)
    coach = BookCoach(1)
    assert coach.reader(start, HOME) is coach.reader(start.change(y=60), HOME)
    assert coach.reader(start, AWAY).side is AWAY
    assert coach.reader(other, HOME).chart is other.setup.home


@pytest.mark.parametrize("side", [HOME, AWAY])
def test_a_prepared_coach_answers_as_the_unprepared_one(start, side):
    game = situation(start, 3, 4, 45)
    kind, options = ("offense_call", offense_options) if side is HOME else ("defense_call", defense_options)
    decision = Decision(side=side, kind=kind, options=options(game))
    prepared, moments = (
        BookCoach(4).prepared(game, side),
        [Moment(game=game, play=play) for play in range(50)],
    )
    assert [prepared(decision, one) for one in moments] == [
        BookCoach(4).choose(decision, one) for one in moments
    ]


def test_the_page_read_is_the_first_that_holds_in_every_situation(start):
    book, luck = shipped_book(), Random(3)
    for _ in range(2000):
        down, to_go, y = luck.randint(1, 4), luck.randint(1, 15), luck.randint(1, 99)
        seconds = luck.choice((luck.randint(0, 900), 0, 20, 21, 30, 31, 240, 241, 360, 361))
        home, away = luck.randrange(30), luck.randrange(30)
        game = situation(start, down, to_go, y, luck.randint(1, 5), seconds, home, away)
        game = game.change(timeouts=(luck.randint(0, 3), luck.randint(0, 3)))
        for chapter, side in ((book.offense, HOME), (book.defense, AWAY)):
            assert chapter.read(game, side) is chapter.find(figures_of(game, side))


def test_late_and_two_scores_behind_nobody_punts(start):
    """Seen: 13 behind with 4:50 left, fourth and 11 at the 41, and the book punted."""
    game = situation(start, 4, 11, 41, 4, 290, 7, 20)
    assert calls(game, times=20) <= set("123456789")


def test_ahead_in_the_last_minutes_it_runs(start):
    """Seen: passes with a lead of 7 at 1:43."""
    game = situation(start, 2, 8, 50, 4, 103, 27, 20)
    assert calls(game, times=20) <= set("12345")


def test_a_punt_from_beyond_midfield_is_aimed_and_now_and_then_one_is_rushed(start):
    game = situation(start, 4, 8, 62, 1, 600, 0, 0)
    aim = Decision(side=HOME, kind="coffin_corner", options=AIMS, quiet="0")
    assert 0 < int(BookCoach().choose(aim, Moment(game=game, play=3))) < 15
    assert BookCoach().choose(aim, Moment(game=game.change(y=20), play=3)) == "0"
    rush = Decision(side=game.defense, kind="kick_rush", options=("none", "rush"), quiet="none")
    answers = [BookCoach().choose(rush, Moment(game=game, play=play)) for play in range(80)]
    assert 0 < answers.count("rush") < 20
