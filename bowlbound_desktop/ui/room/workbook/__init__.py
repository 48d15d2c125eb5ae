"""The import of a workbook: its charts are shown, and can be corrected, before anything is imported."""
