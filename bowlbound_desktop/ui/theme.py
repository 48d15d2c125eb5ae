"""The colours of the program, light and dark, as palette and style sheet."""

from collections.abc import Mapping
from functools import cache
from string import Template

from attrs import asdict, evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.paths import RESOURCES
from bowlbound_desktop.ui.preferences import wished


@frozen
class Ink:
    """The background and the colour of a text."""

    fill: str
    text: str


@frozen(kw_only=True)
class Theme:
    """All colours of the program; the accent means "look here" and nothing else."""

    name: str
    window: str
    panel: str
    edge: str
    text: str
    faint: str
    accent: str
    accent_text: str
    button: str
    hover: str
    off: str
    grid: str
    grass: tuple[str, str]
    chalk: str
    scrimmage: str
    gain: str
    cells: dict[str, Ink]


DARK = Theme(
    name="dark",
    window="#12161a",
    panel="#1c2229",
    edge="#303a45",
    text="#eef2f5",
    faint="#a3aeba",
    accent="#f6b73c",
    accent_text="#1a1405",
    button="#27313b",
    hover="#35424f",
    off="#98a3ae",
    grid="#12161a",
    grass=("#28763b", "#2d7f42"),
    chalk="#f4f8f4",
    scrimmage="#3fa9f5",
    gain="#ffd23f",
    cells={
        "": Ink("#27313b", "#eef2f5"),
        "green": Ink("#1d7543", "#ffffff"),
        "red": Ink("#a43535", "#ffffff"),
        "yellow": Ink("#d3a437", "#171104"),
        "white": Ink("#cfd3d7", "#12161a"),
        "black": Ink("#07090a", "#ffffff"),
    },
)

LIGHT = Theme(
    name="light",
    window="#e8ebee",
    panel="#fbfcfd",
    edge="#c3cbd3",
    text="#1a2229",
    faint="#515c67",
    accent="#a14f00",
    accent_text="#ffffff",
    button="#eef1f4",
    hover="#dfe5eb",
    off="#5c6771",
    grid="#c3cbd3",
    grass=("#2f7f43", "#348548"),
    chalk="#ffffff",
    scrimmage="#4fb0ff",
    gain="#ffe04a",
    cells={
        "": Ink("#ffffff", "#1a2229"),
        "green": Ink("#b4dfba", "#0d2a14"),
        "red": Ink("#f2b3ac", "#3a0a06"),
        "yellow": Ink("#f7df7c", "#2c2200"),
        "white": Ink("#ffffff", "#1a2229"),
        "black": Ink("#1b1e21", "#ffffff"),
    },
)
THEMES = {theme.name: theme for theme in (DARK, LIGHT)}
SAFE_CELLS = {
    "dark": DARK.cells
    | {
        "green": Ink("#1b5f93", "#ffffff"),
        "red": Ink("#b34a00", "#ffffff"),
        "yellow": Ink("#e8d46a", "#171104"),
    },
    "light": LIGHT.cells
    | {
        "green": Ink("#bfdcf2", "#0a2438"),
        "red": Ink("#f7c08a", "#331500"),
        "yellow": Ink("#fbf3a6", "#2c2200"),
    },
}
"""Blue for green and orange for red: these differ with every common colour blindness."""

SAFE_WORDS = {"green": "blue (green)", "red": "orange (red)"}
"""How a colour looks, and what charts and rules call it."""


READABLE = 4.5
"""The least contrast of text."""


def preferred_theme() -> Theme:
    """The theme of the desktop; dark where it has none."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return LIGHT if scheme is Qt.ColorScheme.Light else DARK


def chosen_theme() -> Theme:
    """The theme of the settings."""
    theme = THEMES.get(wished("theme")) or preferred_theme()
    return evolve(theme, cells=SAFE_CELLS[theme.name]) if wished("palette") == "colour-blind" else theme


def colour_words() -> Mapping[str, str]:
    """The names of chart colours in the player's palette, where they differ from the printed ones."""
    return SAFE_WORDS if wished("palette") == "colour-blind" else {}


def colour_word(colour: str) -> str:
    """The name of a chart colour in the player's palette."""
    return colour_words().get(colour, colour)


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Colour the whole program; the same colours again cost no time."""
    sheet = _style_sheet(theme)
    if sheet != app.styleSheet():
        app.setPalette(_palette(theme))
        app.setStyleSheet(sheet)


def colour_program(theme: Theme) -> None:
    """Colour the running program."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_theme(app, theme)


def _style_sheet(theme: Theme) -> str:
    styles = RESOURCES / "styles"
    template = Template((styles / "table.qss").read_text(encoding="utf-8"))
    return template.substitute(asdict(theme, recurse=False), icons=styles.as_posix())


def _palette(theme: Theme) -> QPalette:
    palette = QPalette(QColor(theme.button), QColor(theme.window))
    roles = QPalette.ColorRole
    colours = {
        roles.Base: theme.panel,
        roles.AlternateBase: theme.window,
        roles.ToolTipBase: theme.panel,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.accent_text,
        roles.PlaceholderText: theme.faint,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
    }
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
        colours[role] = theme.text
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.off))
    return palette


@cache
def readable_on(fill: str) -> str:
    """Black or white, whichever is easier to read on a colour."""
    light = luminance(QColor(fill))
    return "#ffffff" if (1.05 / (light + 0.05)) >= ((light + 0.05) / 0.05) else "#000000"


def lettering(main: str, second: str) -> str:
    """A team's second colour if it can be read on the first, else black or white."""
    return second if contrast(main, second) >= READABLE else readable_on(main)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    low, high = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG defines it."""
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    value: float = part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
    return value
