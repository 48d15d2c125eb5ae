"""Decks of cards: like sets of dice, but a card that was drawn is not put back."""

from attrs import frozen

from bowlbound_desktop.kernel.errors import IllegalAnswerError


@frozen
class Deck:
    """The cards still face down; nobody knows their order, so each is equally likely."""

    name: str
    cards: tuple[int, ...]
    """Their numbers, in the order of the box."""

    def without(self, gone: tuple[int, ...]) -> "Deck":
        """The deck after these cards have been drawn."""
        return Deck(self.name, tuple(card for card in self.cards if card not in gone))

    def parse(self, text: str) -> int:
        """Read the number of a card that a person drew from a deck of their own."""
        try:
            number = int(text)
        except ValueError:
            raise IllegalAnswerError(f'"{text}" is not a number of the {self.name} deck') from None
        if number not in self.cards:
            raise IllegalAnswerError(f"card {number} is not in the {self.name} deck")
        return number
