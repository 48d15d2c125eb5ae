"""A kick as a small game: the defense's rush, and everything that the kickers may do about it.

The rush is announced, so that each side answers what it knows (AR-V-2-A): the defense rushes only where the
kickers' best reply to it, an aim, a fake or a play instead of the kick, leaves it better off.
"""

from collections.abc import Callable, Mapping
from functools import cached_property

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.coaches.habits import usual_punt
from bowlbound_desktop.games.bowlbound.coaches.known import known_aims, known_odds
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import worths_of
from bowlbound_desktop.games.bowlbound.odds.aimed_punts import Aim
from bowlbound_desktop.games.bowlbound.odds.columns import SHARES
from bowlbound_desktop.games.bowlbound.odds.table import FAKE
from bowlbound_desktop.games.bowlbound.rules.calls.calls import BLANK_DEFENSE
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import AIMS, aimed, plan_kick
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Answer, Decision, Request, Roll
from bowlbound_desktop.play.odds_asking import ANY
from bowlbound_desktop.play.tree import quiet

LEAST_PUNT = 15
"""A punt must carry at least this far on average: nobody aims shorter."""
NO_RUSH = "none"
FAKE_GAIN = {"equilibrium": 0.002, "points": 0.05}
"""How much more than the kick a fake must promise to be named, by level."""
LOST = -1e9
COLUMNS = {"kick": "extra_point"}
"""Calls whose column has another name."""


@frozen(kw_only=True)
class Reply:
    """What the kickers can do once the rush is known."""

    worth: float
    """What the best of it is worth to the kickers."""
    instead: str = "kick"
    corner: str = "0"
    marks: str = "no"
    fakes: str = "none"
    aims: Mapping[str, float] = field(factory=dict)
    """What the aims are worth."""
    plays: Mapping[str, float] = field(factory=dict)
    """What the kick, and each play instead of it, is worth."""
    faked: Mapping[str, float] = field(factory=dict)
    """What fake numbers, and naming none, are worth."""


@frozen(eq=False, slots=False)
class KickGame:
    """One kick from scrimmage or after a touchdown, as a level sees it."""

    level: str
    game: Game
    call: str
    _replies: dict[str, Reply] = field(factory=dict, init=False)

    @property
    def worth(self) -> float:
        """What the kick is worth to the kickers when both sides do their best."""
        return min(self.rushes.values())

    @cached_property
    def rushes(self) -> dict[str, float]:
        """The kick's worth for each rush; a rush that is beaten by a play instead is not followed further."""
        return self._by_rush(self._soon)

    @cached_property
    def thorough_rushes(self) -> dict[str, float]:
        """The same, weighing every aim and fake against each rush."""
        return self._by_rush(lambda rush: self.reply(rush).worth)

    def _by_rush(self, worth: Callable[[str], float]) -> dict[str, float]:
        asked = self._asked(NO_RUSH).get("kick_rush")
        found = {NO_RUSH: self.reply(NO_RUSH).worth}
        for rush in asked.options[1:] if asked else ():
            instead = max(self._instead(rush).values(), default=LOST)
            found[rush] = instead if instead >= found[NO_RUSH] else max(instead, worth(rush))
        return found

    def _soon(self, rush: str) -> float:
        """The kick against a rush with the aim that is best against none: enough to value the call."""
        calm = self.reply(NO_RUSH)
        if not calm.aims:
            return self._odds(rush)
        aims = tuple(dict.fromkeys(((calm.corner, False), (calm.corner, True), ("0", False))))
        known = known_aims(self.game, aims, (("kick_rush", rush),))
        return float(worths_of(self.level, self.game, known).max())

    def reply(self, rush: str) -> Reply:
        """The best answers of the kickers."""
        found = self._replies.get(rush)
        if found is None:
            found = self._replies[rush] = self._reply(rush)
        return found

    def _reply(self, rush: str) -> Reply:
        asked, plays = self._asked(rush), self._instead(rush)
        if "coffin_corner" in asked:
            aims = self._aims(rush)
            corner, unmarked = max(aims, key=aims.__getitem__)
            shown = {aim[0]: worth for aim, worth in aims.items() if aim[1] == unmarked}
        else:
            corner, unmarked, shown = "0", False, {}
        kick = aims[corner, unmarked] if shown else self._odds(rush)
        given = (("coffin_corner", corner), ("cancel_marks", "yes" if unmarked else "no")) if shown else ()
        fakes, faked = self._fakes(asked.get("fake_numbers"), rush, kick, given)
        kick = max(kick, faked.get(fakes, kick))
        best = max(plays, key=plays.__getitem__, default="kick")
        instead = best if plays and plays[best] > kick else "kick"
        return Reply(
            worth=max(kick, plays.get(instead, kick)),
            instead=instead,
            corner=corner,
            marks="yes" if unmarked else "no",
            fakes=fakes,
            aims=shown,
            plays={"kick": kick, **plays} if plays else {},
            faked=faked,
        )

    def marked(self, rush: str, corner: str) -> dict[str, float]:
        """What the kick is worth with and without its marks, given the aim."""
        return {"no": self._aims(rush)[corner, False], "yes": self._aims(rush)[corner, True]}

    def fake_plays(self, options: tuple[str, ...]) -> dict[str, float]:
        """What each play is worth once the kick is a fake."""
        plays = tuple(option for option in options if option in PLAYS)
        calls = tuple(FAKE + play for play in plays)
        worths = worths_of(self.level, self.game, known_odds(self.game, calls, (BLANK_DEFENSE,)))
        return dict(zip(plays, map(float, worths), strict=True))

    def _asked(self, rush: str) -> Mapping[str, Decision]:
        """The questions before the kick, by kind."""
        found: dict[str, Decision] = {}

        def answer(request: Request) -> Answer:
            if isinstance(request, Decision):
                found[request.kind] = request
                return rush if rush in request.options and request.kind == "kick_rush" else quiet(request)
            assert isinstance(request, Roll)
            return request.dice.throws[0]

        play_out(plan_kick(self.game, COLUMNS.get(self.call, self.call)), answer)
        return found

    def _instead(self, rush: str) -> dict[str, float]:
        """What plays instead of the kick are worth against a rush."""
        if "rushed_kick" not in self._asked(rush):
            return {}
        worths = worths_of(self.level, self.game, known_odds(self.game, PLAYS, (BLANK_DEFENSE,)))
        return dict(zip(PLAYS, map(float, worths), strict=True))

    def _aims(self, rush: str) -> dict[Aim, float]:
        aims = self._sensible
        known = known_aims(self.game, aims, (("kick_rush", rush),))
        return dict(zip(aims, map(float, worths_of(self.level, self.game, known)), strict=True))

    @cached_property
    def _sensible(self) -> tuple[Aim, ...]:
        """Every aim that is still a punt, with marks cancelled or not (out of bounds they do not matter)."""
        most = max(0, int(usual_punt(self.game.chart(self.game.offense))) - LEAST_PUNT)
        choices = [choice for choice in AIMS if aimed(choice)[0] <= most]
        return tuple((choice, unmarked) for unmarked in (False, True) for choice in choices)

    def _fakes(
        self, asked: Decision | None, rush: str, kick: float, given: tuple[tuple[str, str], ...]
    ) -> tuple[str, dict[str, float]]:
        """The likeliest fake numbers, if a play against a white defense is better than this kick."""
        if asked is None:
            return "none", {}
        plays = self.fake_plays(self.game.edition.fake_plays)
        if not plays or max(plays.values()) <= kick:
            return "none", {}
        play = max(plays, key=plays.__getitem__)
        likely = sorted(asked.options[1:], key=lambda number: -SHARES[int(number)])[: asked.most]
        numbers = "+".join(option for option in asked.options if option in likely)
        faked = self._odds(rush, (*given, ("fake_numbers", numbers), ("fake_play", play)))
        gain = FAKE_GAIN.get(self.level, 0.0)
        return (numbers if faked > kick + gain else "none"), {"none": kick, numbers: faked}

    def _odds(self, rush: str, more: tuple[tuple[str, str], ...] = ()) -> float:
        known = known_odds(self.game, (self.call,), (ANY,), (("kick_rush", rush), *more))
        return float(worths_of(self.level, self.game, known)[0])
