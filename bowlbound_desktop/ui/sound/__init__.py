"""Sounds of the stadium, for those who installed the extra `sound`; nothing depends on them.

- `extra.py` says whether that extra is installed.
- `cues.py` says which sounds belong to which events; no Qt.
- `waves.py` computes every sound with NumPy; there are no recordings.
- `mixer.py` mixes several sounds into one stream; no Qt.
- `speaker.py` plays the stream with `miniaudio`, or nothing at all.
- `stadium.py` plays the sounds that belong to each frame.
"""
