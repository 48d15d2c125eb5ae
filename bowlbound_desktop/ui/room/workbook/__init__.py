"""The import of a workbook: what was found in it is shown before anything is kept."""
