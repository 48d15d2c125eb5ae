"""The form in which players write teams of their own."""
