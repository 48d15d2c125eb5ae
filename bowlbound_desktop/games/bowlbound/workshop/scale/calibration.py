"""The whole calibration: seasons, teams, averages, from facts alone to the fitted numbers of profiles."""

from collections.abc import Sequence

from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.workshop.profile import (
    FOLDER,
    Profile,
    profile_files,
    profile_text,
    shipped_profile,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.averages import lay_averages
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Tell, rules_of_today, set_up
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Journal
from bowlbound_desktop.games.bowlbound.workshop.scale.seasons import fit_seasons
from bowlbound_desktop.games.bowlbound.workshop.scale.teams import calibrate_teams
from bowlbound_desktop.play.many.workers import Workers
from bowlbound_desktop.storage.files import read_text, write_text
from bowlbound_desktop.storage.toml import parse_toml

RECORD = paths.TEAMCHARTS / "calibrated.toml"
ABOUT = "# The rules and the book coach that the profiles are fitted to; `charts calibrate` writes it."


def calibrated(
    profiles: Sequence[Profile], journal: Journal, workers: Workers | None, tell: Tell
) -> list[Profile]:
    """All profiles with their fitted numbers, whatever numbers they had before."""
    averages = [one for one in profiles if one.folder == "averages"]
    others = [one for one in profiles if one.folder != "averages"]
    bench = set_up(journal, workers, averages[0], tell)
    seasons = fit_seasons(averages, bench)
    shared = {one.id: one.fitted for one in seasons}
    teams = [evolve(one, fitted=shared[one.average]) for one in others]
    standing, _ = calibrate_teams(teams, bench)
    laid = lay_averages(seasons, standing, bench)
    return [*standing.profiles(standing.steps), *laid]


def save(profile: Profile) -> None:
    """Write a shipped profile and forget what was known of it."""
    write_text(FOLDER / f"{profile.id}.toml", profile_text(profile))
    shipped_profile.cache_clear()


def save_record() -> None:
    """Write down which rules and which coach the profiles were fitted to."""
    write_text(RECORD, f'{ABOUT}\nrules = "{_today()}"\n')


def fitted_to_today() -> bool:
    """Whether the shipped profiles were fitted to the rules and the coach of today."""
    return bool(parse_toml(read_text(RECORD), RECORD.name)["rules"] == _today())


def _today() -> str:
    control = next(name for name in profile_files() if name.startswith("average-"))
    return rules_of_today(shipped_profile(control))
