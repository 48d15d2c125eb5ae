"""What a chart is worth while it is edited: shares of the dice, exact averages, facts of its season."""
