"""What is agreed before a kick from scrimmage, and how its column is read (AR-III-2, AR-V)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cell_reads import read
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import GOOD, PLAYS, TOTALS
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.reading import FLAGS, Reading, Source, flag
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import FlagThrown
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure, roll
from bowlbound_desktop.kernel.requests import Decision

SHORT_DROP = 4
LONG_PUNT = 40
OUT_OF_BOUNDS = 15
DEEPEST_CORNER = 60
INSIDE = " in"
AIMS = (
    *(str(yards) for yards in range(DEEPEST_CORNER + 1)),
    *(f"{yards}{INSIDE}" for yards in range(OUT_OF_BOUNDS, DEEPEST_CORNER + 1)),
)
"""Yards taken off a kick, and the same without its going out of bounds (AR-III-2-B)."""
FALSE_START_CELL = parse_cell("OFF 5A")
DEFENSE_FIVE = parse_cell("DEF 5")
BLOCKED_TEN = parse_cell("BK -10")
FREE_BLOCK = ("FBO", "SPBO")


@frozen(kw_only=True)
class Plan:
    """Fake numbers, block numbers and the other arrangements of one kick."""

    fakes: frozenset[int] = frozenset()
    blocks: frozenset[int] = frozenset()
    all_out: bool = False
    """An all-out rush."""
    rush: bool = False
    """A rush that pays the price (AR-V-2-C)."""
    thrown: int = 0
    """The total that the rushers threw."""
    corner: int = 0
    out: bool = False
    """Kicked out of bounds on purpose (AR-III-2-B)."""
    unmarked: bool = False
    """* and † are void (AR-III-2-0, -A)."""
    quick: bool = False
    """A quick kick (AR-III-2-C)."""
    short_drop: bool = False
    instead: str = ""
    """The play that is run instead of the kick after a rush was announced (AR-V-2-A)."""
    flags_block: bool = False
    """Penalty cells count as blocks (C-AR-18, C-AR-19)."""


def plan_kick(game: Game, column: str, *, hurried: bool = False) -> Procedure[Plan]:
    """Ask about the rush, then about everything that the kickers may still arrange (AR-V-2-A)."""
    punted = column == "punt"
    quick = punted and game.options.punt_options and game.down < LAST_DOWN
    short = punted and is_short_drop(game) and not quick
    rush, free = yield from _rush(game, column, quick, short, hurried)
    instead = yield from _called_off(game, rush)
    if instead:
        return Plan(instead=instead)
    corner, out = (yield from coffin_corner(game)) if punted else (0, False)
    unmarked = short or (punted and (yield from cancel_marks(game, quick=quick)))
    fakes = yield from _fakes(game, column, quick, three=rush == "rush" and not free)
    thrown, blocks = yield from _block_numbers(game, rush)
    return Plan(
        fakes=fakes,
        blocks=blocks,
        all_out=rush == "rush",
        rush=rush == "rush" and not free,
        thrown=thrown,
        corner=corner,
        out=out,
        unmarked=unmarked,
        quick=quick,
        short_drop=short,
    )


def _called_off(game: Game, rush: str) -> Procedure[str]:
    """Against an announced rush the kickers may rather run a play; the rushers are committed (AR-V-2-A)."""
    if rush != "rush" or game.edition.roughing or game.next != "scrimmage":
        return ""
    choice = yield from choose(game.offense, "rushed_kick", ("kick", *PLAYS), "kick")
    return "" if choice == "kick" else choice


def plan_free_block(game: Game, *, corner: bool) -> Procedure[Plan]:
    """A kick without a fake that everybody may block for free (C-AR-18, C-AR-19, C-AR-28)."""
    rush = yield from choose(game.defense, "kick_rush", ("none", "rush", "block"), "none")
    yards, out = (yield from coffin_corner(game)) if corner else (0, False)
    thrown, blocks = yield from _block_numbers(game, rush)
    return Plan(blocks=blocks, thrown=thrown, corner=yards, out=out, unmarked=True, flags_block=True)


def is_short_drop(game: Game) -> bool:
    """Punting from inside its own 5 (AR-III-2-A, R-33, C-AR-16)."""
    return game.options.punt_options and game.y <= SHORT_DROP and game.down in game.edition.short_drop_downs


def _rush(game: Game, column: str, quick: bool, short: bool, hurried: bool) -> Procedure[tuple[str, bool]]:
    """Ask the defense for a rush or its block option; also returns whether that is free."""
    classic = game.edition.roughing
    granted = short or (classic and hurried and column == "field_goal")  # C-AR-28
    if not (game.options.fake_block or granted) or (quick and game.edition.quick_kick_safe):
        return "none", False
    marked = any(mark in FREE_BLOCK for mark in game.chart(game.defense).marks)
    free = marked or (classic and granted)
    options = ["none"]
    if column != "extra_point" or game.edition.block_tries == "all":
        options.append("rush")
    if free:
        options.append("block")
    choice = yield from choose(game.defense, "kick_rush", tuple(options), "none")
    return choice, free if classic else short


def _block_numbers(game: Game, rush: str) -> Procedure[tuple[int, frozenset[int]]]:
    """The rushers' total and those beside it (AR-V-2-B, AR-V-3, R-41)."""
    if rush == "none":
        return 0, frozenset()
    total = yield from roll(game.defense, OFFENSE, "block")
    reach = game.edition.bk_reach if rush == "rush" else 0
    blocks = frozenset(number for number in TOTALS if abs(number - total) <= reach)
    yield ruled("AR-V-2-B", "the kick is blocked on {}", ", ".join(map(str, sorted(blocks))))
    return total, blocks


def coffin_corner(game: Game) -> Procedure[tuple[int, bool]]:
    """Yards off the kick, and whether it goes out of bounds for that (AR-III-2-B)."""
    if not game.options.punt_options:
        return 0, False
    choice = yield from choose(game.offense, "coffin_corner", AIMS, "0")
    yards, out = aimed(choice)
    if yards:
        yield ruled("AR-III-2-B", "the kick is {} yards shorter", yards)
    return yards, out


def aimed(choice: str) -> tuple[int, bool]:
    """What an aim takes off the kick, and whether it goes out of bounds for that (AR-III-2-B)."""
    yards = int(choice.removesuffix(INSIDE))
    return yards, yards >= OUT_OF_BOUNDS and not choice.endswith(INSIDE)


def less_corner(yards: int, corner: int) -> int:
    """A kick with yards taken off; it never goes backwards for that."""
    return max(yards - corner, min(yards, 0)) if corner else yards


def cancel_marks(game: Game, *, quick: bool) -> Procedure[bool]:
    """Ask the punters whether they give up their marks (AR-III-2-0)."""
    if not game.options.punt_options or quick:
        return False
    return (yield from choose(game.offense, "cancel_marks", ("no", "yes"), "no")) == "yes"


def _fakes(game: Game, column: str, quick: bool, *, three: bool) -> Procedure[frozenset[int]]:
    """The kickers name their fake numbers (AR-V-1)."""
    if not game.options.fake_block or (quick and game.edition.quick_kick_safe):
        return frozenset()
    numbers = fake_numbers(game, column)
    most = min(game.edition.fake_numbers_rush if three else 1, len(numbers))
    if not numbers:
        return frozenset()
    choice: str = yield Decision(
        side=game.offense,
        kind="fake_numbers",
        options=("none", *map(str, numbers)),
        quiet="none",
        most=most,
    )
    return frozenset() if choice == "none" else frozenset(map(int, choice.split("+")))


def fake_numbers(game: Game, column: str) -> tuple[int, ...]:
    """Totals whose own cell allows a fake (AR-V-1, C-AR-25)."""
    cells = game.chart(game.offense).special[column]
    return tuple(total for total in TOTALS if _fakeable(game, column, cells[total - 10]))


def _fakeable(game: Game, column: str, cell: Cell) -> bool:
    if column == "extra_point":
        return cell is GOOD or cell.colour == "white"
    if game.edition.roughing:
        return cell.colour == "green"
    if cell.kind is Kind.LONG_PUNT or cell.word == "DEF":
        return True
    if cell.kind is not Kind.YARDS:
        return False
    if column == "punt":
        return cell.amount.variable == "T2" or cell.amount.yards >= LONG_PUNT
    return cell.amount.variable == "T1" or (not cell.amount.variable and cell.amount.yards >= game.to_goal)


def read_kick(game: Game, source: Source, plan: Plan, *, hurried: bool) -> Procedure[Reading]:
    """Roll the kick; a fake or block overrides the cell, penalties are rolled again (AR-V-1-B, AR-V-4-A)."""
    fouls: tuple[Foul, ...] = ()
    while True:
        total = yield from roll(source.side, OFFENSE, source.purpose, source.column)
        if happened := beaten(game, plan, total):
            return Reading(source.cells[total - 10], total, fouls, happened)
        cell = source.cells[total - 10]
        yield read(source.rule, source.side, source.part, source.column, total, cell)
        if cell.kind not in FLAGS:
            return Reading(cell, total, (*fouls, *(yield from roughing(game, plan, total, cell))))
        if plan.flags_block:
            yield ruled("C-AR-18, C-AR-19", "the penalty box counts as a block")
            return Reading(BLOCKED_TEN, total)
        cell, fixed = as_rushed(game, cell, plan, hurried)
        fouls, stopped = yield from flag(
            game, source, cell, fouls, snapped=False, hurried=hurried, fixed=fixed
        )
        if stopped:
            return Reading(cell, total, fouls, stopped)


def roughing(game: Game, plan: Plan, total: int, cell: Cell) -> Procedure[tuple[Foul, ...]]:
    """A foul for rushers whose total is one off, if the ball is kicked (C-AR-27, C-AR-30)."""
    close = game.edition.roughing and plan.rush and abs(total - plan.thrown) == 1
    if not close or plan.quick or cell.kind in (Kind.BLOCK, Kind.FUMBLE):
        return ()
    yield FlagThrown(rule="C-AR-27, C-AR-30", side=game.defense, foul="DEF 15")
    return (Foul(by=game.defense, value="15", yards=15, phase="kick", text="DEF 15"),)


def beaten(game: Game, plan: Plan, total: int) -> str:
    """A fake number comes before a block number, in the classic edition after it (AR-V-4-B, C-AR-31)."""
    fake, block = total in plan.fakes, total in plan.blocks
    if fake and block:
        return "blocked" if game.edition.fk_vs_bk == "block" else "fake"
    return "fake" if fake else "blocked" if block else ""


def as_rushed(game: Game, cell: Cell, plan: Plan, hurried: bool) -> tuple[Cell, bool]:
    """What a penalty cell means against an all-out rush, and if that fixes its yards (AR-V-2-C-iii, -4-E)."""
    if not plan.all_out or game.edition.roughing:
        return cell, False
    if hurried:
        return FALSE_START_CELL, True
    return (DEFENSE_FIVE, True) if plan.rush and cell.word == "OFF" else (cell, False)
