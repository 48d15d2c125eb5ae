"""Makes and edits charts.

- From season facts: `profile.py` (a team's strength and style), `makeup.py`, `make_offense.py`,
  `make_defense.py`, `make_special.py`, `fouls.py` and `layout.py` make the columns, `build.py` the chart and
  its file.
- How charts play: `rating.py`, `matching.py`, `fidelity.py`, `calibrate.py`; `scale/` calibrates all shipped
  charts.
- `editing/` is the workbench, `analysis/` what a chart is worth while it is edited, `new_team/` makes a team
  from statistics.
"""
