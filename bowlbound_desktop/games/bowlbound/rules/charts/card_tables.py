"""Tables of kicks, rushes and weather, laid out for cards to print (AR-III-1, AR-V, AR-VI, BR-VI-8)."""

from collections.abc import Iterable, Mapping

from bowlbound_desktop.games.bowlbound.rules.charts.chart import TOTALS
from bowlbound_desktop.games.bowlbound.rules.edition import Edition
from bowlbound_desktop.games.bowlbound.rules.tables import KickoffCase, Tables, Weather
from bowlbound_desktop.kernel.system import Table, TableCell

KICKS = ("deep", "squib", "onside")
FAMILIES = {"bowlbound": "advanced"}
"""Which table of secret kickoffs an edition uses; all others use the classic one."""
CLASSES = ("A", "B", "C")
ANNOUNCED = "Announced"


def kick_cards(tables: Tables, edition: Edition) -> tuple[Table, ...]:
    """Every table of kicks that an edition can use."""
    optional = {"weather": _weather, "hail_mary": _hail_mary}
    return (
        _kickoffs(tables, edition),
        _squib(tables),
        _rush(edition),
        *(make(tables) for option, make in optional.items() if option not in edition.forced),
    )


def _kickoffs(tables: Tables, edition: Edition) -> Table:
    """Announced kickoffs, and those in secret by what the receivers expect."""
    secret = tables.kickoffs[FAMILIES.get(edition.key, "classic")]
    announced = (
        "By the chart, returned by the chart",
        "40 yards, returned by Squib return",
        f"12 yards, kickers recover on {edition.onside}",
    )
    rows = [announced, *(tuple(_case(secret[guess][kick]) for kick in KICKS) for guess in KICKS)]
    return Table(
        key="kickoffs",
        title="Kickoffs: deep, squib and onside",
        columns=tuple(kick.capitalize() for kick in KICKS),
        rows=(ANNOUNCED, *(f"{guess.capitalize()} expected" for guess in KICKS)),
        cells=tuple(tuple(map(TableCell, row)) for row in rows),
        notes=(
            "Columns: what the kickers choose. Rows: announced, or in secret by what the receivers expect.",
            "Nobody advances an onside kick. On all other totals the receivers have it where it lies.",
        ),
    )


def _case(case: KickoffCase) -> str:
    far = {"chart": "By the chart", "25+T1": "25 + T1 yards"}.get(case.distance, f"{case.distance} yards")
    if case.recover:
        return f"{far}, kickers recover on {_ranges(case.recover)}"
    back = {"chart": "the chart", "squib": "Squib return"}.get(case.returned, case.returned)
    less = f" less {case.less}" if case.less else ""
    most = f", at most {case.most}" if case.most is not None else ""
    return f"{far}, returned by {back}{less}{most}{', TD stands' if case.td_free else ''}"


def _ranges(totals: Iterable[int]) -> str:
    """Totals as they are printed: 10-19, 34-35."""
    ranges: list[list[int]] = []
    for total in sorted(totals):
        if ranges and total == ranges[-1][-1] + 1:
            ranges[-1].append(total)
        else:
            ranges.append([total])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in ranges)


def _squib(tables: Tables) -> Table:
    cells = zip(TOTALS, tables.squib_return, strict=True)
    by_ten = {total: TableCell(cell.text, cell.colour) for total, cell in cells}
    return Table(
        key="squib_return",
        title="Squib return",
        columns=tuple(map(str, range(10))),
        rows=("10 +", "20 +", "30 +"),
        cells=tuple(tuple(by_ten[tens + ones] for ones in range(10)) for tens in (10, 20, 30)),
        notes=("A total of 24 stands in the row 20 +, under 4.",),
    )


def _rush(edition: Edition) -> Table:
    """What rushing and faking a kick cost and bring (AR-V)."""
    reach = "on that total and the two beside it" if edition.bk_reach else "on that total alone"
    spot = "10 yards back" if edition.bk_spot == "10" else "X yards back"
    more = ", against a rush three" if edition.fake_numbers_rush == 3 else ""
    first = "block" if edition.fk_vs_bk == "block" else "fake"
    price = (
        "A total one off the rushers' is roughing, DEF 15"
        if edition.roughing
        else "No return, and OFF penalties are DEF 5"
    )
    rows = {
        "All-out rush": f"Throw the offensive dice before the kick: blocked {reach}, {spot}",
        "Its price": price,
        "Block option": "Teams marked so throw for one total without a price",
        "Fakes": f"The kickers name one total{more}; there the kick is a fake",
        "Both": f"Where a total is both, it is a {first}",
    }
    return _one_column("rush", "Rushed and faked kicks", "What it means", rows)


def _weather(tables: Tables) -> Table:
    """Classes by the defensive dice, and what each takes or gives."""
    weather = tables.weather
    lines = _weather_lines(weather)
    thrown = {
        name: ", ".join(str(total) for total, found in sorted(weather.classes.items()) if found == name)
        for name in CLASSES
    }
    return Table(
        key="weather",
        title="Rain and wind",
        columns=tuple(f"{name} (on {thrown[name]})" for name in CLASSES),
        rows=tuple(lines),
        cells=tuple(
            tuple(TableCell(_signed(by_class[name])) for name in CLASSES) for by_class in lines.values()
        ),
        notes=(
            "Throw the defensive dice once for rain and once for wind. A gain never becomes a loss.",
            f"Medium and long passes of 1 to {weather.pass_longest} yards against a wind of class "
            f"{weather.pass_class} fall incomplete.",
        ),
    )


def _weather_lines(weather: Weather) -> dict[str, Mapping[str, int]]:
    """What rain and wind take or give, by their classes."""
    return {
        "Rain, run": weather.precipitation["run"],
        "Rain, pass": weather.precipitation["pass"],
        "Rain, kickoff return": weather.precipitation["kickoff_return"],
        "Rain, punt return": weather.precipitation["punt_return"],
        "Against the wind, kick": weather.against["kick"],
        "Against the wind, field goal": weather.against["field_goal"],
        "With the wind, kick": weather.following["kick"],
        "With the wind, field goal": weather.following["field_goal"],
    }


def _signed(yards: int) -> str:
    return f"{yards:+d}" if yards else "0"


def _hail_mary(tables: Tables) -> Table:
    results: dict[str, list[int]] = {}
    for total, result in tables.hail_mary.items():
        results.setdefault(result, []).append(total)
    rows = {result.capitalize(): _ranges(totals) for result, totals in results.items()}
    return _one_column("hail_mary", "Hail Mary", "On a total of", rows, ("A gain is 25 + T1 yards.",))


def _one_column(
    key: str, title: str, column: str, rows: Mapping[str, str], notes: tuple[str, ...] = ()
) -> Table:
    cells = tuple((TableCell(text),) for text in rows.values())
    return Table(key=key, title=title, columns=(column,), rows=tuple(rows), cells=cells, notes=notes)
