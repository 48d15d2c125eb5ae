"""The dialog that makes a team's chart from statistics, with a preview."""
