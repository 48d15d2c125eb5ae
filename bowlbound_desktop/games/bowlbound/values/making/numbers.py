"""Arrays as the values use them, and lists of numbers made monotonic."""

from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]


def rising(values: Array, axis: int) -> Array:
    """The values made to fall nowhere along an axis: the mean of raising some and of lowering others.

    What rises along another axis still does.
    """
    low, high = values.copy(), values.copy()
    for before, after in pairwise(np.moveaxis(low, axis, 0)):
        np.maximum(before, after, out=after)
    for before, after in pairwise(np.moveaxis(high, axis, 0)[::-1]):
        np.minimum(before, after, out=after)
    found: Array = (low + high) / 2
    return found
