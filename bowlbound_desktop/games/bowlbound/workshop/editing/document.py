"""A chart being edited: its sheet, and every step that can be undone or done again."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from attrs import define, field

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Place
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Edit, Sheet

Record: TypeAlias = Mapping[str, Any]


@define
class EditHistory:
    """Any number of steps; `record` is called with each, so that a journal can restore them."""

    sheet: Sheet
    saved: Sheet
    """As the file has it."""
    record: Callable[[Record], None] = lambda _: None
    _steps: list[EditStep] = field(factory=list)
    _done: int = 0

    @property
    def dirty(self) -> bool:
        """Whether anything is not in the file."""
        return self.sheet.texts != self.saved.texts

    @property
    def undo_name(self) -> str:
        """What would be undone; empty where nothing can be."""
        return self._steps[self._done - 1].name if self._done else ""

    @property
    def redo_name(self) -> str:
        """What would be done again; empty where nothing can be."""
        return self._steps[self._done].name if self._done < len(self._steps) else ""

    def do(self, step: EditStep) -> tuple[Place, ...]:
        """Take a step; a step that changes nothing is ignored."""
        if not step.edits:
            return ()
        places = self._take(step)
        self.record({"step": step.name, "edits": [_written(edit) for edit in step.edits]})
        return places

    def _take(self, step: EditStep) -> tuple[Place, ...]:
        del self._steps[self._done :]
        self._steps.append(step)
        return self._redo()

    def undo(self) -> tuple[Place, ...]:
        """Go a step back, and say what changed."""
        if not self._done:
            return ()
        places = self._undo()
        self.record({"undo": 1})
        return places

    def _undo(self) -> tuple[Place, ...]:
        self._done -= 1
        back = tuple(Edit(edit.place, edit.new, edit.old) for edit in self._steps[self._done].edits)
        return self._put(back)

    def redo(self) -> tuple[Place, ...]:
        """Do a step again, and say what changed."""
        if self._done == len(self._steps):
            return ()
        places = self._redo()
        self.record({"redo": 1})
        return places

    def _redo(self) -> tuple[Place, ...]:
        self._done += 1
        return self._put(self._steps[self._done - 1].edits)

    def _put(self, edits: tuple[Edit, ...]) -> tuple[Place, ...]:
        self.sheet = self.sheet.edited(edits)
        return tuple(edit.place for edit in edits)

    def mark_saved(self, state: str) -> None:
        """The file has what the sheet has; `state` is how the file is known from now on."""
        self.saved = self.sheet
        if self._steps:
            self.record({"saved": state})

    def replay(self, record: Record) -> None:
        """Take a step from a journal; KeyError or ValueError if its record is not a step."""
        match record:
            case {"step": str(name), "edits": list(edits)}:
                self._take(EditStep(name, tuple(self._read(edit) for edit in edits)))
            case {"undo": _} if self._done:
                self._undo()
            case {"redo": _} if self._done < len(self._steps):
                self._redo()
            case {"saved": _}:
                self.saved = self.sheet
            case _:
                raise ValueError("this is not a step")

    def _read(self, written: Any) -> Edit:
        name, old, new = written
        place = tuple(str(name).split("."))
        if self.sheet[place] != old or not isinstance(new, str):
            raise ValueError("this step does not fit the chart")
        return Edit(place, old, new)


def _written(edit: Edit) -> list[str]:
    return [".".join(edit.place), edit.old, edit.new]
