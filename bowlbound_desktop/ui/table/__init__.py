"""What lies around the field: docks, menus, thinking coaches and time travel."""
