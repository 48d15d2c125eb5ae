"""Odd decisions once seen of the strongest coach (issue 19), before and now, by exact odds.

python benchmarks/coach_cases.py

"Before" was measured when the case was seen; "now" is computed. BOWLBOUND_VALUES=common uses the values of
two equal teams, for which the cases were seen.
"""

import rollouts

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.book_files import team_book
from bowlbound_desktop.games.bowlbound.coaches.calls import formations, unopposed
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.habits import usual_punt
from bowlbound_desktop.games.bowlbound.coaches.kick_game import KickGame
from bowlbound_desktop.games.bowlbound.coaches.known import known_odds
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import own_mix, run_share
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Overtime
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import aimed
from bowlbound_desktop.games.bowlbound.values.judge import win_chance
from bowlbound_desktop.games.bowlbound.values.making.preparing import PairingValues
from bowlbound_desktop.games.bowlbound.values.pairings import pair_for
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment

RULES = register.game("bowlbound").rules


def at(
    y, down, to_go, lead=0, clock=(1, 900), team="average-1988", other="average-1988", options=None, **more
):
    options = RULES.read_options(RULES.presets["advanced"] | {"weather": "off"} | (options or {}))
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


def overtime(down, to_go, y, lead=0, second=True):
    over = Overtime(1, Side.AWAY if second else Side.HOME, second_series=second)
    start = at(y, down, to_go, lead, (5, 0), options={"overtime": "ncaa"})
    return start.change(overtime=over, timeouts=(1, 1))


def toss():
    """Whether the winner of a toss takes what is worth more."""
    first = overtime(1, 10, 75, second=False)
    other = first.change(overtime=Overtime(1, Side.AWAY), offense=Side.AWAY)
    begins, waits = (win_chance(game, Side.HOME) for game in (first, other))
    chosen = "receives" if begins > waits else "kicks"
    return f"to begin {begins:.3f}, to wait {waits:.3f}: {chosen}; to begin {rollouts.share(first)}"


def worths(places, **more):
    """The chance to win at some places: yard line, down, yards to go."""
    return ", ".join(f"{win_chance(at(*place, **more), Side.HOME):.4f}" for place in places)


def by_timeouts(quarter, seconds, y, lead, side):
    """The value of having three timeouts rather than none."""
    some = [(3, 3), (0, 3) if side is Side.HOME else (3, 0)]
    found = [win_chance(at(y, 1, 10, lead, (quarter, seconds), timeouts=each), side) for each in some]
    return f"{found[0] - found[1]:.4f}"


def timeout(seconds, lead):
    """Whether the defense stops the clock after a run in bounds."""
    game = at(50, 1, 10, -lead, (4, seconds))
    ask = Decision(side=Side.AWAY, kind="timeout.away", options=("no", "yes"), quiet="no")
    return EquilibriumCoach(1).choose(ask, Moment(game=game, play=9))


def fourth(lead, places, clock=(2, 600)):
    """The calls on fourth and 7 or more."""
    found = [EquilibriumCoach(1).solution(at(y, 4, to_go, lead, clock)) for y, to_go in places]
    most = [dict(zip(each.rows, each.ours, strict=True))[max(each.rows)] for each in found]
    return ", ".join("a play" if call in PLAYS else call for call in most)


def weighed(kind):
    """Razzle-Dazzle on third and 12, or the wild card of the defense."""
    game = at(45, 3, 12)
    if kind == "razzle":
        found = EquilibriumCoach(1).solution(game)
        share = dict(zip(found.ours, found.rows, strict=True)).get("razzle")
        return "not offered" if share is None else f"weighed where 8 or more are to go: {share:.0%} here"
    named = [call for call in formations(game) if call.startswith("wild")]
    return f"{len(named)} names are columns of the matrix" if named else "not in this set of rules"


def onside(timeouts, seconds):
    game = at(35, 1, 10, -3, (4, seconds), next="kickoff", timeouts=(timeouts, 3))
    ask = Decision(side=Side.HOME, kind="kickoff_call", options=("deep", "squib", "onside"), quiet="deep")
    return BookCoach(1).choose(ask, Moment(game=game, play=9))


def book_kicks():
    """How often the book aims, fakes or rushes in a hundred punts, by its own tables."""
    figures = team_book("average-1988").figures["kicks"]
    return (
        f"aims at the {figures['corner']} where the punt would carry farther, fakes {figures['fake']} % "
        f"on fourth and {figures['short']} or less, rushes {figures['rush']} %"
    )


def pairing(home, away):
    """The values of a pairing: its kickoff, and both sides' success with kicks and two-point tries."""
    game = RULES.new_game(
        load_by_id(home), load_by_id(away), RULES.read_options({"kneel": True, "spike": True})
    )
    PairingValues(game.setup).wait()
    start = game.change(next="kickoff", y=35, line=45, offense=Side.HOME)
    rates = [f"{tables.one:.2f} and {tables.two:.2f}" for tables in pair_for(game)]
    chance = f"{win_chance(start, Side.HOME):.3f} in the tables, {rollouts.share(start)}"
    return f"{chance}; kick and play for two {' / '.join(rates)}"


def first_downs(team="average-1988"):
    """How often the strongest coach throws short or medium on first and ten, the mean of four places."""
    found = [EquilibriumCoach(1).solution(at(y, 1, 10, team=team)) for y in (20, 35, 50, 65)]
    mixes = [dict(zip(each.ours, each.rows, strict=True)) for each in found]
    return f"{sum(mix[call] for mix in mixes for call in '78') / len(mixes):.0%} of first downs"


def shortest_aim():
    """The shortest punt that any aim leaves, from the opponents' 40."""
    game = at(60, 4, 9)
    most = max(aimed(aim)[0] for aim in KickGame("equilibrium", game, "punt").reply("none").aims)
    return f"{usual_punt(game.chart(game.offense)) - most:.0f} yards or more on average"


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
    ("the shortest punt of all aims", "24 in: ten yards", shortest_aim),
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
    (
        "kickoff of 1945 Army against 1964 Princeton",
        "0.50 in the tables, 0.995 on the field; two points .638 for everybody",
        lambda: pairing("1945-army", "1964-princeton"),
    ),
    (
        "fourth and 10 from the opponents' 45, 40, 35",
        "nearer was worse",
        lambda: worths([(55, 4, 10), (60, 4, 10), (65, 4, 10)]),
    ),
    (
        "first and goal against second and 1 at the 7, 5, 3",
        "first and goal was worse at times",
        lambda: worths([(93, 1, 7), (93, 2, 1), (95, 1, 5), (95, 2, 1), (97, 1, 3), (97, 2, 1)]),
    ),
    (
        "6 ahead with the ball at its own 40: 2:40, 2:30, 2:20",
        ".9404, .9376",
        lambda: ", ".join(worths([(40, 1, 10)], lead=6, clock=(4, left)) for left in (160, 150, 140)),
    ),
    (
        "three timeouts of the defense rather than none, first half, 2:00, midfield",
        "0",
        lambda: by_timeouts(2, 120, 50, 0, Side.AWAY),
    ),
    (
        "a timeout of the leaders' defense at 3:00, 2:50, 2:40",
        "19 of 57 timeouts, leaders too",
        lambda: ", ".join(timeout(left, 4) for left in (180, 170, 160)),
    ),
    (
        "fourth and 7, 9, 12 at its own 40, midfield, the 40; level, second quarter",
        "33 of 38 were tried",
        lambda: fourth(0, [(40, 7), (50, 9), (60, 12)]),
    ),
    ("the toss of an extra period", "to begin .711 (really .50): always receives", toss),
    (
        "extra period, level, second series, third and 8 at the 12: field goal",
        "not thought of",
        lambda: weighs(overtime(3, 8, 88), "field_goal"),
    ),
    ("Razzle-Dazzle", "never weighed", lambda: weighed("razzle")),
    ("Wild Card", "never weighed", lambda: weighed("wild")),
    ("1984 Brigham Young", "the option in half of its plays", lambda: style("1984-brigham-young")),
    ("1983 Nebraska", "the option in 1 %, 46 passes", lambda: style("1983-nebraska")),
    ("short and medium passes on first and ten", "5 % of first downs", first_downs),
    ("book: 13 behind, 4:50, fourth and 11 at the 41", "punt", lambda: book(at(41, 4, 11, -13, (4, 290)))),
    ("book: 7 ahead at 1:43", "passes", lambda: book(at(50, 2, 8, 7, (4, 103)))),
    (
        "book: kickoff 3 behind, 1:40 left, with three timeouts and with none",
        "onside",
        lambda: f"{onside(3, 100)}, {onside(0, 100)}",
    ),
    ("book: punts", "never aimed, faked or rushed", book_kicks),
)


if __name__ == "__main__":
    print("| case | before | now |\n| --- | --- | --- |")
    for name, before, now in CASES:
        print(f"| {name} | {before} | {now()} |", flush=True)
