"""Frozen values that are copied with changes at every play."""

from typing import Any, Self


class Changing:
    """A frozen value with its fields in a dictionary, not in slots: that is copied several times faster.

    Not for a class that caches its hash, which would be copied too.
    """

    def change(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        new = object.__new__(type(self))
        vars(new).update(vars(self), **changes)
        return new
