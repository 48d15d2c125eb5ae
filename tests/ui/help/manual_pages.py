"""Lists every page of the manual."""


def every_page(pages):
    """All pages that have text, in order."""
    for page in pages:
        if page.path:
            yield page
        yield from every_page(page.below)
