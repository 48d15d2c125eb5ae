"""The form for a new team from statistics, with a preview."""
