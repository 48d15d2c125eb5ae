"""Nailbiter at the table: what is offered and shown, words, damaged saves, scenario sentences."""

import pytest

from bowlbound_desktop.games.nailbiter.rules.plays.calls import CALLS, offense_decision
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import OptionsError, SaveError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.games.nailbiter.random_games import plays
from tests.games.nailbiter.scenes import HOME, trouble
from tests.shelf import read_session, seats

GAME = game("nailbiter")
RULES = GAME.rules


@pytest.fixture(scope="module")
def start():
    home, away = (GAME.shelf.load("blank", side, {}) for side in ("home", "away"))
    return RULES.new_game(home, away, RULES.read_options({}))


def at(start, y, side=Side.HOME, **changes):
    placed = start.change(next="scrimmage", offense=side, y=y, line=min(100, y + 10), inside_30=y >= 70)
    return placed.change(**changes)


def test_every_call_is_offered_or_barred_with_its_reason(start):
    """NB-R43, NB-R64, NB-D5, NB-D7, NB-D12."""
    for y in (5, 20, 54, 75, 76, 90, 91, 96, 99):
        for down in (1, 3, 4):
            for seconds in (None, 60):
                decision = offense_decision(at(start, y, down=down, seconds=seconds, exhausted=("line_run",)))
                barred = dict(decision.barred)
                assert sorted([*decision.options, *barred]) == sorted(CALLS)
                assert all(barred.values())
                assert decision.quiet is None


@pytest.mark.parametrize(
    ("to_goal", "longest"),
    [
        (25, "long_pass"),
        (24, "deep_pass"),
        (10, "deep_pass"),
        (9, "medium_pass"),
        (5, "medium_pass"),
        (4, "short_pass"),
    ],
)
def test_the_longest_pass_by_the_spot(start, to_goal, longest):
    """NB-R43: inside the 25 is nearer than it."""
    order = ("short_pass", "medium_pass", "deep_pass", "long_pass")
    options = offense_decision(at(start, 100 - to_goal)).options
    assert [call for call in order if call in options][-1] == longest


def test_the_scoreboard_shows_possessions_and_inches(start):
    """NB-A4."""
    board = RULES.scoreboard(at(start, 30, down=3, line=30, entry=3))
    assert (board.quarter, board.clock, board.down, board.ball) == (
        "Q1",
        "poss. 3/4",
        "3rd and inches",
        "Home 30",
    )
    first = board.strip[0]
    states = [(box.text, box.mark, box.state) for box in first.boxes]
    assert states == [("C", "", "gone"), ("G", "", "gone"), ("C", "", "now"), ("G", "JOLT", "open")]
    assert [group.title for group in board.strip] == ["Q1", "Q2", "Q3", "Q4"]
    drill = RULES.scoreboard(at(start, 30, quarter=2, entry=5, seconds=50))
    assert drill.clock == "0:50"
    assert [group.title for group in drill.strip] == ["Q2", "Drill"]
    clock = [box.text for box in drill.strip[1].boxes if box.state != "gone"]
    assert clock == ["0:50", "0:40", "0:30", "0:20", "0:10"]
    assert RULES.scoreboard(start.change(next="launch")).down == "Launch"
    assert RULES.scoreboard(start.change(next="end")).possession is None


def test_the_calls_made_of_a_play_stand_beside_it(start):
    """NB-A16, NB-B19."""
    used = at(start, 30).with_count("reverse").with_count("line_run")
    assert dict(offense_decision(used).notes)["line_run"] == "1/4"
    assert dict(offense_decision(used).notes)["reverse"] == "twice"
    assert dict(offense_decision(used.change(unlimited=("runs",))).notes)["reverse"] == "free"


def test_a_launch_is_told_as_a_story(start):
    """NB-A7."""
    run = Run(RULES.next_play(at(start, 25, next="launch")), answers=[36])
    words = Narrator(GAME.words, {Side.HOME: "Home", Side.AWAY: "Away"}).summary(run.happened)
    assert words.endswith(
        "launch: the drive so far: gain of 13 yards, to Home 38; the key play is 3rd and 4."
    )


def test_the_picture_has_a_line_to_gain_only_where_a_drive_is_on(start):
    assert RULES.picture(at(start, 30)).line_to_gain == 40
    assert RULES.picture(start).line_to_gain is None
    assert RULES.picture(start.change(next="end")).ball is None


def test_the_ghost_shows_blitz_on_the_scoreboard(start):
    """NB-B3, NB-D9."""
    now = at(start, 30, pending="blitz", strings=("backup", "starter"))
    assert "The ghost shows blitz" in RULES.scoreboard(now).notes
    assert "Home: backup quarterback" in RULES.scoreboard(now).notes


def test_every_play_of_a_game_is_told(start):
    """Words for every event and request."""
    names = {side: start.name(side) for side in Side}
    narrator = Narrator(GAME.words, names)
    for seed in range(6):
        for _, run, after in plays(seed):
            assert narrator.summary(run.happened)
            assert all(reason.sentence for reason in narrator.why(run.happened))
            assert RULES.consequence(after)


def test_every_answer_has_a_label_and_help():
    for kind, text in GAME.words.decisions.items():
        assert text.question
        for option in text.options:
            assert option.label, kind
            assert option.help, kind


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ({"chart": "sunny"}, "cannot be"),
        ({"coached": "both"}, "cannot be"),
        ({"wind": "A"}, "there is no rule option"),
    ],
)
def test_unknown_options_are_refused(option, reason):
    with pytest.raises(OptionsError, match=reason):
        RULES.read_options(option)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (("entry = 1", "entry = 7"), "entry"),
        (('next = "kickoff"', 'next = "lunch"'), "next"),
        (('pending = "none"', 'pending = "rain"'), "pending"),
        (("quarter = 1", "quarter = 9"), "quarter"),
        (("called = [0, 0]", "called = [0, -1]"), "called"),
        (('strings = ["starter", "starter"]', 'strings = ["starter", "fourth"]'), "strings"),
    ],
)
def test_a_damaged_save_is_refused_in_a_sentence(start, wrong, reason):
    session = Session(GAME, start, seats(1, "typed", system="nailbiter"))
    text = save_text(session)
    assert wrong[0] in text
    with pytest.raises(SaveError, match=reason):
        read_session(text.replace(*wrong, 1), "game.toml")


def test_the_ghost_needs_no_seat(start):
    """NB-E1: all decisions of a ghost's play are the coach's."""
    run = Run(RULES.next_play(at(start, 30, Side.AWAY)))
    assert isinstance(run.pending, Decision)
    assert run.pending.side is Side.HOME
    assert run.pending.kind == "defense_call"


@pytest.mark.parametrize(
    ("scene", "reason"),
    [
        ({"clock": "1:05"}, "not a time of a drill"),
        ({"quarter": 6}, "whole number from 1 to 5"),
        ({"entry": 5}, "entry"),
        ({"to_go": "feet"}, "to_go"),
        ({"declared": {"counts": {"punt": 1}}}, 'declared.counts: [counts] has an unknown key "punt"'),
        ({"clock": "1:00"}, "situation.clock: this possession has no drill"),
        ({"ball": "home 0"}, "situation.ball: 0 is not a yard line"),
        ({"declared": {"quarterback": {"home": "fourth"}}}, "not one of starter"),
        ({"timeouts": {"home": 4}}, "at most 3"),
    ],
)
def test_a_scene_that_cannot_be_says_why(scene, reason):
    sentence = trouble("scrimmage", HOME, answers={"offense_call": ["line_run"]}, **scene)
    assert reason in sentence
