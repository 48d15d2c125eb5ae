"""Charts and tables on the screen: Qt model, header, delegate, view, and the panel with tabs."""
