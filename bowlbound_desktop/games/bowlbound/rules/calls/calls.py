"""The secret calls of both coaches (BR-V-7, section 7)."""

from functools import lru_cache

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import may_shorten
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, entitlement, is_void
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.asking import choose, decision, ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Together

HAIL_MARY_SECONDS = 20
RED_ZONE = 81
BLANK_DEFENSE = "blank"
UNOPPOSED = ("punt", "field_goal", "punt_goal", "spike", "kneel", "safety", "hail_mary")
"""Calls against which the defense has no result."""


def call_plays(game: Game) -> Procedure[tuple[str, str]]:
    """Both choose in secret and reveal at once; in the red zone the defense may change (AR-II-4)."""
    offense, chosen, near = game.offense, game.options, in_red_zone(game)
    options = offense_options(game), defense_options(game)
    calls: tuple[str, str] = yield _both(offense, *options, chosen.secret_play)
    if near and not chosen.red_zone_form:
        calls = yield from _red_zone(game, calls)
    yield _called(offense, "offense", calls[0])
    yield _called(offense.opponent, "defense", calls[1])
    if near and chosen.red_zone_form:
        calls = yield from _red_zone(game, calls)  # both calls are revealed (XL-6)
    meant = in_effect(game, calls[1])
    if meant != calls[1]:
        yield ruled("XL-4", "an XWC team's Wild Card has no effect: the defense's result is no change")
    return calls[0], meant


def in_effect(game: Game, call: str) -> str:
    """What a call of the defense amounts to: a Wild Card that is void is a white result (XL-4)."""
    return BLANK_DEFENSE if call.startswith(PREFIX) and is_void(game) else call


@lru_cache
def _both(side: Side, offense: tuple[str, ...], defense: tuple[str, ...], secret: bool) -> Together:
    first = decision(side, "offense_call", offense)
    return Together((first, decision(side.opponent, "defense_call", defense)), secret)


@lru_cache
def _called(side: Side, role: str, option: str) -> Called:
    return Called(rule="BR-V-7", side=side, kind=f"{role}_call", option=option, role=role)


def _red_zone(game: Game, calls: tuple[str, str]) -> Procedure[tuple[str, str]]:
    """The defense may take a white result instead of its call (AR-II-4)."""
    if calls[0] in UNOPPOSED:
        return calls
    choice = yield from choose(game.defense, "red_zone", ("keep", "blank"), "keep")
    if choice == "keep":
        return calls
    yield ruled("AR-II-4", "the defense takes a white result in the red zone")
    return calls[0], BLANK_DEFENSE


def offense_options(game: Game) -> tuple[str, ...]:
    """Everything the offense may call now (BR-VI-1)."""
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
    """Whether a Hail Mary is allowed: at most twenty seconds are left in a half (AR-I-3, R-19)."""
    return game.clock.quarter in (2, 4) and game.clock.seconds <= HAIL_MARY_SECONDS


def defense_options(game: Game) -> tuple[str, ...]:
    """Everything the defense may call now (AR-II)."""
    chosen, void = game.options, is_void(game)
    named = void or (chosen.wildcard != "none" and entitlement(game, game.defense) != "none")
    return _defense_options(
        chosen.run_pass_defense and not void, chosen.nickel, named, chosen.sneak, chosen.rzdz
    )


@lru_cache
def _defense_options(run_pass: bool, nickel: bool, wild: bool, sneak: bool, razzle: bool) -> tuple[str, ...]:
    options = FORMATIONS + (("R", "P") if run_pass else ()) + (("Q",) if nickel else ())
    if not wild:
        return options
    named = (*PLAYS, "5+7", "5+8", *(("sneak",) if sneak else ()), *(("razzle",) if razzle else ()))
    return options + tuple(PREFIX + name for name in named)


def in_red_zone(game: Game) -> bool:
    """Whether the line of scrimmage is inside the defense's 20 (AR-II-4, R-33)."""
    return game.options.red_zone and game.y >= RED_ZONE
