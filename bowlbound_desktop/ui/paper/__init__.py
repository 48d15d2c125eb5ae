"""Papers drawn once for screen, printer and PDF."""
