"""Kickoffs, punts, place kicks, and fakes of them."""
