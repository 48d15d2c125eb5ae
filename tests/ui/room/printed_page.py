"""Reads a chart from its printed page, like somebody who has nothing but paper.

The program prints the chart as PDF; Poppler's `pdftotext -bbox` gives the words with their positions, and
`pdftoppm` the colours of the boxes. Only the form of a chart is known: three tables with their rows.
"""

import re
import subprocess
from html import unescape

from attrs import frozen
from PySide6.QtGui import QColor, QImage

from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import cell_of
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet
from bowlbound_desktop.games.register import game
from bowlbound_desktop.ui.paper import papers
from bowlbound_desktop.ui.paper.press import pdf_bytes

TOOLS = ("pdftotext", "pdftoppm")
WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')
TITLES = {"offense": "Offense", "defense": "Defense", "special": "Special"}
INKS = {"green": "#b5dfb9", "red": "#f2b0aa", "yellow": "#f9de78", "black": "#1b1d20", "white": "#ffffff"}
"""The colours as printed; the nearest one counts."""
DOTS = 2
"""Pixels of the picture for each point of the page."""
SPACE = 3.0
"""Words of one cell are no further apart than this, in points."""
BESIDE = 1.5
"""How far left of its text the colour of a box is sampled, in points."""


@frozen
class Word:
    """A word, or all words of a cell, with their position on the page in points."""

    left: float
    top: float
    right: float
    bottom: float
    text: str

    @property
    def x(self):
        return (self.left + self.right) / 2

    @property
    def y(self):
        return (self.top + self.bottom) / 2


def printed_sheet(chart, folder):
    """The cells of a chart as read from its page."""
    path = folder / "chart.pdf"
    path.write_bytes(pdf_bytes(papers.charts(game("bowlbound"), [chart])))
    words, picture = words_of(path), picture_of(path)
    titles = {part: next(word for word in words if word.text == title) for part, title in TITLES.items()}
    texts = {}
    for part in TITLES:
        texts |= read_part(part, words_below(titles, part, words), picture)
    return Sheet("", texts)


def words_of(path):
    """Every word of a page, from top to bottom."""
    told = subprocess.run(["pdftotext", "-bbox", path, "-"], capture_output=True, text=True, check=True)
    found = [Word(*map(float, place), unescape(text)) for *place, text in WORD.findall(told.stdout)]
    return sorted(found, key=lambda word: word.y)


def picture_of(path):
    """A picture of the page."""
    made = path.with_suffix("")
    subprocess.run(["pdftoppm", "-r", str(72 * DOTS), "-png", "-singlefile", path, made], check=True)
    return QImage(f"{made}.png")


def words_below(titles, part, words):
    """The words of a table: below its title, and above the next title or the bottom of the page."""
    start, side = titles[part], titles["special"].left - 1
    foot = words[-1].top - 1
    end = min((title.top for title in titles.values() if title.top > start.bottom), default=foot)
    found = [word for word in words if start.bottom < word.y < end]
    if part == "offense":
        return found
    return [word for word in found if (word.left > side) is (part == "special")]


def read_part(part, words, picture):
    """The cells of a table, by their places."""
    grid, edge = GRIDS[part], min(word.left for word in words)
    rows = [word for word in words if word.text in grid.rows and word.left < edge + 8]
    assert [row.text for row in rows] == list(grid.rows)
    high = rows[1].y - rows[0].y
    above = [word for word in words if high / 2 < rows[0].y - word.y < 1.6 * high]
    columns = joined(above)[-len(grid.columns) :]
    found = {}
    for row, places in zip(rows, grid.places, strict=True):
        line = joined([word for word in words if abs(word.y - row.y) < high / 2 and word is not row])
        cells = {nearest(cell, columns): cell for cell in line}
        for number, place in enumerate(places):
            found[place] = read_cell(place, cells.get(number), columns[number].x, row.y, picture)
    return found


def joined(words):
    """The words of a line, with those of each cell joined."""
    found = []
    for word in sorted(words, key=lambda word: word.left):
        if found and word.left - found[-1].right < SPACE:
            last = found.pop()
            found.append(Word(last.left, last.top, word.right, word.bottom, f"{last.text} {word.text}"))
        else:
            found.append(word)
    return found


def nearest(cell, columns):
    """The number of the column that a cell is in."""
    return min(range(len(columns)), key=lambda number: abs(columns[number].x - cell.x))


def read_cell(place, cell, x, y, picture):
    """The text of a cell, with its colour where the text does not imply it."""
    if cell is None:
        return "" if colour_at(picture, x, y) == "white" else f"|{colour_at(picture, x, y)}"
    colour = colour_at(picture, cell.left - BESIDE, y)
    return cell.text if cell_of(place, cell.text).colour == colour else f"{cell.text}|{colour}"


def colour_at(picture, x, y):
    """The colour at a position on the page."""
    seen = picture.pixelColor(round(x * DOTS), round(y * DOTS))
    return min(INKS, key=lambda name: distance(QColor(INKS[name]), seen))


def distance(one, other):
    """How much two colours differ."""
    return sum((a - b) ** 2 for a, b in zip(one.getRgb(), other.getRgb(), strict=True))
