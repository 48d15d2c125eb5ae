"""Two programs at once lose no file of the player's: what one keeps, the other finds."""

import multiprocessing
from functools import partial

import pytest
from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.own_charts import (
    add_own,
    bring_back,
    empty_chart,
    save_own,
    throw_away,
    trashed,
)
from bowlbound_desktop.games.gridiron_chaos.own_rosters import keep_roster, own_rosters
from bowlbound_desktop.games.gridiron_chaos.rules.roster import blank_roster
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.play.many.tournament import TournamentPlan
from bowlbound_desktop.storage import locks
from bowlbound_desktop.storage.files import unlike_others
from bowlbound_desktop.storage.locks import held, is_taken, lock_file
from bowlbound_desktop.storage.reports import keep_crash
from bowlbound_desktop.storage.tournaments import (
    TournamentInUseError,
    begin_journal,
    new_journal,
    open_journal,
)
from bowlbound_desktop.ui.new_game.presets import own_presets, remove_preset, save_preset

PROGRAMS, TIMES = 4, 6
PLAN = TournamentPlan(
    kind="bracket",
    teams=("a", "b"),
    games=1,
    seed=0,
    system="bowlbound",
    coach="book",
    options={},
    choices={},
    fingerprints=(),
)


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """A player's folder that holds nothing yet."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


def at_once(work):
    """Several programs that do the same work, each with its number."""
    programs = multiprocessing.get_context("fork")
    running = [programs.Process(target=work, args=(number,)) for number in range(PROGRAMS)]
    for one in running:
        one.start()
    for one in running:
        one.join()
    assert [one.exitcode for one in running] == [0] * PROGRAMS


def keep_presets(number):
    for time in range(TIMES):
        save_preset("bowlbound", f"set {number}-{time}", {"weather": True})


def keep_charts(_number):
    for _ in range(TIMES):
        add_own(empty_chart("Home Town", 1990))


def keep_rosters(_number):
    for _ in range(TIMES):
        keep_roster(evolve(blank_roster("home"), face=evolve(blank_roster("home").face, id="", name="Us")))


def begin_tournaments(_number):
    for _ in range(TIMES):
        begin_journal(PLAN, "bracket-of-2").close()


def crash(number):
    for time in range(TIMES):
        keep_crash(f"crash {number}-{time}", "")


def test_every_preset_is_kept():
    at_once(keep_presets)
    assert len(own_presets("bowlbound")) == PROGRAMS * TIMES


def test_every_new_chart_has_an_id_of_its_own():
    at_once(keep_charts)
    assert len(list(paths.own_charts().glob("*.toml"))) == PROGRAMS * TIMES


def test_every_new_roster_has_an_id_of_its_own():
    at_once(keep_rosters)
    assert len(own_rosters()) == PROGRAMS * TIMES


def test_every_tournament_has_a_file_of_its_own():
    at_once(begin_tournaments)
    assert len(list((paths.user_data() / "tournaments").glob("*.jsonl"))) == PROGRAMS * TIMES


def test_every_crash_has_a_report_of_its_own_even_within_a_second():
    at_once(crash)
    texts = [path.read_text("utf-8").splitlines()[-1] for path in paths.reports().glob("crash-*.txt")]
    assert sorted(texts) == sorted(f"crash {a}-{b}" for a in range(PROGRAMS) for b in range(TIMES))


def test_of_two_who_save_a_chart_one_is_told_that_it_has_changed():
    """Both saw the same file; whoever comes second writes nothing over the first one's work."""
    add_own(empty_chart("Home Town", 1990))
    chart = load_by_id("1990-home-town")
    saves = multiprocessing.get_context("fork").Queue()
    at_once(partial(save_once, chart, file_state_of(chart), saves))
    told = sorted(saves.get() for _ in range(PROGRAMS))
    assert told == ["changed"] * (PROGRAMS - 1) + ["saved"]


def file_state_of(chart):
    from bowlbound_desktop.games.bowlbound.charts.own_charts import file_state

    return file_state(chart.id)


def save_once(chart, seen, saves, number):
    try:
        save_own(evolve(chart, coach=f"Coach {number}"), seen)
        saves.put("saved")
    except FileError:
        saves.put("changed")


def test_charts_thrown_away_lie_side_by_side_and_none_comes_back_over_another():
    for _ in range(2):
        add_own(empty_chart("Home Town", 1990))
        throw_away("1990-home-town")
    first, second = trashed()
    assert bring_back(first) == "1990-home-town"
    with pytest.raises(ChartError, match="you have another"):
        bring_back(second)
    assert trashed() == (second,)


def test_a_tournament_is_played_by_one_program_at_a_time(tmp_path):
    journal = new_journal(PLAN, tmp_path / "cup.jsonl")
    with pytest.raises(
        TournamentInUseError, match=r"^cup\.jsonl is being played in another window or terminal"
    ):
        open_journal(journal.path)
    journal.close()
    open_journal(journal.path).close()
    with pytest.raises(TournamentInUseError, match="go on with --resume"):
        new_journal(PLAN, journal.path)


def test_a_tournament_that_cannot_be_read_is_not_held(tmp_path):
    path = tmp_path / "cup.jsonl"
    path.write_text("nothing\n")
    with pytest.raises(FileError, match="not a line of a tournament"):
        open_journal(path)
    assert not is_taken(path)


def test_whoever_waits_too_long_is_told_and_nothing_is_written(monkeypatch):
    monkeypatch.setattr(locks, "PATIENCE", 1)
    with held(paths.user_data() / "presets.toml"), pytest.raises(FileError, match="try again"):
        remove_preset("bowlbound", "mine")
    assert list(paths.user_data().iterdir()) == []


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "in the way").write_text("")
    with (
        pytest.raises(FileError, match=r"^presets.toml cannot be written: "),
        held(tmp_path / "in the way" / "presets.toml"),
    ):
        raise AssertionError("nobody comes here")
    with pytest.raises(FileError, match="cannot be written"):
        unlike_others(tmp_path / "in the way" / "crash.txt")
    assert not lock_file(tmp_path / "presets.toml").exists()
