"""The dialog with the rules of the game on the table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.telling.rules_in_force import rules_page
from bowlbound_desktop.ui.labels import roomy

TITLE = "Rules of this game"
SIZE = (620, 640)


class RulesDialog(QDialog):
    """A page to read, with the chosen options in bold."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules-in-force")
        self.setWindowTitle(TITLE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(roomy(*SIZE))
        text = QTextBrowser()
        text.setObjectName("rules-in-force:text")
        text.setAccessibleName(TITLE)
        text.document().setDocumentMargin(16)
        text.setMarkdown(rules_page(session.descriptor, session.game))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(buttons)
