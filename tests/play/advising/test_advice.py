"""A coach suggests an answer with one sentence of figures, and says the same of his own answers."""

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.register import game as shelf
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.advising.advice import advice_wanted, coach_reasons, told
from bowlbound_desktop.play.advising.weighed import POINTS, Weighed
from bowlbound_desktop.play.session import Session
from tests.shelf import described, seats, system
from tests.toy_system import ToySystem

NAMES = {Side.HOME: "Notre Dame", Side.AWAY: "Michigan State"}
CALL = Decision(side=Side.HOME, kind="offense_call", options=("2", "8", "punt", "field_goal"))
WORDS = shelf("bowlbound").words


def table(home="person", away="person", seed=4, **place):
    rules = system("bowlbound")
    game = rules.new_game(
        load_by_id("1966-notre-dame"), load_by_id("1966-michigan-state"), rules.read_options({})
    )
    game = game.change(**{"next": "scrimmage", "offense": Side.AWAY, "y": 30, "down": 1, "line": 40} | place)
    session = Session(shelf("bowlbound"), game, seats(seed, home=home, away=away), pauses=True)
    session.go_on()
    return session


def test_a_mix_is_told_with_its_shares_and_what_it_is_worth():
    weighed = Weighed(answer="8", shares={"2": 0.5, "8": 0.31, "punt": 0.19}, value=0.543)
    sentence = told(weighed, CALL, WORDS)
    assert sentence == (
        "Medium Pass: called 31 % of the time by the best mix (Off Tackle 50 %, Punt 19 %), "
        "which is worth 54.3 % to win."
    )


def test_the_best_of_a_few_is_told_with_the_next_two():
    worths = {"punt": 0.4, "field_goal": 0.1, "2": -0.3, "8": -0.5}
    sentence = told(Weighed(answer="punt", worths=worths, unit=POINTS), CALL, WORDS)
    assert "+0.40 points" in sentence
    assert "+0.10 points" in sentence
    assert "-0.50" not in sentence


def test_answers_that_are_as_good_are_not_told_with_the_same_figure_thrice():
    worths = {"punt": 0.4, "field_goal": 0.399, "2": 0.398}
    sentence = told(Weighed(answer="punt", worths=worths, unit=POINTS), CALL, WORDS)
    assert sentence == "Punt: +0.40 points, and hardly less with Field goal or Off Tackle."


def test_the_call_that_the_mix_makes_most_often_is_suggested():
    for seed in range(3):
        session = table(seed=seed)
        wanted = advice_wanted(session, Side.AWAY)
        weighed = wanted.descriptor.adviser.explain(wanted.decision, wanted.moment)
        assert weighed.shares[wanted.think().answer] == max(weighed.shares.values())


def test_what_else_counted_is_said_after_the_figures():
    weighed = Weighed(answer="punt", worths={"punt": 0.5, "8": 0.51}, note="the kick is the custom")
    assert told(weighed, CALL, WORDS).endswith("; the kick is the custom.")


def test_a_plain_rule_is_told_instead_of_figures():
    assert told(Weighed(answer="punt", reason="the game is decided"), CALL, WORDS) == (
        f"{WORDS.label('offense_call', 'punt')}: the game is decided."
    )


@pytest.mark.parametrize("side", Side)
def test_both_sides_are_advised_before_a_call(side):
    session = table()
    found = advice_wanted(session, side).think()
    assert found.answer in session.asked(side).options
    assert "%" in found.sentence


def test_the_advice_follows_from_the_game_and_not_from_the_other_call():
    asked = []
    for call in ("2", "9"):
        session = table()
        session.answer_for(Side.AWAY, call)
        asked.append(advice_wanted(session, Side.HOME).think())
    assert asked[0] == asked[1]


def test_nothing_is_wanted_where_nothing_is_asked():
    session = table()
    session.answer_for(Side.AWAY, "2")
    assert advice_wanted(session, Side.AWAY) is None


def test_a_game_without_coaches_of_its_own_has_no_adviser():
    assert described(ToySystem()).adviser is None


def test_a_computer_coach_says_why_once_both_calls_are_on_the_table():
    session = table(home="equilibrium")
    assert coach_reasons(session, 0, NAMES) == []
    session.answer_for(Side.AWAY, "2")
    reasons = coach_reasons(session, 0, NAMES)
    assert [reason.sentence.partition(",")[0] for reason in reasons] == ["Notre Dame"]


def test_a_coach_is_asked_why_with_the_plays_before_that_call(monkeypatch):
    """Not with those after it, by which he would now call otherwise."""
    session = table(home="points", away="points")
    while session.plays < 4:
        session.go_on()
    seen, plain = [], EquilibriumCoach.explain

    def watched(coach, decision, moment):
        seen.append(tuple(moment.past))
        return plain(coach, decision, moment)

    monkeypatch.setattr(EquilibriumCoach, "explain", watched)
    coach_reasons(session, 2, NAMES)
    assert seen
    assert all(past == (session.position(0), session.position(1)) for past in seen)


def test_coaches_of_every_game_can_advise():
    for key in ("paper-bowl", "gridiron-chaos", "nailbiter"):
        assert shelf(key).adviser is not None
