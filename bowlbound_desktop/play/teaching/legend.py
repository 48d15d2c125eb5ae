"""Explains boxes of charts by looking their printed words up in a game's legend.toml."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.teaching.teacher import Teaching

FILE = "legend.toml"


@frozen(slots=False)
class LegendTeaching(Teaching):
    """Boxes whose words are looked up one by one."""

    words: Mapping[str, str]
    """What each printed word means."""
    whole: Mapping[str, str]
    """What boxes mean that are not made of such words."""
    tables: frozenset[str]
    """The keys of the tables whose boxes are such words."""

    def cell(self, table: Table, row: int, column: int) -> str:
        """The words of the box, each with its meaning."""
        text = table.cells[row][column].text
        if table.key not in self.tables or not text:
            return ""
        return f"{text}: {self.whole.get(text) or box_words(text, self.words)}."


def legend_of(folder: Path) -> Teaching:
    """The legend in a game's folder; a teacher with nothing to say where there is none."""
    path = folder / FILE
    if not path.is_file():
        return Teaching()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return LegendTeaching(data["words"], data.get("whole", {}), frozenset(data["tables"]))


def box_words(text: str, words: Mapping[str, str]) -> str:
    """A box put into words; conditional results follow the plain one."""
    plain, *notes = (part.strip() for part in text.split(";"))
    told = [_result(plain, words)]
    for note in notes:
        when, _, result = (part.strip() for part in note.partition(":"))
        told.append(f"{words.get(when) or _thrown(when)}: {_result(result, words)}")
    return "; ".join(told)


def _thrown(faces: str) -> str:
    """A condition that is a throw of two faces."""
    return f"on {faces.replace('+', ' and ')}"


def _result(text: str, words: Mapping[str, str]) -> str:
    inner = text.removeprefix("(").removesuffix(")")
    return ", ".join(_word(word, words) for word in inner.split())


def _word(word: str, words: Mapping[str, str]) -> str:
    number = word.lstrip("+-")
    if number.isdecimal():
        return _yards(int(number), word.startswith("-"))
    head, _, rest = word.partition(":")
    if rest and head in words:
        return f"{words[head]} {_result(rest.replace(':', ' ').strip(), words)}"
    return words.get(word, word)


def _yards(number: int, lost: bool) -> str:
    return f"{'minus ' if lost else ''}{counted(number, 'yard')}" if number else "no gain"
