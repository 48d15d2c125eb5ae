"""Plays from scrimmage: `scrimmage.py`, with the calls of `calls.py`.

`column_play.py` plays a column, `rare_plays.py` with `rare_losses.py` a rare play, `hail_mary.py` a Hail
Mary; `gains.py` advances the ball for all of them.
"""
