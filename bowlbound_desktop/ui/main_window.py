"""The table: field, scoreboard, charts, dice, log and questions in one window."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event, Roll
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.play.answerers import Happening
from bowlbound_desktop.ui.board.dice_panel import DicePanel
from bowlbound_desktop.ui.board.live import Live
from bowlbound_desktop.ui.board.scoreboard import ScoreboardView
from bowlbound_desktop.ui.cards.state import cards_shown
from bowlbound_desktop.ui.charts.chart_panel import ChartPanel
from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.decisions.question import Question
from bowlbound_desktop.ui.field.motion import steps_of
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.field.view import FieldView
from bowlbound_desktop.ui.game_controller import GameController
from bowlbound_desktop.ui.log.model import LogModel
from bowlbound_desktop.ui.log.told import ToldPlay, trail
from bowlbound_desktop.ui.log.view import LogView
from bowlbound_desktop.ui.log.why_view import WhyView
from bowlbound_desktop.ui.preferences import keep_layout, layout, wish, wished
from bowlbound_desktop.ui.stats.odds import calls_of
from bowlbound_desktop.ui.table.docks import TableDocks
from bowlbound_desktop.ui.table.layout import board_bar, centre
from bowlbound_desktop.ui.table.menu import TableMenu
from bowlbound_desktop.ui.table.travel_bar import TravelBar
from bowlbound_desktop.ui.theme import Theme, apply_theme, chosen_theme
from bowlbound_desktop.ui.widgets.message_bar import MessageBar

WIDE = 1500
"""From this width on, both charts lie open; below it they share one place."""
SMALLEST = QSize(1000, 640)


class Themed(Protocol):
    """A view that paints itself."""

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""


class MainWindow(QMainWindow):
    """Puts the views around the table and joins them to the controller; no view knows another."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self.setObjectName("table")
        self.setWindowTitle("Bowlbound")
        self.setMinimumSize(SMALLEST)
        self.controller = controller
        self.theme = chosen_theme()
        self._told: Sequence[ToldPlay] = ()
        self._wide: bool | None = None
        self._events: list[Event] = []
        self._happened: Sequence[Happening] = ()
        self._colour_program()
        self._make_views()
        self.docks = TableDocks(self, self.charts, self.log, self.why, self.theme)
        self.addToolBar(board_bar(self.scoreboard, self.dice))
        self.setCentralWidget(centre(self.messages, self.travel, self.field, self.decisions))
        self._connect()
        self._use_speed(wished("animation"))
        self._use_ask(controller.orders.always or wished("ask") == "always")
        self.menu = TableMenu(self, controller)

    # Set-up

    def _make_views(self) -> None:
        self.scoreboard = ScoreboardView(self.theme)
        self.dice = DicePanel(self.theme)
        self.scene = FieldScene(self.theme)
        self.field = FieldView(self.scene)
        self.decisions = DecisionPanel(self.theme)
        self.messages = MessageBar()
        self.travel = TravelBar()
        self.charts = {side: ChartPanel(side, self.theme) for side in Side}
        self.log_model = LogModel(self)
        self.log = LogView(self.log_model, self.theme)
        self.why = WhyView(self.theme)

    def _connect(self) -> None:
        game = self.controller
        game.dealt.connect(self._deal)
        game.happened.connect(self._show_happened)
        game.changed.connect(self._show_live)
        game.moved.connect(self._show_moves)
        game.travelled.connect(self.travel.show_moment)
        self.travel.stepped.connect(game.step)
        self.travel.left.connect(game.return_to_now)
        game.told.connect(self._show_told)
        game.recorded.connect(self.docks.stats.show_record)
        game.explained.connect(self.why.show_reasons)
        game.asked.connect(self.decisions.show_question)
        game.asked.connect(self._show_charts_for)
        game.asked.connect(self._show_odds)
        game.noticed.connect(self.messages.say)
        self.decisions.chosen.connect(game.choose)
        self.decisions.typed.connect(game.type_roll)
        self.decisions.timeout_wished.connect(game.wish_timeout)
        self.decisions.orders.ask_always.connect(self.set_ask)
        self.log.play_chosen.connect(game.show_play)
        self.docks.odds_view.consulted.connect(game.note_odds)
        self.scene.animator.ended.connect(game.watch.land)
        self.decisions.watching.paused.connect(game.watch.pause)
        self.decisions.watching.stepped.connect(game.watch.step)
        self.decisions.watching.hurried.connect(game.watch.hurry)

    # What the controller tells

    def _deal(self, tables: Sequence[Table]) -> None:
        teams = self.controller.board.teams
        self.log_model.set_names({side: team.short for side, team in teams.items()})
        charted = any(table.side is not None for table in tables)
        for side, chart in self.charts.items():
            chart.show_tables(tables)
            self.docks.charts[side].setWindowTitle(teams[side].short if charted else "Tables")
        self.docks.deal(charted, self.controller.session.descriptor.cards is not None)
        if len(self.controller.session.seats.persons) == len(Side):
            self.docks.odds.hide()
        names = f"{teams[Side.AWAY].name} at {teams[Side.HOME].name}"
        self.setWindowTitle(f"{names} · {self.controller.session.descriptor.card.title}")

    def _show_happened(self, happened: Sequence[Happening]) -> None:
        reads = [item for item in happened if isinstance(item, CellRead)]
        self.dice.show_rolls(_rolls(happened))
        self._events = [item for item in happened if isinstance(item, Event)]
        self._happened = happened
        self._show_cards()
        for chart in self.charts.values():
            chart.show_reads(reads)

    def _show_cards(self) -> None:
        shown = cards_shown(self.controller.session, self._happened)
        if shown is not None:
            self.docks.card_table.show_cards(shown)

    def _show_live(self, live: Live) -> None:
        self.scoreboard.show_board(live.board)
        self.scene.show_picture(live.picture)
        told = [play for play in self._told if play.number < live.plays]
        self.scene.show_trail(trail(told, live.picture.ball))
        self.scene.show_play(self._events)
        self.field.describe(live.picture, f"Ball on {live.board.ball}")

    def _show_moves(self, events: Sequence[Event] | None) -> None:
        animator = self.scene.animator
        if events is None:
            animator.skip()
        else:
            animator.add(steps_of(events))
        self.controller.watch.show_play(animator.running)

    def _show_told(self, plays: Sequence[ToldPlay]) -> None:
        self._told = plays
        self.log.show_plays(plays)

    def _show_charts_for(self, question: Question) -> None:
        """Before a call the offence's and the defence's chart; the coach who is asked sees his own."""
        offense = self.controller.board.possession
        if (question.secret or question.watched) and offense is not None:
            for side, chart in self.charts.items():
                chart.show_part("offense" if side is offense else "defense")
        self.docks.raise_chart(question.side or offense or Side.HOME)

    def _show_odds(self, _question: Question) -> None:
        self._show_cards()
        self.docks.odds_view.show_calls(calls_of(self.controller.session))

    def set_ask(self, always: bool) -> None:
        """Ask everything, or only what matters."""
        wish("ask", "always" if always else "matters")
        self._use_ask(always)

    def _use_ask(self, always: bool) -> None:
        self.decisions.orders.set_always(always)
        if always != self.controller.orders.always:
            self.controller.ask_always(always)

    def _use_speed(self, speed: str) -> None:
        self.scene.animator.speed = speed
        self.controller.watch.set_speed(speed)

    def apply_preferences(self) -> None:
        """Take over what the settings say."""
        self._use_ask(wished("ask") == "always")
        self._use_speed(wished("animation"))
        self.set_theme(chosen_theme())

    # Looks

    def set_theme(self, theme: Theme) -> None:
        """Colour the window and every view that paints itself."""
        self.theme = theme
        self._colour_program()
        for view in self._painting_views():
            view.set_theme(theme)

    def _colour_program(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self.theme)

    def _painting_views(self) -> tuple["Themed", ...]:
        views = (
            self.scoreboard,
            self.dice,
            self.scene,
            self.decisions,
            self.log,
            self.why,
            self.docks.stats.win,
            self.docks.odds_view,
            self.docks.card_table,
        )
        return (*views, *self.charts.values())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the charts where the new width has room for them."""
        super().resizeEvent(event)
        wide = self.width() >= WIDE
        if wide != self._wide:
            odds = self.docks.odds.isVisible()
            self.arrange(wide)
            self.docks.odds.setVisible(odds)

    def arrange(self, wide: bool) -> None:
        """Charts left and right of the field, or both behind tabs on the right."""
        self._wide = wide
        self.docks.arrange(wide)

    # Remembering

    def restore_layout(self) -> None:
        """Open the window as it was left."""
        if self.restoreGeometry(layout("table_geometry")):
            self.arrange(self.width() >= WIDE)
            # a layout for another width is left alone
            self.restoreState(layout("table_state"), int(bool(self._wide)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout, and let nobody think on."""
        self.controller.leave()
        self.docks.odds_view.drop()
        state = self.saveState(int(bool(self._wide)))
        keep_layout(table_geometry=self.saveGeometry(), table_state=state)
        super().closeEvent(event)


def _rolls(happened: Sequence[Happening]) -> list[tuple[Roll, int]]:
    """The throws among what happened."""
    answered = [item for item in happened if isinstance(item, tuple)]
    return [(asked, total) for asked, total in answered if isinstance(asked, Roll) and isinstance(total, int)]
