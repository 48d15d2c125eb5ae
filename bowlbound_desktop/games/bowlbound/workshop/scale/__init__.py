"""One scale: charts that play to the published point spread.

`calibration.py` is the whole of it: `seasons.py`, `teams.py` and `averages.py` play by way of `bench.py` and
`journal.py` and fit all games together by `model.py`, toward `aims.py`; `panel.py` names the reference teams.
`spreads.py`, `truths.py` and `report.py` then measure with other seeds what came of it.
"""
