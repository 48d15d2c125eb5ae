"""The play-by-play, and Why?: the reasons of one play."""
