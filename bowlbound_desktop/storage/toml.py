"""Reads TOML with one sentence for whatever is wrong, and writes values as TOML."""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_text

LONGEST_LINE = 2000
"""The parser's time grows with the square of a line's length, so long lines are refused first."""

DEEPEST = 50
"""Tables within tables by the dots of one key; whoever reads them calls itself for each."""

_DOTTED = re.compile(rf"[ \t]*\[*([ \t]*\w[\w-]*[ \t]*\.){{{DEEPEST}}}")
_PLACE = re.compile(r"(?P<reason>.*) \(at (?P<place>line \d+|end of document)(, column \d+)?\)", re.DOTALL)
_PLAIN = {
    "Cannot overwrite a value": "a key appears here for the second time",
    "Cannot declare": "a section appears here for the second time",
    "Duplicate inline table key": "a key appears here for the second time",
    "Cannot": "this section or key is already something else",
    "Unescaped": "a backslash in text must be doubled",
    "Invalid hex value": "a backslash in text must be doubled",
    "Escaped character": "the text names a character that does not exist",
    "Invalid date": "this date does not exist",
    "Expected": "a quote, bracket, comma or equals sign is missing",
    "Unclosed": "a bracket or quote is not closed",
    "Unterminated": "a bracket or quote is not closed",
    "Illegal character": "a character stands here that TOML does not allow",
    "Found invalid character": "a character stands here that TOML does not allow",
    "Invalid statement": "this is neither a section nor a key with its value",
    "Invalid value": "this is not a value: put text in quotes",
    "Invalid initial character": "a key may have only letters, digits, - and _",
}


def parse_toml(text: str, name: str, longest_line: int = LONGEST_LINE) -> dict[str, Any]:
    """The keys and values of `text`; `name` is the file's name in error messages."""
    for number, line in enumerate(text.split("\n"), 1):
        if reason := _unreadable(line, longest_line):
            raise FileError(f"{name}, line {number}: {reason}").at_line(number)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _explained(name, str(error)) from None
    except RecursionError:
        raise FileError(f"{name}: brackets are nested too deep") from None
    except ValueError:  # a number with thousands of digits
        raise FileError(f"{name}: a number in it has too many digits") from None


def _unreadable(line: str, longest: int) -> str:
    """Why a line is refused before it is read."""
    if len(line) > longest:
        return f"the line is longer than {longest} characters"
    return "tables are nested too deep" if line.count(".") >= DEEPEST and _DOTTED.match(line) else ""


def shipped_toml(*place: str) -> dict[str, Any]:
    """One of the program's own files, by its folders below resources/ and its name."""
    return parse_toml(read_text(paths.RESOURCES.joinpath(*place)), place[-1])


def _explained(name: str, message: str) -> FileError:
    match = _PLACE.fullmatch(message)
    if match is None:
        return FileError(f"{name}: this is not TOML")
    reason = next((plain for start, plain in _PLAIN.items() if match["reason"].startswith(start)), None)
    line = match["place"].removeprefix("line ")
    error = FileError(f"{name}, {match['place']}: {reason or 'this is not TOML'}")
    return error.at_line(int(line) if line.isdecimal() else 0)


def toml_value(value: Any) -> str:
    """A value as TOML writes it, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _quoted()(value).replace("\x7f", "\\u007f")
        case int():
            return str(value)
        case list() | tuple():
            return f"[{', '.join(map(toml_value, value))}]"
        case Mapping():
            return f"{{ {', '.join(f'{name} = {toml_value(one)}' for name, one in value.items())} }}"
    return str(value)


@cache
def _quoted() -> Callable[[str], str]:
    """The encoder, imported once when first needed: with Qt loaded, an import in a function takes a while."""
    from json.encoder import encode_basestring

    return encode_basestring
