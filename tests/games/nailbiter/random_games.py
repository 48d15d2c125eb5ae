"""Whole games of Nailbiter with random answers, and what must hold after every play."""

from itertools import product
from random import Random

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision, Roll

GAME = game("nailbiter")
RULES = GAME.rules
OPTIONS = [
    {"coached": coached, "favored": favored, "heavy": heavy, "chart": chart}
    for coached, favored, heavy, chart in product(
        ("home", "away"),
        ("none", "home", "away"),
        (False, True),
        ("regular", "defensive_battle", "bad_weather"),
    )
]
MOST_PLAYS = 600
POINTS = {"try": {0, 1, 2}}
SPECIAL = ("launch", "jolt")


def new_game(seed):
    home, away = (GAME.shelf.load("blank", side, {}) for side in ("home", "away"))
    return RULES.new_game(home, away, RULES.read_options(OPTIONS[seed % len(OPTIONS)]))


def plays(seed):
    """Every play of a game: the game before it, the run, and the game after it."""
    luck, now = Random(seed), new_game(seed)
    for _ in range(MOST_PLAYS):
        procedure = RULES.next_play(now)
        if procedure is None:
            return
        run = Run(procedure)
        while run.pending is not None:
            run.answer(answer(run.pending, luck))
        yield now, run, run.result
        now = run.result
    raise AssertionError(f"the game of seed {seed} does not end")


def answer(request, luck):
    """A random answer; long lists are mostly answered quietly, so that all charts are read."""
    if isinstance(request, Roll):
        return luck.choice(request.dice.throws)
    if request.quiet is not None and luck.random() < 0.4:
        return request.quiet
    return luck.choice(request.options)


def check_play(before, run, after):
    """What must hold after every play."""
    assert list(RULES.faults(after)) == []
    check_requests(before, run)
    check_points(before, after)
    check_tracker(before, run, after)
    check_clock(before, after)
    check_inches(before, after)


def check_requests(before, run):
    """Nobody asks the ghost, and every question has words."""
    words = GAME.words
    for item in run.happened:
        if not isinstance(item, tuple):
            continue
        request = item[0]
        if isinstance(request, Roll):
            assert request.purpose in words.purposes
        else:
            assert isinstance(request, Decision)
            assert request.side is before.coached
            assert request.kind in words.kinds
            assert all(words.help(request.kind, option) for option in request.options[:3])


def check_points(before, after):
    made = {side: after.score.total(side) - before.score.total(side) for side in Side}
    assert 0 in made.values()
    assert set(made.values()) <= POINTS.get(before.next, {0, 2, 3, 6})


def check_tracker(before, run, after):
    """Entries only go forward, except for an onside kick that the kickers recover (NB-R54)."""
    was, now = (before.quarter, before.entry), (after.quarter, after.entry)
    if now < was:
        asked = [item for item in run.happened if isinstance(item, tuple)]
        kept = [(one, reply) for one, reply in asked if getattr(one, "kind", "") == "kickoff_call"]
        assert before.next == "kickoff"
        assert now == (before.quarter, before.entry - 1)
        assert after.offense is before.offense
        assert [one for _, one in kept] in ([], ["onside"])
    assert all(map(int.__le__, after.timeouts, before.timeouts)) or after.quarter in (3, 5)


def check_clock(before, after):
    """A drill's clock never rises, and only a drill's entry has one."""
    if before.seconds is not None and after.seconds is not None:
        assert after.seconds <= before.seconds
        assert after.quarter == before.quarter
    if after.seconds is not None:
        assert after.possession.mark == "drill"
        assert after.next not in (*SPECIAL, "rare")
    if before.seconds is not None and before.next in ("scrimmage", "safety-kick"):
        assert after.seconds != before.seconds


def check_inches(before, after):
    """Inches are left by a launch or jolt, and stay only where nothing was gained."""
    if after.inches and after.next != "end":
        assert after.next == "scrimmage"
        assert before.next in SPECIAL or before.inches
        assert after.down >= 3
