"""Presses Ctrl+C at random moments of the first two seconds, and checks how the program ends.

python benchmarks/interrupt.py [TIMES [SEED]]: exit code 0 if it always ended quietly.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter

COMMANDS: tuple[list[str], ...] = ([], ["--seed", "4"], ["room"])
"""The start page, the table, and the chart room."""
LATEST = 2.0
LOST = 0


def kind_of(code: int, said: str) -> str:
    """How it ended, in words."""
    if code == LOST:
        return "went on: abnormal"
    if code < 0 and code != -signal.SIGINT:
        return f"{signal.Signals(-code).name}: abnormal"
    return "a traceback of Python's own start" if said else "quietly"


def ended(words: list[str], after: float) -> tuple[int, str]:
    """Start the program and interrupt it after so many seconds; returns its exit code and its output."""
    with tempfile.TemporaryDirectory(prefix="bowlbound-interrupt-") as home:
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "BOWLBOUND_HOME": home}
        command = [sys.executable, "-X", "faulthandler", "-m", "bowlbound_desktop", *words]
        with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
            time.sleep(after)
            process.send_signal(signal.SIGINT)
            try:
                said = process.communicate(timeout=60)[1]
            except subprocess.TimeoutExpired:
                process.kill()
                return LOST, "it went on as if nothing had happened"
            return process.returncode, said.strip()


def main() -> int:
    """Count how it ended, and print the output of an abnormal end."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    signal.signal(signal.SIGINT, signal.default_int_handler)  # with "&" a shell ignores it
    luck = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    kinds: Counter[str] = Counter()
    for number in range(times):
        after, words = luck.uniform(0, LATEST), COMMANDS[number % len(COMMANDS)]
        code, said = ended(words, after)
        kinds[kind_of(code, said)] += 1
        if said:
            print(f"{number}: {words} after {after:.2f} s: {code}\n{said}\n", flush=True)
    print(f"interrupted {times} times", *(f"{count:4} {kind}" for kind, count in kinds.items()), sep="\n")
    return int(any("abnormal" in kind for kind in kinds))


if __name__ == "__main__":
    sys.exit(main())
