"""The form for a new game: teams, coaches, rules and dice."""
