"""What may be called, named and answered in the classic edition."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.calls import defense_options, offense_options
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import blank_chart, with_cell
from bowlbound_desktop.games.bowlbound.rules.kicks.conversions import try_options
from bowlbound_desktop.games.bowlbound.rules.kicks.field_goals import punt_goal
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import fake_numbers
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import free_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import punt
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Roll
from tests.shelf import system

CLASSIC = system("bowlbound-classic")


def a_game(*, cells=(), marks=(), **options):
    home, away = blank_chart("home"), evolve(blank_chart("away"), marks=marks)
    for place, text in cells:
        home = with_cell(home, place, parse_cell(text))
    game = CLASSIC.new_game(home, away, CLASSIC.read_options(options))
    return game.change(next="scrimmage", offense=Side.HOME, y=70, down=4, line=80)


def asked(procedure, throws):
    """The kinds of decision of a play in which everybody gives the quiet answer, with their options."""
    kinds, answer = {}, None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if isinstance(item, Decision):
                kinds[item.kind], answer = item.options, item.quiet
            elif isinstance(item, Roll):
                answer = throws[item.purpose]
    except StopIteration:
        return kinds


@pytest.mark.parametrize("marks", [(), ("W",), ("FBO",)])
def test_c_ar_32_every_team_has_the_wild_card(marks):
    assert "wild:1" in defense_options(a_game(marks=marks, wildcard="classic"))


def test_c_ar_32_but_not_one_marked_xwc():
    assert "wild:1" not in defense_options(a_game(marks=("XWC",), wildcard="classic"))


def test_c_ar_35_the_option_has_three_names():
    options = defense_options(a_game(wildcard="classic"))
    assert {"wild:5", "wild:7", "wild:8", "wild:5+7", "wild:5+8"} <= set(options)


def test_c_ar_19_the_punt_column_may_be_used_for_goals_and_tries():
    assert "punt_goal" in offense_options(a_game())
    assert "punt_goal" in try_options(a_game().change(next="try"))
    assert "punt_goal" not in offense_options(a_game(alt_fg=False))
    assert "punt_goal" not in try_options(a_game(alt_fg=False).change(next="try"))


def test_c_ar_19_no_fake_but_a_block_for_everybody():
    questions = asked(punt_goal(a_game(fake_block=True), STANDING), {"punt": 24})
    assert "fake_numbers" not in questions
    assert "block" in questions["kick_rush"]


def test_c_ar_25_a_fake_number_is_a_green_box():
    cells = [(("special", "punt", "24"), "BK -8"), (("special", "punt", "25"), "DEF 15")]
    cells.append((("special", "punt", "26"), "12"))
    numbers = fake_numbers(a_game(cells=cells), "punt")
    assert set(range(10, 40)) - set(numbers) == {24, 25}


def test_c_ar_25_one_fake_number_even_against_a_block():
    procedure = punt(a_game(fake_block=True).change(y=30, line=40), STANDING)
    item, answer = None, None
    while not (isinstance(item, Decision) and item.kind == "fake_numbers"):
        item = procedure.send(answer)
        answer = "rush" if isinstance(item, Decision) else None
    assert item.most == 1


@pytest.mark.parametrize(("down", "y", "free"), [(4, 4, True), (4, 5, False), (3, 4, False)])
def test_c_ar_16_who_may_block_a_short_drop(down, y, free):
    game = a_game(punt_options=True).change(down=down, y=y, line=y + 10)
    questions = asked(punt(game, STANDING), {"punt": 24, "punt_return": 24})
    assert ("kick_rush" in questions) is free


def test_c_br_29_after_a_safety_nobody_is_asked_how_to_kick():
    game = a_game().change(next="free-kick", y=20)
    procedure, kinds, answer = free_kick(game), [], None
    while "kickoff_call" not in kinds:
        item = procedure.send(answer)
        answer = None
        kinds += [item.kind] if isinstance(item, Decision) else []
    assert kinds == ["kickoff_call"]
