"""A team's own book: its pages come before the shipped ones, and mistakes are told in one sentence."""

import pytest

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.book_files import read_team_book, shipped_book
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from tests.shelf import system

TEAM = "average-1985"
BOMB = """
[clock]
timeout_left = 60

[[offense]]
name = "the bomb on first down"
down = [1, 1]
calls = { 9 = 1 }
"""


@pytest.fixture
def own_book(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    (tmp_path / "coaches").mkdir()
    return (tmp_path / "coaches" / f"{TEAM}.toml").write_text


def first_down():
    rules = system("bowlbound")
    ours, theirs = load_by_id(TEAM), load_by_id("average-1988")
    game = rules.new_game(ours, theirs, rules.read_options({}))
    return game.change(next="scrimmage", offense=Side.HOME, y=40, line=50)


def test_a_team_plays_by_its_own_pages_and_the_others_by_the_shipped_ones(own_book):
    own_book(BOMB)
    game = first_down()
    call = Decision(side=Side.HOME, kind="offense_call", options=offense_options(game))
    assert {BookCoach(3).choose(call, Moment(game=game, play=play)) for play in range(12)} == {"9"}
    assert BookCoach().page_name(call, game) == "the bomb on first down (the team's own book)"
    theirs = game.change(offense=Side.AWAY)
    other = Decision(side=Side.AWAY, kind="offense_call", options=offense_options(theirs))
    assert BookCoach().page_name(other, theirs) == "first down"


def test_what_an_own_book_does_not_name_is_as_in_the_shipped_one(own_book):
    own_book(BOMB)
    book = read_team_book(TEAM)
    assert book.figures["clock"] == {**shipped_book().figures["clock"], "timeout_left": 60}
    assert book.figures["lean"] == shipped_book().figures["lean"]
    assert book.offense.pages[1:] == shipped_book().offense.pages
    assert book.defense.pages == shipped_book().defense.pages


def test_a_team_without_a_file_has_the_shipped_book(own_book):
    assert read_team_book("1966-notre-dame") is shipped_book()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[offense]]\nname = "x"\ncalls = { 10 = 1 }', "10 is not a call of the offense"),
        ('[[defense]]\nname = "x"\ncalls = { A = -1 }', "the weight of A is a number from 0"),
        ('[[offense]]\nname = "x"\ncalls = {}', "calls says how often"),
        ('[[offense]]\nname = "x"\ndown = 3\ncalls = { 1 = 1 }', "down is a lowest and a highest value"),
        ("[[offense]]\ncalls = { 1 = 1 }", "the name is a line of text"),
        ('[[offense]]\nname = "x"\nyard = [1, 2]\ncalls = { 1 = 1 }', "there is no yard"),
        ("[weather]\nrain = 1", "a book has no section weather"),
        ('[clock]\ntimeout_left = "soon"', "clock.timeout_left is not a figure"),
        ("offense = 3", "pages are written as"),
        ("offense = [1, 2]", "pages are written as"),
        ('[[offense]]\nname = "x"\ncalls = { 1 = 0 }', "at least one call needs a weight above 0"),
        ('[[offense]]\nname = "x"\ncalls = { 1 = nan }', "the weight of 1 is a number from 0"),
        ('[[offense]]\nname = "x"\ndown = [3, 1]\ncalls = { 1 = 1 }', r"its lowest value: \[1, 3\]"),
        ('[[offense]]\nname = "a\\nb"\ncalls = { 1 = 1 }', "the name is a line of text"),
        ("[lean]\nstrength = 'x'", "lean.strength is not a figure"),
        ("[lean]\nusual = { 9 = 0 }", "lean.usual.9 is not a figure"),
        ("[lean]\nusual = { 10 = 1 }", "lean.usual.10 is not a figure of a book: lean.usual has 1, 2"),
        ("[lean]\nleast = 9", "lean.least is more than lean.most"),
        ("[worth]\nfield = [1]", "worth.field has 11 numbers, not 1"),
        ("[onside]\nlead = [1, 2.5]", "onside.lead is not a figure"),
    ],
)
def test_a_mistake_in_an_own_book_is_told_in_one_sentence(own_book, text, told):
    own_book(text)
    with pytest.raises(FileError, match=told):
        read_team_book(TEAM)


def test_the_book_is_printed_with_the_own_pages_first(own_book, capsys):
    own_book(BOMB)
    assert main(["book", TEAM, "--page", "first down"]) == 0
    printed = capsys.readouterr().out
    assert "Offense 1 (own): the bomb on first down\n    when  down 1\n    call  9 100%" in printed
    assert "Defense 4: first down" in printed
    assert main(["book", "--page", "no such page"]) == 2


def test_other_questions_have_no_page():
    ask = Decision(side=Side.HOME, kind="try", options=("kick", "two"))
    assert BookCoach().page_name(ask, first_down()) == ""


def test_the_coaches_are_listed_from_the_weakest_to_the_strongest(capsys):
    assert main(["coaches"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == ["random", "yards", "book", "points", "equilibrium"]
