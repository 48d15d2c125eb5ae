"""The TOML of a chart file, read quickly where it is as the program writes it.

Nine tenths of a chart file are rows of texts, and such a row is also JSON, which Python reads many times
faster. Anything else goes to the TOML parser, and if anything is odd, the whole file does.
"""

import json
import re
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS
from bowlbound_desktop.games.bowlbound.rules.charts.validation import place
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.toml import LONGEST_LINE, parse_toml

_TITLES = ("offense", "special", *(f"defense.{formation}" for formation in FORMATIONS))
_PART = re.compile(
    rf"^\[({'|'.join(map(re.escape, _TITLES))})\]\n"
    r"((?:(?:columns|[0-9]+) *= *\[.*\]\n)+)"
    r"(?=\n*(?:\[|\Z))",  # a key after the rows would belong to their section
    re.MULTILINE,
)
_ROW = re.compile(r'(columns|[0-9]+) *= *(\["[^\\\x00-\x1f\x7f]*"\])\n')
_KEY = re.compile(r"\s*(columns|[0-9]+)\s*=")
_SECTION = re.compile(r"\s*\[([\w.]+)\]")


def parse_chart_toml(text: str, name: str) -> dict[str, Any]:
    """The keys and values of a chart file; `name` is its name in error messages."""
    if '"""' not in text and "'''" not in text:
        quick = _quick(text)
        if quick is not None:
            return quick
    return parse_toml(text, name)


def _quick(text: str) -> dict[str, Any] | None:
    """The whole file, or None where the TOML parser must read it."""
    parts = _PART.findall(text)
    titles = [title for title, _ in parts]
    try:
        raw = parse_toml(_PART.sub("", text), "")
    except FileError:
        return None
    if len(set(titles)) < len(titles) or raw.keys() & {"offense", "defense", "special"}:
        return None
    for title, lines in parts:
        rows = _rows(lines)
        if rows is None:
            return None
        first, _, formation = title.partition(".")
        target = raw.setdefault(first, {}) if formation else raw
        target[formation or first] = rows
    return raw


def _rows(lines: str) -> dict[str, list[str]] | None:
    """The rows of a part by their totals, or None where one is not a row of texts or appears twice."""
    matches = [_ROW.fullmatch(line) for line in lines.splitlines(keepends=True)]
    found = [match for match in matches if match and len(match[0]) <= LONGEST_LINE]
    try:
        rows = json.loads(f"[{','.join(match[2] for match in found)}]")
        by_total = dict(zip((match[1] for match in found), rows, strict=True))
    except ValueError:
        return None
    texts = all(set(map(type, row)) == {str} for row in rows)
    return by_total if texts and len(by_total) == len(matches) else None


def place_of_line(text: str, number: int) -> str:
    """The part and the total, or the columns, that a line of a chart file is about; empty for other lines."""
    lines = text.split("\n")[:number]
    key = _KEY.match(lines[-1]) if lines else None
    sections = [match[1] for line in lines if (match := _SECTION.match(line))]
    if key is None or not sections:
        return ""
    part = sections[-1].replace(".", " ")
    return f"{part}, columns" if key[1] == "columns" else place(part, total=int(key[1][:4]))
