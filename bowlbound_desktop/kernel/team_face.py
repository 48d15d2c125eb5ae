"""How a team looks; not in `system.py`, so that the start page can show teams before any rules are loaded."""

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
