"""A short football game with rules of its own, to test that the window can play any game."""

from typing import ClassVar

from attrs import evolve, frozen

from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.events import (
    BallMoved,
    Called,
    CellRead,
    ClockRan,
    FlagThrown,
    PlayStarted,
    Ruled,
    Scored,
)
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import ask, ask_together, roll
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard, Table, TableCell
from bowlbound_desktop.kernel.team_face import TeamFace

DICE = DiceSet(
    "offensive", (Die("black", (1, 2, 3)), Die("white A", (0, 1, 2)), Die("white B", (0, 3, 5))), (10, 1, 1)
)
RED_GREEN = DiceSet("defensive", (Die("red", (1, 2, 3)), Die("green", (0, 1, 2))), (1, 1))
TEAMS = {
    Side.HOME: TeamFace(name="1966 Notre Dame", short="Notre Dame", colours=("#0c2340", "#c99700")),
    Side.AWAY: TeamFace(name="1966 Michigan State", short="Michigan State", colours=("#18453b", "#ffffff")),
}
TOTALS = tuple(str(total) for total in range(10, 40))
COLOURS = ("green", "red", "yellow", "white", "black")
OFFENSE_OPTIONS = (*"123456789", "razzle", "sneak", "punt", "field_goal")


@frozen
class NoOptions:
    """Rules without options."""


@frozen
class FakeSetup:
    options: NoOptions = NoOptions()


@frozen(kw_only=True)
class FakeGame:
    setup: FakeSetup = FakeSetup()
    ball: int = 20
    down: int = 1
    plays: int = 0
    points: int = 0
    length: int = 6


def toss(game):
    winner = yield from ask(Decision(side=Side.AWAY, kind="coin_toss", options=("receive", "kick")))
    yield Ruled(sentence="the winner chose to {}", figures=(winner,), rule="BR-V-3")
    return evolve(game, plays=1)


def calls(side):
    barred = (("spike", "Only after a play in bounds"),)
    yield Decision(side=side, kind="offense_call", options=OFFENSE_OPTIONS, barred=barred)
    yield Decision(side=side.opponent, kind="defense_call", options=tuple("ABCDEF"))


def scrimmage(game):
    side = Side.HOME
    yield PlayStarted(
        side=side, ball=game.ball, down=game.down, to_go=10, quarter=1, seconds=900 - 30 * game.plays
    )
    play, formation = yield from ask_together(*calls(side))
    yield Called(side=side, kind="offense_call", option=play, role="offense")
    yield Called(side=side.opponent, kind="defense_call", option=formation, role="defense")
    total = yield from roll(side, DICE, "play", "2")
    yield CellRead(
        side=side, part="offense", column="2", row=str(total), text="7", colour="green", rule="BR-VI-1"
    )
    low = yield from roll(side.opponent, RED_GREEN, "defense")
    yield CellRead(
        side=side.opponent, part="defense", column="2", row=f"{formation}{low}", text="(2)", colour="red"
    )
    gained = evolve(game, ball=game.ball + 7, down=game.down % 4 + 1, plays=game.plays + 1)
    if game.plays == 2:
        gained = yield from flag(game, gained)
    yield BallMoved(side=side, start=game.ball, end=gained.ball, how="run", rule="BR-VI-2")
    yield ClockRan(seconds=30, left=870 - 30 * game.plays)
    if gained.plays == game.length:
        yield Scored(side=side, points=6, how="touchdown")
        gained = evolve(gained, points=6)
    return gained


def flag(game, gained):
    yield FlagThrown(side=Side.AWAY, foul="DEF 15")
    choice = yield from ask(penalty(game, gained))
    return gained if choice == "decline" else evolve(gained, ball=game.ball + 15, down=1)


def penalty(game, gained):
    after = evolve(game, ball=game.ball + 15, down=1)
    return Decision(
        side=Side.HOME,
        kind="penalty",
        options=("decline", "1"),
        outcomes=(gained, after),
        about=(("1", "DEF 15"),),
    )


def fake_numbers(game):
    decision = Decision(side=Side.HOME, kind="fake_numbers", options=("none", *TOTALS), quiet="none", most=3)
    named = yield from ask(decision)
    yield Ruled(sentence="fake numbers {}", figures=(named,))
    return evolve(game, plays=game.plays + 1)


class FakeSystem:
    key = "bowlbound-fake"  # it borrows the words of Bowl Bound, and no computer coach knows it
    title = "Fake football"

    presets: ClassVar[dict] = {}

    def read_options(self, chosen):
        return NoOptions(**chosen)

    def next_play(self, game):
        if game.plays >= game.length:
            return None
        if game.plays == 0:
            return toss(game)
        return fake_numbers(game) if game.plays == 3 else scrimmage(game)

    def scoreboard(self, game):
        over = game.plays >= game.length
        return Scoreboard(
            teams=TEAMS,
            lines={Side.HOME: (game.points, 0, 0, 0), Side.AWAY: (0, 0, 0, 0)},
            totals={Side.HOME: game.points, Side.AWAY: 0},
            timeouts={Side.HOME: 3, Side.AWAY: 2},
            quarter="Q1",
            clock="12:30",
            possession=None if over else Side.HOME,
            down="Final" if over else f"{('1st', '2nd', '3rd', '4th')[game.down - 1]} and 10",
            ball="" if over else f"Notre Dame {game.ball}",
            period=1,
            seconds=750,
            down_number=0 if over else game.down,
            to_go=0 if over else 10,
        )

    def picture(self, game):
        if game.plays == 0:
            return FieldPicture(teams=TEAMS)
        return FieldPicture(
            ball=game.ball,
            line_of_scrimmage=game.ball,
            line_to_gain=game.ball + 10,
            offense=Side.HOME,
            teams=TEAMS,
        )

    def tables(self, game):
        charts = [chart(side, key, rows) for side in Side for key, rows in chart_rows().items()]
        return [
            *charts,
            common("priority", "Priority Chart", "add"),
            common("timing", "Timing Chart", "a completed pass"),
        ]

    def consequence(self, game):
        return f"Notre Dame: 1st and 10 at Notre Dame {game.ball}"

    def view(self, game, side):
        return game


def chart_rows():
    formations = tuple(f"{letter}{total}" for letter in "ABCDEF" for total in range(1, 6))
    return {"offense": TOTALS, "defense": formations, "special": TOTALS}


def chart(side, key, rows):
    special = (
        "kickoff",
        "kickoff_return",
        "punt",
        "punt_return",
        "interception_return",
        "field_goal",
        "extra_point",
    )
    columns = (
        special if key == "special" else (*"123456789", "B", "QR", "QT")[: 9 if key == "defense" else 12]
    )
    texts = ("7", "-2", "OFF S", "", "INT 14")
    cells = tuple(
        tuple(
            TableCell(texts[(row + column) % 5], COLOURS[(row + column) % 5])
            for column in range(len(columns))
        )
        for row in range(len(rows))
    )
    return Table(
        key=key, title=f"{TEAMS[side].name}: {key}", side=side, columns=columns, rows=rows, cells=cells
    )


def common(key, title, text):
    return Table(
        key=key,
        title=title,
        columns=("NUM", "OFF TD", "sentence"),
        rows=("number", "black", "bracket"),
        cells=tuple(tuple(TableCell(text) for _ in range(3)) for _ in range(3)),
        notes=("Rows: the offensive result.",),
    )
