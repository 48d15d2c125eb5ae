"""What to expect of two teams: the point spread, and on request the results of many simulated games."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QProgressBar, QPushButton, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.many.outlook import GAMES, Outlook, outlook
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.worker import Job, Link, worker

ASK, STOP = "&Simulate it", "&Stop"
MARGIN = 28
HINT = "Many games of these teams, the computer's book on both sides"


class SpreadLine(QWidget):
    """Simulates in the background, and stops as soon as another game is chosen."""

    def __init__(self, games: int = GAMES) -> None:
        super().__init__()
        self._games = games
        self._wish: GameWish | None = None
        self._job: Job | None = None
        self._words = wrapping(label(name="new:spread", bold=True))
        self._found = wrapping(label(name="new:simulated"))
        self._bar = QProgressBar()
        self._bar.setObjectName("new:simulating")
        self._bar.setAccessibleName("Games simulated")
        self._bar.setRange(0, games)
        self._bar.setFormat("%v of %m games")
        widest = self._bar.fontMetrics().horizontalAdvance(f"{games} of {games} games")
        self._bar.setMinimumWidth(widest + MARGIN)
        self._button = QPushButton(ASK)
        self._button.setObjectName("new:simulate")
        self._button.setToolTip(HINT)
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._press)
        self._lay_out()
        self._forget()

    def _lay_out(self) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(2)
        layout.addWidget(self._words, 0, 0)
        layout.addWidget(self._button, 0, 2)
        layout.addWidget(self._found, 1, 0)
        layout.addWidget(self._bar, 1, 1, 1, 2)
        layout.setColumnStretch(0, 1)

    @property
    def busy(self) -> bool:
        """Whether a simulation is running."""
        return self._job is not None

    def show_wish(self, wish: GameWish | None, words: str) -> None:
        """Follow the form; None where there is no game to play yet."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        if wish != self._wish:
            self._wish = wish
            self._forget()

    def _forget(self) -> None:
        """Discard the results, which are for another game."""
        self.drop()
        self._found.hide()
        self._button.setVisible(self._wish is not None)

    def drop(self) -> None:
        """Stop the simulation."""
        if self._job is not None:
            self._job.drop()
            self._job = None
        self._bar.hide()
        self._button.setText(ASK)

    def _press(self) -> None:
        if self._job is not None:
            self.drop()
        elif self._wish is not None:
            link = Link()
            work = partial(outlook, self._wish, self._games, link)
            self._show("Simulating …")
            self._bar.setValue(0)
            self._bar.show()
            self._button.setText(STOP)
            self._job = worker().submit(
                work, self._done, owner=self, failed=self._fail, told=self._tell, link=link
            )

    def _show(self, words: str) -> None:
        self._found.setText(words)
        self._found.show()

    def _tell(self, so_far: Outlook) -> None:
        self._bar.setValue(so_far.games)
        self._show(str(so_far))

    def _done(self, found: Outlook | None) -> None:
        self._job = None
        self.drop()
        if found is not None:
            self._show(f"{found} (all {found.games} games).")
            self._button.hide()

    def _fail(self, error: BaseException) -> None:
        """Show why a team cannot be read; anything else is a bug."""
        self._job = None
        self.drop()
        if not isinstance(error, BowlboundError):
            raise error
        self._show(str(error))
