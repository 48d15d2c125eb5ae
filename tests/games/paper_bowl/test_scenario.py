"""Scenario files of Paper Bowl that cannot be run fail with a sentence; figures without seconds."""

import pytest

from bowlbound_desktop.games.scenarios import run_scenario
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.figures import POSSESSION, box_score
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.opening import open_table
from tests.shelf import wish

PLAY = """
system = "paper-bowl"
[situation]
next = "scrimmage"
offense = "home"
{situation}
[answers]
offense_call = ["run"]
defense_call = ["1"]
[dice]
play = [{play}]
[cards]
event = {event}
{more}
"""
USUAL = {"situation": "", "event": "[3]", "play": '"3+4"', "more": ""}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"play": "12"}, 'dice.play: "12" does not name both faces'),
        ({"event": "[25]"}, "card 25 is not in the event deck"),
        ({"event": "[]"}, "a card is turned up for event, but the scenario has none"),
        ({"event": "[1, 2]"}, "cards.event: 2 left over"),
        ({"situation": 'clock = "10:00"'}, "situation.clock"),
        ({"situation": "clock = 3\ndeclared = { discards = [1, 2] }"}, "21 cards must lie in the discards"),
        ({"situation": "clock = 0"}, "situation.clock: there is no card left for the play"),
        ({"situation": 'ball = "home 0"'}, "situation.ball: 0 is not a yard line from 1 to 99"),
        ({"situation": 'declared = { wind = "A" }'}, "wind"),
        ({"situation": "timeouts = { home = 4 }"}, "at most 3"),
        ({"more": '[cells]\n"home.offense.2.15" = "3"'}, "this game has no charts"),
        ({"more": "[expect]\nlast_play_seconds = 10"}, "there is no such thing in this game"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path, changes, reason):
    path = tmp_path / "play.toml"
    path.write_text(PLAY.format(**USUAL | changes), encoding="utf-8")
    report = run_scenario(path)
    assert not report.passed
    assert reason in " ".join(report.differences)


def test_a_clock_of_cards_leaves_out_the_time_of_possession():
    table = open_table(wish(system="paper-bowl", seed=2, coaches={"home": "book", "away": "book"}))
    teams = table.system.scoreboard(table.game).teams
    events = [table.events(number) for number in range(table.plays)]
    _, rows = box_score(Record(events, teams, str))
    names = [row[0] for row in rows]
    assert "Points" in names
    assert POSSESSION not in names
    assert table.game.score.total(Side.HOME) == int({row[0]: row[2] for row in rows}["Points"])
