"""The game that a command line asks for."""

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import GameWish, read_option_words

COACHED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("none", "person"), ()),
    "home": ("home",),
    **dict.fromkeys(("away", "random"), ("away",)),
    "both": ("home", "away"),
}
"""Which sides the computer coaches, by what --coach says."""


def wish_from(args: Namespace, game: Descriptor) -> GameWish:
    """The wish in the arguments of `play` and `text`."""
    coach = getattr(args, "coach", None) or "none"
    if coach not in COACHED:
        raise OptionsError(f'"--coach {coach}" names nobody: choose one of {", ".join(COACHED)}')
    options = read_option_words(game.rules, args.options)
    return GameWish(
        game=game,
        home=args.home or game.famous[0],
        away=args.away or game.famous[1],
        seed=args.seed,
        options=options,
        dice="typed" if getattr(args, "own_dice", False) else "seeded",
        coaches=dict.fromkeys(_taken(game, coach, options), game.favourite),
        choices=game.read_choices(args),
    )


def _taken(game: Descriptor, coach: str, options: Mapping[str, Any]) -> list[str]:
    """The seats that the computer takes; a side without a seat cannot be its only one."""
    seated = [side.value for side in game.seats(game.rules.read_options(options))]
    wanted = COACHED[coach]
    taken = [side for side in wanted if side in seated]
    if wanted and not taken:
        owner = game.seat_name(Side(wanted[0]))
        offered = " or ".join((*seated, "none"))
        raise OptionsError(f'the {wanted[0]} side is played by {owner}: "--coach" can be {offered}')
    return taken
