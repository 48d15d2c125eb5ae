"""The commands that every game has, one module per command; `main.py` finds and runs them.

A command is a module with `add_parser(subparsers)` and `run(args)`; slow imports are inside `run`. A game
adds its own by `Descriptor.commands`. Shared by several: `game_arguments.py`, `many_games.py`,
`odds_output.py`; `display.py` finds out whether a window can open, `interrupts.py` handles Ctrl+C,
`streams.py` what a terminal cannot print.
"""
