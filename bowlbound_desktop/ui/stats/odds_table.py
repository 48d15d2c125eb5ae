"""The table of the odds: readable figures in every column, and the computer's mix beside the calls."""

from attrs import evolve

from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.telling.odds_tables import MIX
from bowlbound_desktop.ui.charts.chart_model import ChartModel
from bowlbound_desktop.ui.charts.chart_view import ChartView

AIR = 4
"""Space beside a figure."""
SQUEEZED = 0.8
"""How far a figure may be squeezed before the table scrolls."""


class OddsTable(ChartView):
    """Columns keep the width of their figures, however many defenses there are; the mix stays in view."""

    smallest_row = 13

    def show_odds(self, table: Table) -> None:
        """Show the odds of other calls, or another figure."""
        before = self.model()
        columns = tuple(name.replace(":", " ") for name in table.columns)
        self.show_model(ChartModel(evolve(table, columns=columns), self))
        if before is not None:
            before.deleteLater()
        head = self.horizontalHeader()
        for column in range(len(columns)):  # the order of the table before it stays otherwise
            head.moveSection(head.visualIndex(column), column)
        if MIX in columns:
            head.moveSection(columns.index(MIX), 0)

    def least_column(self) -> int:
        """The width of the widest figure, squeezed a little."""
        model = self.model()
        if not isinstance(model, ChartModel):
            return 0
        texts = {cell.text for row in model.table.cells for cell in row}
        widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        return round(widest * SQUEEZED) + AIR
