"""Sounds of the stadium, for those who installed the extra `sound`; nothing needs them.

- `extra.py` says whether that extra is there.
- `cues.py` says which sounds belong to which events; no Qt.
- `waves.py` makes every sound with NumPy; no recording of anybody.
- `mixer.py` mixes what sounds at a time into one stream; no Qt.
- `speaker.py` plays the stream by `miniaudio`, or nothing at all.
- `stadium.py` follows the game.
"""
