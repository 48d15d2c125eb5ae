"""Every rule id of the specification is named by a test of this room."""

import re
from pathlib import Path

SECTIONS = {"A": 16, "B": 19, "C": 3, "D": 14, "E": 4, "K": 7, "G": 11, "R": 84}
WANTED = [f"NB-{section}{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]
ID = re.compile(r"NB-[A-EGKR]\d{1,2}(?!\d)")


def test_every_rule_is_named_by_a_test():
    here = Path(__file__)
    texts = [path.read_text(encoding="utf-8") for path in here.parents[1].rglob("*.py") if path != here]
    named = {rule for text in texts for rule in ID.findall(text)}
    assert [rule for rule in WANTED if rule not in named] == []
