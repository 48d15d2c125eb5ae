"""Exact odds of Paper Bowl."""
