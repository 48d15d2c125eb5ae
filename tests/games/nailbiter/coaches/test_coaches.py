"""The book coach of Nailbiter and the seats at its table."""

import pytest

from bowlbound_desktop.games.nailbiter.coaches.book import NailbiterBook
from bowlbound_desktop.games.nailbiter.coaches.book_figures import book
from bowlbound_desktop.games.nailbiter.coaches.odds import odds_coach
from bowlbound_desktop.games.nailbiter.rules.plays.calls import CALLS, offense_decision
from bowlbound_desktop.games.nailbiter.rules.printed.tables import SITUATIONS
from bowlbound_desktop.games.nailbiter.values.judge import win_chance
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.many.simulate import simulate
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.storage.face_shelf import blank_face
from bowlbound_desktop.storage.save_writer import save_text
from tests.shelf import read_session

NAILBITER = game("nailbiter")


def games(n, **how):
    return list(simulate(NAILBITER, blank_face("home"), blank_face("away"), n, **how))


def started():
    rules = NAILBITER.rules
    return rules.new_game(blank_face("home"), blank_face("away"), rules.read_options({}))


def share(records, side):
    margins = [record.home.points - record.away.points for record in records]
    won = sum((margin > 0) + (margin == 0) / 2 for margin in margins) / len(margins)
    return won if side is Side.HOME else 1 - won


def test_only_the_coached_side_has_a_seat():
    read = NAILBITER.rules.read_options
    assert NAILBITER.seats(read({})) == (Side.HOME,)
    assert NAILBITER.seats(read({"coached": "away"})) == (Side.AWAY,)


@pytest.mark.parametrize(("coached", "ghost"), [("home", "away"), ("away", "home")])
def test_nobody_sits_on_the_ghosts_chair_whatever_was_wished(coached, ghost):
    wish = GameWish(game=NAILBITER, options={"coached": coached}, coaches={"home": "book", "away": "book"})
    seats = open_table(wish, aside=True).seats
    assert {side.value: seats.coach(side).key for side in Side} == {coached: "book", ghost: "nobody"}


def test_a_watched_game_ends_and_its_empty_chair_is_saved():
    session = open_table(GameWish(game=NAILBITER, seed=4, coaches={"home": "book"}))
    assert session.over
    assert read_session(save_text(session), "ghost.toml").seats.coach(Side.AWAY).key == "nobody"


def test_the_book_beats_the_ghost_and_calls_by_lot_do_not():
    assert share(games(120, coaches=("book", "")), Side.HOME) > 0.5
    assert share(games(60, coaches=("random", "")), Side.HOME) < 0.4


def test_the_favored_side_wins_more_often_whoever_is_coached():
    wins = {
        favored: share(games(150, coaches=("book", ""), options={"favored": favored}), Side.HOME)
        for favored in ("home", "away")
    }
    assert wins["home"] > wins["away"] + 0.1


def test_no_coach_makes_a_mistake():
    assert not [record.mistakes for record in games(60, coaches=("book", "")) if record.mistakes]


def test_every_page_of_the_book_names_plays_and_every_situation_a_defense():
    pages = [*book()["pages"], book()["spare"]]
    assert {call for page in pages for call in page["calls"]} <= set(CALLS)
    assert tuple(book()["defense"]) == SITUATIONS
    assert "down" not in book()["pages"][-1], "the last page fits everything"
    assert {key for mix in book()["defense"].values() for key in mix} <= {"none", "blitz", "goal_line"}


@pytest.mark.parametrize("kind", NAILBITER.words.kinds)
def test_the_book_has_an_answer_for_every_question(kind):
    options = tuple(option for option in NAILBITER.words.decisions[kind].options if "{" not in option.label)
    keys = tuple(option.pattern.pattern.replace("\\", "") for option in options) or ("0",)
    there = started().change(next="scrimmage", offense=Side.HOME, seconds=60, quarter=4, entry=5)
    asked = Decision(side=Side.HOME, kind=kind, options=keys, quiet=keys[0], outcomes=(there,) * len(keys))
    assert NailbiterBook(1).choose(asked, Moment(game=there, play=3)) in keys


def late(lead, **changes):
    """The drill of the last quarter with the coach's ball, so many points ahead."""
    score = Score().add(Side.HOME, 1, 20 + lead).add(Side.AWAY, 1, 20)
    drill = started().change(next="scrimmage", offense=Side.HOME, quarter=4, entry=5, seconds=70, score=score)
    return drill.change(y=60, line=70, **changes)


def asked(there):
    return offense_decision(there), Moment(game=there, play=0, happened=[])


def test_the_book_knows_who_is_ahead():
    """NB-D5: knees only for a side that leads."""
    assert NailbiterBook(1).choose(*asked(late(4))) == "knee"
    assert NailbiterBook(1).choose(*asked(late(-4))) != "knee"


def test_a_lead_the_ball_and_the_yards_are_worth_something():
    chances = [win_chance(late(lead), Side.HOME) for lead in (-17, -3, 3, 17)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.9 < chances[-1]
    assert win_chance(late(0), Side.HOME) > win_chance(late(0, offense=Side.AWAY), Side.HOME)
    early = started().change(next="launch", offense=Side.HOME, y=20, line=30)
    assert win_chance(early.change(y=69, line=79), Side.HOME) > win_chance(early, Side.HOME)
    assert win_chance(early, Side.HOME) + win_chance(early, Side.AWAY) == pytest.approx(1)


def test_a_game_that_is_over_is_won_or_lost():
    assert win_chance(late(3, next="end"), Side.HOME) == 1
    assert win_chance(late(3, next="end"), Side.AWAY) == 0


def test_the_coach_by_odds_punts_no_ball_on_the_goal_line_and_never_counts_for_ever():
    near = started().change(next="scrimmage", offense=Side.HOME, y=98, line=100, inside_30=True)
    call = odds_coach(1).choose(*asked(near))
    assert call not in ("punt", "fake_punt", "long_count", "knee")


def test_the_odds_of_the_calls_stand_beside_them_for_the_coach_alone():
    there = started().change(next="scrimmage", offense=Side.HOME, y=80, line=90, inside_30=True)
    decision = offense_decision(there)
    found = NAILBITER.forecaster(decision, Moment(game=there, play=0))
    assert found.offense == decision.options
    assert found.one_sided
    titles = [figure.title for figure in found.figures]
    assert titles[:2] == ["Chance to win", "Average yards"]
    turnover = found.figures[titles.index("Turnover")].values
    assert turnover[decision.options.index("qb_sneak")][0] < turnover[decision.options.index("deep_pass")][0]
    kick = Decision(side=Side.HOME, kind="try", options=("kick",))
    assert NAILBITER.forecaster(kick, Moment(game=there, play=0)) is None
