"""How different two colours look to an eye: the CIEDE2000 distance, in plain arithmetic."""

from functools import cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

Lab: TypeAlias = tuple[float, float, float]
"""Lightness, green to red, blue to yellow."""
_WHITE = (0.95047, 1.0, 1.08883)
_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def mixed(colour: str, other: str, part: float) -> str:
    """A colour with a part of another one in it."""
    pairs = zip(_bytes(colour), _bytes(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


def difference(one: str, other: str) -> float:
    """How different two hex colours look; about 1 can just be seen, black and white are 100 apart."""
    return lab_difference(lab(one), lab(other))


@cache
def lab(colour: str) -> Lab:
    """A hex colour in the CIELAB space, where distances match what the eye sees."""
    parts = [_linear(byte / 255) for byte in _bytes(colour)]
    x, y, z = (
        _root(sum(share * part for share, part in zip(row, parts, strict=True)) / white)
        for row, white in zip(_TO_XYZ, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def lab_difference(one: Lab, other: Lab) -> float:
    """CIEDE2000 as given by Sharma, Wu and Dalal (2005)."""
    stretch = 1.5 - 0.5 * _saturation((hypot(*one[1:]) + hypot(*other[1:])) / 2)
    chroma1, hue1 = hypot(one[1] * stretch, one[2]), _hue(one[1] * stretch, one[2])
    chroma2, hue2 = hypot(other[1] * stretch, other[2]), _hue(other[1] * stretch, other[2])
    grey = chroma1 * chroma2 == 0
    turn = 0.0 if grey else (hue2 - hue1 + 180) % 360 - 180
    hue = hue1 + hue2 if grey else (hue1 + turn / 2) % 360
    light, chroma = ((one[0] + other[0]) / 2 - 50) ** 2, (chroma1 + chroma2) / 2
    lighter = (other[0] - one[0]) / (1 + 0.015 * light / sqrt(20 + light))
    fuller = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    other_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    twist = -2 * _saturation(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(lighter**2 + fuller**2 + other_hue**2 + twist * fuller * other_hue)


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _bytes(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return red, green, blue


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116)
