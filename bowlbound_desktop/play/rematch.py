"""The same two teams once more, with the sides changed."""

from attrs import evolve

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.answerers import TypedDice
from bowlbound_desktop.play.seating import seats
from bowlbound_desktop.play.session import Session


def rematch(session: Session) -> Session:
    """A new game: home and visitors change, and everybody coaches the team that he had."""
    setup, game = session.game.setup, session.descriptor
    words = {side: session.seats.coach(side).key for side in Side if side not in session.seats.empty}
    alone = len(words) < len(Side)  # the game plays the other seat itself
    chairs = seats(
        None,
        "typed" if isinstance(session.seats.dice, TypedDice) else "seeded",
        **{(side if alone else side.opponent).value: word for side, word in words.items()},
        levels=game.levels,
        seated=game.seats(setup.options),
    )
    fresh = game.rules.new_game(setup.away, setup.home, evolve(setup.options))
    return Session(game, fresh, chairs, aside=session.aside)
