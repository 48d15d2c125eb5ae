"""What to expect of a game before it is played."""

import pytest

from bowlbound_desktop.games.register import games
from bowlbound_desktop.play.many.outlook import Outlook, outlook
from bowlbound_desktop.play.many.simulate import simulate
from bowlbound_desktop.play.opening import GameWish


class Listener:
    """Hears everything, and stops after some games."""

    def __init__(self, until):
        self.until, self.heard, self.stopped = until, [], False

    def tell(self, progress):
        self.heard.append(progress)
        self.stopped = len(self.heard) >= self.until


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_game_can_be_simulated(game):
    found = outlook(GameWish(game=game), games=2)
    assert found.games == 2
    assert all(found.teams)


def test_the_figures_are_those_of_the_games():
    game = games()[0]
    listener = Listener(99)
    found = outlook(GameWish(game=game), 3, listener)
    home, away = (
        game.shelf.load(team, side, {}) for team, side in zip(game.famous, ("home", "away"), strict=True)
    )
    records = simulate(game, home, away, 3, seed=900_000, coaches=("book", "book"))
    margins = [record.home.points - record.away.points for record in records]
    assert found.margin == pytest.approx(sum(margins) / 3)
    assert [one.games for one in listener.heard] == [1, 2, 3]
    assert listener.heard[-1] == found


def test_it_stops_when_nobody_wants_it():
    listener = Listener(1)
    assert outlook(GameWish(game=games()[0]), 50, listener) is None
    assert len(listener.heard) == 1


@pytest.mark.parametrize(
    ("margin", "share", "words"),
    [
        (3.21, 0.612, "Simulated: Home by 3.2, give or take 1.1; wins 61 %"),
        (-7.0, 0.25, "Simulated: Away by 7.0, give or take 1.1; wins 75 %"),
    ],
)
def test_the_favourite_is_named(margin, share, words):
    assert str(Outlook(("Home", "Away"), 400, margin, 1.1, share)) == words


def test_a_few_games_say_nothing():
    assert str(Outlook(("Home", "Away"), 3, 20.0, 0.0, 1.0)) == "Simulating …"
