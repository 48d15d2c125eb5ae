"""What the table shows, as plain values without Qt; the views read nothing else of the game.

- `frame.py` is everything the table shows at one moment; `framer.py` makes it from a session.
- Its parts: `question.py` (made by `waiting_question.py`, `purposes.py`), `calls.py`, `cards.py`,
  `shown_play.py`, `turned_up.py` (both secret calls), `told.py` (plays in the log, kept by `telling.py`).
- `live.py` follows scoreboard and field through a play; `news.py` finds what happened since the last frame.
"""
