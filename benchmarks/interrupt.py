"""Presses Ctrl+C at random moments of the first two seconds and looks at how the program ends.

python benchmarks/interrupt.py [TIMES [SEED]]: exit code 0 when it always ended quietly.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter

COMMANDS = ([], ["--seed", "4"], ["room"])
"""The first page, the table, and the chart room."""
LATEST = 2.0
QUIET = {130, -signal.SIGINT}
"""Ended by us, or by the system before Python was there to be asked."""


def ended(words: list[str], after: float) -> tuple[int, str]:
    """Start the program, interrupt it after so many seconds; its exit code and what it said."""
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
                return 0, "it went on as if nothing had happened"
            return process.returncode, said


def main() -> int:
    """Count how it ended, and show what an abnormal end said."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    signal.signal(signal.SIGINT, signal.default_int_handler)  # behind "&" a shell has it ignored
    luck = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    codes: Counter[tuple[int, str]] = Counter()
    for number in range(times):
        after = luck.uniform(0, LATEST)
        words = COMMANDS[number % len(COMMANDS)]
        code, said = ended(words, after)
        kind = "said something" if said.strip() else "silent"
        codes[code, kind] += 1
        if code not in QUIET or said.strip():
            print(
                f"{number}: {words} after {after:.2f} s: {code}\n{said}",
                flush=True,
            )
    print(*(f"exit code {code}, {kind}: {count}" for (code, kind), count in sorted(codes.items())), sep="\n")
    bad = sum(count for (code, _), count in codes.items() if code not in QUIET)
    print(f"interrupted {times} times, ended abnormally {bad} times")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
