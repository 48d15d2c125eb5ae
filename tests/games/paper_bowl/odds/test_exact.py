"""Exact odds of Paper Bowl: the specification's tables to the printed digit, and the rules themselves."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.paper_bowl.odds.exact import (
    Habits,
    call_odds,
    chain_after_doublet,
    known_results,
    results,
    return_shares,
    throws,
)
from bowlbound_desktop.games.paper_bowl.odds.landings import Landings
from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.scrimmage import play_cards
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event, Roll
from tests.shelf import system, team_for_play

RULES = system("paper-bowl")
BOX = RULES.box
PLAYS = ("run", "short", "long")

# Section 6: mean yards, completion and chance of ten yards or more, no event card, goal far away.
TABLE = {
    "1": (("8.40", "100", "26"), ("5.57", "50", "26"), ("5.47", "22", "17")),
    "2": (("7.57", "100", "20"), ("4.23", "33", "26"), ("11.80", "72", "61")),
    "3": (("6.73", "100", "14"), ("5.90", "72", "14"), ("6.36", "22", "22")),
    "4": (("4.23", "100", "14"), ("8.40", "100", "26"), ("6.47", "33", "22")),
    "5": (("3.40", "100", "14"), ("4.57", "50", "14"), ("14.02", "72", "72")),
}


@pytest.fixture(scope="module")
def start():
    home, away = (team_for_play(RULES, "blank", side) for side in ("home", "away"))
    return RULES.new_game(home, away, RULES.read_options({}))


def out(play, defense, event=None, **changes):
    card = BOX.events[event] if event else None
    return CardsOut(play=BOX.plays[play], defense=evolve(BOX.defenses[defense], **changes), event=card)


def printed(odds):
    return f"{odds.yards:.2f}", f"{odds.completion:.0%}"[:-1], f"{odds.ten:.0%}"[:-1]


@pytest.mark.parametrize("defense", TABLE)
def test_every_call_against_every_defense_agrees_with_the_specification(start, defense):
    far = start.series(Side.HOME, 20)
    found = tuple(printed(call_odds(far, results(far, out(play, defense)))) for play in PLAYS)
    assert found == TABLE[defense]


@pytest.mark.parametrize(("defense", "mean", "caught"), [("2", "8.47", "50"), ("5", "11.13", "50")])
def test_red_zone_numbers_without_the_end_line(start, defense, mean, caught):
    far, card = start.series(Side.HOME, 20), BOX.defenses[defense]
    assert printed(call_odds(far, results(far, out("long", defense, long=card.red_zone))))[:2] == (
        mean,
        caught,
    )


@pytest.mark.parametrize(("defense", "mean"), [("2", "5.82"), ("5", "7.43")])
def test_yards_to_the_goal_line_from_the_15(start, defense, mean):
    near = start.series(Side.HOME, 85)
    found = results(near, out("long", defense))
    assert f"{sum(min(result.yards, 15) * share for result, share in found.items()):.2f}" == mean


@pytest.mark.parametrize(
    ("distance", "chance"), [(19, "34/36"), (20, "30/36"), (25, "24/36"), (30, "16/36"), (35, "6/36")]
)
def test_field_goal_chances(distance, chance):
    numbers = BOX.goal_row(distance).numbers
    good = sum(share for throw, share in throws() if throw.doublet or throw.shows(numbers))
    assert f"{round(good * 36)}/36" == chance


def test_returns_average_nineteen_point_six_yards():
    assert f"{sum(yards * share for yards, share in return_shares().items()):.1f}" == "19.6"
    assert f"{sum(score * share for score, share in chain_after_doublet().items()):.2f}" == "8.40"


def test_turnovers_over_the_whole_deck_are_those_of_the_specification(start):
    """At 80 % challenges 2.1 % of runs, 3.0 to 4.2 % of passes; cards 08 to 10 stop one play in sixteen."""
    middle = start.series(Side.HOME, 40)
    lost = {
        (play, defense): [
            call_odds(middle, results(middle, out(play, defense, event), Habits(0.6, 0.8)))
            for event in BOX.events
        ]
        for play in PLAYS
        for defense in BOX.defenses
    }
    share = {pair: sum(one.turnover for one in odds) / 24 for pair, odds in lost.items()}
    runs = {f"{value:.1%}" for (play, _), value in share.items() if play == "run"}
    passes = [value for (play, _), value in share.items() if play != "run"]
    assert (runs, f"{min(passes):.1%}", f"{max(passes):.1%}") == ({"2.1%"}, "3.0%", "4.2%")
    assert all(sum(one.foul for one in odds) == pytest.approx(1.5) for odds in lost.values())


@pytest.mark.parametrize("y", [3, 40, 82, 96])
@pytest.mark.parametrize("event", BOX.events)
def test_shares_add_up_to_one(start, y, event):
    game = start.series(Side.HOME, y)
    found = known_results(game, out("long", "5", event))
    assert sum(found.values()) == pytest.approx(1, abs=1e-6)
    assert sum(Landings(game, lambda _: 0.0).landings(found).values()) == pytest.approx(1, abs=1e-6)


def walked(game, cards, deepest):
    """The same play by running the rules for every throw; a chain is followed to a depth, quiet otherwise."""
    ends, waiting = {}, [(1.0, ())]
    while waiting:
        chance, answers = waiting.pop()
        asked, after = run(play_cards(game, cards), answers)
        if after is not None:
            key = (after.next, after.offense, after.y, after.down, after.score)
            ends[key] = ends.get(key, 0.0) + chance
        elif isinstance(asked, Roll) and len(answers) <= deepest:
            for throw, share in throws():
                waiting.append((chance * share, (*answers, 10 * throw.first + throw.second)))
        elif not isinstance(asked, Roll):
            waiting.append((chance, (*answers, asked.quiet)))
    return ends


def run(procedure, answers):
    waiting = iter(answers)
    try:
        item = next(procedure)
        while True:
            answer = None if isinstance(item, Event) else next(waiting, None)
            if answer is None and not isinstance(item, Event):
                return item, None
            item = procedure.send(answer)
    except StopIteration as stop:
        return None, stop.value


@pytest.mark.parametrize(
    ("play", "defense", "event", "y"),
    [
        ("run", "5", 3, 40),
        ("short", "2", 8, 88),
        ("long", "3", 1, 60),
        ("long", "5", 19, 4),
        ("short", "4", 18, 95),
    ],
)
def test_the_odds_are_those_of_the_rules(start, play, defense, event, y):
    """Nobody has a timeout, so that nothing is asked; chains of more than three throws are left out."""
    game = start.series(Side.HOME, y).change(timeouts=(0, 0), played=1, discards=(event,))
    by_rules = walked(game, out(play, defense, event), deepest=1)
    places = Landings(game.change(played=0), lambda _: 0.0)
    by_odds = {}
    for landing, share in places.landings(results(game, out(play, defense, event))).items():
        after = places.after(landing)
        key = (after.next, after.offense, after.y, after.down, after.score)
        by_odds[key] = by_odds.get(key, 0.0) + share
    missing = 1 - sum(by_rules.values())
    assert missing < 1 / 30
    assert all(by_odds[key] >= share - 1e-9 for key, share in by_rules.items())
    assert sum(abs(by_odds[key] - by_rules.get(key, 0.0)) for key in by_odds) < missing + 1e-6
