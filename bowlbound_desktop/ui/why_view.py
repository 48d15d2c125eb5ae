"""Why?: the steps of one play, each with its paragraph of the rules."""

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QTextBrowser

from bowlbound_desktop.play.narrate import Reason
from bowlbound_desktop.ui.theme import Theme


class WhyView(QTextBrowser):
    """Reasons as numbered lines, the paragraph at the end of each."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("why")
        self.setAccessibleName("Why?")
        self._theme = theme
        self._reasons: tuple[Reason, ...] = ()
        self.setPlaceholderText("Each play explains itself here: dice, cells, rules.")
        self.document().setDocumentMargin(6)

    def show_reasons(self, reasons: Sequence[Reason]) -> None:
        """Explain a play; the same again costs nothing."""
        if tuple(reasons) != self._reasons:
            self._reasons = tuple(reasons)
            self._write()

    def _write(self) -> None:
        rows = "".join(self._row(number, reason) for number, reason in enumerate(self._reasons, start=1))
        self.setHtml(f"<table cellspacing='0' cellpadding='2' width='100%'>{rows}</table>" if rows else "")

    def _row(self, number: int, reason: Reason) -> str:
        style = f"color:{self._theme.accent}; white-space:pre"
        rule = f"<td style='{style}' align='right'>{escape(reason.rule)}</td>"
        mark = f"<td width='22' style='color:{self._theme.faint}'>{number}</td>"
        return f"<tr>{mark}<td>{escape(reason.sentence)}</td>{rule}</tr>"

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self._write()
