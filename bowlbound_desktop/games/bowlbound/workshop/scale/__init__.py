"""One scale: charts that play to the published point spread.

`panel.py` names the reference teams.
"""
