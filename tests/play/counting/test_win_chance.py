"""The curve of the chance to win: the coaches' own values, put along the time of the game."""

from functools import cache
from itertools import pairwise

import pytest
from attrs import evolve

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.rules.game import Overtime
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.counting.record import Record, record_of
from bowlbound_desktop.play.counting.win_chance import (
    EXTRA_PLAY,
    MOST_REMEMBERED,
    Judgements,
    curve,
    is_quick,
    judged_plays,
    span,
)
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.paper.game_log import read_log
from tests.play.paper.book_games import BOOKS, book_game, overtime_game, stopped_at
from tests.shelf import wish

HOME, AWAY = Side
WHOLE = 60


@cache
def whole_game(which):
    match which:
        case "bowlbound":
            return book_game()
        case "overtime":
            return overtime_game()
    return open_table(wish(system=which, seed=5, coaches=BOOKS))


@pytest.fixture(params=["bowlbound", "overtime", "paper-bowl"])
def session(request):
    return whole_game(request.param)


def mirrored(game):
    """The same game with the sides exchanged."""
    heirs = {name: side.opponent for name, side in vars(game).items() if isinstance(side, Side)}
    extra = getattr(game, "overtime", None)
    if isinstance(extra, Overtime):
        heirs["overtime"] = evolve(extra, first=extra.first.opponent, chooser=extra.chooser.opponent)
    home, away = game.timeouts
    return game.change(**heirs, timeouts=(away, home), score=Score(game.score.away, game.score.home))


def ahead(game, lead):
    """The same game with another lead of the home side."""
    return game.change(score=Score((WHOLE + lead, 0, 0, 0), (WHOLE, 0, 0, 0)))


def is_level(game):
    """Whether nobody can lead: the first series of an extra period begins at a tie."""
    extra = getattr(game, "overtime", None)
    return isinstance(extra, Overtime) and game.next != "end" and not extra.second_series


def chances(record):
    return [chance for _, chance in curve(record)]


def test_the_curve_runs_from_the_kickoff_to_the_result(session):
    points = curve(record_of(session, str))
    times = [gone for gone, _ in points]
    assert len(points) > 60
    assert times == sorted(times)
    extra = [gone for gone in times if gone > 4.0]
    assert times[0] == 0.0
    assert span(points) == times[-1] == pytest.approx(4.0 + len(extra) * EXTRA_PLAY)
    assert len(set(extra)) == len(extra)
    assert points[0][1] == pytest.approx(0.5, abs=0.1)
    lead = session.game.score.lead(HOME)
    assert lead
    assert points[-1][1] == (lead > 0)


def test_plays_of_overtime_have_room_of_their_own():
    points = curve(record_of(whole_game("overtime"), str))
    assert span(points) > 4.0
    assert span(points[:3]) == span(()) == 4.0


def test_with_the_sides_exchanged_the_curve_stands_on_its_head(session):
    record = record_of(session, str)
    found = chances(evolve(record, games=[mirrored(game) for game in record.games]))
    assert found == pytest.approx([1 - chance for chance in chances(record)], abs=1e-9)


def test_a_greater_lead_is_never_worth_less(session):
    record = record_of(session, str)
    leads = [
        chances(evolve(record, games=[ahead(game, lead) for game in record.games]))
        for lead in range(-12, 13, 3)
    ]
    assert all(
        low <= high + 1e-9 for less, more in pairwise(leads) for low, high in zip(less, more, strict=True)
    )
    places = zip(leads[0], leads[-1], judged_plays(record), strict=True)
    assert all(low < high or is_level(record.games[play]) for low, high, play in places)


def test_the_paper_shows_the_same_curve_as_the_window(session):
    assert curve(read_log(session).record()) == curve(record_of(session, str))


def test_in_the_midst_of_a_game_the_curve_ends_with_the_game_as_it_stands():
    whole = book_game()
    points = curve(record_of(whole, str))
    for play in (12, 40):
        record = record_of(stopped_at(whole, play), str)
        started = evolve(record, begun=whole.events(play))
        assert curve(started) == points[: len(curve(started))]
        assert curve(record)[:-1] == curve(started)[:-1]
        assert curve(record)[-1] == (curve(record)[-2][0], curve(started)[-1][1])


def test_the_curve_tells_what_the_values_show(capsys):
    assert main(["values", "show"]) == 0
    title, heads, *rows = capsys.readouterr().out.partition("Chance to win")[2].splitlines()
    assert "own 25" in title
    leads = [int(lead) for lead in heads.split()[1:]]
    start = book_game().position(1).game.change(next="scrimmage", y=25, down=1, line=35, timeouts=(2, 2))
    for minutes, *told in map(str.split, rows):
        seconds = 10 * round(float(minutes) * 6)  # the values know tens of seconds
        clock = Clock(3, seconds - 900) if seconds > 900 else Clock(4, seconds)
        games = [ahead(start.change(offense=HOME, clock=clock), lead) for lead in leads]
        begun = PlayStarted(side=HOME, ball=25, quarter=clock.quarter, seconds=clock.seconds)
        found = chances(Record([[begun]] * len(games), {}, str, game("bowlbound"), games))
        assert [f"{chance:.1%}" for chance in found] == told
    assert len(rows) == 9


def test_where_no_coach_can_judge_there_is_no_curve():
    record = record_of(book_game(), str)
    assert curve(evolve(record, descriptor=None)) == ()
    assert curve(evolve(record, descriptor=game("bowlbound"), plays=[], games=[], begun=[])) == ()


def test_only_the_first_curve_of_a_game_reads_values():
    curve(record_of(book_game(), str))
    assert is_quick("bowlbound")
    assert not is_quick("solitaire")


def test_a_game_that_goes_on_is_judged_at_its_end_only():
    asked = []
    memory = Judgements(lambda game, side: asked.append((game, side)) or len(asked))
    games = [object() for _ in range(MOST_REMEMBERED)]
    assert [memory.home(game) for game in games] == [memory.home(game) for game in games]
    assert asked == [(game, HOME) for game in games]
    assert memory.home(object()) == len(games) + 1
    assert memory.home(games[0]) == len(games) + 2
