"""Every sentence that a player or a contributor reads is plain English: banned phrases stay out."""

import re
from functools import cache
from pathlib import Path

import pytest

from bowlbound_desktop.cli.texts import texts

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", *(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))
COUNTED = "line|file|chart|team|game|yards|plays|one|two"
THINGS = "cell|chart|sheet|colour|column|figure|call|team|spot|throw|tournament|answer|score"
BANNED = {
    r"\ban own\b": "your own, or of your own",
    rf"\b({COUNTED}) a (sheet|pair|pairing|play|page|command|run)\b": "per",
    r"\breckon": "compute",
    r"(?<!-)\banew\b": "again",
    r"\boff[e]nce|\bdef[e]nce": "offense and defense, as the rule book writes",
    r"\bspecial (punt|kickoff|interception)_": "the name of the column",
    r"\bFoul \d": "the foul itself",
    r"-0\.0\b": "0.0",
    r"\bso unless named\b": "the default",
    rf"(?<!there )\bis no ({THINGS})\b": "is not a",
    r"\bsomebody else (meanwhile|answered)\b": "say who",
    r"^(◀ )?(Play|Page|Grid) &?(before|after)": "previous, next",
    r"[Nn]obody can (reckon|compute|tell)": "No win chance for this game",
    r"\bthe own\b": "its own, or your own",
    r"\bunless named\b": "default: ...",
    r", but for (a|an|the|interference)\b": "except",
    r"\b(points|score|scores) by quarters\b": "by quarter",
    r"\b[Ff]or who\b": "for a side that, for a player who",
    r"\bfor the makers\b": "for the developers",
    r"[Ee]nd of period (\d|\{)": "end of the 2nd quarter",
    r"\bYou see play\b": "Looking back at play",
    r"\b(is|are) no (exact|snap|problem)": "is not, are not",
    r"^(Enter into|Close without it)\b": "Add to, Close without saving",
    r"\bby lot\b": "at random",
    r"\bplain sense\b": "common sense",
    r"\bnone of the answers\b": "not one of the answers",
    r"\bstands (there |here )?(twice|for the second time)\b": "appears twice",
    r"\b(thrown away or|cannot be thrown away|threw away)\b": "deleted, in the trash",
    r"\bknows no such\b": "there is no such",
    r"\b[Tt]ake over the (chosen|selected)\b": "copy the selected",
    r"\b[Ii]n between (\{gain\}|gain|loss)": "the drive so far",
    r"\bleaned toward": "leaning toward",
    r"\b(team|game|play) more takes\b": "each further",
    r"\bsmall letters\b": "lower-case letters",
    r"\bwho coaches, as\b": "the coach",
    r"\bnot closed by its like\b": "the closing bracket does not match",
    r"\bof one mind\b": "contradicts itself",
    r"\bis none of\b": "is not one of",
    r"\bDo(es)? the (home side|visitors) \w+ a": "the question names the team: Do you ...?",
    r"\bcounts? nothing\b": "counts as nothing",
    r"\b[Dd]rop (the|unsaved) edits\b": "discard",
    r"\b[Tt]imes? outs?\b": "timeout",
    r"\bhome \{\}, away \{\}|: the \{\} side\b": "the name of the team: give the Side itself as a figure",
}


@cache
def read():
    return tuple(every_line())


def every_line():
    yield from texts()
    for name in PAGES:
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), start=1):
            yield f"{name}:{number}", line


@pytest.mark.parametrize("phrase", BANNED)
def test_a_banned_phrase_stays_out(phrase):
    found = [f"{place}: {text}" for place, text in read() if re.search(phrase, text)]
    assert found == [], f"write instead: {BANNED[phrase]}"


def test_the_list_holds_code_tables_and_pages():
    told = dict(read())
    places = list(told)
    assert len(places) > 3000
    assert "You won the toss: receive the opening kickoff or kick?" in told.values()
    assert any(place.startswith("manual/quick-start.md") for place in places)
    assert any(place.startswith("ui/start/page.py") for place in places)
    assert not [text for text in told.values() if text.endswith((" | None", "Any]"))]
    assert "print every sentence that a player may read, for proof-reading" in told.values()
