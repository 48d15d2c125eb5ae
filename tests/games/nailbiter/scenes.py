"""One play of Nailbiter from a situation, answers and dice, as in scenario files."""

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.scenario.run import run_tables

HOME, AWAY = "home", "away"


def report(following="scrimmage", offense=HOME, answers=None, dice=None, options=None, why=(), **situation):
    tables = {
        "options": options or {},
        "situation": {"next": following, "offense": offense, **situation},
        "answers": answers or {},
        "dice": dice or {},
        "expect": {"why": list(why)},
    }
    return run_tables("scene", tables, game("nailbiter"))


def play(*args, **kwargs):
    """The game after the play; fails if anything is wrong with the scene."""
    done = report(*args, **kwargs)
    assert done.differences == ()
    return done.final_state


def trouble(*args, **kwargs):
    """What is wrong with the scene."""
    try:
        return report(*args, **kwargs).differences[0]
    except BowlboundError as error:
        return str(error)


def at(state, *keys):
    """Some fields of a state."""
    return tuple(state[key] for key in keys)


def where(state):
    """What comes next, who has the ball, and where."""
    return at(state, "next", "offense", "ball")


def down(state):
    """Down, to go and ball."""
    return at(state, "down", "to_go", "ball")


def call(name, dice, **more):
    """A play of the coach."""
    answers = {"offense_call": [name], **more.pop("answers", {})}
    return play(answers=answers, dice=dice, **more)


def rare(roll, options=None, dice=None, **more):
    """A rare play of this number."""
    return play("rare", dice={"rare": [roll], **(dice or {})}, options=options, **more)


def punt(dice, ball="home 20", **more):
    return play(
        ball=ball, down=4, answers={"offense_call": ["punt"], **more.pop("answers", {})}, dice=dice, **more
    )


def ghost_punt(dice, ball="away 20", answers=None, **more):
    return play(offense=AWAY, ball=ball, down=4, answers=answers or {}, dice=dice, **more)
