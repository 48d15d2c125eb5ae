"""Rows of the penalty tables (NB-B9, NB-R44)."""

from attrs import frozen

BEFORE, ADDED, AFTER, NO_PLAY = "before", "added", "after", "no play"


@frozen(kw_only=True)
class Foul:
    """One row of a penalty table."""

    foul: str
    by: str
    """offense, defense, underdog, kickers or returners."""
    yards: int = 0
    gain: str = ""
    """The gain printed below the called pass's column that is used in place of yards."""
    when: str = BEFORE
    first_down: bool = False
    """Whether a foul of the defense gives a first down by itself."""
    loss_of_down: bool = False
    never_thrown: int | None = None
    """The row to use when the pass was never thrown."""
    complete: int | None = None
    """The row to use when the pass was complete."""
    kickoff: int | None = None
    """The row to use on a kickoff."""

    @property
    def text(self) -> str:
        """The row in a few words."""
        size = f"{self.gain} gain" if self.gain else f"{self.yards} yards"
        extra = (self.when if self.when != BEFORE else "", "first down" if self.first_down else "")
        lost = "loss of down" if self.loss_of_down else ""
        return ", ".join(part for part in (self.foul, self.by, size, *extra, lost) if part)
