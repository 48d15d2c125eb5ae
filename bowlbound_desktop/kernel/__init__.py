"""What all football games share: field, clock, score, dice, requests and procedures.

- Values: `field.py` (sides, spots), `clock.py`, `score.py`, `dice.py`, `cards.py`; `gridiron.py` has the two
  teams and the state between two plays that every game shares, `checks.py` what can be wrong with that state,
  `changing.py` how it is copied with changes.
- Rules: `requests.py` is what a rule can ask, `events.py` what it can tell, `asking.py` has shorthands for
  both; `procedure.py` runs, stops and resumes a rule; `memory.py` caches what a rule did before.
- A game as others see it: `system.py` is what a front end may know of it, `team_face.py` how a team looks;
  `options.py` are its rule options, `ways.py` what the words of its events mean, `small_questions.py` which
  questions people are not asked; `showing.py` and `wording.py` fill in scoreboard, field and situation,
  `nouns.py` puts nouns after numbers.
- `errors.py` has the few errors that are told to the player.

Nothing here imports anything but attrs and pure modules of the standard library: no randomness, no time, no
files.
"""
