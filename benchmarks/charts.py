"""How long charts take to load, each time in a new process: the first one, one more, all of them."""

import os
import subprocess
import sys
from statistics import median

from bowlbound_desktop.games.bowlbound.charts.files import chart_files

ROUNDS = 9
LIMITS = {"one chart, the first": 0.010, "one chart more": 0.010, "all charts": 0.5}
SCRIPT = """
import time
from bowlbound_desktop.games.bowlbound.charts.files import chart_files, load_chart
files = list(chart_files().values())
times = [time.perf_counter()]
load_chart(files[0])
times.append(time.perf_counter())
load_chart(files[-1])
times.append(time.perf_counter())
for file in files:
    load_chart(file)
times.append(time.perf_counter())
print(*(after - before for before, after in zip(times, times[1:])))
"""


def main() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SCRIPT]
    runs = [subprocess.check_output(command, env=environment, text=True).split() for _ in range(ROUNDS)]
    for number, (name, limit) in enumerate(LIMITS.items()):
        taken = sorted(float(run[number]) * 1000 for run in runs)
        allowed = f"of {limit * 1000:.0f} allowed: ratio {median(taken) / limit / 1000:.2f}"
        print(f"{name:20} {median(taken):7.1f} ms {allowed} (best {taken[0]:.1f} ms)")
    print(f"{len(chart_files())} charts, median of {ROUNDS} processes")


if __name__ == "__main__":
    main()
