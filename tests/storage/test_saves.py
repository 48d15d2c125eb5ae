"""A game saved and loaded is the same game, and a wrong file ends in one sentence."""

import re
from random import Random

import pytest
from attrs import fields

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.rules.checks import CHECKS
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.answerers import RandomCoach, Scripted, Seats
from bowlbound_desktop.play.seeds import LARGEST
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.halves import hide_halves
from bowlbound_desktop.storage.migrate import upgrade
from bowlbound_desktop.storage.save_writer import save_text
from bowlbound_desktop.storage.saves import save_game, saved_games
from tests.shelf import described, load_game, seats, system
from tests.toy_system import toy_play


@pytest.fixture(autouse=True)
def toy_rules(monkeypatch):
    """Real charts, options and games, but plays that depend on no rule."""
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.rules.system.next_play", toy_play)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.toml"


def table(seed=3, **words):
    rules = system("bowlbound")
    charts = load_by_id("1966-notre-dame"), load_by_id("1966-michigan-state")
    game = rules.new_game(*charts, rules.read_options({"rzdz": "on"}))
    return Session(described(rules), game, seats(seed, **words))


def advance(session, answers, luck=None):
    """Answer so many open parts by lot."""
    luck = luck or Random(4)
    for _ in range(answers):
        if session.over:
            break
        part = session.open_parts()[0]
        if isinstance(part, Roll):
            session.answer(luck.choice(part.dice.throws))
        else:
            session.answer_for(part.side, luck.choice(part.options))
    return session


def sentence(path, text):
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError) as error:
        load_game(path)
    assert "\n" not in str(error.value)
    return str(error.value)


# Saving and loading


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 5, 6, 7, 50, 1000])
@pytest.mark.parametrize("dice", ["seeded", "typed"])
def test_a_game_saved_anywhere_resumes_exactly_there(path, answers, dice):
    session = advance(table(dice=dice), answers)
    save_game(session, path)
    again = load_game(path)
    assert again.positions() == session.positions()
    assert (again.pending, again.over) == (session.pending, session.over)
    assert again.happened() == session.happened()
    assert again.seats == session.seats


@pytest.mark.parametrize("answers", [0, 2, 33, 1000])
def test_saving_a_loaded_game_gives_the_same_bytes(path, answers):
    session = advance(table(away="random"), answers)
    save_game(session, path)
    first = path.read_bytes()
    save_game(load_game(path), path)
    assert path.read_bytes() == first


@pytest.mark.parametrize("seed", [0, LARGEST, 12345678901234567890, 10**40 - 1])
def test_every_seed_that_was_ever_accepted_is_read_back(path, seed):
    session = advance(table(seed=seed), 3)
    save_game(session, path)
    assert load_game(path).seats == session.seats


def test_a_loaded_game_goes_on_with_the_same_dice(path):
    session = advance(table(), 21)
    assert not session.halves
    save_game(session, path)
    again = load_game(path)
    for one in (session, again):
        advance(one, 50, Random(9))
    assert again.positions() == session.positions()


def test_a_half_call_is_kept_but_cannot_be_read_in_the_file(path):
    session = advance(table(), 2)
    assert session.halves
    save_game(session, path)
    assert load_game(path).halves == session.halves
    written = path.read_text(encoding="utf-8")
    assert "halves = " in written
    assert not any(f'halves = "{key}' in written for key in session.halves.values())


@pytest.mark.parametrize(
    "hidden", ["?", "W10", "bnVsbA==", hide_halves({0: 5}), hide_halves({"0": "1"}), "W1tbW1tb"]
)
def test_halves_that_are_none_are_told_in_a_sentence(path, hidden):
    save_game(advance(table(), 2), path)
    text = re.sub(r'halves = ".*"', f'halves = "{hidden}"', path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError, match=r"table\.halves: this is not a call"):
        load_game(path)


@pytest.mark.parametrize("halves", [{7: "1"}, {-1: "1"}, {0: "no such call"}])
def test_a_half_that_no_longer_fits_is_asked_again(path, halves):
    save_game(advance(table(), 2), path)
    text = re.sub(r'halves = ".*"', f'halves = "{hide_halves(halves)}"', path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    assert load_game(path).halves == {}


def test_a_look_at_the_odds_is_remembered(path):
    session = advance(table(), 3)
    session.remark("odds")
    session.remark("odds")
    session.undo()
    save_game(session, path)
    assert load_game(path).remarks == session.remarks
    assert [word for _, word in session.remarks] == ["odds"]


def test_a_save_of_the_first_version_has_no_remarks_and_no_halves(path):
    session = advance(table(), 30)
    lines = save_text(session).replace("format = 2\n", "format = 1\n").splitlines(keepends=True)
    older = [line for line in lines if not line.startswith(("remarks =", "halves ="))]
    path.write_text("".join(older), "utf-8")
    loaded = load_game(path)
    assert save_text(loaded) == save_text(session)


def test_rolls_thrown_again_are_remembered(path):
    session = advance(table(), 3)
    session.re_roll()
    save_game(session, path)
    assert load_game(path).rethrown == session.rethrown == {(1, 0): 1}


def test_undo_and_the_log_work_after_a_load(path):
    session = advance(table(), 30)
    save_game(session, path)
    again = load_game(path)
    assert [again.happened(play) for play in range(again.plays)] == [
        session.happened(play) for play in range(session.plays)
    ]
    while again.can_undo:
        again.undo()
    assert again.pending.kind == "coin_toss"


def test_a_save_needs_no_chart_of_the_library(path, monkeypatch):
    session = advance(table(), 5)
    save_game(session, path)
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.charts.files.chart_files", dict)
    assert load_game(path).game == session.game


def test_blank_charts_are_saved_too(path):
    rules = system("bowlbound-classic")
    game = rules.new_game(load_by_id("blank", "home"), load_by_id("blank", "away"), rules.read_options({}))
    session = advance(Session(described(rules), game, seats(1)), 5)
    save_game(session, path)
    assert load_game(path).positions() == session.positions()


def test_coaches_that_only_a_test_knows_are_saved_as_persons(path):
    session = table()
    session.seats = Seats(dice=Scripted({}), home=Scripted({}), away=RandomCoach(0))
    save_game(session, path)
    again = load_game(path).seats
    assert (again.dice.key, again.home.key, again.away.key) == ("typed", "person", "random")


def test_taking_back_is_seen_by_the_next_save(path):
    session = advance(table(), 40)
    save_text(session)
    session.go_to(4)
    advance(session, 30, Random(77))
    save_game(session, path)
    assert load_game(path).positions() == session.positions()


def test_only_the_play_in_progress_is_written_anew(monkeypatch):
    session = advance(table(), 60)
    save_text(session)
    written = []
    monkeypatch.setattr(
        "bowlbound_desktop.storage.save_writer.to_plain", lambda game: written.append(game) or {}
    )
    save_text(session)
    assert written == [session.game]


def test_a_table_of_computers_can_be_loaded_without_playing_on(path):
    session = Session(table().descriptor, table().game, seats(1, home="random", away="random"), pauses=True)
    save_game(session, path)
    assert load_game(path, pauses=True).paused


# The list of saves


def test_saves_are_listed_with_their_teams_and_score(player_folder):
    save_game(advance(table(), 30), player_folder / "saves" / "autosave.toml")
    (player_folder / "saves" / "broken.toml").write_text("format = ", encoding="utf-8")
    by_name = {game.path.name: game for game in saved_games()}
    header = by_name["autosave.toml"].header
    assert (header.home, header.away) == ("1966 Notre Dame", "1966 Michigan State")
    assert header.situation.startswith("Q1 ")
    assert "broken.toml" in by_name["broken.toml"].problem


# Wrong files


WRONG = [
    ("format = 2", "format = 3", "game.toml, format: version 3 is newer than this program"),
    ("format = 2", "format = 0", "version 0 is too old"),
    ("format = 2", 'format = "one"', "this is not a saved game"),
    ('system = "bowlbound"', 'system = "chess"', 'there is no game system "chess"'),
    ("[table]", "[chairs]", "there is no 'chairs' here"),
    ("seed = 3", "seed = -3", "table.seed: -3 is below 0"),
    ("seed = 3", f"seed = {10**40}", "table.seed"),
    ('dice = "seeded"', 'dice = "loaded"', 'table: there are no "loaded" dice'),
    ("rethrown = []", "rethrown = [[1, -2, 3]]", "table.rethrown"),
    ("rethrown = []", "rethrown = [[1]]", "table.rethrown"),
    ("rzdz = true", "rzdz = 7", "options: the option rzdz"),
    ("rzdz = true", "razzmatazz = true", "options: there is no rule option razzmatazz"),
    ("school = ", "scool = ", "charts.home.text"),
    ('"Ara Parseghian"', '"Knute Rockne"', "charts.home: the chart was changed"),
    ("down = 1", "down = 7", "play 1, game.down: 7 is not a down from 1 to 4"),
    ("down = 1", "down = true", "play 1, game.down: true is not a whole number"),
    ("down = 1", "downs = 1", "play 1, game: there is no 'downs' here"),
    ("down = 1\n", "", "play 1, game: down is missing"),
    ("y = 30", "y = 400", "play 1, game.y: 400"),
    ("y = 30", 'y = "30"', "play 1, game.y: '30' is not a whole number"),
    ('"15:00"', '"47:99"', "play 1, game.clock"),
    ('"15:00"', '"1\\n5"', "play 1, game.clock"),
    ("quarter = 1", "quarter = 0", "play 1, game.clock.quarter: 0"),
    ("timeouts = [3, 3]", "timeouts = [-1, 3]", "play 1, game.timeouts: -1, 3"),
    ("timeouts = [3, 3]", "timeouts = [3]", "play 1, game.timeouts"),
    ("timeouts = [3, 3]", "timeouts = 3", "play 1, game.timeouts"),
    ("{ home = [0, 0, 0, 0]", "{ home = [0, 0]", "play 1, game.score.home"),
    ("{ home = [0, 0, 0, 0]", "{ home = [0, 0, 0, -3]", "play 1, game.score.home"),
    ('next = "toss"', 'next = "tea"', "play 1, game.next: 'tea' is not one of"),
    ('offense = "home"', 'offense = "nobody"', "play 1, game.offense: 'nobody' is neither home nor away"),
    ('wind = "A"', 'wind = "Z"', "play 1, game.conditions.wind"),
    ('last_dead = ""', 'last_dead = "x"', "play 1, game.last_dead"),
    ("extra_play = false", "extra_play = 0", "play 1, game.extra_play: 0 is not true or false"),
    ("extra_play = false", "extra_play = false\nsetup = 1", "play 1, game.setup"),
    ("answers = [", "answers = [1.5, ", "play 1, answers: 1.5 is neither"),
    ("answers = [", "answers = [true, ", "play 1, answers: true is neither"),
    ("answers = [", "answers = [[1], ", "play 1, answers: a list is neither"),
    ("[[plays]]", "[[played]]", "there is no 'played' here"),
]


@pytest.mark.parametrize(
    ("old", "new", "says"), WRONG, ids=[f"{old.strip()}>{new[:20].strip()}" for old, new, _ in WRONG]
)
def test_a_wrong_value_is_named_with_its_place(path, old, new, says):
    text = save_text(table())
    assert old in text
    found = sentence(path, text.replace(old, new, 1))
    assert found.startswith("game.toml")
    assert says in found


def test_a_ball_behind_its_first_down_is_refused(path):
    text = save_text(advance(table(), 1))
    line = f"line = {advance(table(), 1).game.line}"
    assert "is behind the ball" in sentence(path, text.replace(line, "line = 2"))


def test_a_game_without_a_play_is_refused(path):
    head = save_text(table()).partition("\n[[plays]]")[0]
    assert "plays" in sentence(path, head)
    assert "plays: there is none" in sentence(path, "plays = []\n" + head)


def test_a_missing_file_is_named(path):
    with pytest.raises(SaveError, match=r"there is no file game\.toml"):
        load_game(path)


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match="cannot be written"):
        save_game(table(), tmp_path / "file" / "game.toml")


def test_answers_that_no_longer_fit_put_the_table_at_the_start_of_their_play(path):
    session = advance(table(), 3)
    text = save_text(session)
    written = f'answers = [["{session.position().answers[0][0]}"'
    path.write_text(text.replace(written, 'answers = [["9"'), encoding="utf-8")
    again = load_game(path)
    assert "Play 2 starts again" in again.notice
    assert again.position().answers == ()
    assert again.plays == session.plays


def test_values_that_the_rules_cannot_go_on_from_are_refused(path, monkeypatch):
    def broken(game):
        raise KeyError(game.down)

    text = save_text(table())
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.rules.system.next_play", broken)
    assert sentence(path, text) == "game.toml, play 1: the game cannot go on from here"


def test_every_number_and_word_of_a_game_is_checked():
    """A field added to the game needs its line in game_checks."""
    open_fields = {one.name for one in fields(Game) if one.type not in (Setup, Side, bool)}
    assert open_fields - {where.partition(".")[0] for where, *_ in CHECKS} == set()


# Migration


def test_old_versions_are_upgraded_step_by_step():
    steps = {0: lambda old: {**old, "b": old["a"] + 1}, 1: lambda old: {**old, "c": old["b"] + 1}}
    assert upgrade({"format": 0, "a": 1}, steps, newest=2) == {"format": 2, "a": 1, "b": 2, "c": 3}


def test_a_version_between_is_upgraded_from_there():
    steps = {0: lambda old: {}, 1: lambda old: {**old, "new": True}}
    assert upgrade({"format": 1, "a": 1}, steps, newest=2) == {"format": 2, "a": 1, "new": True}


def test_sides_are_written_as_words():
    assert f'offense = "{Side.HOME.value}"' in save_text(table())
