"""The probe as a `RuleSystem`: what a front end asks of it."""

from attrs import frozen

from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.options import read_options
from bowlbound_desktop.kernel.showing import board_of, picture_of
from bowlbound_desktop.kernel.system import Scorepad, Table, TableCell
from bowlbound_desktop.kernel.wording import situation_words
from tests.probe.game import POSSESSIONS, PRESETS, Game, Options, Setup
from tests.probe.play import PAIR, clock_words, down


@frozen
class Probe:
    """Two dice against a shadow."""

    key: str = "probe"
    title: str = "Probe"
    options: type = Options
    presets = PRESETS

    def read_options(self, chosen):
        return read_options(Options, chosen, {}, {})

    def new_game(self, home, away, options):
        return Game(setup=Setup(home=home, away=away, options=options))

    def next_play(self, game):
        return None if game.next == "end" else down(game)

    def scoreboard(self, game):
        return board_of(
            game,
            faces(game),
            period=game.quarter,
            quarter=f"Q{game.quarter}",
            clock=clock_words(game),
        )

    def picture(self, game):
        return picture_of(game, faces(game))

    def tables(self, game):
        return self.cards()

    def cards(self):
        rows = tuple(map(str, PAIR.weights))
        cells = tuple((TableCell(str(total - 5)), TableCell(str(total + 3))) for total in PAIR.weights)
        return (Table(key="gains", title="Gains", columns=("run", "throw"), rows=rows, cells=cells),)

    @property
    def scorepad(self):
        words = "A box is one possession."
        return Scorepad(sets=1, boxes=len(POSSESSIONS), counts="possessions", timeouts=0, clock=words)

    def consequence(self, game):
        return situation_words(game)

    def faults(self, game):
        if not 0 < game.y < FIELD or not 1 <= game.down <= LAST_DOWN:
            yield "y: the ball lies nowhere on the field, or no such down is played"


def faces(game):
    return {side: team.face for side, team in game.setup.teams.items()}
