"""The equilibrium coach as a player: same seed, same calls; hard to exploit; honest at every level."""

import numpy as np
import pytest

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.calls import exact_matrix, matrix, unopposed
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import LEVELS, EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import chance_matrix, known_matrix
from bowlbound_desktop.games.bowlbound.coaches.leaf import settled_chance
from bowlbound_desktop.games.bowlbound.coaches.levels import BY_VALUES
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import own_mix, pulled, run_share
from bowlbound_desktop.games.bowlbound.coaches.mixing.reading import usual_defense
from bowlbound_desktop.games.bowlbound.coaches.mixing.scouting import TRUST, Scouting
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import points_worth
from bowlbound_desktop.games.bowlbound.odds.table import book_of
from bowlbound_desktop.games.bowlbound.rules.calls.calls import defense_options, offense_options
from bowlbound_desktop.games.bowlbound.rules.game import Conditions, Overtime
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.level import coach_of
from tests.shelf import coach, described, levels, system
from tests.toy_system import ToySystem


@pytest.fixture(scope="module")
def game():
    rules = system("bowlbound")
    team = load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options({}))
    return start.change(next="scrimmage", offense=Side.HOME, y=44, down=2, line=50)


def ask(game, side):
    if side is game.offense:
        return Decision(side=side, kind="offense_call", options=offense_options(game))
    return Decision(side=side, kind="defense_call", options=defense_options(game))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_calls_and_others_differ(game, level):
    calls = [
        tuple(
            EquilibriumCoach(seed, level).choose(ask(game, side), Moment(game=game, play=play))
            for play in range(6)
            for side in Side
        )
        for seed in (1, 1, 2)
    ]
    assert calls[0] == calls[1] != calls[2]


@pytest.mark.parametrize("level", sorted(BY_VALUES))
@pytest.mark.parametrize(("y", "down", "to_go"), [(44, 2, 6), (20, 1, 10), (75, 3, 4)])
def test_no_single_call_gains_against_the_mixture(game, level, y, down, to_go):
    here = game.change(y=y, down=down, line=y + to_go)
    player = EquilibriumCoach(1, level, price=0.0)
    found = player.solution(here)
    ours, rows, theirs, columns = found.ours, found.rows, found.theirs, found.columns
    payoff = matrix(level, here, ours, theirs)
    value = float(np.array(rows) @ payoff @ np.array(columns))
    scale = max(1e-9, float(payoff.max() - payoff.min()))
    assert (payoff @ np.array(columns)).max() - value <= 0.01 * scale
    assert value - (np.array(rows) @ payoff).min() <= 0.01 * scale


@pytest.mark.parametrize("team", ["1984-brigham-young", "1983-nebraska"])
def test_character_costs_no_more_than_its_price(team):
    rules = system("bowlbound")
    start = rules.new_game(load_by_id(team), load_by_id("average-1988"), rules.read_options({}))
    here = start.change(next="scrimmage", offense=Side.HOME, y=35, down=1, line=45)
    best, own = (EquilibriumCoach(1, "points", price=price).solution(here) for price in (0.0, 0.02))
    payoff = matrix("points", here, own.ours, own.theirs)
    assert own.rows != best.rows
    assert (np.array(own.rows) @ payoff).min() >= best.worth - 0.02 - 1e-6


def test_the_strongest_defense_leans_against_what_the_other_team_is_known_for():
    """1984 Brigham Young passes: who expects that gives it less than the best mix against anybody."""
    rules, price = system("bowlbound"), 0.02
    teams = load_by_id("1984-brigham-young"), load_by_id("average-1984")
    here = rules.new_game(*teams, rules.read_options({})).change(
        next="scrimmage", offense=Side.HOME, y=35, down=1, line=45
    )
    plain, leaned = (EquilibriumCoach(1, price=each).solution(here) for each in (0.0, price))
    payoff = matrix("equilibrium", here, plain.ours, plain.theirs)
    own = own_mix(here, plain.ours)
    assert own @ payoff @ leaned.columns < own @ payoff @ plain.columns - 1e-4
    promised = (payoff @ leaned.columns).max() - plain.worth
    assert promised <= price * points_worth("equilibrium", here) + 1e-9


def test_the_strongest_offense_gains_on_the_usual_defense_within_its_price():
    rules, price = system("bowlbound"), 0.02
    teams = load_by_id("1983-nebraska"), load_by_id("1984-brigham-young")
    here = rules.new_game(*teams, rules.read_options({})).change(
        next="scrimmage", offense=Side.HOME, y=35, down=1, line=45
    )
    found = EquilibriumCoach(1, price=price).solution(here)
    payoff = matrix("equilibrium", here, found.ours, found.theirs)
    usual, cost = usual_defense(here, found.theirs), price * points_worth("equilibrium", here)
    value, best, _ = solve(payoff)
    plain = pulled(payoff, best, value, own_mix(here, found.ours), cost)
    assert usual.sum() == pytest.approx(1)
    assert found.rows @ payoff @ usual > plain @ payoff @ usual + 1e-5
    assert (found.rows @ payoff).min() >= value - cost - 1e-9


@pytest.mark.parametrize("team", ["1987-miami-florida", "1968-ohio-state", "1984-brigham-young"])
def test_who_reads_the_other_team_keeps_his_share_of_runs(team):
    """Within ten points of its own book over ordinary downs."""
    rules = system("bowlbound")
    start = rules.new_game(load_by_id(team), load_by_id("average-1988"), rules.read_options({}))
    apart = []
    for down, to_go in ((1, 10), (2, 3), (2, 6), (2, 9), (3, 2), (3, 4), (3, 7)):
        here = start.change(next="scrimmage", offense=Side.HOME, y=35, down=down, line=35 + to_go)
        found = EquilibriumCoach(1).solution(here)
        mixes = own_mix(here, found.ours), found.rows
        own, read = (run_share(dict(zip(found.ours, mix, strict=True))) for mix in mixes)
        apart.append(read - own)
    assert abs(np.mean(apart)) <= 0.1


def test_a_field_goal_is_weighed_on_every_down_of_an_extra_period():
    rules, team = system("bowlbound"), load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options({"overtime": "ncaa"}))
    place = {"next": "scrimmage", "offense": Side.HOME, "y": 88, "down": 2, "line": 96}
    over = start.change(clock=Clock(5, 0), overtime=Overtime(1, Side.AWAY, second_series=True), **place)
    assert "field_goal" in unopposed("equilibrium", over)
    assert "field_goal" not in unopposed("equilibrium", start.change(**place))


def test_a_passing_team_passes_and_an_option_team_runs():
    rules = system("bowlbound")
    runs = {}
    for team in ("1984-brigham-young", "1983-nebraska"):
        start = rules.new_game(load_by_id(team), load_by_id("average-1984"), rules.read_options({}))
        found = [
            EquilibriumCoach(1).solution(
                start.change(next="scrimmage", offense=Side.HOME, y=35, down=down, line=35 + to_go)
            )
            for down, to_go in ((1, 10), (2, 6))
        ]
        runs[team] = [run_share(dict(zip(each.ours, each.rows, strict=True))) for each in found]
    assert max(runs["1984-brigham-young"]) < min(runs["1983-nebraska"])


def test_both_sides_mix(game):
    found = EquilibriumCoach(1).solution(game)
    rows, columns = found.rows, found.columns
    assert sum(share > 0.02 for share in rows) >= 2
    assert sum(share > 0.02 for share in columns) >= 2


def test_every_coach_is_found_by_its_name_and_tells_what_it_reasons_with():
    for level in levels("bowlbound"):
        assert coach(level.key, 7, "bowlbound").key == level.key
        assert level.name
        assert level.reasons.endswith(".")
    with pytest.raises(BowlboundError, match="nobody"):
        coach("nobody", 7, "bowlbound")


def test_a_system_without_coaches_of_its_own_has_the_random_one():
    toy = described(ToySystem())
    assert [level.key for level in toy.levels] == ["random"]
    assert coach_of(toy.levels, "random", 3).key == "random"
    with pytest.raises(BowlboundError, match="book"):
        coach_of(toy.levels, "book", 3)


def test_odds_that_were_met_before_are_those_of_the_situation(game):
    """What is kept from game to game is the same as what is computed for this score and clock."""
    here = game.change(clock=Clock(2, 500), score=Score((10, 0, 0, 0), (3, 0, 0, 0)), down=3)
    ours, theirs = ("2", "8", "9"), ("A", "D")
    odds = book_of(here).odds(here, expected_points, floor=1e-4)
    rows = odds.chances([(call, other) for call in ours for other in theirs])
    worths = [settled_chance(here, landing.settled) for landing in odds.situation.landings]
    exact = [float(row[: len(worths)] @ worths[: len(row)] / row.sum()) for row in rows]
    assert chance_matrix(here, ours, theirs).ravel() == pytest.approx(exact, abs=1e-6)


@pytest.mark.parametrize("factors", ["simple", "full"])
def test_odds_kept_from_a_level_game_are_not_taken_for_one_with_other_yardage_factors(factors):
    rules = system("bowlbound")
    teams = load_by_id("1983-nebraska"), load_by_id("1968-ohio-state")
    start = rules.new_game(*teams, rules.read_options({"yf": factors}))
    level = start.change(next="scrimmage", offense=Side.HOME, y=44, down=2, line=50)
    ours, theirs = ("2", "8"), ("A", "B")
    for points in ((0, 0), (0, 21), (28, 0)):
        score = Score(*((each, 0, 0, 0) for each in points))
        here = level.change(score=score)
        known = known_matrix("points", here, ours, theirs)
        assert known == pytest.approx(exact_matrix("points", here, ours, theirs, floor=1e-4), abs=1e-3)


def test_the_wind_is_told_apart_by_who_has_it(game):
    rules, team = system("bowlbound"), load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options({"weather": "agreed"}))
    windy = start.change(next="scrimmage", y=75, down=4, line=85, conditions=Conditions("A", "C", Side.HOME))
    behind, into = (
        known_matrix("points", windy.change(offense=side), ("field_goal",), ("A",))[0, 0] for side in Side
    )
    assert behind > into


@pytest.mark.parametrize(
    ("preset", "kind", "options"),
    [
        ("advanced", "kickoff_call", ("deep", "squib", "onside")),
        ("advanced", "kickoff_guess", ("deep", "squib", "onside")),
    ],
)
def test_questions_before_a_kick_are_answered_under_every_preset(preset, kind, options):
    rules, team = system("bowlbound"), load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options(rules.presets[preset]))
    kick = start.change(next="kickoff", offense=Side.HOME)
    side = Side.AWAY if kind == "kickoff_guess" else Side.HOME
    ask = Decision(side=side, kind=kind, options=options, quiet=options[0])
    assert EquilibriumCoach(1).choose(ask, Moment(game=kick, play=3)) in options


def test_the_red_zone_answer_does_not_follow_the_call_of_the_offense():
    """Both have called but nothing is on the table: whatever the offense called, the answer is the same."""
    rules, team = system("bowlbound"), load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options({"red_zone": True}))
    place = start.change(next="scrimmage", offense=Side.HOME, y=90, down=2, line=100)
    calls = Together((ask(place, Side.HOME), ask(place, Side.AWAY)))
    question = Decision(side=Side.AWAY, kind="red_zone", options=("keep", "blank"), quiet="keep")
    answers = {
        EquilibriumCoach(1).choose(question, Moment(game=place, play=3, happened=[(calls, (call, "D"))]))
        for call in "1379"
    }
    assert len(answers) == 1


def test_in_a_game_that_is_decided_it_plays_for_points(game):
    decided = game.change(clock=Clock(4, 400), score=Score((80, 0, 0, 0), (3, 0, 0, 0)))
    for side in Side:
        mixture = EquilibriumCoach(1).mixture(decided, side)
        assert mixture[1] == pytest.approx(EquilibriumCoach(1, "points").mixture(decided, side)[1])


def test_a_game_where_all_values_are_nearly_the_same_is_solved():
    noise = 1 + 1e-7 * np.random.default_rng(3).standard_normal((9, 6))
    for payoff in (noise, np.ones((9, 6))):
        value, rows, columns = solve(payoff)
        assert value == pytest.approx(1)
        assert rows.sum() == pytest.approx(1)
        assert columns.sum() == pytest.approx(1)


def test_after_a_declared_no_huddle_calls_count_with_the_seconds_given_back(game):
    """AR-I-4-A: ten seconds of the play before, and a snap that may go astray."""
    rules, team = system("bowlbound"), load_by_id("average-1988")
    start = rules.new_game(team, team, rules.read_options({"no_huddle": True}))
    late = {"clock": Clock(4, 50), "last_seconds": 30, "timeouts": (0, 0)}
    behind = start.change(
        next="scrimmage", y=70, down=1, line=80, score=Score((3, 0, 0, 0), (7, 0, 0, 0)), **late
    )
    run = Run(rules.next_play(behind))
    assert run.pending.kind == "declare"
    coach = EquilibriumCoach(1)
    found = []
    for declared in ("none", "no_huddle"):
        run = Run(rules.next_play(behind), (declared,))
        call = next(part for part in run.pending.decisions if part.kind == "offense_call")
        found.append(coach.explain(call, Moment(game=behind, play=9, happened=run.happened)))
    assert found[0].value == coach.solution(behind).worth
    hurried = behind.change(clock=Clock(4, 60), hurried="no_huddle", last_seconds=20, last_dead="referee")
    assert found[1].value == coach.solution(hurried).worth > found[0].value


def test_who_reads_the_other_team_keeps_his_own_kinds_of_plays():
    """Seen: 1983 Nebraska called the option in one play of a hundred, and everybody threw long."""
    rules = system("bowlbound")
    teams = load_by_id("1983-nebraska"), load_by_id("1984-brigham-young")
    start = rules.new_game(*teams, rules.read_options({}))
    options, long_passes = [], []
    for down, to_go in ((1, 10), (2, 3), (2, 6), (2, 9), (3, 2), (3, 4)):
        here = start.change(next="scrimmage", offense=Side.HOME, y=35, down=down, line=35 + to_go)
        found = EquilibriumCoach(1).solution(here, Scouting(TRUST, TRUST))
        shares = dict(zip(found.ours, found.rows, strict=True))
        options.append(shares["5"])
        long_passes.append(shares["9"])
    assert np.mean(options) >= 0.05
    assert np.mean(long_passes) <= 0.3
