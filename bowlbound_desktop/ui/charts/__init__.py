"""Charts and tables: model, delegate, view."""
