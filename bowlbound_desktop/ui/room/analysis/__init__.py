"""The analysis of the chart being edited: Qt model, delegate and view."""
