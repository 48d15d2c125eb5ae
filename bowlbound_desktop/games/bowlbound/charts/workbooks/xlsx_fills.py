"""The fill colours of an .xlsx file: given as they are, by a number, or by the theme and a tint."""

import re
from collections.abc import Sequence
from colorsys import hls_to_rgb, rgb_to_hls
from typing import Any

_THEME = ("ffffff", "000000", "eeece1", "1f497d", "4f81bd", "c0504d", "9bbb59", "8064a2", "4bacc6", "f79646")
"""The colours of Excel's usual theme, in the order in which cells count them."""
_COLOURS = re.compile(
    rb"<a:(lt1|dk1|lt2|dk2|accent[1-6])>\s*<a:(?:srgbClr val|sysClr [^>]*?lastClr)=\"([0-9A-Fa-f]{6})\""
)
_ORDER = ("lt1", "dk1", "lt2", "dk2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6")


def theme_colours(xml: bytes | str | None) -> tuple[str, ...]:
    """The colours of a theme in the order in which cells count them."""
    data = xml.encode() if isinstance(xml, str) else xml or b""
    found = {name.decode(): value.decode().lower() for name, value in _COLOURS.findall(data)}
    return tuple(found.get(name, usual) for name, usual in zip(_ORDER, _THEME, strict=True))


def fill_of(fill: Any, theme: Sequence[str], indexed: Sequence[str]) -> str:
    """Six hex digits of a cell's fill, or nothing where it has none."""
    if fill is None or not getattr(fill, "patternType", None):
        return ""
    colour = fill.fgColor if fill.patternType == "solid" or fill.fgColor.type != "indexed" else fill.bgColor
    return _colour(colour, theme, indexed)


def _colour(colour: Any, theme: Sequence[str], indexed: Sequence[str]) -> str:
    match colour.type:
        case "rgb" if isinstance(colour.rgb, str) and len(colour.rgb) == 8:
            base = colour.rgb[2:].lower()
        case "theme" if colour.theme < len(theme):
            base = theme[colour.theme]
        case "indexed" if colour.indexed < len(indexed):
            base = indexed[colour.indexed][-6:].lower()
        case _:
            return ""
    return tinted(base, colour.tint or 0.0)


def tinted(base: str, tint: float) -> str:
    """A colour made lighter (to 1) or darker (to -1)."""
    if not tint:
        return base
    hue, light, strength = rgb_to_hls(*(int(base[start : start + 2], 16) / 255 for start in (0, 2, 4)))
    light = light * (1 + tint) if tint < 0 else light + (1 - light) * tint
    return "".join(f"{round(value * 255):02x}" for value in hls_to_rgb(hue, min(1.0, light), strength))
