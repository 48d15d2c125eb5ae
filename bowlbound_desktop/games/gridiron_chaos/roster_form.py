"""The form for rosters: a name against each of the 25 slots; two slots may have the same player."""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.gridiron_chaos import own_rosters
from bowlbound_desktop.games.gridiron_chaos.roster_csv import parse_roster_csv, roster_csv
from bowlbound_desktop.games.gridiron_chaos.rosters import LONGEST_NAME, parse_roster, roster_of, roster_text
from bowlbound_desktop.games.gridiron_chaos.rules.roster import DEFENSE, OFFENSE, ROLES, SLOTS, Roster
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError
from bowlbound_desktop.play.teams.form import FormField, FormSection, TeamSheet
from bowlbound_desktop.storage import own_files

TEAM = FormSection("Team", (FormField("name", "Name"), FormField("short", "Short name")))
NEW_COLOURS = ("#1f3d7a", "#ffffff")


def _section(title: str, slots: tuple[str, ...]) -> FormSection:
    return FormSection(title, tuple(FormField(slot, _label(slot)) for slot in slots))


def _label(slot: str) -> str:
    return slot if slot == ROLES[slot] else f"{slot} · {ROLES[slot]}"


@frozen
class RosterForm:
    """The form for a roster, which turns rosters into sheets and back."""

    noun: str = "roster"
    sections: tuple[FormSection, ...] = (
        TEAM,
        _section("Offense and kicking", OFFENSE),
        _section("Defense", DEFENSE),
    )
    longest: int = LONGEST_NAME
    shapes: tuple[str, ...] = ("toml", "csv")

    def is_own(self, team: str) -> bool:
        """Whether the roster is the player's."""
        return own_rosters.is_own(team)

    def blank(self) -> TeamSheet:
        """A roster without names."""
        return TeamSheet(texts=dict.fromkeys(("name", "short", *SLOTS), ""), colours=NEW_COLOURS)

    def sheet(self, team: str) -> TeamSheet:
        """The sheet of a roster."""
        return _sheet(own_rosters.roster_for_play(team))

    def trouble(self, sheet: TeamSheet) -> str:
        """What is wrong with the first line that is empty or too long; empty if nothing is."""
        labels = {line.key: line.label for section in self.sections for line in section.fields}
        empty = next((label for key, label in labels.items() if not sheet.texts.get(key, "").strip()), "")
        if empty:
            return f"{empty} has no name yet."
        try:
            _roster(sheet)
        except BowlboundError as error:
            return f"{error}."
        return ""

    def keep(self, sheet: TeamSheet) -> str:
        """Write the roster into the player's folder."""
        return own_rosters.keep_roster(_roster(sheet))

    def throw_away(self, team: str) -> None:
        """Put a roster into the trash."""
        own_rosters.throw_away(team)

    def trashed(self) -> tuple[Path, ...]:
        """The rosters in the trash."""
        return own_files.trashed(paths.own_rosters())

    def bring_back(self, path: Path) -> str:
        """Take a roster out of the trash."""
        return own_files.from_trash(path).stem

    def text(self, sheet: TeamSheet, shape: str) -> str:
        """The roster as TOML, or as CSV for a spreadsheet."""
        return (roster_csv if shape == "csv" else roster_text)(_roster(sheet))

    def parse(self, text: str, shape: str, name: str) -> TeamSheet:
        """The sheet of such a text."""
        if shape not in self.shapes:
            raise ChartError(f"{name}: a roster's file name must end in .{' or .'.join(self.shapes)}")
        return _sheet(parse_roster_csv(text, name) if shape == "csv" else parse_roster(text, "", name))


def _sheet(roster: Roster) -> TeamSheet:
    face = roster.face
    texts = {"name": face.name, "short": face.short, **roster.players}
    return TeamSheet(id=face.id, texts=texts, colours=face.colours)


def _roster(sheet: TeamSheet) -> Roster:
    players = {slot: sheet.texts.get(slot, "") for slot in SLOTS}
    named = {key: sheet.texts.get(key, "") for key in ("name", "short")}
    data = {**named, "colours": list(sheet.colours), "players": players}
    return roster_of(data, sheet.id, sheet.texts.get("name", "") or "the roster")


ROSTER_FORM = RosterForm()
