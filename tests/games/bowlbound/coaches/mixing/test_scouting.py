"""What a team is known for is trusted as far as its calls so far bear it out, and reading costs no more."""

import numpy as np
import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.calls import formations, matrix
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.forecast import forecast
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import PRICE
from bowlbound_desktop.games.bowlbound.coaches.mixing.reading import BOLDER, usual_defense, usual_offense
from bowlbound_desktop.games.bowlbound.coaches.mixing.scouting import DOUBT, TRUST, UNSEEN, Scouting, scouted
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import points_worth
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.play.answerers import Moment
from tests.shelf import system


@pytest.fixture(scope="module")
def game():
    rules = system("bowlbound")
    teams = load_by_id("1983-nebraska"), load_by_id("1984-brigham-young")
    start = rules.new_game(*teams, rules.read_options({}))
    return start.change(next="scrimmage", offense=Side.HOME, y=35, down=1, line=45)


def likeliest(game):
    """The calls that both teams are most known for here."""
    formed = formations(game)
    return PLAYS[usual_offense(game, PLAYS).argmax()], formed[usual_defense(game, formed).argmax()]


def rarest(game):
    formed = formations(game)
    return PLAYS[usual_offense(game, PLAYS).argmin()], formed[usual_defense(game, formed).argmin()]


def plays(game, *calls):
    """Plays that began like this one, each with its calls and a throw of the dice."""
    return [Position(game.change(), (call, 23)) for call in calls]


def test_teams_that_have_shown_nothing_are_not_trusted(game):
    assert scouted(game, ()) == UNSEEN == Scouting(0.0, 0.0)


def test_calls_by_the_book_add_to_the_trust_up_to_a_limit(game):
    once, often = (scouted(game, plays(game, *[likeliest(game)] * times)) for times in (1, 40))
    assert 0 < once.offense < often.offense == TRUST
    assert 0 < once.defense < often.defense == TRUST


def test_a_few_surprises_take_the_trust_away(game):
    """Three by the offense, six by the defense, whose book differs less from a blind guess."""
    known = plays(game, *[likeliest(game)] * 40)
    assert scouted(game, [*known, *plays(game, *[rarest(game)] * 3)]).offense <= 0
    assert scouted(game, [*known, *plays(game, *[rarest(game)] * 6)]).defense <= 0
    lost = scouted(game, plays(game, *[rarest(game)] * 40))
    assert lost == Scouting(DOUBT, DOUBT)


def test_what_the_other_team_did_with_the_ball_says_nothing_of_this_one(game):
    theirs = game.change(offense=Side.AWAY)
    assert scouted(game, plays(theirs, *[likeliest(theirs)] * 5)) == UNSEEN


def test_kicks_tries_and_unanswered_plays_say_nothing(game):
    fourth = game.change(down=4)
    assert scouted(game, plays(fourth, ("punt", likeliest(game)[1]))).offense == 0
    assert scouted(game, plays(game.change(next="try", y=98), likeliest(game))) == UNSEEN
    assert scouted(game, [Position(game.change(next="kickoff"), ("deep", 30)), Position(game)]) == UNSEEN


def test_defenses_that_no_book_makes_do_not_make_plain_formations_look_foretold(game):
    """Once a defense chosen at random seemed to keep to its book, wherever plays could be named."""
    rules = system("bowlbound")
    offered = rules.read_options({"wildcard": "classic", "run_pass_defense": True, "nickel": True})
    more = game.change(setup=evolve(game.setup, options=offered))
    assert len(formations(more)) > 2 * len(FORMATIONS)
    for call in FORMATIONS:
        assert scouted(more, plays(more, ("1", call))) == scouted(game, plays(game, ("1", call)))
    for surprise in ("wild:1", "R", "Q"):
        assert scouted(more, plays(more, ("1", surprise))).defense == DOUBT


def test_a_play_that_was_taken_back_and_called_otherwise_counts_as_called(game):
    before = game.change()
    first, again = (scouted(game, [Position(before, (call(game), 23))]) for call in (likeliest, rarest))
    assert first.offense > 0 > again.offense


@pytest.mark.parametrize("trust", [DOUBT, 0.0, 1.0, TRUST])
def test_reading_costs_no_more_than_trust_allows(game, trust):
    """Against a perfect answer, a mix loses one price of character, and more only where trust is earned."""
    found = EquilibriumCoach(1).solution(game, Scouting(trust, trust))
    payoff = matrix("equilibrium", game, found.ours, found.theirs)
    allowed = PRICE * points_worth("equilibrium", game) * max(1.0, 1.0 + BOLDER * trust)
    assert (np.array(found.rows) @ payoff).min() >= found.worth - allowed - 1e-9
    assert (payoff @ np.array(found.columns)).max() <= found.worth + allowed + 1e-9


def test_trust_gains_on_a_team_that_keeps_to_its_book(game):
    """By 1984 Brigham Young; 1983 Nebraska's own kinds of plays leave it hardly a gain."""
    gains = []
    for down, to_go in ((1, 10), (2, 4), (2, 8), (3, 3), (3, 7)):
        here = game.change(offense=Side.AWAY, down=down, line=35 + to_go)
        wary, bold = (EquilibriumCoach(1).solution(here, Scouting(trust, trust)) for trust in (0.0, TRUST))
        payoff = matrix("equilibrium", here, wary.ours, wary.theirs)
        offense, defense = usual_offense(here, wary.ours), usual_defense(here, wary.theirs)
        ahead = (np.array(bold.rows) - wary.rows) @ payoff @ defense
        gains.append((ahead, offense @ payoff @ (np.array(wary.columns) - bold.columns)))
    assert min(np.mean(gains, axis=0)) > 5e-4


def test_the_strongest_coach_answers_by_what_the_plays_before_have_shown(game):
    asked = Decision(side=Side.AWAY, kind="defense_call", options=formations(game))
    coach, known = EquilibriumCoach(1), plays(game, *[likeliest(game)] * 40)
    for past, trust in (((), UNSEEN), (known, Scouting(TRUST, TRUST))):
        found = coach.explain(asked, Moment(game=game, play=len(past), past=past))
        solved = coach.solution(game, trust)
        assert found.shares == dict(zip(solved.theirs, solved.columns, strict=True))
    assert found.note == "the other team has kept to its book so far"


def test_the_odds_show_the_mixes_that_the_plays_before_have_earned(game):
    calls = Decision(side=Side.HOME, kind="offense_call", options=PLAYS[:1])
    formed = Decision(side=Side.AWAY, kind="defense_call", options=FORMATIONS[:1])
    past = plays(game, *[likeliest(game)] * 40)
    shown = forecast(Together((calls, formed)), Moment(game=game, play=40, past=past))
    solved = EquilibriumCoach().solution(game, Scouting(TRUST, TRUST))
    assert shown.offense_mix == dict(zip(solved.ours, solved.rows, strict=True))
    assert shown.defense_mix == dict(zip(solved.theirs, solved.columns, strict=True))


def test_the_coach_for_points_does_not_look_back(game):
    asked = Decision(side=Side.AWAY, kind="defense_call", options=formations(game))
    coach, known = EquilibriumCoach(1, "points"), plays(game, *[likeliest(game)] * 40)
    wary, same = (coach.explain(asked, Moment(game=game, play=40, past=past)) for past in ((), known))
    assert wary == same
