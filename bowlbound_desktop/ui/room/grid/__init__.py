"""The grids in which a chart is edited: Qt model, delegate, views, and quick typing."""
