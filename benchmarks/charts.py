"""How long charts take to load: one, and all that a full set has, each time in a process of its own.

Until the workshop has made them all, the charts that there are stand in for the missing ones.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bowlbound_desktop.storage.charts import shipped_files

ROUNDS = 9
FULL = 78 + 36 + 8
"""Teams, an average of each of their seasons, the house league."""
LIMITS = {"one chart, first of its process": 0.010, "all charts": 0.5}
SCRIPT = """
import sys, time
from pathlib import Path
from bowlbound_desktop.storage.charts import load_chart
files = sorted(Path(sys.argv[1]).glob("*.toml"))
start = time.perf_counter()
load_chart(files[0])
first = time.perf_counter()
for file in files:
    load_chart(file)
print(first - start, time.perf_counter() - start)
"""


def fill(folder: Path) -> int:
    files = list(shipped_files().values())
    for number in range(max(FULL, len(files))):
        shutil.copy(files[number % len(files)], folder / f"{number:03}.toml")
    return max(FULL, len(files))


def main() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with tempfile.TemporaryDirectory() as folder:
        count = fill(Path(folder))
        command = [sys.executable, "-c", SCRIPT, folder]
        runs = [subprocess.check_output(command, env=environment, text=True).split() for _ in range(ROUNDS)]
    for number, (name, limit) in enumerate(LIMITS.items()):
        taken = median(float(run[number]) for run in runs)
        print(f"{name:32} {taken * 1000:7.1f} ms of {limit * 1000:.0f} allowed: ratio {taken / limit:.2f}")
    print(f"{count} files, {len(shipped_files())} of them different; median of {ROUNDS} processes")


if __name__ == "__main__":
    main()
