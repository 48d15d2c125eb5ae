"""Every rule id of the specifications is named by a test or a scenario."""

import re
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
GROUPS = tomllib.loads((Path(__file__).parent / "rule_ids.toml").read_text(encoding="utf-8"))["group"]
WANTED = [rule for group in GROUPS if "later" not in group for rule in group["ids"]]

ID = re.compile(
    r"""(?<![\w-])                                         # C-BR-12 names no BR-12
        (?P<rule>(?:C-)?(?:BR|AR|PC|TC|LG|XL|GC|CC|CR|PBR|PB|R)(?:-(?:\w+|[\^$*†]))+)
        (?P<more>\.\.[ivx]+|(?:/\w+)*)                        # AR-I-1-B/C, AR-II-1-C-i..iii
    """,
    re.VERBOSE,
)
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")


def named_in(text):
    """The ids that a text names."""
    return {rule for match in ID.finditer(text) for rule in written_out(match["rule"], match["more"])}


def written_out(rule, more):
    """A rule and those written after it in short: AR-I-1-B/C is two, AR-II-1-C-i..iii three."""
    stem, _, first = rule.rpartition("-")
    if more.startswith(".."):
        last = ROMAN.index(more[2:])
        return [f"{stem}-{number}" for number in ROMAN[ROMAN.index(first) : last + 1]]
    return [rule, *(f"{stem}-{other}" for other in more.split("/") if other)]


def named():
    """The ids that tests and scenarios name."""
    files = [*TESTS.rglob("*.py"), *(TESTS / "scenarios").rglob("*.toml")]
    return set().union(
        *(named_in(path.read_text(encoding="utf-8")) for path in files if path != Path(__file__))
    )


def test_every_rule_is_named_by_a_test_or_a_scenario():
    found = named()
    assert [rule for rule in WANTED if rule not in found] == []


def test_no_id_stands_twice_in_the_table():
    ids = [rule for group in GROUPS for rule in group["ids"]]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ('rule = "BR-VI-4-B-^, R-10"', {"BR-VI-4-B-^", "R-10"}),
        ("BR-VI-4-B-*: a first down", {"BR-VI-4-B-*"}),
        ("AR-I-1-B/C.", {"AR-I-1-B", "AR-I-1-C"}),
        ("BR-I/II/III", {"BR-I", "BR-II", "BR-III"}),
        ("AR-II-1-C-i..iii", {"AR-II-1-C-i", "AR-II-1-C-ii", "AR-II-1-C-iii"}),
        ("C-BR-12 (CR-02)", {"C-BR-12", "CR-02"}),
        ("TC-A and TC-15.", {"TC-A", "TC-15"}),
    ],
)
def test_how_ids_are_written(text, rules):
    assert named_in(text) == rules
