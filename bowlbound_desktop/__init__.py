"""Bowlbound Desktop: tabletop football on a drawn gridiron."""

__version__ = "0.1.0"
