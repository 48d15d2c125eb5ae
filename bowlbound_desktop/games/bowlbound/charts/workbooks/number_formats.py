"""Numbers as a spreadsheet shows them: brackets and signs often live in the number format alone."""

import re

_SECTIONS = re.compile(r'(?:"[^"]*"|\\.|[^;"])+|(?<=;)(?=;|$)|^(?=;)')
_TOKENS = re.compile(
    r'"(?P<quoted>[^"]*)"|\\(?P<escaped>.)|\[[^\]]*\]|[_*].|(?P<digits>[0#?][0#?,.]*)|(?P<other>.)'
)
_PLAIN = ("", "General", "@", "Standard")


def shown_number(number: float, form: str) -> str:
    """A number in its format."""
    if form in _PLAIN or number != number:
        return plain_number(number)
    sections = _SECTIONS.findall(form) or [form]
    if number < 0 and len(sections) > 1:
        return _filled(sections[1], -number)
    if number == 0 and len(sections) > 2:
        return _filled(sections[2], number)
    text = _filled(sections[0], abs(number))
    return f"-{text}" if number < 0 else text


def plain_number(number: float) -> str:
    """A number as it is typed: 3.0 is 3."""
    return str(int(number)) if abs(number) < 1e15 and number == int(number) else repr(number)


def _filled(section: str, number: float) -> str:
    parts = []
    for match in _TOKENS.finditer(section):
        digits = match["digits"]
        if digits is not None:
            parts.append(_digits(digits, number))
        else:
            parts.append(match["quoted"] or match["escaped"] or match["other"] or "")
    text = "".join(parts)
    return text.replace("General", plain_number(number)).strip()


def _digits(form: str, number: float) -> str:
    whole, _, decimals = form.partition(".")
    if not decimals and number != int(number):
        return plain_number(number)  # a rounded 3.5 would pass for a 4
    if not set(whole + decimals) - set("#,") and not number:
        return ""
    return f"{number:.{len(decimals)}f}" if decimals.strip("#?") else plain_number(number)
