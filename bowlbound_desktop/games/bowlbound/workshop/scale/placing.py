"""Where the averages stand on the Mays scale: by the fit of all games, stated in halves."""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.model import Model, expected_points
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel, published_mays
from bowlbound_desktop.games.bowlbound.workshop.scale.teams import Standing


def place_averages(averages: Sequence[Profile], standing: Standing, model: Model) -> dict[str, float]:
    """The rating of every average, by the margins that the fit expects of it against the panel."""
    own = np.array([(one.fitted.offense, one.fitted.defense) for one in averages])
    scored = expected_points(model.effects(np.vstack([standing.steps, own])))
    places = {team.id: place for place, team in enumerate(standing.teams)}
    against = [places[member] for member in panel()]
    mays = np.array([published_mays(member) for member in panel()])
    found = {}
    for place, average in enumerate(averages, len(standing.teams)):
        margins = scored[place, against] - scored[against, place]
        found[average.id] = round(2 * float((mays + margins).mean())) / 2
    return found
