"""What a front end is shown: scoreboard, field, tables, words; and what a saved game may hold."""

import pytest

from bowlbound_desktop.games.gridiron_chaos.own_rosters import roster_for_play
from bowlbound_desktop.games.gridiron_chaos.rules.credits import DEEDS, Credit, told
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.events import CellRead, Credited
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.kernel.system import HasCards
from bowlbound_desktop.play.counting.players import player_lines
from bowlbound_desktop.play.narrate import Narrator
from tests.games.gridiron_chaos.chaos import AWAY, HOME, RULES, at, kicking, new_game, play
from tests.games.gridiron_chaos.random_games import all_rows

WORDS = game("gridiron-chaos").words
KINDS = {
    *("toss_call", "kickoff_call", "offense_call", "kick_return", "takeaway", "challenge", "penalty", "try"),
    *("timeout.home", "timeout.away", "hurry"),
}
PURPOSES = {
    *(
        "toss",
        "play",
        "rare",
        "penalty",
        "break",
        "chains",
        "recovery",
        "turnover_return",
        "challenge",
        "kickoff",
    ),
    *("onside", "punt", "short_punt", "roll", "punt_return", "field_goal", "extra_point", "two_point"),
    *("hail_mary", "hail_mary_catch"),
}


def test_the_vocabulary_is_that_of_the_contract():
    assert set(WORDS.kinds) == KINDS
    assert set(WORDS.purposes) == PURPOSES


def test_every_answer_has_words():
    calls = {
        "run",
        "short_yardage",
        "short",
        "medium",
        "long",
        "trick",
        "hail_mary",
        "punt",
        "field_goal",
        "safety",
    }
    for call in calls:
        assert WORDS.help("offense_call", call)
    assert WORDS.label("hurry", "45") == "45 seconds"


def test_the_scoreboard_shows_clock_downs_and_the_live_letter():
    board = RULES.scoreboard(at(30, 3, 7, quarter=5, clock="9:45", advantage="T", timeouts=(2, 1)))
    assert (board.quarter, board.clock, board.down, board.ball) == ("OT", "9:45", "3rd and 7", "Home 30")
    assert (board.timeouts[HOME], board.timeouts[AWAY], board.possession) == (2, 1, HOME)
    assert board.notes == ("Advantage T: no turnover on a trick call",)


def test_the_scoreboard_notes_what_else_is_live():
    hurt = RULES.scoreboard(kicking(return_yards=-15, quarterback_out=(1, 0)))
    assert hurt.notes == ("Home: QB2 at quarterback", "Next kickoff return -15 yards")
    assert RULES.scoreboard(at(30, quarter=2, clock="0:00")).notes == ("Extra play",)
    assert RULES.scoreboard(new_game()).possession is None


def test_the_field_shows_ball_and_chains():
    picture = RULES.picture(at(30, side=AWAY))
    assert (picture.ball, picture.line_to_gain, picture.offense) == (70, 60, AWAY)
    assert RULES.picture(kicking()).line_to_gain is None
    assert RULES.picture(new_game()).ball is None


def test_every_table_of_the_booklet_can_be_shown():
    tables = {table.key: table for table in RULES.tables(new_game())}
    assert len(tables) == 20  # two rosters share a key
    assert tables["play_calls"].cells[0][0].text == "◊ LR BREAK A"
    assert len(tables["play_calls"].rows) == 36
    assert tables["hail_mary"].rows == ("2-3", "4-9", "10", "11", "12")
    assert tables["penalties_running"].rows == ("11-16", "21-26", "31-36", "41-46", "51-56", "61-66")
    assert len(tables["clock"].rows) == 60
    for table in RULES.tables(new_game()):
        assert len(table.rows) == len(table.cells)
        assert all(len(row) == len(table.columns) for row in table.cells)


def test_a_cell_that_is_read_can_be_found_in_its_table():
    """For the light on the screen: table, column and row of the event are those of the table."""
    tables = {table.key: table for table in RULES.tables(new_game())}
    read = [
        event for event in play(at(30), "run", play=14, rare=56).run.events if isinstance(event, CellRead)
    ]
    assert [(one.part, one.column, one.row) for one in read] == [
        ("play_calls", "Running play", "14"),
        ("rare_trailing", "Result", "55-56"),
    ]
    assert {(one.part, one.column, one.row) for one in read} <= all_rows()
    for part, column, row in all_rows():
        assert column in tables[part].columns
        assert row in tables[part].rows


def test_a_roster_is_shown_with_its_names():
    game = RULES.new_game(
        roster_for_play("1978-dallas-cowboys"), roster_for_play("blank"), RULES.read_options({})
    )
    table = next(one for one in RULES.tables(game) if one.side is HOME)
    assert (table.title, table.cells[2][1].text) == ("Dallas Cowboys 1978", "Tony Dorsett")


def test_the_system_keeps_its_promises():
    assert isinstance(RULES, HasCards)
    assert (RULES.scorepad.period, RULES.scorepad.seconds) == (900, 15)
    assert RULES.consequence(at(30)) == "Home: 1st and 10 at Home 30"
    with pytest.raises(OptionsError, match="there is no rule option"):
        RULES.read_options({"wind": "A"})


def test_players_are_credited_by_name():
    """GC-5."""
    steelers, cowboys = roster_for_play("1978-pittsburgh-steelers"), roster_for_play("1978-dallas-cowboys")
    game = RULES.new_game(steelers, cowboys, RULES.read_options({})).series(HOME, 30)
    caught = play(game, "short", play=13)
    told = {
        (event.player, event.name, event.what, event.yards)
        for event in caught.run.events
        if isinstance(event, Credited)
    }
    assert told == {
        ("AA", "Lynn Swann", "reception", 26),
        ("QB", "Terry Bradshaw", "pass", 26),
    }


def test_every_credit_has_words():
    ways = game("gridiron-chaos").words.ways
    for deed in DEEDS:
        assert "{name}" in ways.deeds[deed].told


def test_a_game_that_a_play_leaves_has_no_faults():
    assert list(RULES.faults(at(30))) == []
    assert list(RULES.faults(new_game())) == []


@pytest.mark.parametrize(
    ("game", "where"),
    [
        (at(30).change(next="lunch"), "next"),
        (at(30).change(y=0, line=10), "y"),
        (at(30).change(down=5), "down"),
        (at(30).change(line=101), "line"),
        (at(30).change(line=30), "line"),
        (at(30, advantage="X"), "advantage"),
        (kicking(advantage="L"), "advantage"),
        (at(30).change(clock=Clock(6, 900)), "clock.quarter"),
        (at(30).change(clock=Clock(1, 100)), "clock.seconds"),
        (at(30).change(clock=Clock(1, 0)), "clock.seconds"),
        (kicking().change(clock=Clock(2, 0)), "clock.seconds"),
        (at(30).change(score=Score((0, 0, 0), (0, 0, 0, 0))), "score.home"),
        (at(30).change(score=Score((0, 0, 0, 0), (-1, 0, 0, 0))), "score.away"),
        (at(30).change(timeouts=(4, 0)), "timeouts"),
        (at(30, quarter=5), "timeouts"),
        (at(30, quarterback_out=(0, 9)), "quarterback_out"),
        (kicking(return_yards=500), "return_yards"),
    ],
)
def test_a_game_that_no_play_leaves_is_told(game, where):
    assert [fault.split(":")[0] for fault in RULES.faults(game)] == [where]


def test_equal_games_have_equal_hashes_so_that_they_can_be_looked_up():
    assert hash(at(30)) == hash(at(30))
    assert len({at(30), at(30), at(31)}) == 2


def test_both_sides_have_a_face():
    faces = RULES.scoreboard(new_game()).teams
    assert (faces[Side.HOME].short, faces[Side.AWAY].short) == ("Home", "Visitors")


def test_a_player_who_holds_two_slots_is_one_man_in_the_statistics():
    """GC-5: Ed Jones is K and M of the Cowboys."""
    cowboys = roster_for_play("1978-dallas-cowboys")
    assert cowboys.player("K") == cowboys.player("M")
    credits = [told(Credit(side=HOME, slot=slot, what="recovery", yards=5), cowboys) for slot in ("K", "M")]
    assert [(line.name, line.times, line.yards) for line in player_lines(credits)] == [("Ed Jones", 2, 10)]


def test_the_log_tells_rare_plays_and_names():
    """GC-X1, GC-5."""
    lines = play(at(30), "run", play=14, rare=13)
    narrator = Narrator(game("gridiron-chaos").words, {HOME: "Home", AWAY: "Visitors"})
    assert "rare play: " in narrator.summary(lines.run.happened).lower()
    assert "carried by A" in narrator.summary(play(at(30), "run", play=24).run.happened)
