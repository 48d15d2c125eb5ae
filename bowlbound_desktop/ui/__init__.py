"""The desktop window; the only package that imports PySide6.

- `app.py` starts the program; `program.py` switches between the start page (`start/`), new game
  (`new_game/`), saved games (`saved/`), manual (`help/`), chart room (`room/`) and the table.
- The table: `game_controller.py` owns the session and emits frames (`frame/`); `main_window.py` passes each
  frame to its views: `board/`, `field/`, `charts/`, `cards/`, `decisions/`, `log/`, `stats/`. `table/` has
  the rest of the window: menus, docks, the staging of a play, replay and the computer coaches' turns.
- `lesson/` is the guided drive, `access/` is for screen readers and the keyboard, `sound/` plays the stadium,
  `paper/` draws pages for screen, printer and PDF.
- Shared: `widgets/`, `labels.py`, `theme.py`, `actions.py`, `preferences.py`; `worker.py` runs long work in
  the one background thread; `notices.py` and `crash.py` tell the player what went wrong.
"""
