"""Situations for tests of odds, and the exact result of playing every throw."""

from collections import defaultdict

from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.odds.ways import enumerate_all
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, Kind
from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from bowlbound_desktop.games.bowlbound.rules.plays.reading import FLAGS
from bowlbound_desktop.games.bowlbound.values.judge import expected_points as points
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.tree import quiet
from tests.shelf import system

EDITIONS = ("bowlbound", "bowlbound-classic")


def situation(y=35, down=1, to_go=10, edition="bowlbound", endless=True, **options):
    rules = system(edition)
    teams = [load_by_id("1966-notre-dame"), load_by_id("1966-michigan-state")]
    if not endless:
        teams = [with_an_end(chart) for chart in teams]
    game = rules.new_game(*teams, rules.read_options(options))
    return game.change(next="scrimmage", offense=Side.HOME, y=y, down=down, line=min(100, y + to_go))


def with_an_end(chart):
    """The chart without fouls and fumbled returns, so that no throw is repeated."""

    def clean(columns):
        return {
            name: tuple(BLANK if endless(name, cell) else cell for cell in column)
            for name, column in columns.items()
        }

    def endless(name, cell):
        return cell.kind in FLAGS or (cell.kind is Kind.FUMBLE and name.endswith("return"))

    return evolve(chart, offense=clean(chart.offense), special=clean(chart.special))


def odds(game, **more):
    return OddsBook(game.setup).odds(game, points, **more)


def state(settled):
    game = settled.game
    where = game.next, game.offense.value, game.y, game.down, game.line, game.kickoff_yards
    return (
        *where,
        game.score.home,
        game.score.away,
        settled.prolongs,
        chart_row(game, settled.rows),
    )


def by_state(found, chances):
    shares = defaultdict(float)
    for number, chance in enumerate(chances):
        if chance:
            shares[state(found.situation.landings[number].settled)] += chance
    return shares


def policy(decision):
    """The answers that the odds assume: fouls by value, touchbacks, otherwise the quiet one."""
    if decision.kind == "penalty":
        worths = [points(after, decision.side) for after in decision.outcomes]
        return decision.options[worths.index(max(worths))]
    if "touchback" in decision.options:
        return "touchback"
    return "return" if decision.kind == "interception" else quiet(decision)


def enumerated(game, start, floor, answer=policy):
    """The outcomes of every throw in the real rules, and what was too rare to follow."""
    outcomes = enumerate_all(game, start, answer, floor)
    shares = defaultdict(float)
    for chance, settled in outcomes.ways:
        shares[state(settled)] += chance
    return shares, outcomes.left_out


def excess(some, others):
    """How much more there is in one distribution than in the other."""
    return sum(max(0.0, share - others.get(key, 0.0)) for key, share in some.items())
