"""The game between two plays: `game.py` is its state, `options.py` what is agreed, `dice.py` the dice.

`tracker.py` counts possessions and periods, `drives.py` begins drives, `dead_ball.py` moves the chains,
`ghost_die.py` decides for the ghost; `checks.py` says what a saved game may hold.
"""
