"""What is said of a game: every result, moment, score and question once, in the order of the play."""

import random
import re

import pytest
from attrs import define, field

from bowlbound_desktop.kernel.events import GameEnded, Scored
from bowlbound_desktop.kernel.requests import Decision, Draw, Together
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.ui.access.commentary import Commentary, situation
from bowlbound_desktop.ui.frame.framer import Framer
from tests.shelf import SYSTEMS, wish
from tests.ui.conftest import fake_session


@define
class Listener:
    """Hears a session through its frames, without any window."""

    session: Session
    orders: StandingOrders = field(factory=StandingOrders)
    commentary: Commentary = field(factory=Commentary)
    framer: Framer = field(init=False)

    def __attrs_post_init__(self):
        self.framer = Framer(self.session, self.orders)

    def hears(self, past=None):
        self.orders.settle(self.session)
        return self.commentary.sentences(self.framer.frame(past))

    def after(self, answer):
        part = self.session.open_parts()[0]
        self.session.answer_for(part.side, answer)
        return self.hears()


@pytest.fixture
def listener():
    """The short game of fake_game; the toss is over and the first play is called."""
    made = Listener(fake_session())
    made.hears()
    made.after("kick")
    return made


def answered(session, luck):
    """Any answer to what is asked, a quiet one where there is one."""
    part = session.open_parts()[0]
    if isinstance(part, Decision):
        session.answer_for(part.side, part.quiet or luck.choice(part.options))
    elif isinstance(part, Draw):
        session.answer(luck.choice(part.deck.cards))
    else:
        session.answer(luck.choice(part.dice.throws))


def test_a_game_is_greeted_and_the_first_question_put():
    assert Listener(fake_session()).hears() == [
        "Fake football: 1966 Michigan State at 1966 Notre Dame.",
        "Notre Dame, 1st and 10 at Notre Dame 20. 12:30 left in the 1st quarter.",
        "Michigan State: You won the toss: receive the opening kickoff or kick?",
    ]


def test_a_play_is_told_before_the_next_question(listener):
    listener.after("2")
    assert listener.after("B") == [
        "Off Tackle against Formation B. Gain of 7 yards, to Notre Dame 27.",
        "Notre Dame, 2nd and 10 at Notre Dame 27. 12:30 left in the 1st quarter.",
        "Notre Dame: Which play do you call? Michigan State, look away.",
    ]


def test_nothing_is_said_twice(listener):
    listener.after("2")
    listener.after("B")
    assert listener.hears() == []


def test_a_flag_is_told_with_its_question_and_only_the_rest_after_the_answer(listener):
    listener.after("2")
    listener.after("B")
    listener.after("3")
    told, question = listener.after("C")
    assert told == "End Run against Formation C. Flag on Michigan State (DEF 15)."
    assert question == "Notre Dame: There was a foul against you. What do you take?"
    assert listener.after("decline")[0] == "Gain of 7 yards, to Notre Dame 34."


def test_the_score_follows_the_result_that_made_it():
    listener = Listener(fake_session(length=2))
    listener.hears()
    listener.after("kick")
    listener.after("2")
    assert listener.after("B") == [
        "Off Tackle against Formation B. Gain of 7 yards, to Notre Dame 27; touchdown Notre Dame, 6 points.",
        "Touchdown! Notre Dame, run of 7 yards. Notre Dame 6, Michigan State 0. Notre Dame take the lead.",
        "Final score: Michigan State 0, Notre Dame 6.",
    ]


def test_what_the_result_has_told_is_not_hailed_again():
    listener, luck = Listener(open_table(wish(seed=6, coaches={"away": "book"}))), random.Random(6)
    said = listener.hears()
    while not listener.session.over:
        answered(listener.session, luck)
        said += listener.hears()
    ends = [said[place + 1] for place, line in enumerate(said) if "nd of the 1st quarter." in line]
    assert [bool(re.fullmatch(r"[\w ]+ \d+, [\w ]+ \d+\.", line)) for line in ends] == [True]
    told = "\n".join(said)
    assert "Intercepted by" in told
    assert not re.search(
        r"^(Interception|Fumble recovered|(Run|Pass|Return) of \d+ yards)!", told, re.MULTILINE
    )


def test_a_choice_without_a_play_is_told_as_one():
    listener = Listener(open_table(wish(seed=6, coaches={"away": "book"})))
    listener.hears()
    assert listener.after("receive")[0] == "Notre Dame choose: Receive."


@pytest.mark.parametrize(
    ("key", "clock"),
    [("bowlbound", "15:00 left in the 1st quarter."), ("nailbiter", "1st quarter, poss. 1 of 4.")],
)
def test_the_clock_is_said_in_words(key, clock):
    session = open_table(wish(key, seed=6))
    assert situation(session.system.scoreboard(session.game)).endswith(clock)


def test_an_undo_is_said_and_what_comes_again_is_told_again(listener):
    listener.after("2")
    first = listener.after("B")
    listener.session.undo()
    assert listener.hears()[0] == "Taken back."
    listener.after("2")
    assert listener.after("B") == first


def test_the_past_is_told_as_it_is_shown_and_then_the_question_again(listener):
    listener.after("2")
    question = listener.after("B")[-1]
    past, told = listener.hears(past=1)
    assert past.endswith("Notre Dame 1st and 10 at Notre Dame 20, Off Tackle against Formation B")
    assert told == "Gain of 7 yards, to Notre Dame 27."
    assert listener.hears() == [question]


@pytest.mark.parametrize("key", ["bowlbound", "paper-bowl"])
def test_whatever_the_first_of_two_people_calls_the_same_is_said(key):
    said = set()
    for place in (0, 1, -1):
        listener = Listener(open_table(wish(key, seed=2)))
        listener.hears()
        while not isinstance(listener.session.pending, Together):
            answered(listener.session, random.Random(1))
            listener.hears()
        options = listener.session.open_parts()[0].options
        said.add(tuple(listener.after(options[place])))
    assert len(said) == 1
    assert "look away" in said.pop()[-1]


def test_how_dice_are_typed_is_said_once_for_each_set():
    listener, luck = Listener(open_table(wish(seed=5, dice="typed"))), random.Random(3)
    said = listener.hears()
    while listener.session.plays < 8:
        answered(listener.session, luck)
        said += listener.hears()
    asked = [sentence for sentence in said if "Throw the offensive dice" in sentence]
    assert len(asked) > 3
    assert ["Type the total" in sentence for sentence in asked] == [True, *[False] * (len(asked) - 1)]


@pytest.mark.parametrize("key", ["bowlbound", "paper-bowl"])
def test_with_own_dice_calls_come_before_the_throw_and_the_result_after_it(key):
    listener = Listener(open_table(wish(key, seed=5, dice="typed", coaches={"away": "book"})))
    luck, said = random.Random(3), listener.hears()
    while not any(" against " in sentence for sentence in said):
        answered(listener.session, luck)
        said = listener.hears()
    calls, question = said
    assert calls.count(".") == 1
    assert re.search("Throw|Turn up a card", question)
    play, after = listener.session.plays, []
    while listener.session.plays == play:
        answered(listener.session, luck)
        after += listener.hears()
    assert not any(" against " in sentence for sentence in after)


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_whole_game_of_every_rules_is_told_once(key):
    listener, luck = Listener(open_table(wish(key, seed=7, coaches={"away": "book"}))), random.Random(7)
    said = listener.hears()
    while not listener.session.over:
        answered(listener.session, luck)
        said += listener.hears()
    events = [event for number in range(listener.session.plays) for event in listener.session.events(number)]
    touchdowns = [event for event in events if isinstance(event, Scored) and event.how == "touchdown"]
    told = "\n".join(said)
    assert len(re.findall("touchdown [^!?]+?, 6 points", told, re.IGNORECASE)) == len(touchdowns)
    assert told.count("Final!") == sum(isinstance(event, GameEnded) for event in events) == 1
    assert not any(sign in told for sign in ("·", "✓", "…", "..", " ."))
    assert [sentence for sentence in said if not sentence.endswith((".", "?"))] == []
