"""A coach for any game: every answer is weighed through the rules, and everybody's later answers too."""

from collections import Counter

import pytest
from attrs import evolve

from bowlbound_desktop.coaches.by_tree import ByTree
from bowlbound_desktop.coaches.foresight import Effort, Foresight
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run, ask, ask_together, roll
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from tests import one_sided
from tests.one_sided import DIE

SIGHT = Foresight(next_play=one_sided.next_play, worth=one_sided.points)


class Bookish:
    key = "bookish"

    def __init__(self, seed):
        self.seed = seed

    def leaves(self, decision):
        return False

    def choose(self, decision, moment):
        return decision.options[-1]


def asked(next_play, game, *answers):
    run = Run(next_play(game), answers)
    return run.pending, Moment(game=game, play=3, happened=run.happened)


def coach(sight, seed=1):
    return ByTree(seed, "exact", sight=sight, opens=Bookish)


def test_one_yard_from_the_goal_line_nobody_throws():
    decision, moment = asked(one_sided.next_play, one_sided.Game(y=99, line=100))
    assert coach(SIGHT).choose(decision, moment) == "run"


def test_seven_yards_from_the_goal_line_on_fourth_down_the_pass_is_best():
    decision, moment = asked(one_sided.next_play, one_sided.Game(y=93, line=100, down=4))
    assert coach(SIGHT).choose(decision, moment) == "pass"


def test_the_worth_of_a_run_is_the_mean_over_the_die_with_the_penalty_taken():
    game = one_sided.Game(y=50, line=60)
    gains = [1, 2, 3, 4, 5, 11]
    assert SIGHT.worths(game, (), Side.HOME, ("run",)) == pytest.approx(
        [sum((50 + gain) / 100 for gain in gains) / 6]
    )


def test_the_penalty_itself_is_taken_where_it_helps():
    decision, moment = asked(one_sided.next_play, one_sided.Game(y=50, line=60), "run", 6)
    assert coach(SIGHT).choose(decision, moment) == "accept"


def bluff(game):
    """Home gets what the other side leaves: it is asked twice, and the die decides how often that matters."""
    first = yield from ask(Decision(side=Side.HOME, kind="way", options=("safe", "open"), quiet="safe"))
    if first == "safe":
        return 4
    total = yield from roll(Side.HOME, DIE, "open")
    return total + (
        3
        if (yield from ask(Decision(side=Side.AWAY, kind="reply", options=("give", "take")))) == "give"
        else 0
    )


def plain(game, side):
    return game if side is Side.HOME else -game


def test_the_other_side_is_expected_to_answer_for_itself():
    decision, moment = asked(bluff, 0)
    sight = Foresight(next_play=bluff, worth=plain)
    assert sight.worths(0, (), Side.HOME, ("safe", "open")) == pytest.approx([4, 3.5])
    assert coach(sight).choose(decision, moment) == "safe"


def test_what_is_too_rare_to_be_weighed_goes_by_the_policy():
    sight = Foresight(next_play=bluff, worth=plain, effort=Effort(rare=0.5))
    assert sight.worths(0, (), Side.HOME, ("open",)) == pytest.approx([6.5])


def pennies(game):
    first, second = yield from ask_together(
        Decision(side=Side.AWAY, kind="a", options=("heads", "tails")),
        Decision(side=Side.HOME, kind="b", options=("heads", "tails")),
    )
    return (2 if first == "heads" else 1) * (1 if first == second else -1)


@pytest.mark.parametrize("side", list(Side))
def test_two_calls_made_at_once_are_mixed_as_the_matrix_game_says(side):
    """Where heads count double, who shows first has them a third of the time, the other half of it."""
    request, moment = asked(pennies, 0)
    decision = next(one for one in request.decisions if one.side is side)
    mixed = Counter(
        coach(Foresight(next_play=pennies, worth=plain), seed).choose(decision, moment) for seed in range(400)
    )
    heads = 1 / 3 if side is Side.AWAY else 1 / 2
    assert mixed["heads"] / 400 == pytest.approx(heads, abs=0.08)


def test_the_same_seed_gives_the_same_answers_and_ties_are_drawn_by_lot():
    def tie(game):
        yield from ask(Decision(side=Side.HOME, kind="call", options=("a", "b", "c")))
        return 1

    decision, moment = asked(tie, 0)
    sight = Foresight(next_play=tie, worth=plain)
    answers = [coach(sight, seed).choose(decision, moment) for seed in range(30)]
    assert answers == [coach(sight, seed).choose(decision, moment) for seed in range(30)]
    assert set(answers) == {"a", "b", "c"}


def test_of_equal_answers_the_quiet_one_is_given():
    def tie(game):
        yield from ask(Decision(side=Side.HOME, kind="huddle", options=("a", "b", "c"), quiet="b"))
        return 1

    decision, moment = asked(tie, 0)
    assert {
        coach(Foresight(next_play=tie, worth=plain), seed).choose(decision, moment) for seed in range(9)
    } == {"b"}


def test_where_several_options_may_be_named_the_book_answers():
    def several(game):
        yield from ask(Decision(side=Side.HOME, kind="extras", options=("a", "b"), most=2))
        return 1

    decision, moment = asked(several, 0)
    exact = coach(Foresight(next_play=several, worth=plain))
    assert exact.choose(decision, moment) == "b"
    assert exact.deputy.key == "bookish"
    assert exact.key == "exact"


def test_a_question_is_followed_further_until_little_is_left_out():
    game = one_sided.Game(y=50, line=60)
    coarse = evolve(SIGHT, effort=Effort(floor=0.3, finest=0.3))
    fine = evolve(SIGHT, effort=Effort(floor=0.3, finest=0.01))
    exact = SIGHT.worths(game, (), Side.HOME, ("pass",))
    assert coarse.worths(game, (), Side.HOME, ("pass",)) != pytest.approx(exact)
    assert fine.worths(game, (), Side.HOME, ("pass",)) == pytest.approx(exact)
