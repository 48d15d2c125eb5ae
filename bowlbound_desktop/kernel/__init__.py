"""What all football games share: field, clock, score, dice, requests and procedures.

- Values: `field.py` (sides, spots), `clock.py`, `score.py`, `dice.py`, `cards.py`; `gridiron.py` is what
  every game knows of its teams, and of ball, chains and timeouts between two plays, `checks.py` what none
  may hold there, `changing.py` how such a value is copied with changes.
- Rules: `requests.py` is what a rule can ask, `events.py` what it can tell, `asking.py` the short ways to do
  both; `procedure.py` runs, stops and resumes a rule; `memory.py` remembers what a rule did before.
- A game for the others: `system.py` is what a front end may know of it,
  `team_face.py` how a team looks; `options.py` are its rule options,
  `ways.py` what the words of its events mean, `small_questions.py` which questions persons are spared;
  `showing.py` and `wording.py` fill in scoreboard, field and situation.
- `errors.py` has the few errors that are told to the player.

Nothing here imports anything but attrs and pure modules of the standard library: no randomness, no time, no
files.
"""
