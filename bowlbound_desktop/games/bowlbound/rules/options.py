"""Rule options of both editions as one frozen value (section 11), with presets."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.options import Values, check_needs, figure, option, switch
from bowlbound_desktop.kernel.options import read_options as read_by_name

MOST_SPOT = 60
_BASES = (100, *range(60, 100, 5), *range(105, 130, 5))


@frozen(kw_only=True)
class Options:
    """Which rules are in force."""

    kickoff_line: int = option(
        30, 35, rule="BR-V-4", text="Yard line of the kickoff", words=("From the 30", "From the 35")
    )
    variable_method: str = option(
        "full",
        "quick",
        rule="BR-VI-3",
        text="Variable yardage",
        words=("By further dice", "By fixed numbers"),
    )
    penalty_method: str = option(
        "chart",
        "advanced",
        "quick",
        rule="BR-VI-4-B",
        text="How penalty yardage is found",
        words=("As printed, S and R by dice", "Always by dice", "By fixed numbers"),
    )
    kickoff_selection: str = option(
        "basic",
        "advanced",
        "classic",
        rule="AR-III-1",
        text="Choice of the kickoff",
        words=("Announced", "In secret, with a guess", "Guess first, as in 1978"),
    )
    wildcard: str = option(
        "none",
        "variable",
        "w_coded",
        "conditional",
        "classic",
        rule="AR-II-1",
        text="Use of the Wild Card",
        words=(
            "Nobody",
            "Free for a side that is not ahead of the spread",
            "Free for teams marked W",
            "For everybody, at a price",
            "As in 1978",
        ),
    )
    run_pass_defense: bool = switch(rule="AR-II-2", text="Run and Pass defenses")
    nickel: bool = switch(rule="AR-II-3", text="Nickel defense")
    red_zone: bool = switch(rule="AR-II-4", text="Red-zone defense")
    red_zone_form: bool = switch(
        rule="XL-6", text="Both calls are shown before the red-zone choice", needs=("red_zone", (True,))
    )
    yf: str = option(
        "none",
        "simple",
        "full",
        rule="AR-IX",
        text="Yardage factors",
        words=("None", "Two factors, by the spread", "By ratings and score"),
    )
    yf_base: int = option(
        *_BASES,
        rule="AR-IX-3",
        text="Base of the yardage factors",
        words=tuple(f"{value} %" for value in _BASES),
        needs=("yf", ("simple", "full")),
    )
    yf_split: str = option(
        "100-0",
        "70-30",
        rule="AR-IX-1",
        text="How the advantage is shared",
        words=("All to one side", "70 to 30"),
        needs=("yf", ("full",)),
    )
    power_scale: str = option(
        "nicely", "mays", rule="AR-VIII-0", text="Scale of the power ratings", words=("Nicely", "Mays")
    )
    site: str = option(
        "neutral",
        "home",
        "away",
        rule="AR-VIII-0",
        text="Whose home ground it is",
        words=("Neutral ground", "On the home side's ground", "On the visitors' ground"),
    )
    rzdz: bool = switch(rule="AR-I-1", text="Razzle-Dazzle")
    sneak: bool = switch(rule="AR-I-2", text="Quarterback sneak")
    hail_mary: bool = switch(rule="AR-I-3", text="Hail Mary pass")
    no_huddle: bool = switch(rule="AR-I-4-A", text="No-huddle offense")
    spike: bool = switch(rule="AR-I-4-B", text="Spike to stop the clock")
    oob_decl: bool = switch(rule="AR-I-4-C", text="Plays declared out of bounds")
    inb_decl: bool = switch(rule="AR-I-6-C", text="Plays declared in bounds")
    elected_safety: bool = switch(rule="AR-I-5", text="Elected safety")
    kneel: bool = switch(rule="AR-I-6-A", text="Kneel-down")
    delay: bool = switch(rule="AR-I-6-B", text="Intentional delay")
    punt_options: bool = switch(rule="AR-III-2", text="Coffin corner, quick kick, short drop")
    return_options: bool = switch(rule="AR-IV", text="Fair catch and roll")
    fake_block: bool = switch(rule="AR-V", text="Fakes, all-out rush and block options")
    weather: str = option(
        "off",
        "rolled",
        "agreed",
        rule="AR-VI",
        text="Rain and wind",
        words=("Always fine", "By dice", "As the coaches agree"),
    )
    timing: str = option(
        "normal",
        "alt_last_two",
        "alt_whole",
        rule="AR-VII",
        text="Timing of plays",
        words=("By the Timing Chart", "To the second in the last two minutes", "To the second all game long"),
    )
    alt_timing_prelude: bool = switch(
        rule="AR-VII-e",
        text="Ten seconds more before the last two minutes",
        needs=("timing", ("alt_last_two",)),
    )
    two_minute_warning: bool = switch(rule="R-18", text="Two-minute warning")
    two_point_line: int = option(
        2, 3, rule="BR-VI-7-B", text="Yard line of the two-point try", words=("From the 2", "From the 3")
    )
    overtime: str = option(
        "none",
        "ncaa",
        rule="R-50",
        text="What follows a tie",
        words=("The tie stands", "Extra periods, as in college"),
    )
    secret_play: bool = option(True, False, rule="XL-6", text="Calls are made in secret")
    pi_with_qt: str = option(
        "stands",
        "def10",
        rule="R-11",
        text="Interference when the passer is trapped",
        words=("It stands", "It counts as DEF 10"),
    )
    paren_vs_paren: str = option(
        "add",
        "offense",
        rule="R-01",
        text="Brackets against brackets",
        words=("Both numbers are added", "The offense's number counts"),
    )
    dtd_overrides_free_ball: bool = switch(rule="R-02", text="A defensive touchdown beats F and INT")
    xl_fumble_simplification: bool = switch(rule="BR-VI-10-e", text="No return of some return fumbles")
    ivy_factors: str = option(
        "table",
        "text",
        rule="R-46",
        text="Yardage factors of the Ivy League",
        words=("80 and 60, by the table", "105 and 85, by the text"),
    )
    favourite: str = option(
        "none",
        "home",
        "away",
        rule="C-AR-01",
        text="Favourite by secret predictions",
        words=("Nothing was predicted", "The home side", "The visitors"),
        added=True,
    )
    spot: int = figure(
        MOST_SPOT,
        rule="C-AR-01",
        text="Points that the favourite gives",
        needs=("favourite", ("home", "away")),
        added=True,
    )
    home_fumble: bool = switch(rule="C-AR-05", text="The home team recovers more fumbles")
    fourth_down_minus2: bool = switch(rule="C-AR-06", text="Two yards off on fourth down and two-point tries")
    bk_advance: bool = switch(rule="C-AR-18", text="A recovered block may be played on")
    alt_fg: bool = switch(rule="C-AR-19", text="Field goals by the punt column")
    fg_return: bool = switch(rule="C-AR-24", text="Missed field goals may be returned")

    def __attrs_post_init__(self) -> None:
        check_needs(self)


_EVERYBODY = ("rzdz", "sneak", "spike", "elected_safety", "kneel", "delay", "punt_options", "return_options")
_EXCEL = dict.fromkeys((*_EVERYBODY, "hail_mary", "fake_block"), True) | {
    "kickoff_selection": "advanced",
    "wildcard": "variable",
    "run_pass_defense": True,
    "nickel": True,
    "red_zone": True,
    "red_zone_form": True,
    "yf": "full",
    "xl_fumble_simplification": True,
}
_ADVANCED = _EXCEL | {
    "penalty_method": "advanced",
    "no_huddle": True,
    "oob_decl": True,
    "inb_decl": True,
    "weather": "rolled",
    "timing": "alt_last_two",
    "overtime": "ncaa",
    "xl_fumble_simplification": False,
}
_CLASSIC = dict.fromkeys((*_EVERYBODY, "no_huddle", "fake_block"), True) | {
    "kickoff_selection": "classic",
    "wildcard": "classic",
}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "basic": {},
    "excel": _EXCEL,
    "advanced": _ADVANCED,
    "classic": _CLASSIC,
}
"""Named sets of option values; what a preset does not name keeps its edition's default."""


def read_options(chosen: Values, defaults: Values, forced: Values) -> Options:
    """Options by name over an edition's defaults."""
    return read_by_name(Options, chosen, defaults, forced)
