"""The exact tree follows dice, cards and answers of any game, and says how much it left out."""

import pytest

from bowlbound_desktop.kernel.cards import Deck
from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import ask, ask_together, draw, roll
from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.play.tree import (
    Care,
    alike,
    by_total,
    enumerate_all,
    followed,
    likeliest,
    shares,
)
from tests.toy_system import PAIR, ToyGame, snap

DIE = DiceSet("six", (Die("red", (1, 2, 3, 4, 5, 6)),), (1,))
DECK = Deck("plays", (4, 7, 9))


def two_cards():
    """A card, then another one of what is left."""
    first = yield from draw(Side.HOME, DECK, "event")
    yield Called(side=Side.HOME, kind="event", option=str(first))
    second = yield from draw(Side.HOME, DECK.without((first,)), "event")
    return first, second


def pair_sum():
    first = yield from roll(Side.HOME, DIE, "first")
    second = yield from roll(Side.HOME, DIE, "second")
    return first + second


def chances(outcomes):
    found = {}
    for chance, result in outcomes.ways:
        found[result] = found.get(result, 0) + chance
    return found


def test_two_dice_sum_as_everybody_knows():
    found = chances(enumerate_all(None, pair_sum))
    assert found == pytest.approx({total: (6 - abs(7 - total)) / 36 for total in range(2, 13)})


def test_cards_are_drawn_and_not_put_back():
    found = chances(enumerate_all(None, two_cards))
    pairs = [(4, 7), (4, 9), (7, 4), (7, 9), (9, 4), (9, 7)]
    assert found == pytest.approx(dict.fromkeys(pairs, 1 / 6))


def test_a_game_groups_what_reads_alike():
    def high_or_low(game, item):
        assert game == "the game"
        if not isinstance(item, Roll):
            return by_total(game, item)
        return shares(item.dice.weights, alike(item.dice.weights, lambda total: total > 4).values())

    def high():
        total = yield from roll(Side.HOME, DIE, "kick")
        return total > 4

    outcomes = enumerate_all("the game", high, groups=high_or_low)
    assert len(outcomes.ways) == 2
    assert chances(outcomes) == pytest.approx({False: 4 / 6, True: 2 / 6})


def test_a_game_groups_cards_that_read_alike():
    def odd_or_even(game, item):
        weights = dict.fromkeys(item.deck.cards, 1)
        return shares(weights, alike(weights, lambda card: card % 2).values())

    outcomes = enumerate_all(None, two_cards, groups=odd_or_even)
    assert chances(outcomes) == pytest.approx({(4, 7): 1 / 3, (7, 4): 1 / 3, (7, 9): 1 / 3})


def test_calls_made_together_go_by_the_policy():
    def policy(decision):
        return {"offense_call": "run", "defense_call": "pass"}.get(decision.kind, "none")

    game = ToyGame(next="snap")
    found = chances(enumerate_all(game, lambda: snap(game), policy))
    gains = {after.points: chance for after, chance in found.items()}
    assert gains == pytest.approx({total: weight / 9 for total, weight in PAIR.weights.items()})


def test_the_quiet_answer_is_given_unless_a_policy_says_otherwise():
    def question():
        return (yield from ask(Decision(side=Side.AWAY, kind="toss", options=("take", "give"), quiet="give")))

    assert enumerate_all(None, question).ways == [(1.0, "give")]
    assert enumerate_all(None, question, lambda decision: decision.options[0]).ways == [(1.0, "take")]


def test_what_is_below_the_floor_is_counted_as_left_out():
    outcomes = enumerate_all(None, lambda: roll(Side.HOME, PAIR, "play"), floor=0.2)
    assert [total for _, total in outcomes.ways] == [1, 3, 2]
    assert outcomes.left_out == pytest.approx(2 / 9)
    assert followed(outcomes.ways) + outcomes.left_out == pytest.approx(1)


def test_the_floor_is_lowered_until_enough_is_followed():
    care = Care(floor=0.5, finest=0.01, finer=4, least=0.25)
    assert followed(likeliest(None, pair_sum, care=care).ways) == pytest.approx(1)


def test_the_floor_goes_below_the_finest_one_where_nothing_at_all_was_followed():
    care = Care(floor=0.9, finest=0.9, least=0.25)
    assert likeliest(None, pair_sum, care=care).ways


def test_several_calls_and_dice_follow_one_another():
    def play():
        calls = yield from ask_together(
            Decision(side=Side.HOME, kind="a", options=("x",)),
            Decision(side=Side.AWAY, kind="b", options=("y",)),
        )
        total = yield from roll(Side.HOME, DIE, "play")
        card = yield from draw(Side.AWAY, DECK, "event")
        return (*calls, total, card)

    outcomes = enumerate_all(None, play)
    assert len(outcomes.ways) == 18
    assert {result[:2] for _, result in outcomes.ways} == {("x", "y")}


def test_the_largest_ways_come_first_and_nothing_is_dropped():
    """What was not followed counts as the mean of what it was parted from: chances add up to one."""
    exact = enumerate_all(None, pair_sum)
    mean = sum(chance * end for chance, end in exact.ways)
    some = likeliest(None, pair_sum, care=Care(spare=0.2, ways=1000))
    assert followed(some.ways) == pytest.approx(1)
    assert len(some.ways) < len(exact.ways)
    assert sum(chance * end for chance, end in some.ways) == pytest.approx(mean, abs=1)
    everything = likeliest(None, pair_sum, care=Care(spare=1e-9, ways=10_000))
    assert chances(everything) == pytest.approx(chances(exact))
