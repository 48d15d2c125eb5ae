import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import chart_text
from bowlbound_desktop.games.bowlbound.odds.expectation import Expected, expected_yards
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart, chart_path
from bowlbound_desktop.games.bowlbound.workshop.matching import meetings, never_used
from bowlbound_desktop.games.bowlbound.workshop.profile import (
    profile_files,
    profile_text,
    read_profile,
    shipped_profile,
)


@pytest.fixture(scope="module")
def charts():
    return {name: build_chart(shipped_profile(name)) for name in profile_files()}


def test_rebuilding_gives_the_files_in_the_repository(charts):
    different = [
        name
        for name, chart in charts.items()
        if chart_path(shipped_profile(name)).read_text(encoding="utf-8") != chart_text(chart)
    ]
    assert different == []


def test_every_chart_of_the_sets_averages_and_house_league_has_a_profile(charts):
    folders = {chart_path(shipped_profile(name)).parent for name in charts}
    assert {path.stem for folder in folders for path in folder.glob("*.toml")} == set(charts)


def test_all_teams_and_seasons_are_there(charts):
    folders = [shipped_profile(name).folder for name in charts]
    assert [folders.count(f"set{number}") for number in (1, 2, 3)] == [32, 24, 22]
    assert folders.count("house") == 8
    seasons = {shipped_profile(name).average for name in charts}
    assert seasons <= set(charts)


@pytest.mark.parametrize("name", ["1966-notre-dame", "average-1966", "house-harbor-gulls"])
def test_a_profile_written_back_is_the_same_text(name):
    path = profile_files()[name]
    assert profile_text(read_profile(path)) == path.read_text(encoding="utf-8")


def cells(chart):
    for name, column in chart.offense.items():
        yield from (("offense", name, cell) for cell in column)
    for name, column in chart.special.items():
        yield from (("special", name, cell) for cell in column)


def test_set_three_prints_s_and_r_and_the_others_yards(charts):
    for name, chart in charts.items():
        printed = {cell.penalty for _, _, cell in cells(chart) if cell.penalty}
        own = set(shipped_profile(name).as_published)
        if chart.set == 3 and not own:
            assert printed == {"S", "R"}, name
        elif chart.set < 3:
            assert printed <= {"5", "10", "15"}, name


def test_option_passes_stand_in_play_5_of_every_chart(charts):
    for chart in charts.values():
        assert {cell.word for cell in chart.offense["5"]} >= {"SOP", "BLP"}


def test_misprints_stand_as_published(charts):
    assert charts["1988-notre-dame"].offense["3"][24 - 10].text == "3"
    assert charts["1979-alabama"].special["punt"][17 - 10].marked
    assert charts["1986-penn-state"].special["interception_return"][19 - 10].text == "TF"
    assert {cell.colour for cell in charts["1954-ohio-state"].defense["E"]["5"]} == {"red"}


def test_defensive_touchdowns_and_marked_returns_are_as_published(charts):
    chart = charts["1966-notre-dame"]
    texts = {cell.text for rows in chart.defense.values() for column in rows.values() for cell in column}
    assert "(TD)" in texts
    assert "[TD]" not in texts
    assert any(cell.marked for one in charts.values() for cell in one.special["kickoff_return"])


def test_set_one_lacks_its_w(charts):
    assert all("W" not in chart.marks for chart in charts.values() if chart.set == 1)


def test_more_strength_gains_more_and_yields_less():
    profile = shipped_profile("1966-army")
    profile = evolve(profile, fitted=evolve(profile.fitted, offense=-0.813, defense=0.981))
    stronger = evolve(profile, fitted=evolve(profile.fitted, offense=2.0, defense=2.0))
    weak, strong = build_chart(profile), build_chart(stronger)
    for play in PLAYS:
        assert Expected(strong.offense).yards(play) > Expected(weak.offense).yards(play)
    before, after = meetings(weak, weak), meetings(weak, strong)
    for play in PLAYS:
        for place in range(len(FORMATIONS)):
            assert expected_yards(after[play][place]) < expected_yards(before[play][place]) + 0.05


def mean(found, play, formation):
    return expected_yards(found[play][FORMATIONS.index(formation)])


@pytest.mark.parametrize("season", [1940, 1966, 1985])
def test_the_matching_game_is_there(charts, season):
    found = meetings(charts[f"average-{season}"], charts[f"average-{season}"])
    assert all(mean(found, play, "B") == min(mean(found, play, f) for f in FORMATIONS) for play in "12")
    assert mean(found, "3", "C") == min(mean(found, "3", f) for f in FORMATIONS)
    assert mean(found, "9", "E") == min(mean(found, "9", f) for f in FORMATIONS)
    assert mean(found, "4", "A") < mean(found, "4", "D")
    assert mean(found, "6", "A") == min(mean(found, "6", f) for f in FORMATIONS)
    assert mean(found, "6", "F") == max(mean(found, "6", f) for f in FORMATIONS)


@pytest.mark.parametrize("season", [1940, 1952, 1966, 1978, 1988])
def test_no_play_and_no_formation_is_dominated(charts, season):
    assert never_used(charts[f"average-{season}"]) == ([], [])
