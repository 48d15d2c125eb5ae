"""The rule systems. Each sees only the kernel."""
