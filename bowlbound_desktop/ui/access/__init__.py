"""The table for ears and keys: what a screen reader is told, and where the keyboard goes.

- `commentary.py` puts frames into sentences, without Qt: result, big moments, score, question.
- `voice.py` hands them to assistive technology, and prints them for who wants to read along.
- `tabbing.py` lets Tab pass by what cannot be seen; `arrows.py` lets arrow keys follow the rows of buttons.
"""
