"""How often each call is made, as a matrix game.

- `solution.py` solves the game and says how often both sides make each call; `duel.py` is the game itself.
- `character.py` pulls the mix toward a team's own style.
- `reading.py` answers what the other team is known for; `scouting.py` says how far that is to be trusted.
- `yards.py` is how a novice calls.
"""
