"""One game at the table, shown with a toy game."""

import pytest

from bowlbound_desktop.kernel.errors import IllegalAnswerError, ReplayMismatchError
from bowlbound_desktop.kernel.events import Called, GameEnded, Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Roll, Together
from bowlbound_desktop.play.answerers import Moment, RandomCoach
from bowlbound_desktop.play.session import Session
from tests.shelf import described, seats
from tests.toy_system import TOY, ToyGame

HOME, AWAY = Side.HOME, Side.AWAY
LUCK = RandomCoach(5)


def table(seed=1, **words):
    return Session(described(TOY), ToyGame(), seats(seed, **words))


def answer_by_lot(session):
    part = session.open_parts()[0]
    moment = Moment(game=None, play=session.plays, happened=session.happened())
    if isinstance(part, Roll):
        session.answer(part.dice.throws[(session.plays + len(session.happened())) % 9])
    else:
        session.answer_for(part.side, LUCK.choose(part, moment))


def play_to_the_end(session):
    while not session.over:
        answer_by_lot(session)
    return session


def snapped(seed=1, **words):
    """A table at the first secret calls, home on offense or not as the toss fell."""
    session = table(seed, **words)
    session.answer("take")
    return session


# Asking


def test_dice_are_thrown_by_themselves_until_a_person_is_asked():
    session = table()
    assert session.position().answers == (session.happened()[0][1],)
    assert session.pending.kind == "toss"
    assert session.asked(AWAY) is session.pending
    assert session.asked(HOME) is None


def test_typed_dice_are_left_to_a_person():
    session = table(dice="typed")
    assert isinstance(session.pending, Roll)
    session.answer(2)
    assert session.pending.kind == "toss"


def test_two_computers_play_a_whole_game_by_themselves():
    session = table(home="random", away="random")
    assert session.over
    assert session.pending is None
    assert session.game.points >= 10
    assert session.events(session.plays - 1)[-1] == GameEnded(home=session.game.points, away=0)


@pytest.mark.parametrize("answer", ["hold", 3, ("take",), ""])
def test_an_answer_that_is_not_offered_changes_nothing(answer):
    session = table()
    before, revision = session.positions(), session.revision
    with pytest.raises(IllegalAnswerError):
        session.answer(answer)
    assert (session.positions(), session.revision) == (before, revision)


def test_a_coach_who_is_not_asked_cannot_answer():
    with pytest.raises(IllegalAnswerError, match="home coach is not asked"):
        table().answer_for(HOME, "take")


def test_nothing_can_be_answered_after_the_end():
    with pytest.raises(IllegalAnswerError, match="nothing was asked"):
        table(home="random", away="random").answer("run")


# Secret calls


def test_half_a_secret_call_stays_in_the_session():
    session = snapped()
    session.answer_for(HOME, "run")
    assert isinstance(session.pending, Together)
    assert session.position().answers == ()
    assert session.asked(HOME) is None
    assert session.asked(AWAY) is not None


def test_both_halves_are_revealed_in_the_order_of_the_decisions():
    session = snapped()
    offense = session.game.offense
    session.answer_for(offense.opponent, "pass")
    session.answer_for(offense, "run")
    assert session.position().answers[0] == ("run", "pass")
    assert session.halves == {}


def test_a_half_can_be_withdrawn_before_it_is_revealed():
    session = snapped()
    session.answer_for(HOME, "run")
    session.withdraw(HOME)
    assert session.asked(HOME) is not None


def test_a_wrong_half_is_refused():
    with pytest.raises(IllegalAnswerError, match="punt"):
        snapped().answer_for(HOME, "punt")


def test_a_coach_calls_only_once():
    session = snapped()
    session.answer_for(HOME, "run")
    with pytest.raises(IllegalAnswerError, match="home coach is not asked"):
        session.answer_for(HOME, "pass")


def test_a_computer_calls_when_the_person_has_called():
    session = Session(described(TOY), ToyGame(next="snap"), seats(1, away="random"))
    assert [part.side for part in session.open_parts()] == [HOME]
    session.answer_for(HOME, "run")
    assert session.position(0).answers[0][0] == "run"


# Undo and redo


def test_undo_goes_back_to_every_decision_and_redo_returns():
    session = play_to_the_end(table())
    end, decisions = session.positions(), 0
    while session.can_undo:
        session.undo()
        decisions += 1
        assert session.open_parts()
    assert session.pending.kind == "toss"
    assert decisions > session.plays
    for _ in range(decisions):
        session.redo()
    assert session.positions() == end
    assert not session.can_redo


def test_undo_stops_at_typed_rolls():
    session = play_to_the_end(table(dice="typed"))
    while session.can_undo:
        session.undo()
    assert session.pending.purpose == "toss"
    assert session.position() == Position(ToyGame())


def test_a_half_call_is_the_first_thing_undone():
    session = snapped()
    session.answer_for(HOME, "run")
    session.undo()
    assert session.halves == {}
    assert session.plays == 1


def test_undo_at_the_first_decision_does_nothing():
    session = table()
    revision = session.revision
    session.undo()
    session.redo()
    assert session.revision == revision


def test_a_roll_asked_again_shows_the_same_total():
    session = snapped()
    session.answer(("run", "pass"))
    thrown = session.position().answers
    session.undo()
    session.answer(("pass", "run"))
    assert session.position().answers[1:] == thrown[1:]


def test_a_different_answer_clears_redo():
    session = snapped()
    session.answer(("run", "run"))
    session.undo()
    assert session.can_redo
    session.answer(("pass", "pass"))
    assert not session.can_redo


def test_the_same_answer_keeps_the_rest_of_redo():
    session = play_to_the_end(table())
    end = session.positions()
    session.go_to(0)
    session.answer("take" if end[0].answers[-1] == "take" else "give")
    assert session.can_redo
    while session.can_redo:
        session.redo()
    assert session.positions() == end


def test_going_to_a_play_shows_its_first_decision():
    session = play_to_the_end(table())
    end = session.positions()
    session.go_to(3)
    assert session.plays == 3
    assert session.positions()[:3] == end[:3]
    session.go_to(len(end))
    assert session.positions() == end


def test_going_to_the_toss_keeps_its_throw_and_all_of_redo():
    session = play_to_the_end(table())
    end = session.positions()
    session.go_to(0)
    assert session.position().answers == end[0].answers[:1]
    while session.can_redo:
        session.redo()
    assert session.positions() == end


def test_coaches_may_agree_to_throw_again():
    totals = set()
    session = snapped()
    session.answer(("run", "pass"))
    for _ in range(20):
        session.re_roll()
        totals.add(session.position().answers[1])
    assert len(totals) > 2
    kept = session.position().answers
    session.undo()
    session.answer(("run", "pass"))
    assert session.position().answers == kept


def test_a_typed_roll_thrown_again_is_asked_again():
    session = snapped_with_typed_dice()
    session.answer(("run", "pass"))
    session.answer(3)
    session.re_roll()
    assert session.pending.purpose == "play"


def snapped_with_typed_dice():
    session = table(dice="typed")
    session.answer(2)
    session.answer("take")
    return session


def test_without_a_roll_nothing_is_thrown_again():
    session = Session(described(TOY), ToyGame(next="snap"), seats(1))
    with pytest.raises(IllegalAnswerError, match="no roll"):
        session.re_roll()


# Log and replay


def test_every_play_keeps_its_log():
    session = play_to_the_end(table())
    for play in range(session.plays):
        assert session.events(play) == session.look(play).events
        assert session.look(play).result == session.game_after(play)


def test_a_restored_game_tells_its_log_again():
    session = play_to_the_end(table())
    again = Session.restore(described(TOY), session.positions(), session.seats)
    assert [again.happened(play) for play in range(again.plays)] == [
        session.happened(play) for play in range(session.plays)
    ]


def test_a_finished_game_is_stepped_through_answer_by_answer():
    session = snapped()
    session.answer(("run", "pass"))
    answers = len(session.position().answers)
    events = [len(session.look(1, count).events) for count in range(answers + 1)]
    assert events == [0, 1, 2]
    assert [type(event) for event in session.events()] == [Called, Scored]


def test_there_is_no_play_after_the_last():
    session = table(home="random", away="random")
    with pytest.raises(ReplayMismatchError, match="the game is over"):
        session.look(session.plays)


# Restoring


def test_a_restored_session_goes_on_in_mid_play():
    session = snapped()
    session.answer(("run", "pass"))
    again = Session.restore(described(TOY), session.positions(), session.seats)
    assert again.pending == session.pending
    assert again.positions() == session.positions()
    for one in (session, again):
        play_to_the_end(one)
    assert again.positions() == session.positions()


@pytest.mark.parametrize("answers", [(1, "hold"), (9,), (1, "take", "run"), ("take",)])
def test_answers_that_no_longer_fit_start_their_play_again(answers):
    session = Session.restore(described(TOY), [Position(ToyGame(), answers)], seats(1))
    assert "starts again" in session.notice
    assert session.plays == 0
    assert session.pending.kind == "toss"


def test_a_finished_play_that_no_longer_fits_only_loses_its_log():
    past = Position(ToyGame(), (1, "hold"))
    session = Session.restore(described(TOY), [past, Position(ToyGame(next="snap"))], seats(1))
    assert session.notice == ""
    with pytest.raises(ReplayMismatchError, match="log of play 1"):
        session.events(0)
    assert not session.can_undo


# Pauses, listeners, seats


def test_a_table_that_pauses_plays_one_play_at_a_time():
    session = Session(described(TOY), ToyGame(), seats(1, home="random", away="random"), pauses=True)
    straight = table(home="random", away="random")
    while not session.over:
        assert session.paused
        session.go_on()
    assert session.positions() == straight.positions()


def test_a_table_that_pauses_redoes_one_play_at_a_time():
    session = Session(described(TOY), ToyGame(), seats(1, home="random", away="random"), pauses=True)
    while not session.over:
        session.go_on()
    end = session.positions()
    session.go_to(2)
    assert (session.plays, session.paused) == (2, True)
    session.redo()
    assert (session.plays, session.paused) == (3, True)
    session.go_on()
    session.go_to(len(end))
    assert session.positions() == end


def test_a_restored_table_may_pause():
    computers = seats(1, home="random", away="random")
    session = Session.restore(described(TOY), [Position(ToyGame())], computers, pauses=True)
    assert session.paused


def test_the_listener_hears_of_every_change():
    heard = []
    session = Session(
        described(TOY), ToyGame(), seats(1), on_change=lambda table: heard.append(table.revision)
    )
    session.answer("take")
    session.answer_for(HOME, "run")
    session.withdraw(HOME)
    session.undo()
    session.redo()
    assert heard == [1, 2, 3, 4, 5]


def test_a_computer_may_take_over_in_mid_game():
    session = snapped()
    session.seat(seats(1, home="random", away="random"))
    assert session.over


def test_a_rule_that_breaks_leaves_the_table_usable():
    class Broken:
        def next_play(self, game):
            yield from ()
            choice = yield table().pending
            raise KeyError(choice)

    session = Session(described(Broken()), None, seats(1))
    with pytest.raises(KeyError) as error:
        session.answer("take")
    assert error.value.__notes__ == ["in play 1, after (), answered 'take'"]
    assert session.pending.kind == "toss"
