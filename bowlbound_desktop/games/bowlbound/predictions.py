"""The classic edition's point spread: both coaches predict in secret (C-AR-01)."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import secret_spread
from bowlbound_desktop.games.bowlbound.rules.options import MOST_SPOT
from bowlbound_desktop.games.bowlbound.spread import published_spread
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.predictions import Agreement, Prediction


class SecretPredictions:
    """Where both coaches name the same winner, the bolder one takes it and gives the smaller margin."""

    most = MOST_SPOT

    def guess(self, home: str, away: str, options: Mapping[str, Any]) -> Prediction:
        """The published spread, at least one point; charts without a rating count as even."""
        spread = round(published_spread(home, away, options) or 0)
        return Prediction(Side.AWAY if spread < 0 else Side.HOME, min(self.most, max(1, abs(spread))))

    def agree(self, first: Prediction, second: Prediction) -> Agreement:
        """What goes into the options of the game."""
        team, spot = secret_spread((first.winner, first.margin), (second.winner, second.margin))
        favourite = first.winner
        options = {"favourite": favourite.value, "spot": spot}
        return Agreement(first_takes=team, favourite=favourite, spot=spot, options=options)
