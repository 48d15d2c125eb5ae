"""Runs the whole calibration: finds the fitted numbers of seasons, teams and averages from facts alone."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.charts.ratings import RECORD, average_ratings
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
from bowlbound_desktop.games.bowlbound.workshop.scale.placing import place_averages
from bowlbound_desktop.games.bowlbound.workshop.scale.seasons import fit_seasons
from bowlbound_desktop.games.bowlbound.workshop.scale.teams import calibrate_teams
from bowlbound_desktop.play.many.workers import Workers
from bowlbound_desktop.storage.files import read_text, write_text
from bowlbound_desktop.storage.toml import parse_toml

ABOUT = (
    "# `charts calibrate` writes this. Below: the rules and the book coach that the profiles are fitted to."
)
ABOUT_AVERAGES = "# What the average charts play like on the Mays scale, by 260 games each: give or take 1.8."


@frozen
class Calibrated:
    """The result of a calibration."""

    profiles: list[Profile]
    averages: Mapping[str, float]
    """The measured rating of each average chart on the Mays scale."""


def calibrated(
    profiles: Sequence[Profile], journal: Journal, workers: Workers | None, tell: Tell
) -> Calibrated:
    """All profiles with their fitted numbers, whatever numbers they had before."""
    averages = [one for one in profiles if one.folder == "averages"]
    others = [one for one in profiles if one.folder != "averages"]
    bench = set_up(journal, workers, averages[0], tell)
    seasons = fit_seasons(averages, bench)
    shared = {one.id: one.fitted for one in seasons}
    teams = [evolve(one, fitted=shared[one.average]) for one in others]
    standing, _ = calibrate_teams(teams, bench)
    laid = lay_averages(seasons, standing, bench)
    moved = standing.profiles(standing.steps)
    return Calibrated([*moved, *laid], place_averages(laid, moved, bench))


def save(found: Calibrated) -> None:
    """Write all profiles and the record, and clear their caches."""
    for profile in found.profiles:
        write_text(FOLDER / f"{profile.id}.toml", profile_text(profile))
    shipped_profile.cache_clear()
    lines = [ABOUT, f'rules = "{_today()}"', "", ABOUT_AVERAGES, "[averages]"]
    lines += [f"{name} = {mays:g}" for name, mays in found.averages.items()]
    write_text(RECORD, "".join(f"{line}\n" for line in lines))
    average_ratings.cache_clear()


def fitted_to_today() -> bool:
    """Whether the shipped profiles were fitted to the rules and the coach of today."""
    return RECORD.exists() and bool(parse_toml(read_text(RECORD), RECORD.name)["rules"] == _today())


def _today() -> str:
    control = next(name for name in profile_files() if name.startswith("average-"))
    return rules_of_today(shipped_profile(control))
