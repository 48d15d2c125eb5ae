"""Chart cells: the notation of section 4, the legend LG-1 to LG-25, and traps 1 to 9."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bowlbound_desktop.games.bowlbound.rules.charts.cells import (
    COLOURS,
    VARIABLES,
    Amount,
    CellError,
    Kind,
    legend_colour,
    parse_cell,
)

MINUS = "-–−"


def yards(text, colour=None):
    cell = parse_cell(text, colour)
    assert cell.kind is Kind.YARDS
    return cell.amount.yards


# The examples of the legend.


@pytest.mark.parametrize(
    ("example", "text", "colour", "kind", "amount", "bracket"),
    [
        ("EX-LEG-01", "10*", "green", Kind.YARDS, Amount(1, 10), ""),
        ("EX-LEG-02", "T2*", "green", Kind.YARDS, Amount(1, 0, "T2"), ""),
        ("EX-LEG-03", "(-5)*", "red", Kind.YARDS, Amount(-1, 5), "()"),
        ("EX-LEG-04", "*", "white", Kind.BLANK, Amount(), ""),
        ("EX-LEG-05", "PI X", "yellow", Kind.INTERFERENCE, Amount(1, 0, "X"), ""),
        ("EX-LEG-06", "F +T1", "red", Kind.FUMBLE, Amount(1, 0, "T1"), ""),
        ("EX-LEG-07", "F –DS", "red", Kind.FUMBLE, Amount(-1, 0, "DS"), ""),
    ],
)
def test_the_examples_of_the_legend_read_as_printed(example, text, colour, kind, amount, bracket):
    cell = parse_cell(text, colour)
    assert (cell.kind, cell.amount, cell.bracket) == (kind, amount, bracket)
    assert cell.marked == ("*" in text)
    assert parse_cell(text).colour == colour


# The legend line by line.


def test_lg_1_numbers_are_yards_gained_and_lost():
    assert (yards("7"), yards("+7"), yards("-7")) == (7, 7, -7)


@pytest.mark.parametrize("sign", MINUS)
def test_every_printed_minus_is_a_minus(sign):
    assert yards(f"{sign}4") == -4


@pytest.mark.parametrize("bracket", ["()", "[]"])
def test_lg_2_to_lg_4_brackets_are_kept_beside_the_yards(bracket):
    cell = parse_cell(f"{bracket[0]}-3{bracket[1]}")
    assert (cell.bracket, cell.amount.yards) == (bracket, -3)


def test_lg_5_star_and_dagger_are_the_same_mark():
    assert parse_cell("12*").marked
    assert parse_cell("12†").marked
    assert parse_cell("12 *†").marked
    assert not parse_cell("12").marked


@pytest.mark.parametrize(("text", "bracket"), [("TD", ""), ("(TD)", "()"), ("[TD]", "[]")])
def test_lg_6_touchdowns_with_and_without_brackets(text, bracket):
    cell = parse_cell(text)
    assert (cell.kind, cell.bracket, cell.colour) == (Kind.TOUCHDOWN, bracket, "green")


def test_lg_7_t0_is_x():
    assert parse_cell("T0").amount == parse_cell("X").amount == Amount(1, 0, "X")


@pytest.mark.parametrize("word", ["SOP", "BLP"])
def test_lg_8_option_passes_are_white(word):
    cell = parse_cell(word)
    assert (cell.kind, cell.word, cell.colour) == (Kind.OPTION_PASS, word, "white")


@pytest.mark.parametrize("guilty", ["OFF", "DEF"])
@pytest.mark.parametrize("value", ["5", "10", "15", "S", "R", "5A", "5Y", "5X"])
def test_lg_9_to_lg_14_fouls_keep_side_and_value(guilty, value):
    for text in (f"{guilty} {value}", f"{guilty}{value}"):
        cell = parse_cell(text)
        assert (cell.kind, cell.word, cell.penalty, cell.colour) == (Kind.FOUL, guilty, value, "yellow")


def test_lg_15_interference_has_its_spot():
    cell = parse_cell("PI 17")
    assert (cell.kind, cell.word, cell.amount.yards) == (Kind.INTERFERENCE, "PI", 17)


def test_lg_16_fumbles_before_behind_and_at_the_line():
    """R-08: a bare F is at the line of scrimmage."""
    found = [parse_cell(text).amount.yards for text in ("F", "F +6", "F -6", "F+6", "F−6")]
    assert found == [0, 6, -6, 6, -6]
    assert parse_cell("F").kind is Kind.FUMBLE


def test_lg_17_and_lg_25_incomplete_with_and_without_its_word():
    assert parse_cell("INC").kind is parse_cell("", "black").kind is Kind.INCOMPLETE


def test_lg_18_interceptions_beyond_and_behind_the_line():
    found = [parse_cell(text).amount.yards for text in ("INT 12", "INT -2", "INT12")]
    assert found == [12, -2, 12]


@pytest.mark.parametrize(("word", "colour"), [("B", "green"), ("QR", "white"), ("QT", "red")])
def test_lg_19_column_words_have_the_colours_of_the_legend(word, colour):
    cell = parse_cell(word)
    assert (cell.kind, cell.word, cell.colour) == (Kind.COLUMN, word, colour)


def test_lg_20_to_lg_23_kick_codes():
    kinds = [parse_cell(text).kind for text in ("NG", "BK -7", "FG*", "KO")]
    assert kinds == [Kind.NO_GOOD, Kind.BLOCK, Kind.SHANK, Kind.LONG_PUNT]
    assert parse_cell("BK -7").amount.yards == -7
    assert [legend_colour(text) for text in ("NG", "BK -7", "FG*", "KO*")] == ["red", "red", "red", "green"]


def test_lg_24_an_empty_white_box_is_no_gain():
    cell = parse_cell("")
    assert (cell.kind, cell.colour, cell.amount.yards, cell.marked) == (Kind.BLANK, "white", 0, False)


def test_a_red_box_without_sign_is_a_loss():
    """R-09: red negates unsigned yards, in brackets too, and variable ones."""
    assert (yards("6", "red"), yards("(6)", "red"), yards("[6]", "red")) == (-6, -6, -6)
    assert parse_cell("DS", "red").amount == Amount(-1, 0, "DS")


def test_a_red_box_leaves_signs_and_spots_alone():
    """R-09: INT, F, BK and PI carry their own sign."""
    assert (yards("+6", "red"), yards("-6", "red")) == (6, -6)
    found = [parse_cell(text, "red").amount.yards for text in ("INT 9", "F +3", "PI 8")]
    assert found == [9, 3, 8]


def test_signed_variable_yards_lose():
    assert (parse_cell("-X").amount, legend_colour("-X")) == (Amount(-1, 0, "X"), "red")


# Traps: what another engine read wrongly.


def test_trap_1_black_is_no_breakaway():
    with pytest.raises(CellError) as caught:
        parse_cell("BLACK")
    assert caught.value.position == 2


def test_trap_2_def_15_is_a_foul_though_it_has_an_f():
    assert parse_cell("DEF 15").kind is Kind.FOUL


def test_trap_3_plain_f_is_a_fumble():
    assert parse_cell("F").kind is Kind.FUMBLE


def test_trap_4_bracketed_touchdowns_are_touchdowns():
    assert parse_cell("(TD)").kind is parse_cell("[TD]").kind is Kind.TOUCHDOWN


def test_trap_5_parentheses_and_black_survive():
    assert str(parse_cell("(4)")) == "(4)"
    assert parse_cell("", "black").colour == "black"


@pytest.mark.parametrize("text", ["3.0", "3,0", "1e3", "0x5"])
def test_trap_6_decimals_are_refused_not_rounded(text):
    with pytest.raises(CellError):
        parse_cell(text)


@pytest.mark.parametrize("text", ["5*", "-3†", "T1*", "(2)*", "B*", "QT*", "FG*", "*"])
def test_trap_8_the_mark_is_never_lost(text):
    cell = parse_cell(text)
    assert cell.marked
    assert str(cell) == text


@pytest.mark.parametrize("text", ["F - 8", "* 5", "**5", "#", "TF", "5 yards"])
def test_trap_9_what_cannot_be_read_is_an_error_and_never_a_guess(text):
    with pytest.raises(CellError):
        parse_cell(text)


# Errors with their position.


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("INT", 4),
        ("INT x", 4),
        ("INT 5Q", 6),
        ("PI", 3),
        ("OFF", 4),
        ("OFF 5Z", 6),
        ("DEF -5", 4),
        ("BK 7", 3),
        ("BK", 3),
        ("F8", 2),
        ("(5", 2),
        ("[5)", 3),
        ("5)", 2),
        ("((5))", 1),
        ("(TD]", 1),
        ("T4", 1),
        ("TD5", 3),
        ("inc", 1),
        (" 5", 1),
        ("5 * ", 2),
        ("--5", 1),
        ("1000", 1),
        ("OFF 1000", 5),
        ("INT 99999", 5),
        ("٣", 1),
        ("5²", 2),
        ("0" * 25, 25),
    ],
)
def test_errors_name_the_character_that_breaks_the_notation(text, position):
    with pytest.raises(CellError) as caught:
        parse_cell(text)
    assert caught.value.position == position
    assert f"character {position}" in str(caught.value)


@pytest.mark.parametrize("text", ["5\n", "\n", "\x00", "x" * 10_000, "5\u2028", "\x1b[2J", "5|red"])
def test_errors_are_one_short_printable_line(text):
    with pytest.raises(CellError) as caught:
        parse_cell(text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


def test_a_colour_must_be_one_of_the_chart():
    with pytest.raises(CellError, match="green, red, white, yellow, black"):
        parse_cell("5", "blue")


# Any legal cell reads as it was meant and is written back unchanged.

signs = st.sampled_from(["", "+", *MINUS])
amounts = st.one_of(st.integers(0, 999).map(str), st.sampled_from(VARIABLES))
gaps = st.sampled_from(["", " "])
tails = st.tuples(st.integers(0, 2).map(" ".__mul__), st.text("*†", max_size=2)).map("".join)


def meant(sign, amount):
    variable = "" if amount.isdigit() else "X" if amount == "T0" else amount
    number = 0 if variable else int(amount)
    loss = sign != "" and sign in MINUS and bool(number or variable)
    return Amount(-1 if loss else 1, number, variable)


def negative(amount):
    return Amount(-1, amount.number, amount.variable) if amount.number or amount.variable else amount


def with_amount(kind, start, end="", sign=signs):
    parts = st.tuples(gaps if start and start[-1].isalpha() else st.just(""), sign, amounts)
    return parts.map(lambda p: (f"{start}{p[0]}{p[1]}{p[2]}{end}", kind, meant(p[1], p[2])))


def word(kind, *texts):
    return st.sampled_from(texts).map(lambda text: (text, kind, Amount()))


fouls = st.tuples(
    st.sampled_from(["OFF", "DEF"]),
    gaps,
    st.one_of(st.integers(0, 999).map(str), st.sampled_from(["S", "R", "5A", "5Y", "5X"])),
).map(lambda parts: ("".join(parts), Kind.FOUL, Amount()))
bodies = st.one_of(
    word(Kind.BLANK, ""),
    with_amount(Kind.YARDS, ""),
    with_amount(Kind.YARDS, "(", ")"),
    with_amount(Kind.YARDS, "[", "]"),
    word(Kind.TOUCHDOWN, "TD", "(TD)", "[TD]"),
    word(Kind.COLUMN, "B", "QR", "QT"),
    word(Kind.INCOMPLETE, "INC"),
    with_amount(Kind.INTERCEPTION, "INT"),
    with_amount(Kind.FUMBLE, "F", sign=st.sampled_from(["+", *MINUS])),
    word(Kind.FUMBLE, "F"),
    fouls,
    with_amount(Kind.INTERFERENCE, "PI"),
    word(Kind.OPTION_PASS, "SOP", "BLP"),
    word(Kind.NO_GOOD, "NG"),
    word(Kind.SHANK, "FG"),
    word(Kind.LONG_PUNT, "KO"),
    with_amount(Kind.BLOCK, "BK", sign=st.sampled_from(MINUS)),
)


@given(bodies, tails)
def test_every_legal_cell_reads_as_meant_and_writes_back_the_same_text(body, tail):
    """LG-1 to LG-25 over the whole grammar."""
    text, kind, amount = body
    cell = parse_cell(text + tail)
    assert (cell.kind, cell.amount, str(cell)) == (kind, amount, text + tail)
    assert cell.marked == (tail.strip() != "")
    assert parse_cell(str(cell), cell.colour) == cell


@given(bodies, tails, st.sampled_from(COLOURS))
def test_every_legal_cell_reads_in_every_colour(body, tail, colour):
    text, kind, amount = body
    cell = parse_cell(text + tail, colour)
    assert cell.colour == colour
    red_without_sign = kind is Kind.YARDS and colour == "red" and not set("+" + MINUS) & set(text)
    assert cell.amount == (negative(amount) if red_without_sign else amount)


def error_of(text):
    try:
        parse_cell(text)
    except CellError as error:
        return error
    return None


@given(st.text(max_size=30))
def test_any_other_text_is_refused_with_a_position_in_it(text):
    error = error_of(text)
    if error is None:
        assert str(parse_cell(text)) == text
    else:
        assert 1 <= error.position <= len(text) + 1
        assert str(error).isprintable()
