"""The secret calls of both coaches (BR-V-7, section 7)."""

from functools import lru_cache

from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.rules.bowlbound.asking import decision
from bowlbound_desktop.rules.bowlbound.chart import FORMATIONS, PLAYS
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.hurry_up import may_shorten
from bowlbound_desktop.rules.bowlbound.wild_card import PREFIX, entitlement

HAIL_MARY_SECONDS = 20
RED_ZONE = 81


def call_plays(game: Game) -> Procedure[tuple[str, str]]:
    """Both choose in secret and reveal at once."""
    offense = decision(game.offense, "offense_call", offense_options(game))
    defense = decision(game.defense, "defense_call", defense_options(game))
    calls: tuple[str, str] = yield Together((offense, defense))
    yield Called(rule="BR-V-7", side=game.offense, kind="offense_call", option=calls[0])
    yield Called(rule="BR-V-7", side=game.defense, kind="defense_call", option=calls[1])
    return calls


def offense_options(game: Game) -> tuple[str, ...]:
    """Everything the offence may call just now (BR-VI-1)."""
    chosen, scrimmage = game.options, game.next == "scrimmage"
    return _offense_options(
        chosen.rzdz,
        chosen.sneak,
        chosen.hail_mary and scrimmage and late_enough(game),
        chosen.spike and scrimmage and may_shorten(game),
        chosen.kneel and scrimmage,
        scrimmage,
        scrimmage and chosen.alt_fg,
        chosen.elected_safety and scrimmage,
    )


@lru_cache
def _offense_options(*allowed: bool) -> tuple[str, ...]:
    razzle, sneak, hail_mary, spike, kneel, kicks, punt_goal, safety = allowed
    words = (
        ("razzle", razzle),
        ("sneak", sneak),
        ("hail_mary", hail_mary),
        ("spike", spike),
        ("kneel", kneel),
        ("punt", kicks),
        ("field_goal", kicks),
        ("punt_goal", punt_goal),
        ("safety", safety),
    )
    return PLAYS + tuple(word for word, legal in words if legal)


def late_enough(game: Game) -> bool:
    """Hail Mary: twenty seconds or less left in a half (AR-I-3, R-19)."""
    return game.clock.quarter in (2, 4) and game.clock.seconds <= HAIL_MARY_SECONDS


def defense_options(game: Game) -> tuple[str, ...]:
    """Everything the defence may call just now (AR-II)."""
    chosen, entitled = game.options, "none"
    if chosen.wildcard != "none":
        entitled = entitlement(game, game.defense)
    excluded = chosen.wildcard == "conditional" and entitled == "none"
    return _defense_options(
        chosen.run_pass_defense and not excluded, chosen.nickel, entitled != "none", chosen.sneak, chosen.rzdz
    )


@lru_cache
def _defense_options(run_pass: bool, nickel: bool, wild: bool, sneak: bool, razzle: bool) -> tuple[str, ...]:
    options = FORMATIONS + (("R", "P") if run_pass else ()) + (("Q",) if nickel else ())
    if not wild:
        return options
    named = (*PLAYS, "5+7", "5+8", *(("sneak",) if sneak else ()), *(("razzle",) if razzle else ()))
    return options + tuple(PREFIX + name for name in named)


def in_red_zone(game: Game) -> bool:
    """The line of scrimmage is inside the defence's 20 (AR-II-4, R-33)."""
    return game.options.red_zone and game.y >= RED_ZONE
