"""The form for a new team: who it is, how strong it is, and how it plays."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import average_for, average_years
from bowlbound_desktop.games.bowlbound.workshop.new_team.entries import Entries, season_of, strength_by_points
from bowlbound_desktop.games.bowlbound.workshop.new_team.statistics import Statistics
from bowlbound_desktop.games.bowlbound.workshop.profile import STYLE_FIGURES
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.new_team.still_spin_box import StillSpinBox
from bowlbound_desktop.ui.room.year_box import YearBox
from bowlbound_desktop.ui.widgets.colour_button import ColourButton

TEXTS = {
    "school": ("&School", ""),
    "conference": ("Con&ference", ""),
    "coach": ("Coac&h", ""),
    "record": ("&Record", "won-lost-tied, like 9-0-1"),
    "points": ("&Points", "for-against, like 362-38"),
}
MARKS = ("W", "XWC", "FBO", "SPBO")
STRENGTHS = {"offense": "O&ffense", "defense": "&Defense"}
STATISTICS = {
    "run": "Yards per run",
    "passing": "Yards per pass",
    "lost": "Turnovers, %",
    "run_against": "Run against",
    "passing_against": "Pass against",
}
SOME = "Averages of the season, where you have them; the chart gets the style that gives them."
MOST, LARGEST = 60.0, 20.0
STEP = 3.0
FIRST_YEAR = 1985


class NewTeamForm(QWidget):
    """The form; every field has a default, which together describe an average team of its season."""

    changed = Signal()
    style_wanted = Signal()
    """Somebody wants the style of play that fits the statistics."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = {key: self._line(key, hint) for key, (_, hint) in TEXTS.items()}
        self._attack = self._line("attack", "wishbone, I, passing …")
        self._year = YearBox("new-team:year", FIRST_YEAR)
        self._set = self._combo("set", ["1", "2", "3"])
        self._set.setCurrentIndex(2)
        self._design = self._combo("design", list(map(str, average_years())))
        self._colours = [
            ColourButton("new-team:colour-1", "First colour", "#1f4e79"),
            ColourButton("new-team:colour-2", "Second colour", "#f2f2f2"),
        ]
        self._marks = {mark: self._check(mark) for mark in MARKS}
        self._marks["W"].setChecked(True)
        self._strengths = {key: self._figure(key, MOST, 0.5) for key in STRENGTHS}
        self._style = {name: self._figure(name, STEP, 0.1) for name in STYLE_FIGURES}
        self._statistics = {name: self._average(name) for name in STATISTICS}
        self._by_points = self._button("by-points", "From record and points")
        self._by_statistics = self._button("by-statistics", "Style from these figures")
        self._season = wrapping(label(name="new-team:season-facts", faint=True))
        self._lay_out()
        self._connect()
        self._follow_year()

    # Fields

    def _line(self, key: str, hint: str) -> QLineEdit:
        line = QLineEdit()
        line.setObjectName(f"new-team:{key}")
        line.setMaxLength(80)
        line.setToolTip(hint)
        return line

    def _combo(self, key: str, items: list[str]) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(f"new-team:{key}")
        combo.addItems(items)
        return combo

    def _check(self, mark: str) -> QCheckBox:
        box = QCheckBox(mark)
        box.setObjectName(f"new-team:mark-{mark}")
        return box

    def _figure(self, key: str, most: float, step: float) -> QDoubleSpinBox:
        spin = StillSpinBox()
        spin.setObjectName(f"new-team:{key}")
        spin.setRange(-most, most)
        spin.setSingleStep(step)
        spin.setDecimals(1)
        return spin

    def _average(self, key: str) -> QDoubleSpinBox:
        spin = self._figure(f"statistics-{key}", LARGEST, 0.1)
        spin.setMinimum(0.0)
        spin.setSpecialValueText("not known")
        return spin

    def _button(self, key: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"new-team:{key}")
        button.setAutoDefault(False)
        return button

    # Layout

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(label("Team", bold=True))
        layout.addLayout(self._team())
        layout.addWidget(label("Strength", bold=True))
        layout.addWidget(
            wrapping(label("Points per game better than an average team of the season.", faint=True))
        )
        layout.addLayout(_figures(STRENGTHS, self._strengths, self._by_points))
        layout.addWidget(label("Statistics", bold=True))
        layout.addWidget(wrapping(label(SOME, faint=True)))
        layout.addLayout(_figures(STATISTICS, self._statistics, self._by_statistics))
        layout.addWidget(label("Style", bold=True))
        layout.addWidget(wrapping(label("Steps from -3 to 3; 0 is an average team.", faint=True)))
        layout.addLayout(self._styles())
        layout.addStretch(1)

    def _team(self) -> QFormLayout:
        form = QFormLayout()
        rows = {key: (title, self._texts[key]) for key, (title, _) in TEXTS.items()}
        form.addRow(*rows["school"])
        form.addRow("&Year", self._year)
        form.addRow("Foo&tball of", self._design)
        form.addRow(self._season)
        form.addRow("S&et", self._set)
        for key in ("conference", "coach", "record", "points"):
            form.addRow(*rows[key])
        form.addRow("Colours", _beside(*self._colours))
        form.addRow("Marks", _beside(*self._marks.values()))
        return form

    def _styles(self) -> QFormLayout:
        form = QFormLayout()
        form.addRow("&Attack", self._attack)
        for name, spin in self._style.items():
            form.addRow(name.replace("_", " ").capitalize(), spin)
        return form

    def _connect(self) -> None:
        for line in (*self._texts.values(), self._attack):
            line.textChanged.connect(self.changed)
        for spin in (*self._strengths.values(), *self._style.values()):
            spin.valueChanged.connect(self.changed)
        for box in self._marks.values():
            box.toggled.connect(self.changed)
        for button in self._colours:
            button.changed.connect(self.changed)
        self._set.currentIndexChanged.connect(self.changed)
        self._year.valueChanged.connect(self._follow_year)
        self._design.currentIndexChanged.connect(self._show_season)
        self._by_points.clicked.connect(self._take_points)
        self._by_statistics.clicked.connect(self.style_wanted)

    # Values

    def entries(self) -> Entries:
        """What was filled in."""
        first, second = (button.colour for button in self._colours)
        values: dict[str, Any] = {key: line.text() for key, line in self._texts.items()}
        values |= {key: spin.value() for key, spin in self._strengths.items()}
        return Entries(
            **values,
            year=self._year.value(),
            design=int(self._design.currentText()),
            set=self._set.currentIndex() + 1,
            colours=(first, second),
            marks=tuple(mark for mark, box in self._marks.items() if box.isChecked()),
            attack=self._attack.text() or "multiple",
            style={name: spin.value() for name, spin in self._style.items()},
        )

    def statistics(self) -> Statistics:
        """The statistics of the season."""
        return Statistics(**{name: spin.value() for name, spin in self._statistics.items()})

    def take_style(self, style: Mapping[str, float]) -> None:
        """Fill in the fields of the style of play."""
        for name, step in style.items():
            self._style[name].setValue(step)

    def _follow_year(self) -> None:
        """Choose the averages of the team's year, or the nearest there are."""
        self._design.setCurrentText(average_for(self._year.value()).rpartition("-")[2])
        self._show_season()

    def _show_season(self) -> None:
        season = season_of(int(self._design.currentText()))
        self._season.setText(f"An average team scored {season.points:g} points a game.")
        self.changed.emit()

    def _take_points(self) -> None:
        entries = self.entries()
        found = strength_by_points(entries.record, entries.points, season_of(entries.design))
        if found is not None:
            self._strengths["offense"].setValue(found.offense)
            self._strengths["defense"].setValue(found.defense)


def _beside(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def _figures(
    titles: Mapping[str, str], spins: Mapping[str, QDoubleSpinBox], button: QPushButton
) -> QFormLayout:
    """Figures with their titles, and the button that computes or uses them."""
    form = QFormLayout()
    for key, title in titles.items():
        form.addRow(title, spins[key])
    form.addRow("", button)
    return form
