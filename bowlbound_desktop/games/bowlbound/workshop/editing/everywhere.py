"""Applies corrections to all charts at once, or undoes them, with a report."""

from collections.abc import Callable, Iterable

from attrs import define, field

from bowlbound_desktop.games.bowlbound.charts.correcting import CorrectionOrder, correct_chart
from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids
from bowlbound_desktop.kernel.nouns import counted


@define
class Everywhere:
    """What was done so far; `stop` ends it after the current chart."""

    undo: bool = False
    force: bool = False
    skip: Iterable[str] = ()
    """Charts that are left out, such as the one on the workbench."""
    stop: bool = False
    lines: list[str] = field(factory=list)
    done: int = 0
    troubles: int = 0
    charts: int = 0

    def run(self, tell: Callable[[tuple[int, int]], None] = lambda _: None) -> "Everywhere":
        """Go through all charts, telling how many are done."""
        ids = [chart_id for chart_id in chart_ids() if chart_id not in self.skip]
        order = CorrectionOrder(all_corrections(), None, self.undo, self.force)
        for number, chart_id in enumerate(ids, 1):
            if self.stop:
                self.lines.append(f"Stopped before {chart_id}.")
                break
            outcome = correct_chart(chart_id, order)
            self.lines += outcome.lines
            self.done += outcome.done
            self.troubles += outcome.troubles
            self.charts += 1
            tell((number, len(ids)))
        return self

    @property
    def sentence(self) -> str:
        """All of it in a sentence."""
        verb = "taken back" if self.undo else "applied"
        left = f"; {self.troubles} in conflict left alone" if self.troubles else ""
        done, charts = counted(self.done, "correction"), counted(self.charts, "chart")
        return f"{done} {verb} in {charts}{left}."
