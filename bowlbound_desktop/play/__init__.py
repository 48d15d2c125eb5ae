"""The table without a window: who answers, games in progress, figures, papers, scenarios, exact odds.

- What a game brings: `descriptor.py`, and its parts `teams/`, `game_card.py`, `checklist.py`,
  `predictions.py`, `level.py`, `words.py`, `forecast.py`, `odds_asking.py`, `call_figures.py`, `teaching/`.
- A game at the table: `opening.py` (from a player's wishes to a session), `session.py` with `progress/` below
  it, `seating.py` and `answerers.py` (who answers), `standing.py` (small questions answered for people),
  `thinking.py` (what a coach thinks over in the background), `mistakes.py` (who answers when a coach fails),
  `advising/` (what coaches advise), `lots.py` and `seeds.py` (numbers that follow from a seed).
- What is told: `narrate.py` (log and reasons), `play_ends.py` (how plays and drives end), `prospects.py`
  (what each answer leads to), `story/` and `telling/`; figures in `counting/` and `game_data.py`; papers in
  `paper/`; teams' colours and emblems in `looks/`.
- More than one game: `many/`. Situations in files: `scenario/`.
- `tree.py` follows every way that a play of any game can go, with its exact chance.
"""
