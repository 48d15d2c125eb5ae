"""What a coach takes for the same when he looks quickly."""

from bowlbound_desktop.games.gridiron_chaos.odds.ends import at_home, quick_ends
from tests.games.gridiron_chaos.chaos import AWAY, HOME, at
from tests.games.gridiron_chaos.odds.test_chaos_ends import by_yards


def test_a_side_that_leads_has_the_same_odds_at_home_and_away():
    home, away = at(40, score=(7, 0)), at(40, side=AWAY, score=(0, 7))
    assert quick_ends(home, "run", by_yards) is quick_ends(away, "run", by_yards)


def test_the_time_outs_change_sides_with_the_teams():
    turned = at_home(at(40, side=AWAY, score=(0, 7), timeouts=(1, 3)))
    assert (turned.offense, turned.timeouts, turned.score.lead(HOME)) == (HOME, (3, 1), 7)


def test_in_a_tie_it_matters_who_is_at_home():
    home, away = at(40), at(40, side=AWAY)
    assert quick_ends(home, "run", by_yards) is not quick_ends(away, "run", by_yards)
