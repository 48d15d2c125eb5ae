"""Games of the shelf by their keys, and tables that hold any rules, for tests."""

from attrs import frozen

from bowlbound_desktop.games.register import game, keys
from bowlbound_desktop.play import seating
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.storage import save_reader, saves

SYSTEMS = keys()


def system(key):
    """The rules of a game."""
    return game(key).rules


def wish(system="bowlbound", **wished):
    """A wish for a game by its key."""
    return GameWish(game=game(system), **wished)


def team_for_play(rules, team, side="blank", corrections=True, off=()):
    """A team as a game starts with it."""
    return game(rules.key).shelf.load(team, side, {"corrections": corrections, "without": off})


def seats(*words, system="bowlbound", **more):
    """Seats with the coaches of a game."""
    return seating.seats(*words, **more, levels=game(system).levels)


def load_game(path, **how):
    """A saved game of any game of the shelf."""
    return saves.load_game(path, game, **how)


def read_session(text, name, **how):
    """The same from the text of its file."""
    return save_reader.read_session(text, name, game, **how)


@frozen(slots=False)
class Described(Descriptor):
    """Any rules as a game of the shelf that has nothing else."""

    rules: object = None
    room: str = "bowlbound"
    shelf: object = None
    dialect: object = None
    famous: tuple = ("", "")


def described(rules):
    """The game that has these rules; one made up where no game of the shelf has them."""
    key = getattr(rules, "key", "")
    if key in SYSTEMS and game(key).rules is rules:
        return game(key)
    return Described(key, rules)
