"""A game in progress: what happened, who is asked, and what can be taken back.

`course.py` keeps what happened, `answering.py` asks and takes answers, `undoing.py` takes them back. Each
builds on the one before; `play/session.py` is the last of them, and all that a front end uses.
"""
