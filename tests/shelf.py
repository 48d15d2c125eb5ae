"""Games of the register by key, and helpers that most tests need: teams, seats, saves, coaches."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.small_questions import SMALL_QUESTIONS
from bowlbound_desktop.games.register import game, keys
from bowlbound_desktop.play import seating
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.game_card import GameCard
from bowlbound_desktop.play.level import coach_of
from bowlbound_desktop.play.many import simulate as simulating
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.storage import game_files, save_reader, saves

SYSTEMS = keys()


def system(key):
    """The rules of a game."""
    return game(key).rules


def wish(system="bowlbound", **wished):
    """A wish for a game by its key."""
    return GameWish(game=game(system), **wished)


def team_for_play(rules, team, side="blank", corrections=True, off=()):
    """A team as it enters a game."""
    return game(rules.key).shelf.load(team, side, {"corrections": corrections, "without": off})


def seats(*words, system="bowlbound", **more):
    """Seats with the coaches of a game."""
    return seating.seats(*words, **more, levels=game(system).levels)


def load_game(path, **how):
    """Load a saved game of any game in the register."""
    return saves.load_game(path, game, **how)


def read_session(text, name, **how):
    """Read a saved game from text."""
    return save_reader.read_session(text, name, game, **how)


@frozen(slots=False)
class Described(Descriptor):
    """Any rules as a game that has nothing else."""

    _rules: object
    _shelf: object = None
    _famous: tuple = ("", "")

    room = "bowlbound"
    dialect = None

    @property
    def card(self):
        title = getattr(self._rules, "title", "Made up")
        return GameCard(key=self.key, title=title, lines=(), folder=self.folder, presets={}, groups={})

    rules = property(lambda self: self._rules)
    shelf = property(lambda self: self._shelf)
    famous = property(lambda self: self._famous)
    small_questions = SMALL_QUESTIONS


def described(rules):
    """The registered game with these rules; a made-up one where there is none."""
    key = getattr(rules, "key", "")
    if key in SYSTEMS and game(key).rules is rules:
        return game(key)
    return Described(key, rules)


def levels(system):
    """The computer coaches of a game."""
    return game(system).levels


def coach(word, seed, system):
    """A computer coach by its level."""
    return coach_of(levels(system), word, seed)


def forecaster(system):
    """What computes the odds of a game's calls."""
    return game(system).forecaster


def simulate(home, away, *more, system="bowlbound", **how):
    """Simulate many games between two teams."""
    return simulating.simulate(game(system), home, away, *more, **how)


def matchup(system="bowlbound", **parts):
    """The matchup that simulated games of two teams use."""
    return simulating.Matchup(game=game(system), **parts)


def open_game(path, **how):
    """Resume a game from its file."""
    return game_files.open_game(path, game, **how)
