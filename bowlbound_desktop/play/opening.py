"""From a player's wishes to a game on the table."""

from argparse import Namespace
from collections.abc import Collection, Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.play.answerers import FIRST_SYSTEM, seats
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.systems import system

LONGEST_NUMBER = 9
"""Digits; no rule option has more."""
FAMOUS = ("1966-notre-dame", "1966-michigan-state")
COACHED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("none", "person"), ()),
    "home": ("home",),
    **dict.fromkeys(("away", "random"), ("away",)),
    "both": ("home", "away"),
}
"""Which sides the computer coaches, by what --coach says."""


@frozen(kw_only=True)
class GameWish:
    """Everything that a new game needs; each choice has a default."""

    system: str = "bowlbound"
    home: str = FAMOUS[0]
    away: str = FAMOUS[1]
    seed: int | None = None
    options: Mapping[str, Any] = field(factory=dict)
    dice: str = "seeded"
    coaches: Mapping[str, str] = field(factory=dict)
    """Who coaches a side, by the words of seats; a person where nobody is named."""
    corrections: bool = True
    """Whether the charts are played with their corrections."""
    without: tuple[str, ...] = ()
    """Corrections that are switched off."""


def wish_from(args: Namespace) -> GameWish:
    """The game that a command line asks for."""
    coach = getattr(args, "coach", None) or "none"
    if coach not in COACHED:
        raise OptionsError(f'"--coach {coach}" names nobody: choose one of {", ".join(COACHED)}')
    return GameWish(
        system=args.system,
        home=args.home or FAMOUS[0],
        away=args.away or FAMOUS[1],
        seed=args.seed,
        options=read_option_words(system(args.system), args.options),
        dice="typed" if getattr(args, "own_dice", False) else "seeded",
        coaches=dict.fromkeys(COACHED[coach], favourite_coach(args.system)),
        corrections=not getattr(args, "as_published", False),
        without=read_switches(getattr(args, "without", ())),
    )


def read_option_words(rules: Any, words: list[str]) -> dict[str, Any]:
    """Rule options as typed: names of presets and KEY=VALUE, later ones over earlier ones."""
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


def read_switches(ids: Collection[str]) -> tuple[str, ...]:
    """Corrections to be left out, as typed."""
    from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections, check_ids

    if ids:
        check_ids(ids, all_corrections())
    return tuple(ids)


def open_table(wish: GameWish, aside: bool = False) -> Session:
    """A session before its first answer; `aside` as in Session."""
    from bowlbound_desktop.storage.teams import team_for_play

    rules = system(wish.system)
    home = team_for_play(rules, wish.home, "home", wish.corrections, wish.without)
    away = team_for_play(rules, wish.away, "away", wish.corrections, wish.without)
    game = rules.new_game(home, away, rules.read_options(wish.options))
    chairs = seats(wish.seed, wish.dice, **wish.coaches, system=wish.system)
    return Session(rules, game, chairs, aside=aside)


def computer_coaches(system: str = FIRST_SYSTEM) -> list[tuple[str, str]]:
    """The computer's coaches that can be seated in a game system, each with its name."""
    from bowlbound_desktop.coaches.register import levels

    return [(f"Computer: {level.name}", level.key) for level in levels(system)]


def favourite_coach(system: str = FIRST_SYSTEM) -> str:
    """The coach who plays when nobody is named: the book where there is one, else the strongest."""
    words = [word for _, word in computer_coaches(system)]
    return "book" if "book" in words else words[-1]
