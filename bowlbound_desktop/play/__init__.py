"""The table without a window: who answers, games in progress, figures, papers, scenarios, exact odds."""
