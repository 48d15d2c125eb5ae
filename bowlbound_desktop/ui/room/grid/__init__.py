"""The grids of the chart on the workbench."""
