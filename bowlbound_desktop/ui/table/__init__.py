"""The rest of the table: layout, docks, menus, and the order in which a play is shown.

- Window: `centre.py`, `layout.py`, `docks.py`, `dock_layouts.py`, `dock_tabs.py`, `menu.py`,
  `rules_dialog.py`.
- Showing plays: `stage.py` plays the animation of each frame; `replay.py` and `travel_bar.py` show the past,
  `intermission.py` the pages at half-time and the end.
- Computer coaches: `thinker.py`, `adviser.py` (Suggest a call), `preparer.py` (long preparations), and
  `watch.py`, the pace of a game between two of them.
"""
