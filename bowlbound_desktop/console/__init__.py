"""What commands of the terminal share, and the table in a terminal.

- For every command: `command.py` (what a command is), `parser.py` and `arguments.py`, `wishing.py` (the game
  that arguments ask for) and `situation.py` (a situation in arguments).
- The table: `text.py` plays a game, `commands.py` are the words that can be typed beside an answer,
  `answer_lines.py` lists answers, `typing_words.py` finds what was meant, `status.py` is the line above.
- Output: `look.py` (width and colours), `printer.py` (paging), `text_chart.py` (charts and tables).
"""
