"""The forty rule bugs of a sister game's engine, each with what shows that it is not here."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parents[3]
SCENARIOS = TESTS / "scenarios" / "bowlbound"

SHOWN = {
    1: ["test_cells.py::test_trap_1_black_is_no_breakaway"],
    2: ["test_cells.py::test_trap_2_def_15_is_a_foul_though_it_has_an_f"],
    3: ["test_cells.py::test_trap_3_plain_f_is_a_fumble", "R-08-bare-fumble-of-a-return"],
    4: ["test_cells.py::test_trap_4_bracketed_touchdowns_are_touchdowns", "LG-6-bracketed-touchdown"],
    5: ["test_cells.py::test_trap_5_parentheses_and_black_survive"],
    6: ["test_cells.py::test_trap_6_decimals_are_refused_not_rounded"],
    7: [
        "test_chart.py::test_trap_7_a_cell_is_read_where_it_was_put",
        "BR-IV-2-B-column-of-the-offensive-play",
    ],
    8: ["test_cells.py::test_trap_8_the_mark_is_never_lost", "TC-5-mark-counts-late"],
    9: ["test_cells.py::test_trap_9_what_cannot_be_read_is_an_error_and_never_a_guess"],
    10: ["test_conversions.py::test_set_two_kicks_a_field_goal_from_the_3"],
    11: ["test_charts.py::test_trap_11_no_two_shipped_charts_have_the_same_cells"],
    12: ["EX-PRI-01-gain-and-loss-add", "EX-PRI-05-two-losses-add", "PC-5-blank-quarterback-run"],
    13: ["PC-3-incomplete-overrules", "R-05-incomplete-against-a-trap", "R-05-black-against-a-run"],
    14: ["LG-6-touchdown-against-brackets", "PC-6-defence-traps-a-touchdown"],
    15: ["BR-VI-2-breakaway-adds", "PC-4-no-roll-when-overruled"],
    16: [
        "PC-3-fumble-beats-a-trap",
        "PC-3-fumble-beats-an-interception",
        "EX-PRI-10-fumble-lost-in-the-end-zone",
    ],
    17: ["R-06-two-interceptions", "R-06-smaller-depth-behind-the-line"],
    18: ["PC-1-foul-beats-a-touchdown-of-the-defence"],
    19: ["BR-VI-4-B-star", "EX-PEN-01-def-15-on-a-gain"],
    20: ["BR-VI-4-B-printed-yards-are-not-rolled"],
    21: ["BR-VI-4-A-i-declined-on-no-gain"],
    22: ["test_penalties.py::test_br_vi_4_c_vi_the_penalty_choice_comes_after_all_dice"],
    23: ["test_penalties.py::test_br_vi_4_c_ii_no_penalty_passes_half_the_distance"],
    24: ["BR-VI-4-A-i-interception-given-up-for-a-foul", "BR-VI-4-A-i-fumble-given-up-for-a-foul"],
    25: ["BR-VI-4-C-vi-kickers-foul-on-a-punt"],
    26: ["BR-VI-4-C-vi-foul-on-a-punt-reaches-the-line", "BR-VI-4-C-vi-foul-on-a-punt-short-of-the-line"],
    27: ["BR-VI-4-C-vi-foul-with-a-touchback"],
    28: [
        "BR-VI-4-C-vi-returners-foul-cancels-a-touchdown",
        "test_penalties.py::test_r_15_a_foul_of_the_kickers_on_a_return_touchdown",
    ],
    29: ["BR-VI-4-A-ii-fouls-of-both-sides", "BR-VI-4-C-ix-two-fouls-of-one-side"],
    30: ["BR-VI-4-C-vi-offence-on-a-good-field-goal", "BR-VI-4-B-dollar-field-goal"],
    31: ["AR-I-4-A-offence-ten", "EX-TIM-01-no-huddle"],
    32: ["BR-VI-4-C-viii-extra-play", "BR-VI-4-C-viii-game", "BR-VI-4-C-viii-punt"],
    33: ["test_game_frame.py::test_one_box_of_the_clock_is_ten_seconds"],
    34: ["TC-6-foul-declined", "TC-6-offsetting-fouls", "R-22-extra-play-ends-the-quarter"],
    35: ["BR-IV-3-b-timeout-saves-the-quarter", "R-21-no-timeout-after-an-incomplete-pass"],
    36: ["TC-5-mark-ignored-early", "AR-I-4-C-out-of-bounds", "EX-TIM-01-no-huddle"],
    37: ["BR-VI-13-A-yard-lines-are-no-end-zone", "BR-VI-13-F-i-touchback-taken"],
    38: [
        "BR-VI-10-b-blocked-punt-39",
        "BR-VI-10-d-blocked-punt-on-fourth-down",
        "LG-21-block-on-third-down",
        "BR-VI-13-D-iv-block-lost",
        "BR-VI-10-b-returned-on-39",
    ],
    39: ["PC-5-fumbled-quarterback-run", "BR-VI-5-fumbled-return-lost", "BR-VI-10-a-fumbled-field-goal-snap"],
    40: [
        "test_game_frame.py::test_the_toss_loser_chooses_for_the_second_half",
        "R-68-defence-scores-on-a-try",
    ],
}


def test_every_trap_is_shown():
    assert list(SHOWN) == list(range(1, 41))


@pytest.mark.parametrize("proof", [proof for proofs in SHOWN.values() for proof in proofs])
def test_what_shows_a_trap_exists(proof):
    name, _, function = proof.partition("::")
    if not function:
        assert (SCENARIOS / f"{name}.toml").is_file()
        return
    assert any(f"def {function}(" in path.read_text(encoding="utf-8") for path in TESTS.rglob(name))
