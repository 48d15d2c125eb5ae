"""The table without a window: who answers, games in progress, figures, papers, scenarios, exact odds.

- What a game brings: `descriptor.py`, and its parts `teams/`, `game_card.py`, `checklist.py`,
  `predictions.py`, `level.py`, `words.py`, `forecast.py`, `odds_asking.py`, `call_figures.py`.
- A game at the table: `opening.py` (from a wish to a table), `session.py` with `progress/` below it,
  `seating.py` and `answerers.py` (who answers), `standing.py` (what persons are spared), `thinking.py` (what
  a coach thinks over in the background), `mistakes.py` (who answers when a coach fails), `lots.py` (numbers
  that follow from a seed).
- What is told: `narrate.py` (log and reasons), `play_ends.py` (how plays and drives end), `prospects.py`,
  `pages.py`; figures in `counting/`, `game_data.py`; papers in `paper/`.
- More than one game: `many/`. Situations in files: `scenario/`.
- `tree.py` follows every way that a play of any game can go, with its exact chance.
"""
