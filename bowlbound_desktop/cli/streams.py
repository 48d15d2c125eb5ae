"""What no stream can refuse: signs that the terminal lacks are printed as the nearest that it has."""

import codecs
import sys
from io import TextIOWrapper

NEAREST = {
    "–": "-",
    "−": "-",
    "…": "...",
    "·": ".",
    "×": "x",
    "±": "+/-",
    "½": "1/2",
    "→": "->",
    "“": '"',
    "”": '"',
    "’": "'",
    "†": "+",
    "◊": "<>",
    "✓": "x",
    "\N{NO-BREAK SPACE}": " ",
}
HANDLER = "bowlbound.nearest"


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """The nearest signs to those that cannot be printed."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(NEAREST.get(sign, "?") for sign in missing), error.end


def never_refuse() -> None:
    """Let no sign end the program, whatever the terminal, the file or the pipe is encoded in."""
    codecs.register_error(HANDLER, _nearest)
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not _takes_all(stream):
            stream.reconfigure(errors=HANDLER)


def _takes_all(stream: TextIOWrapper) -> bool:
    """Whether the stream writes every sign already, and names of files as their bytes are."""
    return stream.errors != "strict" and stream.encoding.lower().startswith("utf")
