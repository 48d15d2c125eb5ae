"""Damaged chart files: each gives a sound chart or one clear sentence, at once, and is left as it was."""

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.chart_toml import parse_chart_toml
from bowlbound_desktop.games.bowlbound.charts.files import chart_text, check_chart, load_chart
from bowlbound_desktop.games.bowlbound.rules.charts.chart import DEFENSE_TOTALS, TOTALS
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.toml import parse_toml
from tests.amounts import TIMES
from tests.games.bowlbound.chart_problems import chart_problems

SAMPLES = [path.read_bytes() for path in sorted((paths.TEAMCHARTS / "set1").glob("1966-[mn]*.toml"))]
OF_EACH_DAMAGE = 90 * TIMES


def outcome(path):
    """The chart of a file or its FileError; any other exception is a failure of the test."""
    try:
        return load_chart(path)
    except FileError as error:
        return error


def check(path, data):
    path.write_bytes(data)
    found = outcome(path)
    assert path.read_bytes() == data
    check_quick_reading(data)
    if isinstance(found, FileError):
        check_sentence(found)
    else:
        check_soundness(found, path)


def check_quick_reading(data):
    """The short cut for rows finds what the TOML parser finds, or stands back."""
    with suppress(UnicodeDecodeError):
        text = data.decode("utf-8")
        assert read_as(parse_chart_toml, text) == read_as(parse_toml, text)


def read_as(parse, text):
    try:
        return repr(in_order(parse(text, "chart")))
    except FileError as error:
        return str(error)


def in_order(value):
    """The same with the keys of all tables in order."""
    if isinstance(value, dict):
        return {key: in_order(value[key]) for key in sorted(value)}
    return value


def check_sentence(error):
    sentences = [str(error), *(error.problems if isinstance(error, ChartError) else ())]
    assert all(sentence.isprintable() and 10 < len(sentence) < 300 for sentence in sentences), sentences
    assert "Traceback" not in sentences[0]


def check_soundness(chart, path):
    assert [problem for problem in chart_problems(chart) if problem.severity == "error"] == []
    assert {len(cells) for cells in (*chart.offense.values(), *chart.special.values())} == {len(TOTALS)}
    columns = [cells for plays in chart.defense.values() for cells in plays.values()]
    assert {len(cells) for cells in columns} == {len(DEFENSE_TOTALS)}
    path.write_text(chart_text(chart), encoding="utf-8")
    assert load_chart(path) == chart


# Kinds of damage: bytes and a source of chance in, bytes out.


def flipped_bits(data, chance):
    damaged = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def other_bytes(data, chance):
    damaged = bytearray(data)
    for _ in range(chance.randint(1, 20)):
        damaged[chance.randrange(len(damaged))] = chance.randrange(256)
    return bytes(damaged)


def cut_short(data, chance):
    return data[: chance.randrange(len(data))]


def torn_out(data, chance):
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.randint(1, 400) :]


def doubled_piece(data, chance):
    start = chance.randrange(len(data))
    end = start + chance.randint(1, 400)
    return data[:end] + data[start:end] + data[end:]


def missing_lines(data, chance):
    lines = data.splitlines(keepends=True)
    for _ in range(chance.randint(1, 4)):
        del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def doubled_line(data, chance):
    lines = data.splitlines(keepends=True)
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    return b"".join(lines)


def shuffled_lines(data, chance):
    lines = data.splitlines(keepends=True)
    for _ in range(chance.randint(1, 3)):
        first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[first], lines[second] = lines[second], lines[first]
    return b"".join(lines)


def _with_value(data, chance, value):
    """Put `value` where a text, a number or a list stands."""
    found = list(re.finditer(rb'"[^"\n]*"|(?<== )[^\n"]+|\[[^\]\n]*\]', data))
    match = chance.choice(found)
    return data[: match.start()] + value + data[match.end() :]


WRONG = (
    b"1 1.5 -0 true nan inf -inf 1e999 1979-05-27 07:32:00 1979-05-27T07:32:00Z [] {} [[]] [[[1]]] {a={b=1}}"
).split()
WRONG += [
    b'""',
    b"''",
    b'"""\n\n"""',
    b'"\\u0000"',
    b'"\\u202e"',
    b'"\\n"',
    b'"B*|red"',
    b'"|"',
    b'"INT"',
    b"'\x7f'",
]


def wrong_types(data, chance):
    return _with_value(data, chance, chance.choice(WRONG))


def huge_numbers(data, chance):
    length = chance.choice((20, 400, 1500, 4400, 70_000))
    number = chance.choice(
        (b"9" * length, b"0x" + b"f" * length, b"1e" + b"9" * length, b"0." + b"3" * length)
    )
    return _with_value(data, chance, chance.choice((number, b'"' + number + b'"', b'"F +' + number + b'"')))


def deep_nesting(data, chance):
    depth = chance.choice((5, 90, 600, 1900, 30_000))
    gap = chance.choice((b"", b"\n"))
    opening, closing = chance.choice(
        ((b"[" + gap, b"]"), (b"{a=", b"}"), (b"[{a=" + gap, b"}]"), (b"a.", b"=1"))
    )
    return _with_value(data, chance, opening * depth + b"1" + closing * (depth * chance.randint(0, 1)))


def deep_tables(data, chance):
    lines = (b"[" + b"defense.A." * depth + b"x%d]\n" % depth for depth in range(chance.randint(1, 190)))
    return data + b"".join(lines)


ENCODINGS = (
    "utf-16",
    "utf-16-le",
    "utf-16-be",
    "utf-32",
    "utf-7",
    "utf-8-sig",
    "cp037",
    "cp1252",
    "shift_jis",
)


def wrong_encodings(data, chance):
    text = data.decode("utf-8").replace("Notre Dame", "Münster †").replace("*", chance.choice("*†é"))
    return text.encode(chance.choice(ENCODINGS), errors="replace")


def strange_characters(data, chance):
    text = data.decode("utf-8")
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(text))
        strange = chr(
            chance.choice((0, 7, 0x7F, 0x85, 0x2028, 0x202E, 0x0661, 0xB2, 0xFEFF, 0x1F3C8, 0x10FFFF))
        )
        text = text[:at] + strange + text[at + chance.randint(0, 2) :]
    return text.encode("utf-8")


DAMAGES = [
    flipped_bits,
    other_bytes,
    cut_short,
    torn_out,
    doubled_piece,
    missing_lines,
    doubled_line,
    shuffled_lines,
    wrong_types,
    huge_numbers,
    deep_nesting,
    deep_tables,
    wrong_encodings,
    strange_characters,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_chart_is_sound_or_one_clear_sentence(damage, tmp_path):
    for number in range(OF_EACH_DAMAGE):
        chance = random.Random(f"{damage.__name__} {number}")
        check(tmp_path / "damaged.toml", damage(chance.choice(SAMPLES), chance))


def test_most_damage_is_found_out(tmp_path):
    """A check of the checks: the damage above must really break charts."""
    path, found = tmp_path / "damaged.toml", []
    for damage in DAMAGES:
        chance = random.Random(damage.__name__)
        for _ in range(10):
            path.write_bytes(damage(chance.choice(SAMPLES), chance))
            found.append(isinstance(outcome(path), FileError))
    assert 0.6 < sum(found) / len(found) < 1


@settings(max_examples=200)
@given(st.binary(max_size=400))
def test_any_bytes_are_one_clear_sentence(tmp_path_factory, data):
    check(tmp_path_factory.getbasetemp() / "bytes.toml", data)


@settings(max_examples=200)
@given(st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 30), st.text(max_size=12)), max_size=4))
def test_any_edit_of_a_chart_is_sound_or_one_clear_sentence(tmp_path_factory, edits):
    text = SAMPLES[0].decode("utf-8")
    for at, removed, put in edits:
        text = text[:at] + put + text[at + removed :]
    check(tmp_path_factory.getbasetemp() / "edited.toml", text.encode("utf-8", errors="surrogatepass"))


# Damage by hand, of each kind that a person makes: file, part, column, row and reason are named.

TEXT = Path(__file__).with_name("notre_dame.toml").read_text(encoding="utf-8")


def by_hand(pattern, new):
    text, count = re.subn(pattern, new, TEXT, count=1, flags=re.MULTILINE)
    assert count == 1
    return text.encode()


BY_HAND = {
    "missing row": (by_hand(r"^24 .*\n", ""), "offense, total 24: this row is missing"),
    "two rows the same": (
        by_hand(r"^(24 .*\n)", r"\1\1"),
        "team.toml, line 37 (offense, total 24): a key appears here for the second time",
    ),
    "unknown token": (
        by_hand(r'^(24 += \["[^"]*", *)"[^"]*"', r'\1"9 yds"'),
        'offense, column 2, total 24: "9 yds", character 2: " yds" does not belong here',
    ),
    "47 on the dice": (by_hand(r"^39 ", "47 "), "offense, total 47: the dice have no such total"),
    "a cell too many": (
        by_hand(r"^(24 .*)\]$", r'\1, "5"]'),
        "offense, total 24: this row must be a list of 12 cells, not 13",
    ),
    "a thousand columns": (
        by_hand(r"^(24 .*)\]$", r"\1" + ', "5"' * 988 + "]"),
        "team.toml, line 36 (offense, total 24): the line is longer than 2000 characters",
    ),
    "a thousand names of columns": (
        by_hand(r"^(columns .*)\]$", r"\1" + ', "5"' * 988 + "]"),
        "team.toml, line 21 (offense, columns): the line is longer than 2000 characters",
    ),
    "wrong encoding": (
        by_hand(r'^(24 += \["[^"]*", *)"[^"]*"', r'\1"7†"').replace("†".encode(), b"\x86"),
        "team.toml, line 36 (offense, total 24): the text is not UTF-8",
    ),
    "no such formation": (by_hand(r"^\[defense.F\]$", "[defense.H]"), "defense: there is no formation 'H'"),
}


@pytest.mark.parametrize("kind", BY_HAND)
def test_damage_by_hand_is_named_with_its_place(kind, tmp_path):
    data, sentence = BY_HAND[kind]
    check(tmp_path / "team.toml", data)
    error = outcome(tmp_path / "team.toml")
    assert sentence in error.problems
    assert str(error).startswith("team.toml")


def test_a_colour_that_contradicts_its_text_is_named_with_its_place(tmp_path):
    path = tmp_path / "team.toml"
    path.write_bytes(by_hand(r'^(24 += \["[^"]*", *)"[^"]*"', r'\1"INT 5|green"'))
    _, problems = check_chart(path)
    assert [str(problem) for problem in problems] == [
        'offense, column 2, total 24: "INT 5" is green, where the legend has red'
    ]


def test_several_kinds_of_damage_are_all_named(tmp_path):
    data = by_hand(r"^24 .*\n", "").decode().replace('"good"]', '"fine"]', 1).replace("set = 1", "set = 7")
    (tmp_path / "team.toml").write_text(data, encoding="utf-8")
    assert len(outcome(tmp_path / "team.toml").problems) == 3


@pytest.mark.parametrize(
    "rows",
    [
        '10 = ["a"], ["b"]\n',
        '10 = ["a", ["b"]\n11 = ["c"], "d"]\n12 = ["e"], ["f"]\n',
        '10 = ["a"]\n10 = ["b"]\n',
        '10 = ["a"]\nid = "b"\n',
        '10 = ["a"]\n\n# a note\nid = "b"\n',
        '10 = ["a", 5, "b"]\n',
        '10 = ["a\\u0041"]\n',
        '10 = ["a",]\n',
        '10 = ["a"] # "]\n',
        "[offense.10]\nx = 1\n",
    ],
)
def test_a_part_that_is_not_plain_is_left_to_the_toml_parser(rows):
    check_quick_reading(f'id = "x"\n\n[offense]\ncolumns = ["1"]\n{rows}\n[special]\n10 = ["5"]\n'.encode())
