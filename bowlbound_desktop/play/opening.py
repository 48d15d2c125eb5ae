"""Opens a game at the table from a player's wishes."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve, field, frozen

from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.answerers import TypedDice
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.level import Level
from bowlbound_desktop.play.seating import seats
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.teams.shelf import Choices

LONGEST_NUMBER = 9
"""Digits; no rule option has more."""


@frozen(kw_only=True)
class GameWish:
    """Everything that a new game needs; each choice has a default."""

    game: Descriptor
    home: str = ""
    """The id of a team; empty for the game's usual one."""
    away: str = ""
    seed: int | None = None
    options: Mapping[str, Any] = field(factory=dict)
    dice: str = "seeded"
    coaches: Mapping[str, str] = field(factory=dict)
    """Who coaches a side, in the words of seats; a person where none is named."""
    choices: Choices = field(factory=dict)
    """What was chosen about the teams, besides the rule options."""

    def teams(self) -> tuple[Any, Any]:
        """Both teams as they play, the home side first."""
        famous, load = self.game.famous, self.game.shelf.load
        home = load(self.home or famous[0], "home", self.choices)
        return home, load(self.away or famous[1], "away", self.choices)


def read_option_words(rules: Any, words: list[str]) -> dict[str, Any]:
    """Rule options as typed: names of presets and KEY=VALUE, where later ones override earlier ones."""
    chosen: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            chosen[key] = int(value) if value.isdecimal() and len(value) <= LONGEST_NUMBER else value[:40]
        elif key in rules.presets:
            chosen |= rules.presets[key]
        else:
            raise OptionsError(f'there is no preset "{key}": choose {", ".join(rules.presets)} or KEY=VALUE')
    return chosen


def open_table(wish: GameWish, aside: bool = False) -> Session:
    """A session before its first answer; `aside` is that of Session."""
    rules, teams = wish.game.rules, wish.teams()
    options = rules.read_options(wish.options)
    game = rules.new_game(*teams, options)
    seated = wish.game.seats(options)
    chairs = seats(wish.seed, wish.dice, **wish.coaches, levels=wish.game.levels, seated=seated)
    return Session(wish.game, game, chairs, aside=aside)


def usual_coaches(game: Descriptor, options: Any) -> dict[str, str]:
    """A person takes the first seat, the favourite coach any other."""
    _, *others = game.seats(options)
    return {side.value: game.favourite for side in others}


def computer_coaches(game: Descriptor) -> list[tuple[str, str]]:
    """The computer's coaches that can be seated, from the weakest to the strongest, each with its word."""
    return [(f"Computer: {level_word(game, level)}", level.key) for level in game.levels]


def level_word(game: Descriptor, level: Level) -> str:
    """A plain word for a level, or its own name where the game's card has none."""
    card = game.card.levels.get(level.key)
    return card.word if card else level.name


def level_note(game: Descriptor, key: str) -> str:
    """How a coach plays, and how often he beats a weaker one where that was measured; empty for a person."""
    level = next((level for level in game.levels if level.key == key), None)
    card = game.card.levels.get(key)
    if level is None or card is None:
        return level.reasons if level else ""
    weaker = [
        (level_word(game, other), card.beats[other.key]) for other in game.levels if other.key in card.beats
    ]
    found = [f"Beats {word} in {share:.0f} of 100 games." for word, share in weaker[-1:]]
    return " ".join((card.says, *found))


def rematch(session: Session) -> Session:
    """A new game with home and visitors exchanged, in which everybody coaches the same team as before."""
    setup, game = session.game.setup, session.descriptor
    words = {side: session.seats.coach(side).key for side in Side if side not in session.seats.empty}
    alone = len(words) < len(Side)  # the game plays the other seat itself
    chairs = seats(
        None,
        "typed" if isinstance(session.seats.dice, TypedDice) else "seeded",
        **{(side if alone else side.opponent).value: word for side, word in words.items()},
        levels=game.levels,
        seated=game.seats(setup.options),
    )
    fresh = game.rules.new_game(setup.away, setup.home, evolve(setup.options))
    return Session(game, fresh, chairs, aside=session.aside)
