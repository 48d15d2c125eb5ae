"""Rule options in groups, in plain words, each with its rule and a link to its page of the manual."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from attrs import Attribute, fields
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QPushButton, QScrollArea, QWidget

from bowlbound_desktop.kernel.options import value_words
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.ui.labels import label, wrapping

Editor = QCheckBox | QComboBox


class OptionsPage(QScrollArea):
    """Controls for all options of a game; `changed` reports another value."""

    changed = Signal()
    asked = Signal(Path)
    """Somebody wants to read the page of an option."""

    def __init__(self, game: Descriptor) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the boxes in it have the focus
        hidden = (*game.asked_first, *game.fixed_options)
        self._card = game.card
        self._folder = game.card.option_pages
        self._fields = {
            one.name: one for one in fields(game.rules.options) if one.metadata and one.name not in hidden
        }
        self._editors: dict[str, Editor] = {}
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(14)
        for row, item in enumerate(self._rows()):
            self._add(row, item)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.setWidget(content)
        self.changed.connect(self._show_needs)

    def _rows(self) -> Iterator["str | Attribute[Any]"]:
        """The titles of the groups, each followed by its options."""
        groups: dict[str, list[Attribute[Any]]] = {}
        for one in self._fields.values():
            groups.setdefault(self._card.group_of(one.metadata["rule"]), []).append(one)
        for title, options in groups.items():
            yield title
            yield from options

    def _add(self, row: int, item: "str | Attribute[Any]") -> None:
        if isinstance(item, str):
            self._grid.addWidget(label(item, scale=1.1, bold=True), row, 0, 1, 4)
            return
        editor = self._editors[item.name] = self._editor(item)
        if isinstance(editor, QCheckBox):
            self._grid.addWidget(editor, row, 0, 1, 2)
        else:
            text = wrapping(label(item.metadata["text"]))
            text.setBuddy(editor)
            self._grid.addWidget(text, row, 0)
            self._grid.addWidget(editor, row, 1)
        self._grid.addWidget(label(item.metadata["rule"], scale=0.85, faint=True), row, 2)
        self._grid.addWidget(self._question(item), row, 3)

    def _editor(self, item: "Attribute[Any]") -> Editor:
        values = item.metadata["values"]
        editor: Editor
        if isinstance(values[0], bool):
            editor = QCheckBox(item.metadata["text"])
            editor.toggled.connect(self.changed)
        else:
            editor = QComboBox()
            for value in values:
                editor.addItem(value_words(item, value), value)
            editor.currentIndexChanged.connect(self.changed)
        editor.setObjectName(f"option:{item.name}")
        editor.setAccessibleName(item.metadata["text"])
        return editor

    def _question(self, item: "Attribute[Any]") -> QPushButton:
        """A button that opens the option's page of the manual."""
        button = QPushButton("?")
        button.setObjectName(f"explain:{item.name}")
        button.setProperty("small", True)
        button.setAutoDefault(False)
        button.setToolTip(f"What is this? {item.metadata['text']}")
        button.setAccessibleName(f"About: {item.metadata['text']}")
        button.clicked.connect(partial(self.asked.emit, self._folder / f"{item.name}.md"))
        return button

    def _show_needs(self) -> None:
        """Disable options whose precondition is not met: they get their default, and say why."""
        values = self.values()
        for name, item in self._fields.items():
            if item.metadata.get("needs"):
                other, allowed = item.metadata["needs"]
                met = values.get(other) in allowed
                editor = self._editors[name]
                editor.setEnabled(met)
                if not met:
                    _put(editor, item.default)
                words = self._fields[other].metadata["text"] if other in self._fields else other
                editor.setToolTip("" if met else f"Goes with: {words}")

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Set the options."""
        self.blockSignals(True)
        for name, editor in self._editors.items():
            _put(editor, values[name])
        self.blockSignals(False)
        self.changed.emit()

    def values(self) -> dict[str, Any]:
        """The values of the options."""
        return {
            name: editor.isChecked() if isinstance(editor, QCheckBox) else editor.currentData()
            for name, editor in self._editors.items()
        }


def _put(editor: Editor, value: Any) -> None:
    if isinstance(editor, QCheckBox):
        editor.setChecked(bool(value))
    else:
        editor.setCurrentIndex(max(0, editor.findData(value)))
