"""Accessibility: what screen readers say, and where the keyboard focus goes.

- `commentary.py` turns frames into spoken sentences, without Qt: result, big moments, score, question.
- `voice.py` passes them to screen readers, or prints them for anybody who wants to read along.
- `tabbing.py` makes Tab skip what is hidden; `arrows.py` moves between buttons with the arrow keys.
"""
