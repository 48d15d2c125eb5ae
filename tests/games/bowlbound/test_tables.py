"""The game-wide tables, typed here a second time from the rule books and compared with the files."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.chart import TOTALS
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.options import read_options
from bowlbound_desktop.games.bowlbound.tables import bowlbound_editions, bowlbound_tables

TABLES = bowlbound_tables()

# Section 5 as it is printed: offensive results down, defensive results across.
PRIORITY = """
        white  | #           | (#)    | [#]    | TD     | INC    | QR     | QT     | INT #    | F
#       O      | ADD         | D      | D      | TD     | INC    | QR     | QT     | INT D    | F
white   0      | ADD         | D      | D      | TD     | INC    | QR     | QT     | INT D    | F
(#)     O      | O           | ADD    | D      | TD     | O      | O      | O      | O        | O
TD      TD     | TD          | D      | D      | TD     | INC    | QR     | QT     | INT D    | F
(TD)    TD     | TD          | TD     | D      | TD     | TD     | TD     | TD     | TD       | TD
B       B      | B then ADD  | D      | D      | TD     | INC    | QR     | QT     | INT D    | F
QR      QR     | QR then ADD | D      | D      | TD     | INC    | QR     | QT     | INT D    | F
QT      QT     | QT          | D      | D      | TD     | INC    | QR     | QT     | INT D    | F
INC     INC    | INC         | D      | D      | TD     | INC    | QR     | QT     | INT D    | INC
INT     INT O  | INT O       | D      | D      | INC    | INC    | QR     | QT     | INT @min | INT O
F       F @O   | F @O        | F @D   | F @D   | F deep | F @O   | F @O   | F @O   | F @O     | F @O
SOP     reroll | reroll      | reroll | reroll | reroll | reroll | reroll | reroll | reroll   | reroll
OFF     PEN    | PEN         | PEN    | PEN    | PEN    | PEN    | PEN    | PEN    | PEN      | PEN
PI      PI     | PI          | PI     | PI     | PI     | PI     | PI     | PI     | PI       | PI
"""
OFFENSIVE = {
    "#": "number",
    "white": "white",
    "(#)": "paren",
    "TD": "touchdown",
    "(TD)": "paren_td",
    "B": "B",
    "QR": "QR",
    "QT": "QT",
    "INC": "incomplete",
    "INT": "interception",
    "F": "fumble",
    "SOP": "option_pass",
    "OFF": "penalty",
    "PI": "interference",
}
DEFENSIVE = {
    "white": "white",
    "#": "number",
    "(#)": "paren",
    "[#]": "bracket",
    "TD": "touchdown",
    "INC": "incomplete",
    "QR": "QR",
    "QT": "QT",
    "INT #": "interception",
    "F": "fumble",
}
ACTIONS = {"0": "O", "F": "F D", "F @O": "F O", "F @D": "F D", "F deep": "F 1", "INT @min": "INT MIN"} | {
    "B then ADD": "B +D",
    "QR then ADD": "QR +D",
    "reroll": "REROLL",
}


def printed_priority():
    head, *rows = PRIORITY.strip("\n").splitlines()
    columns = [DEFENSIVE[word.strip()] for word in head.split("|")]
    for row in rows:
        name, cells = row[:8].strip(), [cell.strip() for cell in row[8:].split("|")]
        yield (
            OFFENSIVE[name],
            {key: ACTIONS.get(cell, cell) for key, cell in zip(columns, cells, strict=True)},
        )


def test_pc_every_cell_of_the_priority_chart_is_as_printed():
    assert {row: dict(cells) for row, cells in TABLES.priority.items()} == dict(printed_priority())
    assert sum(map(len, TABLES.priority.values())) == 14 * 10


def test_pc_1_penalties_beat_every_defensive_result():
    assert set(TABLES.priority["penalty"].values()) == {"PEN"}
    assert set(TABLES.priority["interference"].values()) == {"PI"}


def test_pc_2_option_passes_nullify_every_defensive_result():
    assert set(TABLES.priority["option_pass"].values()) == {"REROLL"}


# Totals by result, and what is printed for each ten of the totals: 10-19, 20-29, 30-39.


def spread(printed):
    """A result for each total from words like "5:10-19 5A:20-32"."""
    found = {}
    for entry in printed.split():
        value, _, ranges = entry.replace("_", " ").partition(":")
        for piece in ranges.split("+"):
            low, _, high = piece.partition("-")
            for total in range(int(low), int(high or low) + 1):
                assert total not in found
                found[total] = value
    return found


@pytest.mark.parametrize(
    ("rule", "table", "foul", "printed"),
    [
        ("BR-VI-4-B", "consolidated", "OFF S", "5:10-19 5A:20-32 10:33-36 15:37-39"),
        ("BR-VI-4-B", "consolidated", "DEF S", "5:10-24+30-32 5Y:25-29 10:33 15:34-39"),
        ("BR-VI-4-B", "consolidated", "OFF R", "5:10-19 10:30-39 15:20-29"),
        ("BR-VI-4-B", "consolidated", "DEF R", "5Y:20-29 10:10-19 15:30-39"),
        ("AR-I-4-A", "no_huddle", "OFF S", "bad_snap:10-11 5:12-29 10:30-36 15:37-39"),
        ("AR-I-4-A", "no_huddle", "DEF S", "false_start:10-14 5:15-24 5Y:25-35 15:36-39"),
        ("AR-I-4-A", "no_huddle", "OFF R", "early_five:10 10:11-34 15:35-39"),
        ("R-37", "no_huddle", "DEF R", "5Y:10-19 15:20-39"),
        ("C-BR-13", "classic", "OFF S", "5:10-32 10:33-36 15:37-39"),
        ("C-BR-13", "classic", "DEF S", "5:10-32 10:33 15:34-39"),
        ("C-BR-13", "classic", "OFF R", "5:10-19 10:30-39 15:20-29"),
        ("C-BR-13", "classic", "DEF R", "5:20-29 10:10-19 15:30-39"),
    ],
)
def test_penalty_yardage_is_as_printed_and_every_total_has_one(rule, table, foul, printed):
    assert TABLES.penalties[table][foul] == spread(printed)
    assert tuple(TABLES.penalties[table][foul]) == tuple(TOTALS)


def test_there_are_no_other_penalty_tables():
    assert set(TABLES.penalties) == {"consolidated", "no_huddle", "classic"}
    assert {tuple(fouls) for fouls in TABLES.penalties.values()} == {("OFF S", "DEF S", "OFF R", "DEF R")}


SQUIB = """
-  22 20 6  DEF_15 OFF_15 21    23 24 B
4  17 5  7  8      13     F_+10 16 3  1
18 14 9  11 10     10     12    15 19 2
"""


def test_section_3_4_the_squib_return_is_as_printed():
    """R-29: total 10 is blank."""
    printed = [word.replace("_", " ").replace("-", "") for word in SQUIB.split()]
    assert [cell.text for cell in TABLES.squib_return] == printed


def test_r_29_the_squib_return_has_each_number_once_and_ten_twice():
    numbers = sorted(cell.amount.yards for cell in TABLES.squib_return if cell.text.isdigit())
    assert numbers == sorted([*range(1, 25), 10])


def kickoff(method, guess, choice):
    case = TABLES.kickoffs[method][guess][choice]
    return case.distance, case.returned, case.less, case.most, case.td_free, sorted(case.recover)


TEENS = [*range(10, 20)]


@pytest.mark.parametrize(
    ("guess", "choice", "printed"),
    [
        ("deep", "deep", ("chart", "chart", 0, None, False, [])),
        ("deep", "squib", ("25+T1", "X", 0, None, False, [])),
        ("deep", "onside", ("X", "", 0, None, False, [*TEENS, 34, 35])),
        ("squib", "deep", ("chart", "chart", 8, 30, False, [])),
        ("squib", "squib", ("25+T1", "chart", 0, 40, True, [])),
        ("squib", "onside", ("X", "", 0, None, False, [*TEENS, 34, 35])),
        ("onside", "deep", ("chart", "chart", 15, 20, False, [])),
        ("onside", "squib", ("25+T1", "DS", 0, None, False, [])),
        ("onside", "onside", ("X", "", 0, None, False, TEENS)),
    ],
)
def test_ar_iii_1_b_kickoff_selection_is_as_printed(guess, choice, printed):
    assert kickoff("advanced", guess, choice) == printed


@pytest.mark.parametrize(
    ("guess", "choice", "printed"),
    [
        ("deep", "deep", ("chart", "chart", 0, None, False, [])),
        ("deep", "squib", ("40", "squib", 0, 10, False, [])),
        ("deep", "onside", ("12", "", 0, None, False, [*range(10, 21)])),
        ("squib", "deep", ("chart", "chart", 0, 20, False, [])),
        ("squib", "squib", ("40", "squib", 0, None, False, [])),
        ("squib", "onside", ("12", "", 0, None, False, [*range(13, 21)])),
        ("onside", "deep", ("chart", "chart", 0, 15, False, [])),
        ("onside", "squib", ("40", "squib", 0, 5, False, [])),
        ("onside", "onside", ("12", "", 0, None, False, [*range(15, 21)])),
    ],
)
def test_c_ar_03_classic_kickoff_selection_is_as_printed(guess, choice, printed):
    assert kickoff("classic", guess, choice) == printed


def test_ar_i_3_the_hail_mary_is_as_printed():
    printed = (
        "complete:10-18 touchdown:19 interception:20-23+26-29 trapped:24-25 incomplete:30-38 interference:39"
    )
    assert TABLES.hail_mary == spread(printed)
    assert tuple(TABLES.hail_mary) == tuple(TOTALS)


def test_ar_i_3_a_hail_mary_is_completed_35_times_in_216():
    chances = sum(OFFENSE.weights[t] for t, result in TABLES.hail_mary.items() if result == "complete")
    assert chances == 2 + 3 + 4 + 5 + 6 + 6 + 4 + 3 + 2


def test_ar_vi_weather_is_as_printed():
    weather = TABLES.weather
    assert weather.classes == {1: "A", 2: "A", 3: "B", 4: "C", 5: "A"}
    by_class = {name: tuple(row[letter] for letter in "ABC") for name, row in weather.precipitation.items()}
    assert by_class == {
        "run": (0, -1, -2),
        "pass": (0, -3, -5),
        "kickoff_return": (0, -5, -10),
        "punt_return": (0, -2, -5),
    }
    against = {name: tuple(row[letter] for letter in "ABC") for name, row in weather.against.items()}
    following = {name: tuple(row[letter] for letter in "ABC") for name, row in weather.following.items()}
    assert against == {"kick": (0, -5, -10), "field_goal": (0, -5, -10)}
    assert following == {"kick": (0, 5, 10), "field_goal": (0, 0, 5)}
    assert (weather.pass_class, weather.pass_longest) == ("C", 20)


def test_ar_vii_alternate_timing_is_as_printed():
    found = TABLES.alternate
    assert found.action == {
        "scrimmage": 5,
        "incomplete": 5,
        "sneak": 3,
        "kneel": 3,
        "punt": 6,
        "field_goal": 2,
        "kickoff": 0,
        "razzle": 2,
        "fumble": 2,
        "free_kick_snap": 5,
        "hail_mary": 3,
        "kickoff_onside": 3,
        "kickoff_squib": 5,
        "kickoff_roll": 5,
    }
    assert found.returns == {"none": 0, "fair_catch": 1, "touchback": 1, "attempted": 3, "muff": 2}
    assert list(found.dead.values()) == [0, 25, 15, 10, 3, 2, 0, 10, 10]


def test_tc_the_timing_chart_is_as_printed():
    seconds = {name: row.seconds for name, row in TABLES.timing.items()}
    printed = [30, 20, 10, 10, 10, 10, 10, 10, 0, 10, 0, 10, 0, 0, 40]
    assert seconds == {f"TC-{number}": figure for number, figure in enumerate(printed, 1)}


# Editions.

CONSOLIDATED_AND_CLASSIC = {
    "oob_window": ("late", "always"),  # C-BR-02
    "pen_offset": ("chain", "immediate"),  # C-BR-08
    "pi_ends_chain": (True, False),  # C-BR-09
    "penalty_table": ("consolidated", "classic"),  # C-BR-13
    "return_pen_spot": ("half_way", "mid_return"),  # C-BR-16
    "extra_play": ("defensive", "any"),  # C-BR-20
    "fg_miss_spot": ("hold", "los"),  # C-BR-21
    "onside": ("13-20", "10-21"),  # C-BR-24
    "def_return": ("37-39", "39"),  # C-BR-25
    "off_return": ("17-19", "19"),  # C-BR-25
    "bk39_td": (True, False),  # C-BR-25
    "fumble_out": ("depth", "touchback"),  # C-BR-26
    "own_end_zone_advance": (False, True),  # C-BR-28
    "safety_kick": ("choice", "kickoff"),  # C-BR-29
    "hurry": ("table", "minus2"),  # C-AR-07
    "sneak_red": ("fumble", "loss"),  # C-AR-10
    "delay_after": ((30,), (20, 30)),  # C-AR-12
    "rzdz_tie": ("offense", "interception"),  # C-AR-13
    "rzdz_penalty_ban": (True, False),  # C-AR-14
    "quick_kick_safe": (True, False),  # C-AR-15
    "short_drop_downs": ((1, 2, 3, 4), (4,)),  # C-AR-16
    "short_drop_no_loss": (True, False),  # C-AR-16
    "fair_catch": ("dice", "automatic"),  # C-AR-20
    "roll_minus": (15, 20),  # C-AR-21
    "roll_by_kickers": (False, True),  # C-AR-21
    "marked_punt_options": (True, False),  # C-AR-22
    "kickoff_roll_factor": (1, 2),  # C-AR-23
    "squib_fair_catch": (False, True),  # C-AR-23
    "bk_reach": (1, 0),  # C-AR-26
    "bk_spot": ("variable", "10"),  # C-AR-26
    "fake_plays": (tuple("123456789"), ("3", "9")),  # C-AR-25
    "block_tries": ("marked", "all"),  # C-AR-26
    "roughing": (False, True),  # C-AR-27
    "fk_vs_bk": ("fake", "block"),  # C-AR-31
    "wc_rzdz": ("incomplete", "interception"),  # C-AR-33
}


@pytest.mark.parametrize("name", CONSOLIDATED_AND_CLASSIC)
def test_what_the_two_editions_say(name):
    editions = bowlbound_editions()
    found = tuple(getattr(editions[key], name) for key in ("bowlbound", "bowlbound-classic"))
    assert found == CONSOLIDATED_AND_CLASSIC[name]


def test_c_br_13_quick_penalties_of_both_editions():
    """BR-VI-4-B quick: S 5, OFF R 10, DEF R 15; classic R 15 both ways."""
    editions = bowlbound_editions()
    printed = {"OFF S": 5, "DEF S": 5, "OFF R": 10, "DEF R": 15}
    assert editions["bowlbound"].quick_penalties == printed
    assert editions["bowlbound-classic"].quick_penalties == printed | {"OFF R": 15}


def test_every_edition_plays_with_its_own_defaults():
    for edition in bowlbound_editions().values():
        read_options({}, edition.defaults, edition.forced)


def test_c_br_01_and_c_br_23_the_classic_lines():
    classic = bowlbound_editions()["bowlbound-classic"]
    options = read_options({}, classic.defaults, classic.forced)
    assert (options.kickoff_line, options.two_point_line) == (35, 3)


def test_tables_are_read_once():
    assert bowlbound_tables() is TABLES
