"""New teams from statistics: entries of a form, checked, made into charts and tried out."""
