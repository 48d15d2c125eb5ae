"""One down of the probe (PR-1 to PR-7): the home coach calls, and the shadow plays by dice alone."""

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.asking import choose, end_game, put_in_play, ruled
from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import roll
from tests.probe.game import COACHED, POSSESSIONS, START

PAIR = DiceSet("pair of", (Die("white", (1, 2, 3, 4, 5, 6)), Die("red", (1, 2, 3, 4, 5, 6))), (1, 1))
FOUL, LONGEST, INTERCEPTED, CAUGHT = 3, 12, 2, 7


def clock_words(game):
    return f"possession {game.entry} of {len(POSSESSIONS)}"


def down(game):
    """PR-2: a call, a throw, and the result."""
    gone = (game.entry - 1) / len(POSSESSIONS)
    yield put_in_play(game, "scrimmage", clock=clock_words(game), gone=gone)
    call = yield from called(game)
    total = yield from roll(game.offense, PAIR, "play")
    if call == "kick":
        return (yield from kick(game, total))
    if total == FOUL:
        return (yield from foul(game))
    return (yield from (run if call == "run" else throw)(game, total))


def called(game):
    """PR-3: the shadow runs, and kicks on its last down; the coach may also hurry, which matters late."""
    if game.offense is not COACHED:
        call = "kick" if game.down == LAST_DOWN else "run"
    else:
        if (yield from choose(COACHED, "pace", ("wait", "hurry"), "wait")) == "hurry":
            yield ruled("PR-3", "{} hurry", game.name(COACHED))
        call = yield from choose(COACHED, "offense_call", ("run", "throw", "kick"))
        yield e.Called(rule="PR-3", side=COACHED, kind="offense_call", option=call, role="offense")
    return call


def credited(game, side, slot, what, **more):
    name = game.setup.team(side).name(slot)
    return e.Credited(rule="PR-6", side=side, player=slot, name=name, what=what, **more)


def run(game, total):
    """PR-4: the total less five; a twelve is a burst."""
    y = min(FIELD, max(1, game.y + total - 5))
    how = "burst" if total == LONGEST else "run"
    yield e.BallMoved(rule="PR-4", side=game.offense, start=game.spot(), end=game.spot(y), how=how)
    yield credited(game, game.offense, "back", "rush", yards=y - game.y, touchdown=y == FIELD)
    return (yield from ended(game, y))


def throw(game, total):
    """PR-5: a two is intercepted, a seven or more is caught for three yards more than the total."""
    y = min(FIELD, game.y + total + 3) if total >= CAUGHT else game.y
    yield credited(
        game,
        game.offense,
        "passer",
        "pass",
        yards=y - game.y,
        good=total >= CAUGHT,
        touchdown=y == FIELD,
        lost=total == INTERCEPTED,
    )
    if total == INTERCEPTED:
        yield e.Intercepted(rule="PR-5", side=game.defense, ball=game.spot())
        yield credited(game, game.defense, "safety", "interception")
        return (yield from next_possession(game))
    if total < CAUGHT:
        yield e.PassFell(rule="PR-5", side=game.offense)
        return (yield from ended(game, y))
    yield e.BallMoved(rule="PR-5", side=game.offense, start=game.spot(), end=game.spot(y), how="pass")
    yield credited(game, game.offense, "end", "reception", yards=y - game.y, touchdown=y == FIELD)
    return (yield from ended(game, y))


def kick(game, total):
    """PR-7: good with five or more, and one more for every twenty yards."""
    good = game.setup.options.lucky_kicks or total >= 5 + game.to_goal // 20
    yield e.BallMoved(
        rule="PR-7", side=game.offense, start=game.spot(), end=game.spot(FIELD), how="field_goal"
    )
    yield credited(game, game.offense, "kicker", "field_goal", good=good)
    if good:
        return (yield from scored(game, 3, "field_goal"))
    yield e.KickFailed(rule="PR-7", side=game.offense, how="field_goal")
    return (yield from next_possession(game))


def foul(game):
    """PR-6: a three is a foul of the offense; the down is played again, and nobody is credited."""
    y = game.y - min(5, game.y // 2)
    yield credited(game, game.offense, "back", "rush", yards=1)
    yield e.FlagThrown(rule="PR-6", side=game.offense, foul="offside")
    yield e.PenaltyMarked(rule="PR-6", side=game.offense, foul="offside", yards=game.y - y)
    yield e.BallMoved(rule="PR-6", side=game.offense, start=game.spot(), end=game.spot(y), how="penalty")
    return game.change(y=y, line=game.line + 1 if game.inches else game.line)


def ended(game, y):
    """PR-2: a touchdown, a first down, another down, or the ball is lost; one yard short is inches."""
    if y >= FIELD:
        return (yield from scored(game, 7, "touchdown"))
    if y > game.y if game.inches else y >= game.line:
        after = game.series(game.offense, y)
        yield e.FirstDown(rule="PR-2", side=game.offense, ball=after.spot())
        return after
    if game.down == LAST_DOWN:
        return (yield from next_possession(game))
    short = game.line < FIELD and game.line - y == 1
    line = game.line if game.line > y else y + 1
    return game.change(y=y, down=game.down + 1, line=y if short else line)


def scored(game, points, how):
    yield e.Scored(rule="PR-2", side=game.offense, points=points, how=how)
    return (yield from next_possession(game.with_points(game.offense, points)))


def next_possession(game):
    """PR-1: the next one on the list; after the last one of the last quarter the game is over."""
    entry, quarter = game.entry + 1, game.quarter
    if entry > len(POSSESSIONS):
        yield e.PeriodEnded(rule="PR-1", quarter=quarter)
        entry, quarter = 1, quarter + 1
    if quarter > game.setup.options.quarters:
        return (yield from end_game(game))
    after = game.series(POSSESSIONS[entry - 1], START).change(entry=entry, quarter=quarter)
    yield e.PossessionChanged(rule="PR-1", side=after.offense, ball=after.spot())
    return after
