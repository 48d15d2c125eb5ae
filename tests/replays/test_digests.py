"""Some of the games of benchmarks/compare_games.py are, event by event, those of the fingerprints.

Where one differs, `python benchmarks/compare_games.py COMMIT .` shows the first event that does; where a rule was
changed on purpose, `--anew .` makes the fingerprints anew.
"""

import tomllib

import pytest

from tests.amounts import TIMES
from tests.replays.digests import fingerprint, lines_of, plain, planned_games
from tests.replays.recording import FOLDER

KNOWN = tomllib.loads((FOLDER / "digests.toml").read_text(encoding="utf-8"))["games"]
QUICK = [planned for planned in planned_games() if planned.preset != "any" or planned.seed < 200]
"""Games without coaches who think for seconds."""
STEP = max(1, 11 // TIMES)
"""One game in so many is played; eleven meets all systems, presets and coaches."""


def test_every_planned_game_has_its_fingerprint():
    assert [planned.name for planned in planned_games()] == list(KNOWN)


@pytest.mark.parametrize("planned", QUICK[::STEP], ids=lambda planned: planned.name)
def test_a_game_is_the_same_event_by_event(planned):
    assert fingerprint(lines_of(planned)) == KNOWN[planned.name]


def test_a_value_without_a_plain_form_is_refused():
    with pytest.raises(TypeError, match="has no plain form"):
        plain({1, 2})
