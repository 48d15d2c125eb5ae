"""The games, one folder each; `register.py` is the only list of them, `scenarios.py` runs scenario files.

A game's folder holds all of it: `rules/` (pure, kernel only), tables, teams, scenario dialect, coaches, odds,
values, its own commands. Its `descriptor.py` is all that the shared packages see of it. Its other files are
in `resources/<game>/`: `game.toml` (card, presets, groups of options), `words.toml`, `tables/`, `manual/`, a
picture. Games never import one another; what two need moves to a shared package.
"""
