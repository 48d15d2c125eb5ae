"""Cards that are drawn, beside dice that are thrown: one contract for machines, persons and scenarios."""

from collections import Counter

import pytest

from bowlbound_desktop.kernel.cards import Deck
from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.errors import BowlboundError, IllegalAnswerError, ScenarioError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run, describe, draw, roll
from bowlbound_desktop.kernel.requests import Draw, fits
from bowlbound_desktop.play.answerers import Moment, RandomDice, Scripted, Seats, TypedDice
from bowlbound_desktop.play.scenario.script import Script
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.words import read_words
from tests.shelf import described

DECK = Deck("event", (1, 2, 3, 4))
ASKED = Draw(side=Side.HOME, deck=DECK, purpose="event")
PAIR = DiceSet("white", (Die("first", (1, 2, 3)), Die("second", (1, 2, 3))), (10, 1), spelled=True)
START = Moment(game=None, play=0)


def deal(game):
    """A play that turns up two cards and throws once."""
    deck = DECK.without(game)
    first = yield from draw(Side.HOME, deck, "event")
    thrown = yield from roll(Side.HOME, PAIR, "play")
    second = yield from draw(Side.HOME, deck.without((first,)), "event")
    return (*game, first, second) if thrown else game


class Dealing:
    key = title = "dealing"

    def next_play(self, game):
        return deal(game) if len(game) < 4 else None


def test_a_card_that_was_drawn_is_no_longer_in_the_deck():
    left = DECK.without((2, 4))
    assert left.cards == (1, 3)
    assert fits(ASKED, 2)
    assert not fits(Draw(side=Side.HOME, deck=left, purpose="event"), 2)
    assert not fits(ASKED, "2")


@pytest.mark.parametrize(
    ("text", "reason"), [("five", "is not a number of"), ("7", "is not in"), ("", "is not a")]
)
def test_a_card_that_cannot_be_is_refused_in_a_sentence(text, reason):
    with pytest.raises(IllegalAnswerError, match=reason):
        ASKED.parse(text)


def test_the_answer_may_be_typed_with_leading_zeros():
    assert ASKED.parse("03") == 3


def test_seeded_cards_are_equally_likely_and_the_same_again():
    seen = Counter(RandomDice(3).draw(ASKED, Moment(game=None, play=play)) for play in range(4000))
    assert all(900 < seen[card] < 1100 for card in DECK.cards)
    again = [RandomDice(3).draw(ASKED, Moment(game=None, play=play)) for play in range(50)]
    assert again == [RandomDice(3).draw(ASKED, Moment(game=None, play=play)) for play in range(50)]


def test_cards_and_dice_of_one_play_do_not_hang_together():
    pairs = Counter()
    for seed in range(400):
        session = Session(described(Dealing()), (), Seats(seed=seed, dice=RandomDice(seed)))
        first, thrown, _ = session.position(0).answers
        pairs[first, thrown % 10] += 1
    assert len(pairs) == 12
    assert max(pairs.values()) < 60


def test_a_person_with_a_deck_of_their_own_is_asked_for_the_card():
    table = Session(described(Dealing()), (), Seats(dice=TypedDice()))
    assert table.pending == ASKED
    for answer in (2, 31, 4):
        table.answer(answer)
    assert table.game == (2, 4)
    table.undo()
    assert describe(table.pending) == "the event card of home (1, 3, 4)"
    with pytest.raises(IllegalAnswerError):
        table.answer(2)
    with pytest.raises(BowlboundError, match="left to a person"):
        TypedDice().draw(ASKED, START)


def test_a_script_names_the_cards_and_none_may_be_left():
    script = Script({}, {"play": ("2+3",)}, {"event": ("03", 4, 1)})
    run = Run(deal(()))
    while not run.over:
        run.answer(script.answer(run.pending))
    assert run.result == (3, 4)
    assert script.left_over() == ["cards.event: 1 left over"]
    with pytest.raises(ScenarioError, match="has none"):
        Script({}, {}).answer(ASKED)
    with pytest.raises(ScenarioError, match=r"cards\.event: card 9 is not"):
        Script({}, {}, {"event": (9,)}).answer(ASKED)
    assert Scripted({"event": (2,)}).draw(ASKED, START) == 2


def test_dice_whose_faces_count_are_named_by_their_faces():
    assert PAIR.show(PAIR.parse("3+1")) == "3-1"
    with pytest.raises(IllegalAnswerError):
        PAIR.parse("4")


def test_a_card_is_asked_for_in_words():
    words = read_words({"decisions": {}, "cards": {"event": ["the play", "It may change what happens."]}})
    assert words.question(ASKED) == "Turn up a card of the event deck for the play."
    assert words.purpose_help("event") == "It may change what happens."
