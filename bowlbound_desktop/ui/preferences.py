"""What the program remembers of the player's wishes."""

from collections.abc import Mapping

from PySide6.QtCore import QSettings

from bowlbound_desktop import paths

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "text": ("100", "110", "125", "150"),
    "palette": ("standard", "colour-blind"),
    "animation": ("normal", "slow", "fast", "off"),
    "ask": ("matters", "always"),
}
"""Every setting with its values, the default first."""


def settings() -> QSettings:
    """The file behind it."""
    return QSettings(str(paths.user_data() / "window.ini"), QSettings.Format.IniFormat)


def wished(name: str, store: QSettings | None = None) -> str:
    """A setting; what is not one of its values counts as the default."""
    value = str((store or settings()).value(name))
    return value if value in CHOICES[name] else CHOICES[name][0]


def wish(name: str, value: str) -> None:
    """Remember a setting."""
    settings().setValue(name, value)
