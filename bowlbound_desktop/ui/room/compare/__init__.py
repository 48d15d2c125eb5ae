"""Compares the chart with another: differences in groups, as a list, and side by side."""
