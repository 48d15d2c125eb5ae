"""The marks of a scoresheet are those of the game's log."""

import re
from collections import Counter
from datetime import date

import pytest

from bowlbound_desktop.kernel.events import (
    ClockRan,
    PenaltyMarked,
    PlayCancelled,
    PlayStarted,
    Scored,
    TimeoutTaken,
)
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.play_by_play import play_lines
from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet, filled_scoresheet
from tests.play.paper.book_games import book_game, known_game, overtime_game, stopped_at

TOUCHDOWN = (
    r"Touchdown, (run|pass|return) of \d+ yards? \((kick good|kick failed|two points good|try failed)\)"
)


@pytest.fixture(scope="module", params=["ordinary", "overtime"])
def session(request):
    return known_game(request.param)


@pytest.fixture(scope="module")
def sheet(session):
    return filled_scoresheet(read_log(session))


@pytest.fixture(scope="module")
def events(session):
    """Every event with the start of its play, found without the code under test."""
    found, start = [], None
    for play in range(session.plays):
        for event in session.events(play):
            start = event if isinstance(event, PlayStarted) else start
            found.append((event, start))
    return found


def test_points_stand_in_the_quarter_they_were_made_in(session, sheet):
    board = session.system.scoreboard(session.game)
    for side in Side:
        marks = sheet.teams[side]
        line = board.lines[side]
        assert tuple(marks.points.values()) == line + (0,) * (len(marks.points) - len(line))
        assert marks.total == board.totals[side]


def test_every_box_of_the_clock_is_struck_for_the_side_that_had_the_ball(sheet, events):
    spent = Counter()
    for event, start in events:
        if isinstance(event, ClockRan):
            spent[start.quarter, start.side] += event.seconds
    for period, boxes in sheet.clock.items():
        assert len(boxes) == 90
        struck = Counter()
        for box in boxes:
            struck[box.side] += box.gone * 10
        for side in Side:
            assert struck[side] == spent[period, side]
    assert all(box.gone == 1 for boxes in sheet.clock.values() for box in boxes)


def test_timeouts_are_crossed_in_the_half_they_were_taken_in(sheet, events):
    for side in Side:
        taken = Counter(
            "1st half" if start.quarter < 3 else "2nd half" if start.quarter < 5 else "Overtime"
            for event, start in events
            if isinstance(event, TimeoutTaken) and event.side is side
        )
        assert sheet.teams[side].timeouts == taken
        assert all(number <= 3 for number in taken.values())


def test_downs_are_counted_for_the_side_that_played_them(sheet, events):
    for side in Side:
        starts = [event for event, _ in events if isinstance(event, PlayStarted)]
        played = [start.down for start in starts if start.side is side and start.down]
        assert sheet.teams[side].downs == Counter(played)


def test_the_scoring_summary_adds_up_to_the_final_score(session, sheet, events):
    board = session.system.scoreboard(session.game)
    assert sheet.scores[-1].score == (board.totals[Side.AWAY], board.totals[Side.HOME])
    assert sum(row.points for row in sheet.scores) == sum(board.totals.values())
    told = [
        (start.quarter, start.seconds, event.side) for event, start in events if isinstance(event, Scored)
    ]
    assert all((row.period, row.seconds, row.side) in told for row in sheet.scores)


def test_the_drives_hold_every_down_that_no_foul_took_back(sheet, events):
    taken_back = {
        id(start)
        for event, start in events
        if isinstance(event, PlayCancelled) or (isinstance(event, PenaltyMarked) and not event.play_stands)
    }
    downs = [event for event, _ in events if isinstance(event, PlayStarted) and event.down]
    assert sum(drive.plays for drive in sheet.drives) == sum(id(down) not in taken_back for down in downs)


def test_the_blank_pad_has_no_mark():
    sheet = blank_scoresheet("Bowl Bound", Scorepad())
    assert sheet.blank
    assert [len(boxes) for boxes in sheet.clock.values()] == [90] * 4
    assert not any(box.gone for boxes in sheet.clock.values() for box in boxes)
    assert all(marks.total is None and not marks.points for marks in sheet.teams.values())


def test_a_game_in_progress_has_its_coin_on_the_down_and_its_clock_half_struck():
    whole = book_game()
    play = next(n for n in range(90, whole.plays) if any(_down(event) == 3 for event in whole.events(n)))
    sheet = filled_scoresheet(read_log(stopped_at(whole, play)))
    start = next(event for event in whole.events(play) if isinstance(event, PlayStarted))
    assert (sheet.down, sheet.possession) == (3, start.side)
    assert sum(box.gone for box in sheet.clock[start.quarter]) * 10 == 900 - start.seconds
    assert sheet.standing.startswith(f"Q{start.quarter}")


def _down(event):
    return event.down if isinstance(event, PlayStarted) else 0


def test_overtime_has_a_column_and_timeouts_of_its_own():
    sheet = filled_scoresheet(read_log(overtime_game()))
    assert sheet.periods == ("1", "2", "3", "4", "OT")
    assert sheet.halves[-1] == "Overtime"
    home, away = sheet.teams[Side.HOME], sheet.teams[Side.AWAY]
    assert home.points["OT"] - away.points["OT"] == home.total - away.total
    assert list(sheet.clock) == [1, 2, 3, 4]


def test_every_play_from_scrimmage_stands_under_its_drive(session):
    lines = play_lines(read_log(session))
    downs = [line for line in lines if " and " in line.situation]
    assert all(line.drive is not None for line in downs)
    assert [line.drive for line in downs] == sorted(line.drive for line in downs)


def test_what_came_of_a_try_stands_with_its_touchdown(session, events, sheet):
    made = []
    for event, _ in events:
        if isinstance(event, Scored) and event.how == "touchdown":
            made.append(False)
        elif isinstance(event, Scored) and event.how == "extra_point":
            made[-1] = True
    touchdowns = [row.how for row in sheet.scores if row.how.startswith("Touchdown")]
    assert [how.endswith("(kick good)") for how in touchdowns] == made
    assert all(re.fullmatch(TOUCHDOWN, how) for how in touchdowns)


def test_the_sheet_says_when_by_which_rules_and_who_coached():
    log = read_log(book_game(7), date(2026, 11, 8))
    facts = dict(filled_scoresheet(log).facts)
    assert facts["Date"] == "8 November 2026"
    assert facts["Rules"] == "Bowl Bound: 1 rule of your own"
    assert facts["Weather"] == "fine"
    assert facts["Visitors coached by"].startswith("computer, ")
    assert "Date" not in dict(read_log(book_game(7)).facts)
