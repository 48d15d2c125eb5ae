"""The browser of saved games: dialog, table, Qt model and rows."""
