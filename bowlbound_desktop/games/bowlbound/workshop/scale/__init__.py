"""Calibrates all shipped charts on one scale, so that they play to the published point spread.

- `calibration.py` runs it all: `seasons.py`, `teams.py`, `averages.py` with `levels.py`, then `placing.py`.
  They fit by `model.py` toward `aims.py`; `panel.py` names the reference teams.
- `bench.py` plays the games, and `journal.py` keeps their outcomes.
- `spreads.py`, `truths.py` and `report.py` then measure the result with other seeds.
"""
