"""Charts on the workbench: cells as texts, edits as named steps, problems, corrections and comparisons."""
