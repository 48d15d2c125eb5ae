"""Turns texts of cells as other keyboards and programs write them into the notation of charts."""

import re

from bowlbound_desktop.games.bowlbound.rules.charts.chart import GOOD, NO_GOOD

_DASHES = re.compile("[\u2010\u2011\u2012\u2014\u2015\u2796\ufe58\ufe63\uff0d\u207b\u208b\u00ad]")
_DAGGERS = re.compile("[\u2021\u271d\u271e\u2020]\ufe0e?")
_STARS = re.compile("[\u2217\u2731\uff0a\u204e]")
_WORDS = {"G": GOOD.text, "GOOD": GOOD.text, "NG": NO_GOOD.text, "NO GOOD": NO_GOOD.text}


def usual(text: str) -> str:
    """A text with signs of other keyboards and programs replaced by those of charts."""
    brackets = text.translate({0xFF08: "(", 0xFF09: ")", 0xFF3B: "[", 0xFF3D: "]", 0x207A: "+", 0xFF0B: "+"})
    return _STARS.sub("*", _DAGGERS.sub("†", _DASHES.sub("-", brackets)))


def capital(text: str, column: str) -> str:
    """An entry in capitals; an extra point in its own notation."""
    body, bar, colour = text.partition("|")
    found = body.strip().upper()
    if column == "extra_point":
        return _WORDS.get(found, text)
    return f"{found}{bar}{colour.strip().lower()}"
