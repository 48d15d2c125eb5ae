"""What was seen of the strongest coach at the edges (issue 19), before and now, by exact odds.

python benchmarks/coach_cases.py

"Before" is what was measured when it was seen; "now" is computed. BOWLBOUND_VALUES=common keeps to the values
of two equal teams, for which the cases were seen.
"""

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.calls import unopposed
from bowlbound_desktop.games.bowlbound.coaches.character import own_mix, run_share
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.kick_game import KickGame
from bowlbound_desktop.games.bowlbound.coaches.known import known_odds
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment

RULES = register.game("bowlbound").rules


def at(y, down, to_go, lead=0, clock=(1, 900), team="average-1988", other="average-1988", **more):
    options = RULES.read_options(RULES.presets["advanced"] | {"weather": "off"})
    game = RULES.new_game(load_by_id(team), load_by_id(other), options)
    score = Score((20 + lead, 0, 0, 0), (20, 0, 0, 0))
    place = {"y": y, "down": down, "line": min(100, y + to_go), "clock": Clock(*clock), "score": score}
    return game.change(**{"next": "scrimmage", "offense": Side.HOME} | place | more)


def calls(coach, game, times=20):
    ask = Decision(side=Side.HOME, kind="offense_call", options=offense_options(game))
    return {coach.choose(ask, Moment(game=game, play=play)) for play in range(times)}


def tried(lead):
    game = at(98, 4, 2, lead, (4, 200), next="try", line=100)
    ask = Decision(side=Side.HOME, kind="try", options=("kick", "two"), quiet="kick")
    return EquilibriumCoach(1).choose(ask, Moment(game=game, play=9))


def punt(y, to_go, rush, **more):
    return KickGame("equilibrium", at(y, 4, to_go, **more), "punt").rushes.get(rush)


def aims():
    reply = KickGame("equilibrium", at(67, 4, 9, 1, (4, 150)), "punt").reply("none")
    best = sorted(reply.aims, key=reply.aims.__getitem__)[-3:][::-1]
    return f"all {len(reply.aims)} that carry 15 yards; " + ", ".join(
        f"{aim}: {reply.aims[aim]:.4f}" for aim in best
    )


def mass():
    kept = [known_odds(at(3, 4, 9), ("punt",), ("any",), (("kick_rush", rush),)) for rush in ("none", "rush")]
    return ", ".join(f"{len(each.ends)} ends" for each in kept) + ", sum 1 (the rest as the mean of its call)"


def style(team):
    games = [
        at(35, down, to_go, team=team, other="average-1984") for down, to_go in ((1, 10), (2, 6), (3, 4))
    ]
    found = [EquilibriumCoach(1).solution(game) for game in games]
    runs = [run_share(dict(zip(each.ours, each.rows, strict=True))) for each in found]
    own = [run_share(dict(zip(PLAYS, own_mix(game, PLAYS), strict=True))) for game in games]
    words = ("1st and 10", "2nd and 6", "3rd and 4")
    return ", ".join(
        f"{name} {ran:.0%} runs (own book {book:.0%})"
        for name, ran, book in zip(words, runs, own, strict=True)
    )


def weighs(game, call):
    return "weighed" if call in unopposed("equilibrium", game) else "not thought of"


def book(game):
    return " ".join(sorted(calls(BookCoach(1), game)))


CASES = (
    (
        "punt from its own 30, no rush / rush",
        ".5248 / .5207 of 71 to 89 % of the ways",
        lambda: " / ".join(f"{punt(30, 9, rush):.4f}" for rush in ("none", "rush")) + " of all",
    ),
    ("followed of a punt from its own 3", "0.4 % of a rushed one", mass),
    (
        "rush against a punt on fourth and 1 at its own 45 (worth to the kickers)",
        "taken as answered by a kick",
        lambda: f"none {punt(45, 1, 'none'):.4f}, rush {punt(45, 1, 'rush'):.4f} by a play instead: no rush",
    ),
    ("aims: one ahead, 2:30, at the 33", "8 of 107 tried: 14 (.8567) where 16 gave .8687", aims),
    (
        "fourth down, spike to stop the clock",
        "spiked",
        lambda: weighs(at(50, 4, 5, -3, (4, 30), last_seconds=30), "spike"),
    ),
    (
        "kneel-down on fourth down at its own 27, 1:20 left",
        "knelt",
        lambda: weighs(at(27, 4, 5, 4, (4, 80)), "kneel"),
    ),
    (
        "kneel-downs from its own 6, 1:50 left",
        "two, and a safety",
        lambda: weighs(at(6, 1, 10, 4, (4, 110), timeouts=(2, 1)), "kneel"),
    ),
    (
        "try when 18, 19, 20, 21 ahead",
        "two points",
        lambda: ", ".join(tried(lead) for lead in (18, 19, 20, 21)),
    ),
    ("1984 Brigham Young", "the option in half of its plays", lambda: style("1984-brigham-young")),
    ("1983 Nebraska", "the option in 1 %, 46 passes", lambda: style("1983-nebraska")),
    ("book: 13 behind, 4:50, fourth and 11 at the 41", "punt", lambda: book(at(41, 4, 11, -13, (4, 290)))),
    ("book: 7 ahead at 1:43", "passes", lambda: book(at(50, 2, 8, 7, (4, 103)))),
)


if __name__ == "__main__":
    print("| case | before | now |\n| --- | --- | --- |")
    for name, before, now in CASES:
        print(f"| {name} | {before} | {now()} |", flush=True)
