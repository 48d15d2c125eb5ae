"""Tabs without a frame around their pages."""

from PySide6.QtWidgets import QTabWidget


def without_frame(tabs: QTabWidget) -> None:
    """Leave out the frame of the pages, and the line that Qt then draws above the tabs instead of below."""
    tabs.setDocumentMode(True)
    tabs.tabBar().setDrawBase(False)
