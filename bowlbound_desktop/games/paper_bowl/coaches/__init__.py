"""The computer coaches of Paper Bowl."""
