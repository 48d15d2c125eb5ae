"""The computer coaches of Nailbiter."""
