"""The rules of Nailbiter; they import nothing but the kernel.

`next_play.py` says which procedure follows; `system.py` is what a front end sees. The chapters:

- `frame/`: the game between two plays. `printed/`: the tables.
- `drive_starts/`: launches, jolts and rare plays, which lead to a drive's key play.
- `downs/`: plays from scrimmage of coach and ghost; `plays/`: the play tables, up to the dead ball.
- `kicks/`, and `after_play/`: penalties and the clock of a drill.

`wording.py` puts a game into words; `show.py` and `strip.py` are its tables and its clock on the screen.
"""
