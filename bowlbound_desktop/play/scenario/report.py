"""The report on a scenario that was run."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from attrs import asdict, frozen

from bowlbound_desktop.kernel.events import Ruled
from bowlbound_desktop.kernel.requests import Event


@frozen(kw_only=True)
class ScenarioReport:
    """The outcome of one scenario file."""

    file: str
    differences: tuple[str, ...] = ()
    """What is wrong, a sentence each; nothing when the scenario passed."""
    final_state: Mapping[str, Any] | None = None
    """The game after the play in the words of [expect]; None when the play did not end."""
    events: tuple[Event, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything that was expected holds."""
        return not self.differences

    def lines(self) -> list[str]:
        """PASS or FAIL and, under a FAIL, what differs."""
        verdict = "PASS" if self.passed else "FAIL"
        return [f"{verdict} {self.file}", *(f"     {sentence}" for sentence in self.differences)]

    def data(self) -> dict[str, Any]:
        """The report as it is written as JSON."""
        return {
            "file": self.file,
            "passed": self.passed,
            "differences": list(self.differences),
            "final_state": self.final_state,
            "events": [event_data(event) for event in self.events],
        }


def event_data(event: Event) -> dict[str, Any]:
    """An event as plain values."""
    fields = asdict(event, value_serializer=lambda _event, _field, value: _plain(value))
    told = {"text": str(event)} if isinstance(event, Ruled) else {}
    return {"event": type(event).__name__, **fields, **told}


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value if isinstance(value, str | int | float | None) else str(value)
