"""The library: the list of all charts, with search and filter."""
