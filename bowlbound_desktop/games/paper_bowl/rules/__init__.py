"""The rules of Paper Bowl: play cards against defense cards, and an event deck that is also the clock.

`next_play.py` says which procedure follows; `game.py` is the state between two plays, `system.py` what a
front end sees, `checks.py` what a saved game may hold, `options.py` the options. In the box are the cards of
`cards.py`, shown as pictures by `faces.py` and as tables by `show.py`, and the dice of `dice.py`.

- A play from scrimmage: `scrimmage.py`, with `calls.py` (cards and timeouts before the throw),
  `run_or_pass.py`, `turnovers.py`, `penalties.py`, `challenges.py` and `dead_ball.py`.
- Kicks: `kickoffs.py` (and the toss), `kicks.py` (punts, field goals), `tries.py`; `returns.py` also serves
  turnovers.
- `periods.py` is the clock: quarters, halves, overtime.
"""
