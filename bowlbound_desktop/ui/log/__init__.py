"""The play-by-play and the reasons of a play."""
