"""Kickoffs, punts, field goals and tries.

- From scrimmage: `punts.py`, `field_goals.py` and `conversions.py`. `scrimmage_kicks.py` and `kicking.py` are
  what they share (the plan before the kick, and its roll), `fakes.py` and `blocks.py` what may become of it,
  `block_advance.py` plays on after a block.
- `kickoffs.py` has kickoffs and free kicks; `catching.py` has touchbacks, fair catches and rolls.
"""
