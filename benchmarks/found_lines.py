"""Shared by the benchmarks of coaches: confidence intervals, timing, and reports with one line per result."""

import time

import numpy as np


def wilson(share, games, z=1.96):
    """The 95 % interval, which holds near 100 % too."""
    centre = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z * (share * (1 - share) / games + (z / 2 / games) ** 2) ** 0.5 / (1 + z * z / games)
    return centre - half, centre + half


def interval(share, games):
    """A share with its interval, as reports print it."""
    low, high = wilson(share, games)
    return f"{share:.1%} ({low:.1%} to {high:.1%})"


def times_told(games, found):
    """Median, 90th percentile and maximum of some times in seconds."""
    middle, late = (np.percentile(found, share) * 1000 for share in (50, 90))
    told = f"{games} games, {len(found)} questions: median {middle:.1f} ms, 90 % {late:.1f} ms"
    return f"{told}, longest {max(found) * 1000:.0f} ms"


def write(report, header, head, told):
    """Write a line into a report, replacing the last line of its kind."""
    print(head, told, flush=True)
    text = report.read_text("utf-8") if report.exists() else header
    lines = [old for old in text.splitlines() if not old.startswith(head)]
    end = max(number for number, old in enumerate(lines) if old.startswith("|")) + 1
    report.write_text("\n".join([*lines[:end], f"{head} {told} |", *lines[end:]]) + "\n", "utf-8")


def timed_answers(coach):
    """Record, from now on, the processor time and the kind of every answer of a class of coaches."""
    times, kinds, asked = [], [], coach.choose

    def timed(self, question, moment):
        start = time.process_time()
        answer = asked(self, question, moment)
        times.append(time.process_time() - start)
        kinds.append(question.kind)
        return answer

    coach.choose = timed
    return times, kinds
