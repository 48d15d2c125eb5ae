"""Lots follow from their words, however these are cut in two."""

from hashlib import blake2b

from bowlbound_desktop.coaches.lots import ALL, lot, lots
from bowlbound_desktop.play.lots import Lots


def test_a_number_follows_from_all_words_together():
    whole = int.from_bytes(blake2b(b"7:12:3:0", digest_size=8).digest())
    assert Lots("7:").number(b"12:3:0") == Lots("7:12:3:0").number() == whole


def test_drawing_changes_nothing_for_the_next_lot():
    drawn = Lots("7:")
    assert drawn.number(b"1") == drawn.number(b"1")
    assert drawn.number(b"1") != drawn.number(b"2")


def test_a_coach_s_lot_lies_between_0_and_1():
    chances = [lots("book:1:home:").number(b"%d" % play) / ALL for play in range(200)]
    assert chances == [lot(f"book:1:home:{play}") for play in range(200)]
    assert 0 <= min(chances) < 0.1 < 0.9 < max(chances) < 1
