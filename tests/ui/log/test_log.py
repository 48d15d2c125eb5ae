import pytest
from attrs import evolve
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester

from bowlbound_desktop.kernel.events import PlayStarted, Ruled, Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.play_ends import is_touchback
from bowlbound_desktop.play.telling.tied import tied
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.frame.telling import Telling
from bowlbound_desktop.ui.frame.told import ToldPlay, tell, trail
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.log.model import PLAY_ROLE, LogModel
from bowlbound_desktop.ui.log.view import PAD, WRAP, LogView
from bowlbound_desktop.ui.theme import DARK
from tests.shelf import system, wish
from tests.ui.conftest import press_all
from tests.ui.frame.test_live import played_by_lot


def told(number, drive, ball=20, opens=False, **more):
    return ToldPlay(
        number=number,
        situation="1st and 10",
        result=f"Play {number}.",
        drive=drive,
        ball=ball,
        opens=opens,
        **more,
    )


HOME, AWAY = Side.HOME, Side.AWAY
PLAYS = [
    told(0, HOME, None, opens=True),
    told(1, HOME, 20, reached=27),
    told(2, HOME, 27, reached=26),
    told(3, AWAY, 60, reached=52),
    told(4, AWAY, None, opens=True),
]


@pytest.fixture
def model():
    made = LogModel()
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.set_names({HOME: "Notre Dame", AWAY: "Michigan State"})
    return made


def shape(model):
    drives = [model.index(row, 0) for row in range(model.rowCount())]
    return [(drive.data(), model.rowCount(drive)) for drive in drives]


def test_plays_are_grouped_by_drives(model):
    model.set_plays(PLAYS)
    assert shape(model) == [
        ("Notre Dame · 2 plays, 6 yards", 3),
        ("Michigan State · 1 play, 8 yards", 1),
        ("Michigan State", 1),
    ]


def test_a_drive_says_how_it_ended(model):
    run, score = told(0, AWAY, 60, reached=55), told(1, AWAY, 55, reached=0, outcome="Touchdown")
    model.set_plays([run, score, told(2, AWAY, None, outcome="Extra point")])
    assert shape(model) == [("Michigan State · 2 plays, 60 yards, touchdown", 3)]


def test_undo_takes_plays_and_empty_drives_away(model):
    model.set_plays(PLAYS)
    model.set_plays(PLAYS[:2])
    assert shape(model) == [("Notre Dame · 1 play, 7 yards", 2)]
    model.set_plays([])
    assert shape(model) == []


def test_another_course_of_the_game_replaces_the_old(model):
    model.set_plays(PLAYS)
    model.set_plays([*PLAYS[:2], told(2, HOME, 31)])
    assert model.last().data(PLAY_ROLE).ball == 31


def test_what_stays_is_not_touched(model, qtbot):
    model.set_plays(PLAYS[:3])
    with qtbot.assertNotEmitted(model.rowsRemoved):
        model.set_plays(PLAYS)


def test_a_kickoff_belongs_to_the_receivers():
    kick = PlayStarted(side=HOME, ball=30, quarter=1, seconds=900, what="kickoff")
    play = tell(3, ("Kickoff", "Long."), [kick])
    assert (play.drive, play.opens, play.ball) == (AWAY, True, None)


def test_a_score_is_marked():
    start = PlayStarted(side=HOME, ball=95, down=1, to_go=5, quarter=1, seconds=900)
    play = tell(3, ("1st", "Touchdown."), [start, Scored(side=HOME, points=6, how="touchdown")])
    assert play.scored
    assert (play.situation, play.result) == ("1st", "Touchdown.")


GAMES = [("bowlbound", "advanced"), ("gridiron-chaos", ""), ("paper-bowl", "full")]
NAMES = {HOME: "Notre Dame", AWAY: "Michigan State"}


def telling_of(session):
    return Telling(session, Narrator(session.descriptor.words, NAMES))


@pytest.mark.parametrize(("key", "preset"), GAMES)
def test_the_log_sums_a_drive_up_as_the_drive_chart_does(model, key, preset):
    session = played_by_lot(key, preset or next(iter(system(key).presets)), 5)
    telling = telling_of(session)
    model.set_plays(telling.plays)
    counted = [f"{NAMES[drive.side]} · {drive.words}" for drive in drives_of(telling.record)]
    rows = [model.item(row) for row in range(model.rowCount())]
    from_scrimmage = [
        row.text() for row in rows if any(child_of(row, n).ball is not None for n in range(row.rowCount()))
    ]
    assert from_scrimmage == counted


def child_of(row, number):
    return row.child(number).data(PLAY_ROLE)


@pytest.mark.parametrize("key", ["bowlbound", "paper-bowl"])
def test_a_touchback_stands_in_the_log(key):
    session = played_by_lot(key, next(iter(system(key).presets)), 2)
    telling = telling_of(session)
    ruled = [
        number
        for number in range(session.plays)
        if any("ouchback" in str(event) for event in session.events(number) if isinstance(event, Ruled))
    ]
    brought_out = [number for number in range(session.plays) if is_touchback(session.events(number))]
    assert ruled
    assert brought_out
    assert all("touchback" in telling.play(number).result.lower() for number in (*ruled, *brought_out))


@pytest.mark.parametrize(
    ("guess", "told"), [("deep", "Deep against Deep"), ("onside", "Deep against Onside")]
)
def test_a_kickoff_in_secret_is_told_with_the_guess(guess, told):
    session = open_table(wish(seed=3, options=system("bowlbound").presets["advanced"]))
    while session.open_parts()[0].kind != "kickoff_call":
        for part in session.open_parts():
            session.answer_for(part.side, part.quiet or part.options[0])
    kick, expected = session.open_parts()
    assert (kick.kind, expected.kind) == ("kickoff_call", "kickoff_guess")
    session.answer_for(kick.side, "deep")
    session.answer_for(expected.side, guess)
    play = session.plays
    while session.plays == play:
        for part in session.open_parts():
            session.answer_for(part.side, part.quiet or part.options[0])
    assert telling_of(session).play(play).situation.endswith(told)


def test_the_log_follows_whoever_looks_back(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C", "answer:penalty:decline")
    for number in (1, 2):
        table.controller.show_play(number)
        assert table.log.currentIndex().data(PLAY_ROLE).number == number
        assert table.result.line.text() == table.log.currentIndex().data(PLAY_ROLE).result
    table.controller.return_to_now()
    assert table.log.currentIndex() == table.log_model.last()


def test_the_trail_is_that_of_the_last_drive():
    assert trail(PLAYS[:3], 34) == (20, 27, 34)
    assert trail(PLAYS[:4], 55) == (60, 55)
    assert trail(PLAYS, 55) == ()
    assert trail([], 55) == ()


def needed(view, text, bold):
    font = scaled(view.font(), 1.0, bold=bold)
    width = view.viewport().width() - 2 * view.indentation() - 2 * PAD
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), WRAP, text).height()


@pytest.mark.parametrize("width", range(220, 420, 20))
def test_every_line_has_the_height_of_its_own_font(model, qtbot, width):
    make_application()
    view = LogView(model, DARK)
    qtbot.addWidget(view)
    view.resize(width, 300)
    view.show()
    words = "Green, 12 yards, run; touchdown Notre Dame; the extra point is good, and so much for that drive"
    plays = [evolve(told(0, HOME), situation="", result=words[:end], scored=True) for end in range(20, 95, 5)]
    view.show_plays(plays)
    drive = model.index(0, 0)
    rows = [model.index(row, 0, drive) for row in range(model.rowCount(drive))]
    heights = [view.visualRect(row).height() - 2 * PAD for row in rows]
    assert heights == [needed(view, play.result, bold=True) for play in plays]


def test_no_line_ends_between_a_formation_and_its_letter(model, qtbot):
    """A space that cannot break changes no picture, because none breaks there."""
    make_application()
    view = LogView(model, DARK)
    qtbot.addWidget(view)
    view.show()
    words = ("Off Tackle against Formation A", "Short Pass against Formation B, and a flag")
    plain, unbroken = (
        [evolve(told(0, HOME), situation=one, result=two)] for one, two in (words, map(tied, words))
    )
    for width in range(150, 420, 10):
        view.resize(width, 200)
        pictures = []
        for plays in (plain, unbroken):
            view.show_plays(plays)
            pictures.append(view.viewport().grab().toImage())
        assert pictures[0] == pictures[1], width


def test_a_drive_s_title_is_wrapped_where_it_is_too_long(model, qtbot):
    make_application()
    model.set_names({HOME: "The Agricultural and Mechanical College of Somewhere", AWAY: "Navy"})
    view = LogView(model, DARK)
    qtbot.addWidget(view)
    view.resize(200, 300)
    view.show()
    view.show_plays(PLAYS)
    heights = [view.visualRect(model.index(row, 0)).height() for row in range(2)]
    assert heights[0] > 1.8 * heights[1]


def test_a_click_names_the_play_but_following_does_not(model, qtbot):
    make_application()
    view = LogView(model, DARK)
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    model.set_plays(PLAYS[:3])
    with qtbot.assertNotEmitted(view.play_chosen):
        view.show_plays(PLAYS[:3])
        view.show_plays(PLAYS[:2])
        view.show_plays(PLAYS[:3])
    assert view.grab().toImage().width() == 300
    with qtbot.waitSignal(view.play_chosen) as chosen:
        view.setCurrentIndex(model.index(1, 0, model.index(0, 0)))
    assert chosen.args == [1]
