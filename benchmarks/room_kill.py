"""Kills the chart room at random moments of editing and saving, and checks the files that are left.

python benchmarks/room_kill.py [TIMES]: exit code 0 if no chart was broken and no edit lost.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time

ID = "1966-purdue"
CELL = ("offense", "3", "24")
EDITOR = """
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import open_bench
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
bench = open_bench("1966-purdue")
place = ("offense", "3", "24")
number = 0
while True:
    number = number % 998 + 1
    bench.document.do(type_text(bench.document.sheet, place, str(number)))
    print("typed", number, flush=True)
    if number % 3 == 0:
        bench.save()
        print("saved", number, flush=True)
"""


def last_words(home: str, after: float) -> dict[str, int]:
    """Edit in another process and kill it; returns what it last reported of typing and saving."""
    command = [sys.executable, "-c", EDITOR]
    environment = {**os.environ, "BOWLBOUND_HOME": home}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(after)
        process.send_signal(signal.SIGKILL)
        lines = [first, *process.stdout.read().splitlines()]
    words = [line.split() for line in lines if len(line.split()) == 2]
    return {verb: int(number) for verb, number in words if number.isdigit()}


def trouble(after: float) -> str:
    """What is wrong after a kill; empty if nothing is."""
    with tempfile.TemporaryDirectory(prefix="bowlbound-room-") as home:
        said = last_words(home, after)
        os.environ["BOWLBOUND_HOME"] = home
        return _trouble(said)


def _trouble(said: dict[str, int]) -> str:
    from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
    from bowlbound_desktop.games.bowlbound.workshop.editing.bench import open_bench
    from bowlbound_desktop.kernel.errors import BowlboundError

    try:
        saved = load_by_id(ID).offense["3"][14].text
        back = open_bench(ID).document.sheet[CELL]
    except BowlboundError as error:
        return f"broken: {error}"
    typed, kept = said.get("typed", 0), said.get("saved", 0)
    # The kill may also come between a step and the report of it.
    if kept and int(saved) not in (kept, kept + 3):
        return f"the file has {saved} after {kept} was saved"
    return "" if int(back) in (typed, typed + 1) else f"{back} came back after {typed} was typed"


def main() -> int:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    luck = random.Random(1)
    bad = [words for _ in range(times) if (words := trouble(luck.uniform(0, 0.25)))]
    print(f"killed {times} times while typing and saving, trouble {len(bad)} times")
    for words in bad:
        print(words)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
