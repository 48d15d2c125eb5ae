"""For players who learn a game.

`teacher.py` explains its charts and calls, `legend.py` does so from a legend, `lesson.py` is a guided drive.
"""
