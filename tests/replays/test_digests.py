"""Some of the games of benchmarks/compare_games.py are, event by event, those of the fingerprints.

Where one differs, `python benchmarks/compare_games.py COMMIT .` shows the first event that does; where a rule
was changed on purpose, `--anew .` makes the fingerprints anew.
"""

import tomllib

import pytest

from tests.amounts import TIMES
from tests.replays.digests import THINKERS, fingerprint, lines_of, plain, planned_games
from tests.replays.recording import FOLDER

KNOWN = tomllib.loads((FOLDER / "digests.toml").read_text(encoding="utf-8"))["games"]
QUICK = [planned for planned in planned_games() if not set(planned.coaches) & set(THINKERS)]
"""Games of coaches who need no seconds to think."""
STEP = max(1, 13 // TIMES)
"""One game in so many is played."""
PLAYED = QUICK[::STEP]


def test_every_planned_game_has_its_fingerprint():
    assert [planned.name for planned in planned_games()] == list(KNOWN)


@pytest.mark.parametrize("planned", PLAYED, ids=lambda planned: planned.name)
def test_a_game_is_the_same_event_by_event(planned):
    assert fingerprint(lines_of(planned)) == KNOWN[planned.name]


def test_those_played_are_of_all_systems_presets_and_coaches():
    for name in ("system", "preset", "coaches"):
        assert {getattr(one, name) for one in PLAYED} == {getattr(one, name) for one in QUICK}


def test_a_value_without_a_plain_form_is_refused():
    with pytest.raises(TypeError, match="has no plain form"):
        plain({1, 2})
