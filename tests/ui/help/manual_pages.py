"""Every page of the manual, out of its tree."""


def every_page(pages):
    """All that can be read, from the first to the last."""
    for page in pages:
        if page.path:
            yield page
        yield from every_page(page.below)
