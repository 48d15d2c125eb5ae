"""Rule options: values, what needs what, presets (section 11)."""

import pytest
from attrs import fields

from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.kernel.errors import OptionsError
from tests.games.bowlbound.rules.table import RULES
from tests.shelf import SYSTEMS, system

REGISTRY = {
    "kickoff_line": (30, 35),
    "variable_method": ("full", "quick"),
    "penalty_method": ("chart", "advanced", "quick"),
    "kickoff_selection": ("basic", "advanced", "classic"),
    "wildcard": ("none", "variable", "w_coded", "conditional", "classic"),
    "yf": ("none", "simple", "full"),
    "yf_split": ("100-0", "70-30"),
    "power_scale": ("nicely", "mays"),
    "site": ("neutral", "home", "away"),
    "weather": ("off", "rolled", "agreed"),
    "timing": ("normal", "alt_last_two", "alt_whole"),
    "two_point_line": (2, 3),
    "overtime": ("none", "ncaa"),
    "secret_play": (True, False),
    "pi_with_qt": ("stands", "def10"),
    "paren_vs_paren": ("add", "offense"),
    "ivy_factors": ("table", "text"),
}
SWITCHES = [
    "run_pass_defense",
    "nickel",
    "red_zone",
    "red_zone_form",
    "rzdz",
    "sneak",
    "hail_mary",
    "no_huddle",
    "spike",
    "oob_decl",
    "inb_decl",
    "elected_safety",
    "kneel",
    "delay",
    "punt_options",
    "return_options",
    "fake_block",
    "alt_timing_prelude",
    "two_minute_warning",
    "dtd_overrides_free_ball",
    "xl_fumble_simplification",
]


def values(name):
    return getattr(fields(Options), name).metadata["values"]


@pytest.mark.parametrize("name", REGISTRY)
def test_the_values_of_the_registry_with_the_default_first(name):
    assert values(name) == REGISTRY[name]
    assert getattr(RULES.read_options({}), name) == REGISTRY[name][0]


@pytest.mark.parametrize("name", SWITCHES)
def test_the_switches_are_off_unless_they_are_turned_on(name):
    assert values(name) == (False, True)


def test_the_base_of_the_factors_goes_from_60_to_125_in_fives():
    """AR-IX-3, XL-5."""
    assert values("yf_base")[0] == 100
    assert sorted(values("yf_base")) == list(range(60, 130, 5))


@pytest.mark.parametrize(
    ("chosen", "needed"),
    [
        ({"red_zone_form": "on"}, r"\(red_zone\) to be on"),
        ({"alt_timing_prelude": "on"}, r"\(timing\) to be alt_last_two"),
        ({"alt_timing_prelude": "on", "timing": "alt_whole"}, r"\(timing\) to be alt_last_two"),
        ({"yf_split": "70-30"}, r"\(yf\) to be full"),
        ({"yf_split": "70-30", "yf": "simple"}, r"\(yf\) to be full"),
        ({"yf_base": 90}, r"\(yf\) to be simple or full"),
    ],
)
def test_an_option_that_needs_another_says_so(chosen, needed):
    with pytest.raises(OptionsError, match=f"needs .*{needed}"):
        RULES.read_options(chosen)


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"wildcard": "always"}, "wildcard cannot be 'always': it is one of none, variable"),
        ({"yf_base": 93, "yf": "full"}, "yf_base cannot be 93"),
        ({"sneak": "perhaps"}, "sneak cannot be 'perhaps': it is one of off, on"),
        ({"kickoff_line": "30"}, "kickoff_line cannot be '30'"),
        ({"forward_pass": "on"}, "no rule option forward_pass"),
    ],
)
def test_a_wrong_value_is_a_sentence(chosen, sentence):
    with pytest.raises(OptionsError, match=sentence):
        RULES.read_options(chosen)


@pytest.mark.parametrize("key", [key for key in SYSTEMS if key.startswith("bowlbound")])
def test_every_preset_can_be_played_in_every_edition(key):
    rules = system(key)
    for chosen in rules.presets.values():
        assert isinstance(rules.read_options(chosen), Options)


def test_the_excel_preset_has_what_the_excel_game_has():
    """XL-2 to XL-5, XL-9, XL-10."""
    chosen = RULES.read_options(RULES.presets["excel"])
    assert (chosen.kickoff_selection, chosen.wildcard, chosen.yf) == ("advanced", "variable", "full")
    assert chosen.hail_mary
    assert chosen.red_zone_form
    assert chosen.xl_fumble_simplification
    assert chosen.variable_method == "full"
    assert chosen.penalty_method != "quick"
    assert (chosen.no_huddle, chosen.oob_decl, chosen.inb_decl) == (False, False, False)
    assert (chosen.weather, chosen.timing) == ("off", "normal")


def test_ar_viii_5_the_recommended_unit_is_in_the_advanced_preset():
    """AR-VIII-5: wild cards by the spread, Run and Pass defenses, yardage factors together."""
    chosen = RULES.read_options(RULES.presets["advanced"])
    assert (chosen.wildcard, chosen.run_pass_defense, chosen.yf) == ("variable", True, "full")
