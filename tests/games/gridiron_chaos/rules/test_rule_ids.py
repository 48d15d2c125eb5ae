"""Every rule id of the specification is named by a test of this room."""

import re
from pathlib import Path

IDS = [
    *(f"GC-{number}" for number in range(1, 12)),
    *(f"GC-X{number}" for number in range(1, 9)),
    *(f"GC-K{number}" for number in range(1, 11)),
    *(f"GC-R{number}" for number in range(1, 82)),
]
HERE = Path(__file__)


def test_every_rule_is_named_by_a_test():
    texts = [path.read_text(encoding="utf-8") for path in HERE.parents[1].rglob("test_*.py") if path != HERE]
    named = {rule for text in texts for rule in re.findall(r"GC-[RXK]?\d+", text)}
    assert [rule for rule in IDS if rule not in named] == []
    assert named <= set(IDS)
