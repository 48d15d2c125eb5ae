"""The library of charts."""
