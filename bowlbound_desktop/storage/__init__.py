"""Files: saves, preferences, reports and tournaments, read and written whole.

- `files.py` reads and writes (with `syncing.py` and `freeing.py` in the background), `locks.py` keeps two
  programs from writing at once, `toml.py` and `converter.py` turn text into values; every error is one
  sentence.
- Saves: `saves.py` lists, reads and writes; `save_writer.py`, `save_reader.py`, `save_header.py` are the
  format, `halves.py` its secret calls, `migrate.py` older versions. `game_files.py` says which file a game at
  the table has, `game_locks.py` who has it open, `save_folder.py` lists the files, `save_shelf.py` renames
  and deletes them.
- The player's other files: `preferences.py`, `own_files.py` (teams), `tournaments.py`, `rating_list.py`,
  `reports.py` (the program's own mistakes); `damaged.py` sets a damaged one aside and says so.
- `face_shelf.py` and `face_game.py` are shelf and descriptor for games that need only teams' names and
  colours.
"""
