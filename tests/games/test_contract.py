"""What every game keeps to; the probe, which no shared file knows, keeps to it too."""

import json
import pickle
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QSlider, QWidget

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.console.look import PLAIN
from bowlbound_desktop.console.text import TextTable
from bowlbound_desktop.console.text_chart import find_table, table_pages
from bowlbound_desktop.games import register
from bowlbound_desktop.games.scenarios import run_scenario
from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.play.counting.figures import box_score, drive_chart
from bowlbound_desktop.play.counting.win_chance import curve
from bowlbound_desktop.play.game_data import game_data
from bowlbound_desktop.play.opening import open_table, usual_coaches
from bowlbound_desktop.play.paper.export import box_text, plays_text
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.storage.game_files import save_copy
from bowlbound_desktop.storage.save_reader import read_session
from bowlbound_desktop.storage.save_writer import save_text
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from tests.games.contract import (
    KEYS,
    PROBE,
    SEEDS,
    Typist,
    answer,
    answered,
    events,
    parts,
    played,
    scenarios,
    seats,
    table,
    with_probe,
)
from tests.guards.trees import FOLDER
from tests.ui.robot import click_on

SILENT = (e.PlayStarted, e.Called)
"""Events that stand in the heading of a play."""
STEPS, CLICKS = 40, 8


@pytest.fixture(autouse=True, scope="module")
def probe():
    """The register lists the probe."""
    patch = with_probe()
    yield
    patch.undo()


@pytest.fixture(params=KEYS)
def key(request):
    """Each game in turn."""
    return request.param


@pytest.fixture
def game(key):
    """Its descriptor."""
    return register.game(key)


@pytest.fixture
def log(key):
    """The log of a whole game."""
    return read_log(played(key))


def test_no_shared_file_knows_the_probe():
    assert [str(path) for path in FOLDER.rglob("*.py") if "probe" in path.read_text("utf-8").lower()] == []
    assert "probe" in register.ROOMS


def test_the_first_page_presents_every_game_as_the_game_itself_does():
    assert register.cards() == tuple(game.card for game in register.games())


def test_a_worker_gets_a_game_without_what_was_loaded_of_it(game):
    assert game.rules
    assert game.shelf
    parcel = pickle.dumps(game)
    assert len(parcel) < 300
    assert pickle.loads(parcel) == game


def test_its_favourite_and_its_quick_coach_can_be_seated(game):
    assert {game.favourite, game.quick_coach} <= {level.key for level in game.levels}


# Rules


def test_a_game_is_played_to_its_end_and_says_so(key, log):
    assert any(isinstance(event, e.GameEnded) for event in events(key))
    assert log.standing.startswith("Final: ")


def test_the_same_answers_lead_to_the_same_game(key):
    session = played(key)
    for before, after in pairwise(session.positions()):
        run = Position(before.game, before.answers).resume(session.system.next_play)
        assert run.over
        assert run.result == after.game


def test_no_game_is_left_in_a_state_that_its_own_checks_refuse(key, game):
    for seed in SEEDS:
        for position in played(key, seed).positions():
            assert list(game.rules.faults(position.game)) == []


def test_a_side_without_a_seat_is_never_asked(key, game):
    asked = {request.side for request, _ in parts(key) if isinstance(request, Decision)}
    assert asked <= set(seats(game))
    assert all(game.seat_name(side) for side in set(e.Side) - asked)


def test_calls_tell_whose_they_are(key):
    calls = [event.role for event in events(key) if isinstance(event, e.Called)]
    assert "offense" in calls
    assert set(calls) <= {"offense", "defense", ""}


# Words


def test_every_question_and_every_throw_has_words(key, game):
    words = game.words
    for request, chosen in parts(key):
        if isinstance(request, Decision):
            assert request.kind in words.kinds
            assert words.label(request.kind, chosen)
            assert words.help(request.kind, chosen.split("+")[0])
        else:
            assert request.purpose in (*words.purposes, *words.cards)


def test_every_event_is_one_of_the_kernel_and_can_be_told(key, log):
    for event in events(key):
        assert any(kind.__module__ == e.__name__ for kind in type(event).__mro__)
        if not isinstance(event, SILENT):
            told = log.narrator.why([event])
            assert told or (isinstance(event, e.BallMoved) and not log.ways.move(event.how).told)


def test_no_word_of_an_event_is_unknown(key, log):
    ways = log.ways
    known = {
        e.BallMoved: ways.moves,
        e.Scored: ways.scores,
        e.Fumbled: ways.loose,
        e.KickFailed: ways.misses,
    }
    for event in events(key):
        if type(event) in known:
            assert event.how in known[type(event)]
        if isinstance(event, e.Credited):
            assert event.what in ways.deeds


def test_every_play_has_a_line_in_the_log_and_a_clock(key, log):
    for happened in log.plays[:-1]:
        started = any(isinstance(item, e.PlayStarted) for item in happened)
        assert log.narrator.summary(happened).endswith("." if started else "")
    starts = [event for event in events(key) if isinstance(event, e.PlayStarted)]
    assert all(start.time and start.elapsed >= 0 for start in starts)


# Session and saves


def test_a_game_is_saved_and_taken_up_in_mid_play(key):
    for count in (1, 7, STEPS):
        session = answered(key, count)
        again = read_session(save_text(session), "x", register.game)
        assert again.positions() == session.positions()
        assert again.pending == session.pending
        assert again.seats.empty == session.seats.empty
        assert save_text(again) == save_text(session)


def test_everything_can_be_taken_back_to_the_first_question(key):
    session, first = answered(key, STEPS), answered(key, 0)
    before = session.positions()
    while session.can_undo:
        session.undo()
    assert session.pending == first.pending
    assert session.positions() == first.positions()
    while session.can_redo:
        session.redo()
    assert session.positions() == before


def test_small_questions_are_spared_without_changing_what_can_be_taken_back(key):
    session, orders, luck = table(key, 5, person=True), StandingOrders(), Random(5)
    for _ in range(STEPS):
        orders.settle(session)
        if session.over:
            break
        answer(session, luck)
    while session.can_undo:
        orders.undo(session)
    assert session.positions() == table(key, 5, person=True).positions()


def test_the_terminal_plays_a_whole_game(key, game):
    session = table(key, 2, person=True)
    typist = Typist(session, ("help", "chart", "options", "why"))
    TextTable(session, game.words, typist, save=lambda *_: None).play()
    assert session.over
    assert typist.written[-1].startswith("Final: ")
    for side in session.seats.empty:
        assert any(line.endswith(f"is played by {game.seat_name(side)}.") for line in typist.written)


# Tables, figures and papers


def test_every_table_can_be_shown(key, game):
    assert game.rules.key == key
    tables = game.rules.tables(played(key).game)
    assert len({(shown.side, shown.key) for shown in tables}) == len(tables) > 0
    for shown in tables:
        assert {len(row) for row in shown.cells} == {len(shown.columns)}
        assert len(shown.cells) == len(shown.rows)
        assert find_table(tables, [shown.side.value, shown.key] if shown.side else [shown.key]) is not None
        assert all(table_pages(shown, PLAIN))


def test_box_score_and_drives_agree_with_the_board(key, log):
    _, rows = box_score(log.record())
    figures = {row[0]: row[1:] for row in rows}
    assert figures["Points"] == tuple(str(log.board.totals[side]) for side in (e.Side.AWAY, e.Side.HOME))
    assert len(drive_chart(log.record())[1]) > 1


def test_no_players_did_more_than_their_team(log):
    data = game_data(log)
    credited = any(isinstance(event, e.Credited) for event in log.record().events())
    assert ("players" in data) == credited
    for row in data["box"] if credited else ():
        rushed = [one for one in data["players"] if one["side"] == row["side"] and one["what"] == "rush"]
        assert sum(one["times"] for one in rushed) <= row["rushes"]


def test_what_the_players_of_the_probe_did_adds_up_to_what_their_teams_did():
    data = game_data(read_log(played(PROBE)))
    for row in data["box"]:
        done = [one for one in data["players"] if one["side"] == row["side"]]
        for what, times, yards in (("rush", "rushes", "rush_yards"), ("pass", "passes", "pass_yards")):
            lines = [one for one in done if one["what"] == what]
            assert sum(one["times"] for one in lines) == row[times]
            assert sum(one["yards"] for one in lines) == row[yards]


def test_a_game_is_written_for_other_programs(log):
    assert json.loads(plays_text(log, "json"))["plays"] == game_data(log)["plays"]
    assert len(plays_text(log, "csv").splitlines()) == len(game_data(log)["plays"]) + 1
    assert json.loads(box_text(log, "json"))["over"] is True


def test_the_chance_to_win_runs_from_kickoff_to_the_end(game, log):
    points = curve(log.record())
    assert bool(points) == (game.judge is not None)
    assert all(before <= after for (before, _), (after, _) in pairwise(points))
    assert all(0 <= time <= 4 and 0 <= chance <= 1 for time, chance in points)


@pytest.mark.parametrize("paper", ["scoresheet", "report", "plays", "box"])
def test_papers_of_a_game_are_printed(key, paper, tmp_path, qtbot):
    save, out = tmp_path / "game.toml", tmp_path / f"{paper}.pdf"
    save_copy(played(key), save)
    assert main(["print", paper, str(save), "-o", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("paper", ["blank", "cards"])
def test_blank_papers_are_printed(key, paper, tmp_path, qtbot):
    out = tmp_path / f"{paper}.pdf"
    assert main(["print", paper, "--system", key, "-o", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")


# Many games


def test_it_is_simulated(key, game, capsys):
    assert main(["simulate", *game.famous, "--system", key, "-n", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


def test_it_plays_a_tournament(key, game, tmp_path, capsys):
    teams = [entry.id for entry in game.shelf.entries()[:3]]
    words = ["tournament", *teams, "--system", key, "-n", "1", "--coach", "random", "--json"]
    assert main([*words, "--resume", str(tmp_path / "kept.jsonl")]) == 0
    standings = json.loads(capsys.readouterr().out)
    assert json.dumps(standings).count(teams[0]) > 0


def test_odds_are_told_where_it_has_a_forecaster(key, game):
    if game.forecaster is None:
        return
    session = table(key, 1, person=True)
    luck = Random(1)
    found = None
    while found is None and not session.over:
        if isinstance(session.pending, Decision | Together):
            found = game.forecaster(session.pending, session.moment())
        answer(session, luck)
    assert found is not None
    assert found.figures
    assert {len(row) for one in found.figures for row in one.values} == {len(found.defense)}


def test_its_scenarios_run(key):
    paths = sorted(scenarios(key).glob("*.toml"))[:5]
    assert paths
    for path in paths:
        assert run_scenario(path).differences == ()


# Window


@pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
def test_the_form_offers_seats_and_a_game_that_can_be_played(key, game, qtbot):
    make_application()
    form = NewGameDialog(key=key)
    qtbot.addWidget(form)
    wish = form.wish()
    assert wish.game is game
    assert set(wish.coaches) == {side.value for side in seats(game)}
    usual = usual_coaches(game, game.rules.read_options({}))
    assert wish.coaches == {side.value: usual.get(side.value, "person") for side in seats(game)}
    assert set(open_table(wish).seats.empty) == set(e.Side) - set(seats(game))


@pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
def test_the_window_shows_it(key, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    window = seat_session(answered(key, CLICKS), fresh=False)
    qtbot.addWidget(window)
    window.show()
    luck, session = Random(4), window.controller.session
    for _ in range(CLICKS):
        QCoreApplication.processEvents()
        click_on(window, luck)
    for name in ("box-score", "drives"):
        window.findChild(QWidget, f"dock:{name}").show()
        window.findChild(QWidget, f"dock:{name}").raise_()
    QCoreApplication.processEvents()
    assert session.plays > 1
    assert window.findChild(QWidget, "log").model().rowCount() > 0
    assert window.findChild(QWidget, "box-score").model().rowCount() > 10
    assert window.findChild(QWidget, "drives").model().rowCount() > 0
    for name in ("field", "scoreboard", "question", "why"):
        assert len(window.findChildren(QWidget, name)) == 1


def test_a_finished_game_is_seen_again_play_by_play(key, qtbot):
    make_application()
    session = read_session(save_text(played(key)), "x", register.game)
    window = seat_session(session, fresh=False)
    qtbot.addWidget(window)
    window.show()
    controller, scrubber = window.controller, window.findChild(QSlider, "travel:scrubber")
    frames = []
    controller.framed.connect(frames.append)
    controller.show_first()
    assert scrubber.value() == 0
    controller.step(1)
    assert scrubber.value() == 1
    scrubber.setValue(scrubber.maximum() // 2)
    shown = frames[-1]
    plays = {play.number for play in shown.plays}
    past = sorted(plays)[scrubber.value()]
    after = session.system.scoreboard(session.position(past + 1).game)
    if after.period == shown.board.period:
        assert shown.board.strip == after.strip
    controller.return_to_now()
    assert shown.moment
    assert not frames[-1].moment
