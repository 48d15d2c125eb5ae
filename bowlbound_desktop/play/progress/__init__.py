"""A game in progress: what happened, who is asked, and what can be taken back.

`course.py` keeps what happened, `answering.py` asks and takes answers, `undoing.py` takes them back;
`play/session.py` is the three together, and all that a front end uses.
"""
