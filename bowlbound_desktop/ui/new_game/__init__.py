"""The form for a new game: teams, coaches, rules and dice, and the form for teams of one's own."""
