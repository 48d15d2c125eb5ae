"""Arrays as the values use them, and lists of numbers made monotonic."""

from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]


def rising(values: Array, axis: int = -1) -> Array:
    """The same, nowhere falling along an axis: half-way between what must be raised and what must be lowered.

    What rises along another axis still does.
    """
    low = np.maximum.accumulate(values, axis=axis)
    high = np.flip(np.minimum.accumulate(np.flip(values, axis), axis=axis), axis)
    found: Array = (low + high) / 2
    return found
