"""Message boxes that do not block the program."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QPlainTextEdit, QVBoxLayout, QWidget

from bowlbound_desktop.ui.labels import label, wrapping


def ask(
    parent: QWidget | None, name: str, words: str, answers: Mapping[str, Callable[[], object]]
) -> QMessageBox:
    """A question with a button for each answer, and Cancel."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setText(words)
    for text, act in answers.items():
        button = box.addButton(text, QMessageBox.ButtonRole.AcceptRole)
        button.setObjectName(f"{name}:{text.lower().replace(' ', '-')}")
        button.clicked.connect(lambda _=False, act=act: act())
    box.setEscapeButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.finished.connect(box.deleteLater)
    box.open()
    return box


class ReportDialog(QDialog):
    """A sentence, and lines to read and copy."""

    def __init__(self, parent: QWidget, title: str, sentence: str, lines: Sequence[str]) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setWindowTitle(title)
        self.resize(640, 420)
        self._text = QPlainTextEdit("\n".join(lines))
        self._text.setObjectName("report:lines")
        self._text.setAccessibleName(title)
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(wrapping(label(sentence, name="report:sentence", bold=True)))
        layout.addWidget(self._text, 1)
        layout.addWidget(close)
        self.finished.connect(self.deleteLater)


def report(parent: QWidget, title: str, sentence: str, lines: Sequence[str]) -> ReportDialog:
    """Show a sentence with lines to read and copy."""
    dialog = ReportDialog(parent, title, sentence, lines)
    dialog.open()
    return dialog
