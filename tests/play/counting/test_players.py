"""Players' own statistics."""

from bowlbound_desktop.kernel.events import Credited, PenaltyMarked, PlayCancelled, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.ways import COMMON
from bowlbound_desktop.play.counting.figures import box_score
from bowlbound_desktop.play.counting.players import player_lines
from bowlbound_desktop.play.counting.record import Record

HOME, AWAY = Side.HOME, Side.AWAY
START = PlayStarted(side=HOME, ball=30, down=1, to_go=10, quarter=1, seconds=900)
FACES = {side: TeamFace(name=side.value, short=side.value, colours=("#000000", "#ffffff")) for side in Side}


def credit(name, what, yards=0, side=HOME, **more):
    return Credited(side=side, player=name.lower(), name=name, what=what, yards=yards, **more)


def shown(*events):
    """Players, what they did and how it is shown."""
    return [(line.name, line.what, line.shown(COMMON.deed(line.what))) for line in player_lines(events)]


def test_runs_of_one_player_are_added_up():
    lines = player_lines([START, credit("Ann", "rush", 7), START, credit("Ann", "rush", -2)])
    assert [(line.times, line.yards, line.longest) for line in lines] == [(2, 5, 7)]


def test_a_pass_is_caught_falls_or_is_intercepted():
    plays = (
        credit("Bea", "pass", 12, touchdown=True),
        credit("Bea", "pass", good=False),
        credit("Bea", "pass", good=False, lost=True),
    )
    assert shown(*(event for play in plays for event in (START, play))) == [
        ("Bea", "pass", "1 of 3, 12 yards, 1 touchdown, 1 intercepted")
    ]


def test_kicks_count_what_was_made_and_no_yards():
    assert shown(START, credit("Cal", "field_goal"), START, credit("Cal", "field_goal", good=False)) == [
        ("Cal", "field_goal", "1 of 2")
    ]


def test_a_loss_alone_is_the_longest_run():
    assert player_lines([START, credit("Ann", "rush", -4)])[0].longest == -4


def test_a_penalty_takes_back_what_the_play_brought_unless_the_play_stands():
    flag = PenaltyMarked(side=HOME, foul="holding", yards=10)
    stands = PenaltyMarked(side=AWAY, foul="late hit", yards=15, play_stands=True)
    assert shown(START, credit("Ann", "rush", 7), flag) == []
    assert shown(START, flag, credit("Ann", "rush", 7), START, credit("Ann", "rush", 1)) == [
        ("Ann", "rush", "1, 1 yard")
    ]
    assert shown(START, credit("Ann", "rush", 7), stands) == [("Ann", "rush", "1, 7 yards")]


def test_offset_fouls_take_it_back():
    assert shown(START, credit("Ann", "rush", 7), PlayCancelled()) == []


def test_a_try_counts_for_the_kicker():
    start = PlayStarted(side=HOME, ball=97, quarter=1, seconds=900, what="try")
    assert shown(start, credit("Cal", "extra_point")) == [("Cal", "extra_point", "1 of 1")]


def test_who_gained_the_most_stands_first_and_passing_before_running():
    events = (START, credit("Dee", "rush", 3), credit("Ann", "rush", 9), credit("Bea", "pass", 2))
    assert [name for name, _, _ in shown(*events)] == ["Bea", "Ann", "Dee"]


def test_the_box_score_names_players_under_their_side():
    events = [START, credit("Ann", "rush", 9), credit("Eli", "sack", 6, side=AWAY)]
    _, rows = box_score(Record([events], FACES, str))
    assert rows[-4:] == [
        ("Rushing", "", ""),
        ("  Ann", "", "1, 9 yards"),
        ("Sacks", "", ""),
        ("  Eli", "1, 6 yards", ""),
    ]


def test_a_game_that_names_nobody_has_no_such_rows():
    _, rows = box_score(Record([[START]], FACES, str))
    assert not [row for row in rows if row[1:] == ("", "")]
