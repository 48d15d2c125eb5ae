"""The second page of the form: rule options, as a preset or one by one."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import asdict
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.ui.new_game.options_page import OptionsPage
from bowlbound_desktop.ui.new_game.preset_bar import PresetBar
from bowlbound_desktop.ui.new_game.presets import own_presets, remove_preset, save_preset
from bowlbound_desktop.ui.widgets.message_bar import MessageBar


class RulesPage(QWidget):
    """All rule options of a game, with a bar for presets."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._game: Descriptor | None = None
        self._system: Any = None
        self._options: OptionsPage | None = None
        self._presets = PresetBar()
        self._presets.chosen.connect(self._apply)
        self._presets.saved.connect(self._keep)
        self._presets.removed.connect(self._forget)
        self._messages = MessageBar()
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._presets)
        self._layout.addWidget(self._messages)

    def show_game(self, game: Descriptor) -> None:
        """Show the options of a game."""
        if self._options is not None:
            self._layout.removeWidget(self._options)
            self._options.deleteLater()
        self._game, self._system = game, game.rules
        self._options = OptionsPage(game)
        self._options.changed.connect(self.changed)
        self._options.asked.connect(self._explain)
        self._layout.addWidget(self._options, 1)
        self._fill()

    @property
    def offers_choices(self) -> bool:
        """Whether the game has any rule options."""
        return bool(self.values())

    def _fill(self, chosen: str = "") -> None:
        if self._game is not None:
            titles = {
                name: (self._game.card.preset_title(name), values)
                for name, values in self._system.presets.items()
            }
            self._presets.fill(titles, own_presets(self._game.key), chosen)

    def _explain(self, page: Any) -> None:
        from bowlbound_desktop.ui.help.window import show_help

        show_help(self, page)

    def _apply(self, preset: Mapping[str, Any]) -> None:
        """Set the options of a preset; those it does not name get their default."""
        if self._options is None:
            return
        try:
            options = self._system.read_options(preset)
        except BowlboundError as error:
            self._messages.say(f"This set no longer fits the game: {error}")
            options = self._system.read_options({})
        self._options.show_values(asdict(options))

    def _keep(self, name: str) -> None:
        if trouble := self.trouble():
            self._messages.say(trouble)
        elif name in self._system.presets:
            self._messages.say(f"{name} is a set of the game itself: choose another name")
        else:
            self._safely(lambda: save_preset(self._system.key, name, self.values()), name)

    def _forget(self, name: str) -> None:
        self._safely(lambda: remove_preset(self._system.key, name), "")

    def _safely(self, act: Callable[[], None], chosen: str) -> None:
        try:
            act()
        except BowlboundError as error:
            self._messages.say(str(error))
            return
        self._messages.say("")
        self._fill(chosen)

    def put(self, options: Mapping[str, Any]) -> None:
        """Set some of the options."""
        if self._options is not None:
            self._options.show_values(self._options.values() | dict(options))

    def values(self) -> dict[str, Any]:
        """The values of the options."""
        return {} if self._options is None else self._options.values()

    def trouble(self) -> str:
        """Why these options cannot be played together; empty where they can."""
        try:
            self._system.read_options(self.values())
        except BowlboundError as error:
            text = str(error)
            return f"{text[:1].upper()}{text[1:]}."
        return ""
