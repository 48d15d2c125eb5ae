"""Rule options in groups and plain words, each with its paragraph of the rules."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import Attribute, fields
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QScrollArea, QWidget

from bowlbound_desktop.ui.games import group_of
from bowlbound_desktop.ui.labels import label, wrapping

LEFT_OUT = ("site",)
"""Asked beside the teams."""


class OptionsPage(QScrollArea):
    """Built from the game's own options; `changed` tells that a value is another."""

    changed = Signal()

    def __init__(self, options: type) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self._fields = [one for one in fields(options) if one.name not in LEFT_OUT and one.metadata]
        self._editors: dict[str, QCheckBox | QComboBox] = {}
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(14)
        for row, item in enumerate(self._rows()):
            self._add(row, item)
        self.setWidget(content)

    def _rows(self) -> Iterator["str | Attribute[Any]"]:
        """Titles of groups and the options below them."""
        for group in dict.fromkeys(group_of(one.metadata["rule"]) for one in self._fields):
            yield group
            yield from (one for one in self._fields if group_of(one.metadata["rule"]) == group)

    def _add(self, row: int, item: "str | Attribute[Any]") -> None:
        if isinstance(item, str):
            self._grid.addWidget(label(item, scale=1.1, bold=True), row, 0, 1, 3)
            return
        editor = self._editor(item)
        self._editors[item.name] = editor
        text = wrapping(label(item.metadata["text"]))
        text.setBuddy(editor)
        self._grid.addWidget(editor, row, 0)
        self._grid.addWidget(text, row, 1)
        self._grid.addWidget(label(item.metadata["rule"], scale=0.85, faint=True), row, 2)

    def _editor(self, item: "Attribute[Any]") -> QCheckBox | QComboBox:
        values = item.metadata["values"]
        editor: QCheckBox | QComboBox
        if isinstance(values[0], bool):
            editor = QCheckBox()
            editor.toggled.connect(self.changed)
        else:
            editor = QComboBox()
            for value in values:
                editor.addItem(str(value).replace("_", " "), value)
            editor.currentIndexChanged.connect(self.changed)
        editor.setObjectName(f"option:{item.name}")
        editor.setAccessibleName(item.metadata["text"])
        return editor

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Take a whole set of options."""
        self.blockSignals(True)
        for name, editor in self._editors.items():
            if isinstance(editor, QCheckBox):
                editor.setChecked(bool(values[name]))
            else:
                editor.setCurrentIndex(max(0, editor.findData(values[name])))
        self.blockSignals(False)
        self.changed.emit()

    def values(self) -> dict[str, Any]:
        """The options as they stand."""
        return {
            name: editor.isChecked() if isinstance(editor, QCheckBox) else editor.currentData()
            for name, editor in self._editors.items()
        }
