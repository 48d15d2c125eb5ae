"""Sets of dice with their exact weights."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from types import MappingProxyType

from attrs import field, frozen

from bowlbound_desktop.kernel.errors import IllegalAnswerError


@frozen
class Die:
    """One die: its colour and the faces on it."""

    colour: str
    faces: tuple[int, ...]


@frozen(eq=False)
class DiceSet:
    """Dice thrown together; the total is the sum of the faces, each times the worth of its die."""

    name: str
    dice: tuple[Die, ...]
    worth: tuple[int, ...]
    spelled: bool = False
    """Whether a throw is named by its faces ("5-4"), because their sum alone does not count."""
    throws: tuple[int, ...] = field(init=False, repr=False)
    """The total of every equally likely throw; one of them picked at random is a fair throw."""
    weights: Mapping[int, int] = field(init=False, repr=False)
    """How many of the throws give each total."""
    _faces: Mapping[int, tuple[int, ...]] = field(init=False, repr=False)
    """For each total, faces that give it."""

    @throws.default
    def _all_throws(self) -> tuple[int, ...]:
        return tuple(sorted(self.read(faces) for faces in product(*(die.faces for die in self.dice))))

    @weights.default
    def _count_throws(self) -> Mapping[int, int]:
        return MappingProxyType(dict(sorted(Counter(self.throws).items())))

    @_faces.default
    def _first_faces(self) -> Mapping[int, tuple[int, ...]]:
        throws = list(product(*(die.faces for die in self.dice)))
        return MappingProxyType({self.read(faces): faces for faces in reversed(throws)})

    def read(self, faces: Sequence[int]) -> int:
        """The total that these faces show."""
        return sum(worth * face for worth, face in zip(self.worth, faces, strict=True))

    def faces_of(self, total: int) -> tuple[int, ...]:
        """Faces that give `total`, for a picture of the throw."""
        return self._faces[total]

    def show(self, total: int) -> str:
        """The throw as people name it."""
        return "-".join(map(str, self.faces_of(total))) if self.spelled else str(total)

    def parse(self, text: str) -> int:
        """Read a person's own throw: the faces in order ("2+1+3"), or a total ("24") unless faces count."""
        if self.spelled and "+" not in text:
            raise IllegalAnswerError(f'"{text}" does not name both faces: write them as in "5+4"')
        try:
            numbers = [int(part) for part in text.split("+")]
        except ValueError:
            raise IllegalAnswerError(f'"{text}" is not a throw of the {self.name} dice') from None
        if len(numbers) == 1:
            return self._checked(numbers[0])
        if len(numbers) != len(self.dice):
            colours = ", ".join(die.colour for die in self.dice)
            raise IllegalAnswerError(f'"{text}" needs {len(self.dice)} faces: {colours}')
        for number, die in zip(numbers, self.dice, strict=True):
            if number not in die.faces:
                raise IllegalAnswerError(f"the {die.colour} die has no {number}")
        return self.read(numbers)

    def _checked(self, total: int) -> int:
        if total not in self.weights:
            low, high = self.throws[0], self.throws[-1]
            raise IllegalAnswerError(f"the {self.name} dice cannot show {total}, only {low} to {high}")
        return total
