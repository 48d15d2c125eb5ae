"""The chart being edited, as the views of the chart room see it."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from bowlbound_desktop.games.bowlbound.charts.own_charts import is_own
from bowlbound_desktop.games.bowlbound.charts.typed import Left, blank_suspicion, left_of_texts
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import Workbench, open_bench
from bowlbound_desktop.games.bowlbound.workshop.editing.document import EditHistory
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import Checks, Trouble
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet
from bowlbound_desktop.kernel.errors import BowlboundError

Place = tuple[str, ...]
Places = tuple[Place, ...]
Act = Callable[[], object]


class Room(QObject):
    """All edits go through it; it signals what changed, and each view decides what to update."""

    opened = Signal()
    """Another chart has been opened."""
    edited = Signal(object)
    """The places whose texts changed."""
    kept = Signal()
    """The chart was saved, or is about to be, so that other edits are unsaved now."""
    noticed = Signal(str)
    """A message for the player."""
    charts_changed = Signal()
    """The list of charts, or another chart in it, has changed."""

    def __init__(self, chart_id: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bench: Workbench = open_bench(chart_id)
        self._checks = Checks()
        self._check(self.sheet.texts)

    @property
    def document(self) -> EditHistory:
        """The chart with its steps to undo and redo."""
        return self.bench.document

    @property
    def sheet(self) -> Sheet:
        """The texts of the chart."""
        return self.bench.document.sheet

    def troubles(self) -> tuple[Trouble, ...]:
        """All problems of the chart."""
        return self._troubles

    @property
    def name(self) -> str:
        """The name of the team; invented teams have no year."""
        return f"{self.sheet[TEAM, 'year']} {self.sheet[TEAM, 'school']}".removeprefix("0 ")

    @property
    def left(self) -> Left:
        """What is still to be typed of the chart."""
        return left_of_texts(self.sheet.texts)

    def _check(self, places: Iterable[Place]) -> None:
        self._checks.look_at(self.sheet, places)
        self._troubles = self._checks.troubles()

    def open(self, chart_id: str) -> bool:
        """Open another chart; unsaved edits of the one before are kept."""
        if chart_id == self.bench.id:
            return True
        own = is_own(chart_id)
        try:
            bench = open_bench(chart_id)
        except BowlboundError as error:
            self.noticed.emit(str(error))
            return False
        self.bench.leave()
        self._put(bench)
        if is_own(chart_id) is not own:  # a damaged copy was set aside
            self.charts_changed.emit()
        return True

    def reopen(self, chart_id: str) -> None:
        """Open a chart in the state of its file."""
        try:
            self._put(open_bench(chart_id))
        except BowlboundError as error:
            self.noticed.emit(str(error))

    def _put(self, bench: Workbench) -> None:
        self.bench = bench
        self._check(self.sheet.texts)
        self.opened.emit()
        self.kept.emit()
        if bench.restored:
            self.noticed.emit(f"Your unsaved edits of {bench.id} are back")
        elif suspicion := blank_suspicion(self.sheet.texts):
            self.noticed.emit(suspicion)

    def do(self, step: EditStep) -> Places:
        """Make an edit."""
        return self._change(lambda: self.document.do(step))

    def undo(self) -> Places:
        """Undo the last edit; returns the places that changed."""
        return self._change(self.document.undo)

    def redo(self) -> Places:
        """Redo an edit; returns the places that changed."""
        return self._change(self.document.redo)

    def _change(self, act: Act) -> Places:
        before = self.sheet
        try:
            act()
        except BowlboundError as error:
            self.noticed.emit(str(error))
        places = tuple(edit.place for edit in before.differences(self.sheet))
        if places:
            self._check(places)
            self.edited.emit(places)
            self.kept.emit()
        return places

    def leave(self) -> None:
        """Close the chart for good."""
        self.bench.leave()

    @property
    def state(self) -> str:
        """Where the chart is from, whether it is saved, and what is still to be typed, in words."""
        origin = "your own chart" if is_own(self.bench.id) else "comes with the program"
        saved = "unsaved edits" if self.document.dirty else "saved"
        return " · ".join(filter(None, (origin, saved, self.left.words)))
