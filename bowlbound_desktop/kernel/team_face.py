"""How a team looks; apart from `system.py`, for a first page that waits for no rules."""

from attrs import frozen


@frozen(kw_only=True)
class TeamFace:
    """How a team looks; a system that needs no charts plays with these alone."""

    id: str = ""
    """The chart that it was taken from."""
    name: str
    short: str
    colours: tuple[str, str]
    """As hex values."""
