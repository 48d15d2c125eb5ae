"""Whole games with random answers, their checks, and which table rows were read."""

from collections import Counter
from random import Random

from bowlbound_desktop.games.gridiron_chaos.own_rosters import roster_for_play
from bowlbound_desktop.games.gridiron_chaos.rosters import shipped_rosters
from bowlbound_desktop.games.gridiron_chaos.rules.credits import DEEDS
from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS
from bowlbound_desktop.kernel.events import CellRead, ClockRan, Credited, Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Position, Run
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.counting.statistics import tallied
from tests.games.gridiron_chaos.chaos import RULES

MOST_PLAYS = 1000
LEGAL_POINTS = {"try": {0, 1, 2}}
POINTS_OF_A_PLAY = {0, 2, 3, 6}
CALLS = {"offense_call": ("punt", "field_goal", "safety", "hail_mary")}
"""Calls that end drives; random coaches would call them half of the time and never get anywhere."""


def new_game(seed):
    home, away = Random(seed).sample(sorted(shipped_rosters()), 2)
    return RULES.new_game(roster_for_play(home), roster_for_play(away), RULES.read_options({}))


def any_answer(luck, request):
    """A fair throw, or any legal answer; plays from the columns more often than others."""
    if isinstance(request, Roll):
        return luck.choice(request.dice.throws)
    rest = CALLS.get(request.kind, ())
    options = [option for option in request.options if option not in rest]
    return luck.choice(options if luck.random() < 0.7 else request.options)


def played(seed):
    """The plays of a game, each with its starting position."""
    luck, game = Random(seed), new_game(seed)
    plays = []
    while (procedure := RULES.next_play(game)) is not None:
        run = Run(procedure)
        while run.pending is not None:
            run.answer(any_answer(luck, run.pending))
        plays.append((game, run))
        game = run.result
        assert len(plays) < MOST_PLAYS, "the game does not end"
    return plays


def check_game(plays):
    """What must hold after every play."""
    for number, (before, run) in enumerate(plays, 1):
        try:
            check_play(before, run)
        except AssertionError as error:
            error.add_note(f"in play {number}: {before}")
            raise


def check_play(before, run):
    after = run.result
    assert list(RULES.faults(after)) == []
    assert Position(before, tuple(run.answers)).resume(RULES.next_play).result == after
    check_clock(before, after, run.events)
    check_points(before, after, run.events)
    if (
        before.clock.half == after.clock.half
        and after.quarter - before.quarter in (0, 1)
        and after.quarter != 5
    ):
        assert all(map(int.__le__, after.timeouts, before.timeouts))
    check_credits(run.events)
    check_passing(run.events)


def check_clock(before, after, events):
    ran = sum(event.seconds for event in events if isinstance(event, ClockRan))
    assert ran in (0, 15, 30, 45)
    assert 0 <= after.quarter - before.quarter <= 1
    if after.quarter == before.quarter:
        assert before.clock.seconds - after.clock.seconds == ran


def check_points(before, after, events):
    made = {side: after.score.total(side) - before.score.total(side) for side in Side}
    assert 0 in made.values()
    assert set(made.values()) <= LEGAL_POINTS.get(before.next, POINTS_OF_A_PLAY)
    told = Counter()
    for event in events:
        if isinstance(event, Scored):
            told[event.side] += event.points
    assert made == {side: told[side] for side in Side}


def check_credits(events):
    for event in events:
        if isinstance(event, Credited):
            assert event.player in SLOTS
            assert event.what in DEEDS


def check_passing(events):
    """What the players threw is what the team threw."""
    lines = tallied(events)
    for side in Side:
        own = [event for event in events if isinstance(event, Credited) and event.side is side]
        thrown = [event for event in own if event.what == "pass"]
        caught = [event for event in thrown if event.good]
        line = lines[side]
        assert (len(thrown), len(caught)) == (line.passes, line.completions)
        assert sum(event.yards for event in caught) == line.pass_yards
        assert sum(event.lost for event in thrown) == line.interceptions


def rows_read(plays):
    """How often each row of each table was read."""
    return Counter(
        (event.part, event.column, event.row)
        for _, run in plays
        for event in run.events
        if isinstance(event, CellRead)
    )


def all_rows():
    """Every cell that can be read; extra points share the field goal table."""
    cells = [place for places in RULES.printed.places.values() for place in places.values()]
    return {(place.part, place.column, place.row) for place in cells}
