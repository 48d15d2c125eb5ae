"""How a drive leaps to its key play: launches, jolts, rare plays."""
