"""A value is written as it is read again, whatever is in it."""

import tomllib

import pytest

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.toml import parse_toml, toml_value


@pytest.mark.parametrize(
    "value",
    [
        "",
        'He said "no", \\ and went\n\tdown',
        "Año 1966 – ★ \x7f \x01 \u2028 🏈",
        True,
        0,
        -7,
        2.5,
        [],
        ["1", 1, True, ["A", []]],
        {"down": 4, "calls": {"offense": "9", "fake": False}},
    ],
)
def test_what_is_written_is_read_again(value):
    line = f"value = {toml_value(value)}"
    assert "\n" not in line
    read = tomllib.loads(line)["value"]
    assert read == value
    assert type(read) is type(value)


def test_a_tuple_is_written_as_a_list():
    assert toml_value((1, "B")) == '[1, "B"]'


def test_tables_within_tables_have_an_end_but_dots_in_text_do_not_count():
    with pytest.raises(FileError, match="line 2: tables are nested too deep"):
        parse_toml("a = 1\n" + "a." * 60 + "a = 1", "x.toml")
    dotted = "." * 60 + "\n" + "- . " * 60
    assert parse_toml(f"text = '''\n{dotted}'''", "x.toml") == {"text": dotted}
