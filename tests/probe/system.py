"""The probe as a rule system: what a front end asks of it."""

from attrs import frozen

from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.options import read_options
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard, Scorepad, Table, TableCell
from bowlbound_desktop.kernel.wording import NO_BALL, down_words, situation_words, spot_words
from tests.probe.game import POSSESSIONS, PRESETS, Game, Options, Setup
from tests.probe.play import LAST_DOWN, PAIR, clock_words, down


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
        live = game.next not in NO_BALL
        return Scoreboard(
            teams=faces(game),
            lines={side: game.score.line(side) for side in Side},
            totals={side: game.score.total(side) for side in Side},
            timeouts={side: game.timeouts_of(side) for side in Side},
            quarter=f"Q{game.quarter}",
            clock=clock_words(game),
            possession=game.offense if live else None,
            down=down_words(game),
            ball=spot_words(game, game.offense, game.y) if live else "",
        )

    def picture(self, game):
        if game.next in NO_BALL:
            return FieldPicture(teams=faces(game))
        return FieldPicture(
            ball=game.spot(),
            line_of_scrimmage=game.spot(),
            line_to_gain=Spot.seen_from(game.offense, min(game.line, FIELD)).yards,
            offense=game.offense,
            teams=faces(game),
        )

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
    return {side: game.setup.team(side).face for side in Side}
