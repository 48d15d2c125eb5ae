"""The decision panel: the question, and a button for each answer."""
