"""The desktop window; the only package that imports PySide6.

- `app.py` starts, `program.py` leads from page to page: `start/`, `new_game/`, `saved/`, `help/`, `room/`
  (the chart room), and the table.
- The table: `game_controller.py` has the session and gives out frames (`frame/`); `main_window.py` shows each
  frame in its views: `board/`, `field/`, `charts/`, `cards/`, `decisions/`, `log/`, `stats/`; `table/` is
  what lies around them.
- `paper/` draws pages for screen, printer and PDF.
- Shared: `widgets/` (what Enter does in a form: `form_dialog.py`), `labels.py`, `theme.py`, `actions.py`;
  `worker.py` is the one thread for long work; `notices.py` and `crash.py` tell the player what went wrong.
"""
