"""Files: charts, tables and saves, read and written."""
