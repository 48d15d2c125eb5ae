"""A damaged save loads or ends in one clear sentence: never a traceback, a hang or a changed file."""

import re
from random import Random

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.amounts import TIMES
from tests.shelf import described, load_game, seats, system

CHUNKS, CHUNK = 10 * TIMES, 100
LONGEST = 400

NASTY = [
    *(
        "-1",
        "0",
        "7",
        "400",
        "1e400",
        "nan",
        "-inf",
        "9" * 19,
        "-" + "9" * 30,
        "9" * 5000,
        "0x7fffffffffffffff",
    ),
    *(
        '""',
        '"x"',
        '"home"',
        '"away"',
        '"end"',
        '"scrimmage"',
        '"47:99"',
        '"0:00"',
        "'''\n'''",
        '"\\u0000\\n\\r"',
    ),
    *(
        "true",
        "false",
        "[]",
        "{}",
        "[[]]",
        "[1, 2, 3]",
        "[-1, 3]",
        "[0, 0, 0, 0]",
        '["A", "1"]',
        "1979-05-27",
    ),
    *(
        "07:32:00",
        "{ home = 1 }",
        "{ quarter = 99, time = '1:00' }",
        "{ a.b.c = [] }",
        "1.5",
        "'" + "x" * 1900 + "'",
    ),
    *(
        "[" * 50 + "]" * 50,
        "[" * 1900,
        "{a=" * 400 + "1" + "}" * 400,
        '"random"',
        '"quiet random"',
        '"typed"',
    ),
]
LINE = re.compile(rb"^([\w.]+)\s*=.*$", re.MULTILINE)


def saved_games_of_all_kinds():
    """Saves in mid-play, of both editions, early and late in the game."""
    for key, preset, dice in [("bowlbound", "advanced", "seeded"), ("bowlbound-classic", "classic", "typed")]:
        rules = system(key)
        charts = load_by_id("1966-notre-dame"), load_by_id("1966-michigan-state")
        game = rules.new_game(*charts, rules.read_options(rules.presets[preset]))
        whole = Session(described(rules), game, seats(3, home="random", away="random"))
        for last in (8, whole.plays - 12):
            yield stopped_in(whole, last, dice)


def stopped_in(whole, last, dice):
    """A few plays of a game, the last one without its last answer."""
    plays = whole.positions()[last - 4 : last]
    table = Session.restore(whole.descriptor, [*plays, whole.position(last).undo()], seats(3, dice))
    return save_text(table).encode("utf-8")


# Ways to damage a file


def flip_bits(data, luck):
    places = {luck.randrange(len(data)) for _ in range(luck.choice((1, 1, 1, 3, 20)))}
    return bytes(
        byte ^ (1 << luck.randrange(8)) if place in places else byte for place, byte in enumerate(data)
    )


def cut(data, luck):
    return data[: luck.randrange(len(data))]


def cut_from_the_front(data, luck):
    return data[luck.randrange(len(data)) :]


def drop_a_piece(data, luck):
    start = luck.randrange(len(data))
    return data[:start] + data[start + luck.choice((1, 1, 5, 50, 3000)) :]


def repeat_a_piece(data, luck):
    start = luck.randrange(len(data))
    piece = data[start : start + luck.choice((1, 10, 200))]
    return data[:start] + piece * luck.choice((2, 3, 50)) + data[start:]


def insert_noise(data, luck):
    start = luck.randrange(len(data))
    return data[:start] + luck.randbytes(luck.choice((1, 4, 100))) + data[start:]


def drop_a_line(data, luck):
    lines = data.splitlines(keepends=True)
    del lines[luck.randrange(len(lines))]
    return b"".join(lines)


def swap_lines(data, luck):
    lines = data.splitlines(keepends=True)
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def change_a_value(data, luck):
    """A wrong type, a huge number or deep nesting in the place of any value outside the charts."""
    keys = [match for match in LINE.finditer(data) if not match[1].isdigit()]
    match = luck.choice(keys)
    return data[: match.start()] + match[1] + b" = " + luck.choice(NASTY).encode() + data[match.end() :]


def change_values_of_plays(data, luck):
    start = data.index(b"[[plays]]")
    damaged = data[start:]
    for _ in range(luck.choice((1, 2, 3))):
        damaged = change_a_value(damaged, luck)
    return data[:start] + damaged


def change_a_number(data, luck):
    start = data.index(b"[[plays]]")
    match = luck.choice(list(re.finditer(rb"\d+", data[start:])))
    number = str(luck.choice((0, 1, 2, 5, 50, 99, 100, 110, luck.randrange(40), 10**18)))
    return data[: start + match.start()] + number.encode() + data[start + match.end() :]


def change_a_word(data, luck):
    words = list(re.finditer(rb'"[^"\n]*"', data))
    one, other = luck.choice(words), luck.choice(words)
    return data[: one.start()] + other[0] + data[one.end() :]


def rename_a_key(data, luck):
    match = luck.choice(list(LINE.finditer(data)))
    return data[: match.start()] + luck.choice((b"x", b"format", b"a.b", b'""')) + data[match.end(1) :]


def encode_wrongly(data, luck):
    text = data.decode("utf-8")
    encoding = luck.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "cp500", "utf-7"))
    return luck.choice(
        (text.encode(encoding), data + "é".encode("latin-1"), b"\xff" + data, data + b"\0" * 9)
    )


def nest_deeply(data, luck):
    depth = luck.choice((100, 1500, 5900))
    nested = luck.choice(
        (
            f"x = {'[' * depth}{']' * depth}\n",
            f"x = {'[' * depth}\n",
            f"{'.'.join('a' * min(depth, 2900))} = 1\n",
            f"[{'.'.join('a' * min(depth, 2900))}]\n",
            f"x = {'{a = ' * (depth // 5)}1{'}' * (depth // 5)}\n",
            "\n".join("[" for _ in range(depth)),
        )
    )
    return luck.choice((nested.encode() + data, data + nested.encode()))


def swell(data, luck):
    start = data.index(b"[[plays]]")
    play = data[start:]
    return luck.choice(
        (
            data + b"\n" + play * 20,
            data + b"#" * 10_000,
            data + b"\n" * 100_000,
            data.replace(b"answers = [", b"answers = [" + b'"1", ' * 800, 1),
            data.replace(b"answers = [", b"answers = [\n" + b'"1",\n' * 20_000, 1),
            luck.choice((b"", b"\n", b"\0", b"format = 1\n", b"[]")),
        )
    )


DAMAGES = [
    *(
        flip_bits,
        cut,
        cut_from_the_front,
        drop_a_piece,
        repeat_a_piece,
        insert_noise,
        drop_a_line,
        swap_lines,
    ),
    *(change_a_value, change_values_of_plays, change_a_number, change_a_number, change_a_word, rename_a_key),
    *(encode_wrongly, nest_deeply, swell),
]


@pytest.fixture(scope="module")
def saves():
    return list(saved_games_of_all_kinds())


def outcome(path):
    """What a load says, empty when it loads."""
    try:
        session = load_game(path)
    except SaveError as error:
        return str(error)
    assert session.pending is not None or session.over
    return ""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_damaged_save_loads_or_ends_in_one_sentence(chunk, saves, tmp_path):
    luck = Random(chunk)
    path = tmp_path / "damaged.toml"
    for number in range(CHUNK):
        damage = DAMAGES[(chunk * CHUNK + number) % len(DAMAGES)]
        data = damage(luck.choice(saves), luck)
        path.write_bytes(data)
        said = outcome(path)
        assert path.read_bytes() == data
        assert not said or (said.startswith("damaged.toml") and said.isprintable() and len(said) < LONGEST)


def test_an_undamaged_save_loads(saves, tmp_path):
    for data in saves:
        (tmp_path / "whole.toml").write_bytes(data)
        assert outcome(tmp_path / "whole.toml") == ""
