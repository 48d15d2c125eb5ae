"""What a table tells beside the log: `moments.py` the big moments, `made.py` how results come about."""
