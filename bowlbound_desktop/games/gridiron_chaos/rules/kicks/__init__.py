"""Kickoffs, punts, field goals and tries."""
