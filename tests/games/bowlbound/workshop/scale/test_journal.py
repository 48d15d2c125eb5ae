import pytest

from bowlbound_desktop.games.bowlbound.workshop.scale.journal import (
    Journal,
    Outcome,
    Pairing,
    open_journal,
    play_pairings,
    rules_key,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import shipped_in_play
from bowlbound_desktop.kernel.errors import FileError

NAMES = "1966-notre-dame", "1966-army"
PAIRINGS = [Pairing(*NAMES, 3, 1), Pairing(*NAMES, 2, 9), Pairing(*NAMES[::-1], 3, 1)]


def play(journal, pairings=PAIRINGS, rules=""):
    return list(
        play_pairings(pairings, {name: shipped_in_play(name) for name in NAMES}, journal, None, rules)
    )


def test_games_are_added_up_for_each_chart_wherever_it_played():
    outcomes = play(Journal())
    assert [one.games for one in outcomes] == [3, 2, 3]
    assert all(min(one.plays) > 40 * one.games for one in outcomes)
    assert all(sum(one.wins) <= one.games for one in outcomes)


def test_an_interrupted_journal_goes_on_without_playing_again(tmp_path):
    path = tmp_path / "journal.json"
    whole = play(Journal())
    first = play_pairings(PAIRINGS, {name: shipped_in_play(name) for name in NAMES}, Journal(path), None, "")
    next(first)
    first.close()
    again = open_journal(path)
    assert play(again) == whole
    assert again.played == 5
    last = open_journal(path)
    assert play(last) == whole
    assert last.played == 0


def test_other_rules_or_seeds_are_played_anew(tmp_path):
    journal = Journal(tmp_path / "journal.json")
    play(journal, PAIRINGS[:1])
    play(journal, PAIRINGS[:1], rules="others")
    play(journal, [Pairing(*NAMES, 3, 2)])
    assert journal.played == 9


def test_a_file_that_is_no_journal_is_refused(tmp_path):
    path = tmp_path / "journal.json"
    infinite, none = '{"x": {"games": 1, "points": [Infinity, 1]}}', '{"x": {"games": 0}}'
    for text in ("[1]", "{", "[" * 90000, '{"x": 1}', '{"x": {"points": 1}}', infinite, none):
        path.write_text(text)
        with pytest.raises(FileError, match="not a journal of a calibration"):
            open_journal(path)
        assert path.read_text() == text


def test_margin_and_share_are_those_of_the_first_chart():
    outcome = Outcome((30, 10), (1, 1), (1, 1), 4, (2, 1))
    assert (outcome.margin, outcome.share) == (5.0, 0.625)


def test_the_key_of_the_rules_stays_while_they_do():
    chart = shipped_in_play("average-1966")
    assert rules_key(chart) == rules_key(chart)
    assert rules_key(chart) != rules_key(shipped_in_play("average-1988"))
