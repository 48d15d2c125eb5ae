"""The analysis of the chart on the workbench."""
