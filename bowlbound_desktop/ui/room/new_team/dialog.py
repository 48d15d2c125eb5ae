"""New team from statistics: a form, and a preview of the chart and of how it plays."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.calibrate import targets
from bowlbound_desktop.games.bowlbound.workshop.new_team.entries import Entries, problems, profile_from
from bowlbound_desktop.games.bowlbound.workshop.new_team.statistics import Statistics, style_from
from bowlbound_desktop.games.bowlbound.workshop.new_team.trial import (
    Tried,
    add_team,
    new_chart,
    preview,
    try_out,
)
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.ui.labels import label, roomy, scrolling, wrapping
from bowlbound_desktop.ui.room.new_team.form import NewTeamForm
from bowlbound_desktop.ui.room.new_team.preview import Preview
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog
from bowlbound_desktop.ui.widgets.plain_button import plain_button
from bowlbound_desktop.ui.worker import Job, Link, worker

SIZE = (1020, 640)
REST_MS = 150
"""Milliseconds without a key before the preview is computed."""


def made(entries: Entries) -> tuple[Profile, tuple[Table, ...]]:
    """A profile for the form's entries, and its chart; runs in the background thread."""
    profile = profile_from(entries)
    return profile, preview(new_chart(profile))


def styled(entries: Entries, known: Statistics) -> dict[str, float]:
    """The style of play that fits the statistics; runs in the background thread."""
    return style_from(profile_from(entries), known)


class NewTeamDialog(FormDialog):
    """The dialog; `created` carries the id of the new chart."""

    created = Signal(str)

    def __init__(self, parent: QWidget | None, theme: Theme) -> None:
        super().__init__(parent)
        self.setObjectName("new-team")
        self.setWindowTitle("New team from statistics")
        self.resize(roomy(*SIZE))
        self._profile: Profile | None = None
        self._building: Job | None = None
        self._playing: Job | None = None
        self._styling: Job | None = None
        self.form = NewTeamForm()
        self._preview = Preview(theme)
        self._problem = wrapping(label(name="new-team:problem"))
        self._problem.setProperty("loud", True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._build)
        self._make_buttons()
        self._lay_out()
        self.form.changed.connect(self._look)
        self.form.style_wanted.connect(self._find_style)
        self._look()

    def _make_buttons(self) -> None:
        self._play = plain_button("new-team:play", "&Play a season", self._start)
        self._stop = plain_button("new-team:stop", "S&top", self._halt)
        self._make = plain_button("new-team:make", "&Put it into the grid", self._create)
        self._cancel = plain_button("new-team:cancel", "Cancel", self.reject)
        self._stop.hide()

    def _lay_out(self) -> None:
        halves = QHBoxLayout()
        area = scrolling(self.form)
        area.setMinimumWidth(self.form.minimumSizeHint().width() + 24)
        halves.addWidget(area, 2)
        halves.addWidget(self._preview, 3)
        row = QHBoxLayout()
        row.addWidget(self._problem, 1)
        for button in (self._play, self._stop, self._make, self._cancel):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addLayout(halves, 1)
        layout.addLayout(row)
        self.set_main(self._make)

    @property
    def busy(self) -> bool:
        """Whether the preview is out of date, or games are being simulated."""
        return self._timer.isActive() or any((self._building, self._playing, self._styling))

    # Preview of the chart

    def _look(self) -> None:
        """Discard what was computed, which is for another team."""
        self._halt()
        if self._styling is not None:
            self._styling.drop()
            self._styling = None
        self._profile = None
        found = problems(self.form.entries())
        self._problem.setText(found[0] if found else "")
        self._preview.show_unplayed()
        self._enable()
        self._timer.start()

    def _enable(self) -> None:
        right, playing = not self._problem.text(), self._playing is not None
        self._make.setEnabled(right and not playing)
        self._play.setEnabled(self._profile is not None)
        self._play.setVisible(not playing)
        self._stop.setVisible(playing)

    def _build(self) -> None:
        if self._building is not None:
            self._building.drop()
        self._building = worker().submit(partial(made, self.form.entries()), self._built, owner=self)

    def _built(self, found: tuple[Profile, tuple[Table, ...]]) -> None:
        self._building = None
        self._profile, tables = found
        self._preview.show_tables(tables)
        self._enable()

    def _find_style(self) -> None:
        self._look()
        work = partial(styled, self.form.entries(), self.form.statistics())
        self._styling = worker().submit(work, self._styled, owner=self)

    def _styled(self, style: dict[str, float]) -> None:
        self._styling = None
        self.form.take_style(style)

    # Simulated season

    def _start(self) -> None:
        if self._profile is None:
            return
        link = Link()
        work = partial(try_out, self._profile, link)
        told = self._preview.show_progress
        self._playing = worker().submit(work, self._played, owner=self, told=told, link=link)
        self._preview.show_progress(0)
        self._enable()

    def _halt(self) -> None:
        if self._playing is not None:
            self._playing.drop()
            self._playing = None
            self._preview.show_unplayed()
            self._enable()

    def _played(self, tried: Tried | None) -> None:
        self._playing = None
        if tried is not None:
            self._profile = tried.profile
            self._preview.show_tables(preview(tried.chart))
            self._preview.show_season(tried.season, targets(tried.profile))
        self._enable()

    # Closing

    def _create(self) -> None:
        try:
            chart_id = add_team(self._profile or profile_from(self.form.entries()))
        except BowlboundError as error:
            self._problem.setText(str(error))
            return
        self.accept()
        self.created.emit(chart_id)

    def done(self, result: int) -> None:
        """Close the dialog, and stop all background work."""
        self._timer.stop()
        for job in (self._building, self._playing, self._styling):
            if job is not None:
                job.drop()
        self._building = self._playing = self._styling = None
        super().done(result)


def ask_new_team(window: QWidget, theme: Theme, show: Callable[[str], object]) -> None:
    """Open the dialog; `show` is called with the id of the new chart."""
    dialog = NewTeamDialog(window, theme)
    dialog.created.connect(show)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
