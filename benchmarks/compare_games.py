"""Compares the same games in two checkouts, event by event, to prove that a change affects no game.

compare_games.py                       this checkout against the fingerprints in tests/replays/digests.toml
compare_games.py BEFORE AFTER          two sources; prints the first line that differs in each game
compare_games.py --keep FOLDER SOURCE  save the digests of a source in a folder
compare_games.py --anew SOURCE         rewrite the fingerprints in tests/replays/digests.toml

--keep and --anew can be combined. A source is a folder with a checkout, a commit of this repository, or a
folder with saved digests. All games are planned, played and written by tests/replays/digests.py of this
checkout, whatever the source. `--skip WORD` ignores lines that begin with it (board, table, ...),
`--ignore Class.field` a field that only one of two sources has.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from io import BytesIO
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DRIVER = ROOT / "tests" / "replays" / "digests.py"
FINGERPRINTS = ROOT / "tests" / "replays" / "digests.toml"
ENDING = ".jsonl.gz"
SHOWN = 1500
"""How many characters of a differing line are shown."""


def played(source, folder):
    """Play all games of a source into a folder, in a new process; returns the fingerprints by game."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as spare:
        checkout = checkout_of(source, Path(spare) / "checkout")
        home = Path(spare) / "home"
        environment = os.environ | {"PYTHONPATH": str(checkout), "BOWLBOUND_HOME": str(home)}
        command = [sys.executable, "-P", str(DRIVER), str(folder)]
        package, *lines = told(command, env=environment, cwd=spare).decode().splitlines()
        if Path(package).resolve() != checkout.resolve():
            raise SystemExit(f"{source}: the games were played by {package}")
    return dict(one.split() for one in lines)


def told(command, **settings):
    """The output of a command."""
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, **settings).stdout


def checkout_of(source, spare):
    """The folder of a source; a commit is unpacked first."""
    if Path(source).is_dir():
        return Path(source).resolve()
    archive = BytesIO(told(["git", "-C", ROOT, "archive", source]))
    with tarfile.open(fileobj=archive) as tar:
        tar.extractall(spare, filter="data")
    return spare


def digests_of(source, spare):
    """The folder with the digests of a source, and its name."""
    kept = Path(source)
    if not any(kept.glob(f"*{ENDING}")):
        played(source, spare)
        kept = spare
    return kept, {path.name.removesuffix(ENDING) for path in kept.glob(f"*{ENDING}")}


def lines_of(path, skipped, ignored):
    text = gzip.decompress(path.read_bytes()).decode()
    for line in text.splitlines():
        what, fact = json.loads(line)
        if what not in skipped:
            yield json.dumps([what, without(fact, ignored)], ensure_ascii=False, sort_keys=True)


def without(fact, ignored):
    """A fact without some fields, however deep they are."""
    if isinstance(fact, list):
        return [without(one, ignored) for one in fact]
    if not isinstance(fact, dict):
        return fact
    name = fact.get("class", "")
    return {key: without(one, ignored) for key, one in fact.items() if f"{name}.{key}" not in ignored}


def first_difference(before, after, name, args):
    """The number of the first line that differs, with both lines; None if the games are the same."""
    paths = [folder / f"{name}{ENDING}" for folder in (before, after)]
    if not (args.skip or args.ignore) and paths[0].read_bytes() == paths[1].read_bytes():
        return None
    games = (lines_of(path, set(args.skip), set(args.ignore)) for path in paths)
    pairs = zip_longest(*games, fillvalue="nothing")
    return next(((number, *pair) for number, pair in enumerate(pairs, 1) if pair[0] != pair[1]), None)


def compare(before, after, args):
    with tempfile.TemporaryDirectory() as spare:
        old, names = digests_of(before, Path(spare) / "before")
        new, others = digests_of(after, Path(spare) / "after")
        found = {name: first_difference(old, new, name, args) for name in sorted(names & others)}
    for name in sorted(names ^ others):
        print(f"{name}: only in {before if name in names else after}")
    wrong = {name: difference for name, difference in found.items() if difference}
    for name, (number, *lines) in wrong.items():
        print(f"{name}, line {number}:", *(line[:SHOWN] for line in lines), sep="\n  ")
    print(f"{len(found)} games compared, {len(wrong)} differ, {len(names ^ others)} have no partner")
    return 1 if wrong or names != others else 0


def check_fingerprints():
    """Compare this checkout with the stored fingerprints."""
    known = tomllib.loads(FINGERPRINTS.read_text(encoding="utf-8"))
    old, source = known["games"], known["source"]
    with tempfile.TemporaryDirectory() as spare:
        new = played(ROOT, Path(spare))
    wrong = [name for name in sorted(old.keys() | new) if old.get(name) != new.get(name)]
    for name in wrong:
        print(f"{name}: another game than in {source}")
    print(f"{len(new)} games, {len(wrong)} differ from {source}")
    return 1 if wrong else 0


def record(source, args):
    """Play the games of a source once, for the folder, the fingerprints or both."""
    with tempfile.TemporaryDirectory() as spare:
        games = played(source, (args.keep or Path(spare)).resolve())
    if args.anew:
        write_fingerprints(source, games)
    print(f"{len(games)} games of {source} were written down")
    return 0


def write_fingerprints(source, games):
    is_folder = Path(source).is_dir()
    where, name = (source, "HEAD") if is_folder else (ROOT, source)
    commit = told(["git", "-C", where, "rev-parse", "--short", name]).decode().strip()
    heading = (
        "# The games of benchmarks/compare_games.py by the SHA-256 of their lines; made with --anew.\n"
        f'source = "{commit}"\n\n[games]\n'
    )
    lines = (f'"{name}" = "{value}"\n' for name, value in games.items())
    FINGERPRINTS.write_text("".join((heading, *lines)), encoding="utf-8")


def read_arguments(words):
    parser = argparse.ArgumentParser(description="the same games in two checkouts")
    parser.add_argument("sources", nargs="*", help="a checkout, a commit, or a folder of digests")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to keep the digests of one source")
    parser.add_argument("--anew", action="store_true", help="write the fingerprints of one source")
    parser.add_argument("--skip", action="append", default=[], metavar="WORD")
    parser.add_argument("--ignore", action="append", default=[], metavar="CLASS.FIELD")
    args = parser.parse_args(words)
    if len(args.sources) not in ((1,) if args.keep or args.anew else (0, 2)):
        parser.error("name two sources, or one with --keep or --anew")
    return args


def main(words):
    args = read_arguments(words)
    match args.sources:
        case [source]:
            return record(source, args)
        case [before, after]:
            return compare(before, after, args)
    return check_fingerprints()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
