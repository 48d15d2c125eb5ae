"""Games with blank charts, and a way to play them with given answers and dice."""

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import blank_chart, with_cell
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.play.scenario.script import Script
from tests.shelf import system

RULES = system("bowlbound")


def chart(side, cells):
    """A blank chart with some cells filled in: {"offense.2.15": "DEF 15"}."""
    made = blank_chart(side)
    for place, text in cells.items():
        made = with_cell(made, tuple(place.split(".")), parse_cell(text))
    return made


def table(home=None, away=None, options=None, **changes):
    """A game with the consolidated rules; `changes` are fields of the game."""
    charts = chart("home", home or {}), chart("away", away or {})
    return RULES.new_game(*charts, RULES.read_options(options or {})).change(**changes)


def run(game, answers=None, dice=None):
    """Play the next play with these answers and dice to its end."""
    script = Script(answers or {}, dice or {})
    play = Run(RULES.next_play(game))
    while not play.over:
        play.answer(script.answer(play.pending))
    assert script.left_over(("defense",)) == []
    return play


def played(game, answers=None, dice=None):
    """The game after that play."""
    return run(game, answers, dice).result
