"""What a situation is worth, computed by the program from a chart: how it is built and kept."""
