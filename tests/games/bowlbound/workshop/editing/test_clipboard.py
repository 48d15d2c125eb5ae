"""Blocks of cells as spreadsheets write them."""

import pytest

from bowlbound_desktop.games.bowlbound.workshop.editing.clipboard import (
    ColouredText,
    block_html,
    parse_block,
    parse_table,
)


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("1\t2\r\n3\t4\r\n", (("1", "2"), ("3", "4"))),
        ("1\t\n\t4\n", (("1", ""), ("", "4"))),
        ("1\n\n3\n", (("1",), ("",), ("3",))),
        ('"a ""b"""\t2\n', (('a "b"', "2"),)),
        ('"1\n2"\t3', (("1\n2", "3"),)),
        ("", (("",),)),
        ("7", (("7",),)),
    ],
)
def test_tab_separated_text_is_read_as_spreadsheets_write_it(text, block):
    assert parse_block(text) == block


def test_html_is_read_where_there_is_no_plain_text():
    html = block_html(
        [[ColouredText("(5)", "#000000", "#ffffff"), ColouredText("<†>", "#000000", "#ffffff")]]
    )
    assert parse_table(html) == (("(5)", "<†>"),)
    assert parse_table("<p>no table</p>") == (("",),)
