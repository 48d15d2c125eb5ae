import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.answerers import RandomCoach
from bowlbound_desktop.play.session import Session
from tests.shelf import SYSTEMS, seats, simulate, system, team_for_play


@pytest.fixture(scope="module")
def charts():
    return load_by_id("average-1966"), load_by_id("average-1985")


def test_the_same_seed_plays_the_same_games(charts):
    first, again = (list(simulate(*charts, 3, seed=7)) for _ in range(2))
    assert first == again
    assert [record.seed for record in first] == [7, 8, 9]


def test_different_seeds_play_different_games(charts):
    first, second = simulate(*charts, 2, seed=1)
    assert first.home != second.home


def test_points_of_the_box_score_are_those_of_the_game(charts):
    for record in simulate(*charts, 5):
        for line in (record.home, record.away):
            assert line.points >= 6 * line.touchdowns + 3 * line.field_goals
            assert line.completions + line.interceptions <= line.passes
            assert 30 < line.plays < 120


def test_every_option_is_answered(charts):
    options = {"rzdz": True, "sneak": True, "spike": True, "kneel": True, "delay": True, "fake_block": True}
    options |= {"punt_options": True, "return_options": True, "no_huddle": True, "hail_mary": True}
    options |= {"wildcard": "w_coded", "run_pass_defense": True, "nickel": True, "red_zone": True}
    options |= {
        "kickoff_selection": "advanced",
        "overtime": "ncaa",
        "weather": "rolled",
        "elected_safety": True,
    }
    assert len(list(simulate(*charts, 4, options=options))) == 4
    assert len(list(simulate(*charts, 2, system="bowlbound-classic"))) == 2


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_system_is_simulated_and_counted_alike(key):
    home, away = (team_for_play(system(key), name) for name in game(key).famous)
    [record] = simulate(home, away, 1, system=key)
    for line in (record.home, record.away):
        assert line.points >= 6 * line.touchdowns + 3 * line.field_goals
        assert line.turnovers <= line.passes + line.fumbles
        assert line.plays > 5  # Nailbiter plays key plays only


def test_the_book_beats_chance(charts):
    records = list(simulate(charts[0], charts[0], 20, coaches=("book", "random")))
    assert sum(record.home.points > record.away.points for record in records) >= 17


def test_an_unknown_coach_is_named(charts):
    with pytest.raises(BowlboundError, match='no "guess" coach'):
        list(simulate(*charts, 1, coaches=("guess", "book")))


class Waited:
    """Work for a pairing that is waited for."""

    words = "values"

    def __init__(self, log):
        self.wait = lambda: log.append("waited")


def test_what_a_pairing_needs_is_waited_for_before_its_games(charts, monkeypatch):
    log = []
    found = type(game("bowlbound"))
    monkeypatch.setattr(
        found, "preparation", lambda _self, _game, words: Waited(log) if "book" in words else None
    )
    assert len(list(simulate(*charts, 1))) == 1
    assert log == ["waited"]


def test_only_coaches_who_ask_for_values_wait_for_them(charts, monkeypatch):
    monkeypatch.delenv("BOWLBOUND_VALUES")
    rules = system("bowlbound")
    start = rules.new_game(*charts, rules.read_options({}))
    assert game("bowlbound").preparation(start, {"book", "yards"}) is None
    wanted = game("bowlbound").preparation(start, {"book", "equilibrium"})
    assert wanted.words == f"win chances of {charts[0].name} against {charts[1].name}"
    monkeypatch.setenv("BOWLBOUND_VALUES", "common")
    assert game("bowlbound").preparation(start, {"equilibrium"}) is None


def test_coaches_in_the_simulator_see_the_same_plays_before_as_at_the_table(charts, monkeypatch):
    seen, plain = [], RandomCoach.choose

    def watched(coach, decision, moment):
        seen.append((moment.play, [position.answers for position in moment.past]))
        return plain(coach, decision, moment)

    monkeypatch.setattr(RandomCoach, "choose", watched)
    monkeypatch.setattr(RandomCoach, "looks_back", True, raising=False)
    list(simulate(*charts, 1, seed=3, coaches=("random", "random")))
    simulated = seen.copy()
    seen.clear()
    rules = system("bowlbound")
    start = rules.new_game(*charts, rules.read_options({}))
    Session(game("bowlbound"), start, seats(3, "seeded", "random", "random"))
    assert simulated == seen
    assert all(len(past) == play for play, past in seen)
    assert seen[-1][0] > 100
