"""Which of a chart's colours the fill of a cell is."""

from colorsys import rgb_to_hls
from functools import lru_cache

DARK = 0.16
"""Lightness below which every colour is black."""
PALE = 0.12
"""Strength below which a colour is a grey."""
LIGHT, GREY = 0.8, 0.35
"""Lightness from which a grey is white, and below which it is black; what is between is neither."""
HUES = ((20, "red"), (40, ""), (72, "yellow"), (170, "green"), (320, ""), (361, "red"))
"""Degrees up to which a hue is a colour of charts; orange, blue and violet are none."""


@lru_cache(maxsize=512)
def chart_colour(fill: str) -> str:
    """The colour of charts that six hex digits are nearest to; empty where they are near to none."""
    red, green, blue = (int(fill[start : start + 2], 16) / 255 for start in (0, 2, 4))
    hue, light, _ = rgb_to_hls(red, green, blue)
    if light < DARK:
        return "black"
    if max(red, green, blue) - min(red, green, blue) < PALE * (1 if light < LIGHT else 0.3):
        return "white" if light >= LIGHT else "black" if light < GREY else ""
    return next(colour for limit, colour in HUES if hue * 360 < limit)
