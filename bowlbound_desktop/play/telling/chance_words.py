"""What a person with dice or a deck of their own is told before a throw."""

from bowlbound_desktop.kernel.requests import Draw, Event, Part, Roll
from bowlbound_desktop.play.session import Session


def how_to_type(chance: Roll | Draw) -> str:
    """What can be typed for a throw or a card."""
    if isinstance(chance, Draw):
        return f"Type the number of the card; {len(chance.deck.cards)} are left"
    dice = chance.dice
    colours = " + ".join(die.colour for die in dice.dice)
    if dice.spelled:
        return f"Type the faces: {colours}, such as {'+'.join(map(str, dice.faces_of(dice.throws[0])))}"
    return f"Type the total, {dice.throws[0]} to {dice.throws[-1]}, or the faces: {colours}"


def thrown_again(session: Session, part: Part) -> bool:
    """Whether the same throw was made before in this play, such as before a flag."""
    return isinstance(part, Roll) and any(
        not isinstance(item, Event) and item[0] == part for item in session.happened()
    )
