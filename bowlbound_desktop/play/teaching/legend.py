"""Boxes whose printed words are looked up in a legend."""

from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.teaching.teacher import Teaching


@frozen(slots=False)
class LegendTeaching(Teaching):
    """Boxes whose words are looked up one by one."""

    legend: Mapping[str, str]
    """What each printed word means."""
    parts: frozenset[str]
    """The keys of the tables whose boxes are such words."""

    def cell(self, table: Table, row: int, column: int) -> str:
        """The words of the box, each with its meaning."""
        text = table.cells[row][column].text
        if table.key not in self.parts:
            return ""
        return legend_words(text, self.legend)


def legend_words(text: str, legend: Mapping[str, str]) -> str:
    """A box put into words by its legend; results under conditions follow behind."""
    plain, *notes = (part.strip() for part in text.split(";"))
    told = [_result(plain, legend)]
    for note in notes:
        when, _, result = note.partition(":")
        told.append(f"{legend.get(when.strip(), when.strip())}: {_result(result, legend)}")
    return f"{text}: {'; '.join(told)}." if any(told) else ""


def _result(text: str, legend: Mapping[str, str]) -> str:
    inner = text.strip().removeprefix("(").removesuffix(")")
    return ", ".join(filter(None, (_word(word, legend) for word in inner.split())))


def _word(word: str, legend: Mapping[str, str]) -> str:
    number = word.lstrip("+-")
    if number.isdecimal():
        change = "a loss" if word.startswith("-") else "a gain"
        return f"{change} of {counted(int(number), 'yard')}"
    head, _, rest = word.partition(":")
    if rest and head in legend:
        return f"{legend[head]} {_word(rest.replace(':', ' '), legend) or rest}"
    return legend.get(word, word)
