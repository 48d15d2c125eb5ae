"""The few errors of the program; each carries one sentence for the player."""


class BowlboundError(Exception):
    """Something a player can be told in one sentence."""


class IllegalAnswerError(BowlboundError, ValueError):
    """An answer that the pending request does not offer."""


class SpotError(BowlboundError, ValueError):
    """Text that names no spot of the field."""


class ReplayMismatchError(BowlboundError):
    """Recorded answers that no longer fit the rules of their play."""


class OptionsError(BowlboundError, ValueError):
    """Rule options that are unknown, out of range or contradict each other."""


class FileError(BowlboundError):
    """A file that cannot be used: says which, where in it and why."""

    line = 0
    """The line that is wrong, where it is known."""

    def at_line(self, line: int) -> "FileError":
        """The same error, which knows its line."""
        self.line = line
        return self


class ChartError(FileError, ValueError):
    """A team chart with problems; `problems` lists them all."""

    def __init__(self, message: str, problems: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems


class SaveError(FileError, ValueError):
    """A save file that cannot be read or written."""


class ScenarioError(FileError, ValueError):
    """A scenario file that breaks its contract."""
