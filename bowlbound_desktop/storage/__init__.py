"""Files: saves, preferences, reports and tournaments, read and written whole.

- `files.py` reads and writes, `locks.py` keeps two programs from writing at once, `toml.py` and
  `converter.py` go from text to values; whatever is wrong becomes one sentence.
- Saves: `saves.py` lists, reads and writes; `save_writer.py`, `save_reader.py`, `save_header.py` are the
  format, `halves.py` its secret calls, `migrate.py` older versions. `game_files.py` says which file a game at
  the table has, `game_locks.py` who has it open, `save_folder.py` what there is, `save_shelf.py` renames and
  throws away.
- The player's other files: `preferences.py`, `own_files.py` (teams), `tournaments.py`, `reports.py` (mistakes
  of ours); `damaged.py` sets a damaged one aside and says so.
- `face_shelf.py` is a team shelf for games that need only names and colours.
"""
