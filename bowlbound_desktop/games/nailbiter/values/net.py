"""A small neural network from the numbers of situations to chances to win; `coaches/learn.py` trains it."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

from bowlbound_desktop.storage.toml import shipped_toml

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

HIDDEN = (32, 16)


@frozen(eq=False)
class Net:
    """Layers of weights and offsets, with rectifiers between them and a logistic function at the end."""

    weights: "tuple[Array, ...]"
    offsets: "tuple[Array, ...]"

    def chance(self, numbers: Sequence[float]) -> float:
        """The chance of one situation."""
        import numpy as np

        here = np.array(numbers)
        for weights, offsets in zip(self.weights[:-1], self.offsets[:-1], strict=True):
            here = np.maximum(here @ weights + offsets, 0.0)
        raw = float((here @ self.weights[-1] + self.offsets[-1])[0])
        return 1 / (1 + exp(-raw))

    def chances(self, numbers: "Sequence[Sequence[float]] | Array") -> "Array":
        """The chance of each situation."""
        import numpy as np

        here = np.asarray(numbers, dtype=np.float64)
        for weights, offsets in zip(self.weights[:-1], self.offsets[:-1], strict=True):
            here = np.maximum(here @ weights + offsets, 0.0)
        raw = (here @ self.weights[-1] + self.offsets[-1])[:, 0]
        found: Array = 1 / (1 + np.exp(-raw))
        return found


@cache
def shipped_net() -> Net:
    """The weights in resources/nailbiter."""
    import numpy as np

    raw = shipped_toml("nailbiter", "values.toml")
    layers = raw["layers"]
    return Net(
        tuple(np.array(layer["weights"]) for layer in layers),
        tuple(np.array(layer["offsets"]) for layer in layers),
    )
