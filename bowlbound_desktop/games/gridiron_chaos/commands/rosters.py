"""`bowlbound rosters`: the teams of Gridiron Chaos listed, shown, imported and exported."""

import argparse
from collections.abc import Callable
from typing import TypeAlias, cast

from bowlbound_desktop.console.command import Subparsers
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.play.teams.form import shape_of

Action: TypeAlias = Callable[[argparse.Namespace], int]


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command and what it can do."""
    parser = subparsers.add_parser("rosters", help="list, show, import or export rosters of Gridiron Chaos")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("list", help="all rosters with their ids").set_defaults(act=_list)
    show = actions.add_parser("show", help="the names of a roster")
    show.add_argument("roster", metavar="ID", help="a roster, such as 1978-dallas-cowboys")
    show.set_defaults(act=_show)
    importing = actions.add_parser("import", help="take rosters from files into your own folder")
    importing.add_argument("files", nargs="+", metavar="FILE", help="a .toml or .csv file")
    importing.set_defaults(act=_import)
    export = actions.add_parser("export", help="write a roster for another player or a spreadsheet")
    export.add_argument("roster", metavar="ID", help="a roster, such as 1978-dallas-cowboys")
    export.add_argument("-o", "--output", required=True, metavar="FILE", help="a .toml or .csv file")
    export.set_defaults(act=_export)


def run(args: argparse.Namespace) -> int:
    """Do what the action says."""
    return cast(Action, args.act)(args)


def _list(_args: argparse.Namespace) -> int:
    from bowlbound_desktop.games.gridiron_chaos.own_rosters import every_roster, is_own

    rosters = every_roster()
    broad = max(map(len, rosters))
    for roster_id, roster in rosters.items():
        own = " (yours)" if is_own(roster_id) else ""
        print(f"{roster_id.ljust(broad)}  {roster.face.name}{own}")
    return 0


def _show(args: argparse.Namespace) -> int:
    from bowlbound_desktop.games.gridiron_chaos.own_rosters import roster_for_play
    from bowlbound_desktop.games.gridiron_chaos.rules.roster import ROLES

    roster = roster_for_play(args.roster)
    print(roster.face.name)
    for slot, player in roster.players.items():
        print(f"{slot.ljust(6)}  {ROLES[slot].ljust(18)}  {player}")
    return 0


def _import(args: argparse.Namespace) -> int:
    """Import all rosters, or none if one is wrong."""
    from bowlbound_desktop.games.gridiron_chaos.roster_form import ROSTER_FORM
    from bowlbound_desktop.storage.files import named, read_text

    paths = [named(name) for name in args.files]
    sheets = [ROSTER_FORM.parse(read_text(path), shape_of(path), path.name) for path in paths]
    for sheet in sheets:
        print(f"{ROSTER_FORM.keep(sheet)}: {sheet.texts['name']}")
    return 0


def _export(args: argparse.Namespace) -> int:
    from bowlbound_desktop.games.gridiron_chaos.roster_form import ROSTER_FORM
    from bowlbound_desktop.storage.files import named, shown, write_text

    path = named(args.output)
    if shape_of(path) not in ROSTER_FORM.shapes:
        raise ChartError(f"{shown(path)}: a roster's file name must end in .toml or .csv")
    write_text(path, ROSTER_FORM.text(ROSTER_FORM.sheet(args.roster), shape_of(path)))
    print(path)
    return 0
