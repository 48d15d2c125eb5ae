"""What a situation is worth, reckoned by the program from a chart: how it is built and kept."""
