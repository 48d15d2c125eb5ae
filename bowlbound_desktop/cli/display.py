"""Whether a window can open here, found out before Qt starts: Qt itself would print a page and abort."""

import ctypes
import importlib.util
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_MISSING_LIBRARY = re.compile(r"([\w.+-]+\.so[\w.]*): cannot open shared object file")


def trouble() -> str | None:
    """Why no window can open, in one sentence, or None; it also tells Qt which platforms work here."""
    if not sys.platform.startswith("linux"):
        return None
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    platforms = wanted.split(";") if wanted else _offered(os.environ)
    if not platforms:
        return "There is no display here, so no window can open."
    troubles = {platform: _platform_trouble(platform) for platform in platforms}
    usable = [platform for platform, reason in troubles.items() if reason is None]
    if not usable:
        return troubles[platforms[0]]
    os.environ["QT_QPA_PLATFORM"] = ";".join(usable)
    return None


def import_trouble(error: ImportError) -> str | None:
    """What Qt lacks, in one sentence, or None when the error is not about Qt."""
    if library := _missing_library(str(error)):
        return _needs(library)
    if (error.name or "").split(".")[0] in ("PySide6", "shiboken6"):
        return "PySide6 is not installed, so no window can open: pip install PySide6-Essentials"
    return None


def _offered(environment: Mapping[str, str]) -> list[str]:
    variables = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [platform for platform, variable in variables.items() if environment.get(variable)]


def _platform_trouble(platform: str) -> str | None:
    name = platform.split(":")[0]
    if name.startswith("wayland") and not _wayland_answers(os.environ):
        return _silent("WAYLAND_DISPLAY")
    try:
        if name == "xcb" and not _x_answers():
            return _silent("DISPLAY")
        return _plugin_trouble(name)
    except OSError as error:
        library = _missing_library(str(error))
        return _needs(library) if library else f"Qt's {name} platform cannot be loaded here: {error}."


def _silent(variable: str) -> str:
    return f"The display {os.environ.get(variable) or '(none)'} does not answer, so no window can open."


def _needs(library: str) -> str:
    return f"Qt needs the shared library {library}, which is missing; packaging/qt-libraries installs it."


def _missing_library(message: str) -> str | None:
    found = _MISSING_LIBRARY.search(message)
    return found[1] if found else None


def _x_answers() -> bool:
    """Connect through libxcb as Qt will, so that a refused authorisation counts as no answer too."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    for function in (xcb.xcb_connection_has_error, xcb.xcb_disconnect):
        function.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    answers = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return answers


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    address = Path(environment.get("XDG_RUNTIME_DIR", ""), environment.get("WAYLAND_DISPLAY", ""))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        try:
            connection.connect(str(address))
        except OSError:
            return False
    return True


def _plugin_trouble(name: str) -> str | None:
    """Load Qt's plugin by hand; raises OSError when a library it needs is missing."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        return import_trouble(ModuleNotFoundError(name="PySide6"))
    plugins = Path(spec.origin).parent / "Qt" / "plugins" / "platforms"
    if not plugins.is_dir():  # a Linux distribution's own PySide6 keeps its plugins with the system's Qt
        return None
    plugin = plugins / f"libq{name}.so"
    wayland = sorted(plugins.glob("libqwayland*.so"))  # before Qt 6.10, one file for each variant
    files = wayland if name.startswith("wayland") else [plugin] if plugin.exists() else []
    if not files:
        return f'Qt has no platform "{name}", which QT_QPA_PLATFORM asks for.'
    ctypes.CDLL(str(files[0]))
    return None
