"""The window of the table: field, scoreboard, charts, dice, log and questions."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.access.tabbing import tab_on
from bowlbound_desktop.ui.access.voice import Announcer
from bowlbound_desktop.ui.board.dice_panel import DicePanel
from bowlbound_desktop.ui.board.result_line import ResultPanel
from bowlbound_desktop.ui.board.scoreboard import ScoreboardView
from bowlbound_desktop.ui.charts.chart_panel import ChartPanel
from bowlbound_desktop.ui.decisions.curtain import Curtain
from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.decisions.turned_up import TurnedUp
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.field.view import FieldView
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.game_controller import GameController
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.log.model import LogModel
from bowlbound_desktop.ui.log.view import LogView
from bowlbound_desktop.ui.log.why_view import WhyView
from bowlbound_desktop.ui.preferences import keep_layout, wish, wished
from bowlbound_desktop.ui.screen_size import open_as_left
from bowlbound_desktop.ui.sound.extra import is_installed
from bowlbound_desktop.ui.table.centre import Centre
from bowlbound_desktop.ui.table.dock_layouts import DockLayouts
from bowlbound_desktop.ui.table.docks import TableDocks
from bowlbound_desktop.ui.table.intermission import Intermission
from bowlbound_desktop.ui.table.layout import board_bar, lay_out_now
from bowlbound_desktop.ui.table.menu import TableMenu
from bowlbound_desktop.ui.table.replay import Replay
from bowlbound_desktop.ui.table.stage import Stage
from bowlbound_desktop.ui.table.travel_bar import TravelBar
from bowlbound_desktop.ui.theme import Theme, chosen_theme, colour_program
from bowlbound_desktop.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from bowlbound_desktop.ui.sound.stadium import Stadium

SMALLEST = QSize(1000, 640)
PREPARING = "Until this is done, coaches and the win chance take both for average teams."


class Themed(Protocol):
    """A view with colours of its own."""

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""


class Following(Protocol):
    """A view of the game."""

    def show_frame(self, frame: Frame) -> None:
        """Show what is new in a frame."""


class MainWindow(QMainWindow):
    """Creates the views and connects them to the controller; no view knows another."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self.setObjectName("table")
        self.setWindowTitle("Bowlbound")
        self.setMinimumSize(SMALLEST)
        self.controller = controller
        self.theme = chosen_theme()
        colour_program(self.theme)
        self._make_views()
        self.docks = TableDocks(self, self.charts, self.log, self.why, self.theme)
        self.layouts = DockLayouts(self, self.docks)
        self.addToolBar(board_bar(self.scoreboard, self.dice))
        self.setCentralWidget(self.centre)
        self.intermission = Intermission(self, self.centre, self.theme)
        self.turned_up = TurnedUp(self.centre, self.decisions, self.theme)
        self.curtain = Curtain(self, self.decisions, self.theme)
        self._connect()
        self._use_speed(wished("animation"))
        self._use_moments(wished("moments"))
        self.curtain.wanted = wished("curtain") == "on"
        self.stadium = self._make_stadium()
        self._use_volume()
        self._use_ask(controller.orders.always or wished("ask") == "always")
        self.menu = TableMenu(self, controller)
        self._make_corner()

    # Set-up

    def _make_views(self) -> None:
        self.scoreboard = ScoreboardView(self.theme)
        self.dice = DicePanel(self.theme)
        self.scene = FieldScene(self.theme)
        self.field = FieldView(self.scene)
        self.decisions = DecisionPanel(self.theme)
        self.messages = MessageBar()
        self.travel = TravelBar()
        self.result = ResultPanel(self.theme, self.decisions.orders)
        self.centre = Centre(self.field, self.result, self.decisions, self.travel, self.messages, self.theme)
        self.charts = {side: ChartPanel(side, self.theme) for side in Side}
        self.log_model = LogModel(self)
        self.log = LogView(self.log_model, self.theme)
        self.why = WhyView(self.theme)
        self.replay = Replay(self)
        self.announcer = Announcer(self)
        self.stage = Stage(self.scene, self.dice, self._light, self._show, self)

    def _make_corner(self) -> None:
        """Make the place in the menu bar that shows the progress of background work."""
        corner = label(name="preparing", faint=True)
        corner.setContentsMargins(0, 4, 8, 4)
        corner.setToolTip(PREPARING)
        corner.hide()
        self.menuBar().setCornerWidget(corner)

        def tell(words: str) -> None:
            corner.setText(words)
            corner.setVisible(bool(words))
            corner.adjustSize()

        self.controller.preparer.told.connect(tell)

    def _connect(self) -> None:
        game = self.controller
        game.framed.connect(self.turned_up.show_frame)  # before the play is shown, not after
        game.framed.connect(self.show_frame)
        self.stage.settled.connect(game.watch.land)
        self.stage.settled.connect(self.turned_up.end)
        self.turned_up.held = lambda: self.stage.telling
        game.noticed.connect(self.messages.say)
        game.noticed.connect(self.announcer.notice)
        self.travel.stepped.connect(game.step)
        self.travel.left.connect(game.return_to_now)
        self.travel.jumped.connect(game.show_play)
        self.travel.ran.connect(self.replay.run)
        self.travel.paced.connect(self.replay.set_pause)
        self.replay.running_changed.connect(self.travel.show_running)
        self.replay.due.connect(game.replay)
        self.docks.stats.win.play_chosen.connect(game.show_play)
        self.intermission.play_chosen.connect(game.show_play)
        self.decisions.summary_wanted.connect(self.intermission.show_page)
        self.decisions.chosen.connect(game.choose)
        self.decisions.key_came.connect(self.curtain.open)
        self.decisions.typed.connect(game.type_roll)
        self.decisions.timeout_wished.connect(game.wish_timeout)
        self.decisions.orders.ask_always.connect(self.set_ask)
        self.log.play_chosen.connect(game.show_play)
        self.docks.odds_view.consulted.connect(game.note_odds)
        game.adviser.came.connect(self.decisions.mark_suggested)
        self.decisions.watching.paused.connect(game.watch.pause)
        game.watch.paused_changed.connect(self.decisions.watching.show_paused)
        self.decisions.watching.stepped.connect(game.watch.step)
        self.decisions.watching.hurried.connect(game.watch.hurry)

    def show_frame(self, frame: Frame) -> None:
        """Show a frame step by step; between two computers, the next play waits until it is finished."""
        self.stage.show_frame(frame, at_once=self.controller.watch.hurried)
        self.controller.watch.show_play(self.stage.telling)

    def _light(self, frame: Frame) -> None:
        """Light the cells that were read, before the result is shown."""
        for chart in self.charts.values():
            chart.show_reads(frame.play.reads)
        self.docks.card_table.show_frame(frame)

    def _show(self, frame: Frame) -> None:
        """Pass the frame to every view."""
        if frame.dealt:
            names = {side: team.name for side, team in frame.board.teams.items()}
            self.setWindowTitle(f"{names[Side.AWAY]} at {names[Side.HOME]} · {frame.descriptor.card.title}")
        for view in self._followers():
            view.show_frame(frame)
        lay_out_now()

    def _followers(self) -> tuple[Following, ...]:
        around: tuple[Following, ...] = (self.log, self.travel, self.dice, *self.charts.values(), self.why)
        middle: tuple[Following, ...] = (self.scene, self.field, self.result, self.centre)
        asked: tuple[Following, ...] = (self.decisions, self.curtain)
        if self.stadium is not None:
            asked = (*asked, self.stadium)
        beside: tuple[Following, ...] = (self.docks, self.replay, self.intermission, self.announcer)
        return (*around, self.scoreboard, *middle, *asked, *beside)

    def set_ask(self, always: bool) -> None:
        """Ask every question, or only those that matter."""
        wish("ask", "always" if always else "matters")
        self._use_ask(always)

    def _use_ask(self, always: bool) -> None:
        self.decisions.orders.set_always(always)
        if always != self.controller.orders.always:
            self.controller.ask_always(always)

    def _use_speed(self, speed: str) -> None:
        self.scene.animator.speed = speed
        self.controller.watch.set_speed(speed)
        self.turned_up.moving = speed != "off"

    def _make_stadium(self) -> "Stadium | None":
        """The sound of the stadium, if the extra for it is installed."""
        if not is_installed():
            return None
        from bowlbound_desktop.ui.sound.stadium import Stadium  # NumPy takes a while to load

        stadium = Stadium(self)
        self.stage.heard.connect(stadium.hear)
        return stadium

    def _use_volume(self, muted: bool = False) -> None:
        if self.stadium is not None:
            self.stadium.set_volume("off" if muted else wished("sound"))

    def mute(self, muted: bool) -> None:
        """Make no sound for now, or return to the volume of the settings."""
        self._use_volume(muted)

    def _use_moments(self, moments: str) -> None:
        self.stage.moments = moments
        self.turned_up.wanted = moments == "full"
        self.intermission.at_half_time = moments != "none"

    def apply_preferences(self) -> None:
        """Apply the settings."""
        self._use_volume()
        self._use_ask(wished("ask") == "always")
        self.curtain.wanted = wished("curtain") == "on"
        self._use_speed(wished("animation"))
        self._use_moments(wished("moments"))
        self.set_theme(chosen_theme())

    # Looks

    def set_theme(self, theme: Theme) -> None:
        """Colour the window and every view with colours of its own."""
        self.theme = theme
        colour_program(theme)
        for view in self._painting_views():
            view.set_theme(theme)

    def _painting_views(self) -> tuple["Themed", ...]:
        views = (
            self.scoreboard,
            self.dice,
            self.scene,
            self.result,
            self.centre,
            self.intermission,
            self.decisions,
            self.curtain,
            self.turned_up,
            self.log,
            self.why,
            self.docks.stats.win,
            self.docks.odds_view,
            self.docks.card_table,
        )
        return (*views, *self.charts.values())

    # Window and docks

    def open_as_left(self) -> None:
        """Open the window where it was left; the docks return to their places as well."""
        open_as_left(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rearrange the charts if the new width has room for them, or no longer has."""
        super().resizeEvent(event)
        self.layouts.follow()
        self.intermission.place()

    def changeEvent(self, event: QEvent) -> None:
        """Restore the layout of the window's new state: maximised, full screen or normal."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.layouts.leave()

    def arrange(self) -> None:
        """Return every dock to its first place."""
        self.layouts.reset()
        self.intermission.place()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus to the next widget that can be seen."""
        return tab_on(self, forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the layout, and stop the coaches thinking."""
        self.controller.leave()
        self.scene.animator.leave()
        self.docks.odds_view.drop()
        if self.stadium is not None:
            self.stadium.close()
        self.layouts.keep()
        keep_layout(table_geometry=self.saveGeometry())
        super().closeEvent(event)
