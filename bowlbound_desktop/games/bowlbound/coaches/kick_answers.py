"""Answers to the questions before a kick: rush, aim, marks, fakes, a play instead (AR-III-2, AR-V)."""

from collections.abc import Mapping

from bowlbound_desktop.games.bowlbound.coaches.kick_game import NO_RUSH, KickGame
from bowlbound_desktop.kernel.requests import Decision, Event, Together
from bowlbound_desktop.play.answerers import Moment

KINDS = ("kick_rush", "rushed_kick", "coffin_corner", "cancel_marks", "fake_numbers", "fake_play")
KICKS = ("punt", "field_goal", "kick")


def kick_worths(level: str, decision: Decision, moment: Moment) -> Mapping[str, float]:
    """What the answers are worth to the asked side; empty where the question is not about such a kick."""
    game, told = moment.game, _answers(moment)
    call = told.get("offense_call") or told.get("try", "")
    if call not in KICKS or game.next not in ("scrimmage", "try") or game.overtime is not None:
        return {}
    kick, rush = KickGame(level, game, call), told.get("kick_rush", NO_RUSH)
    match decision.kind:
        case "kick_rush":
            return {option: -worth for option, worth in kick.thorough_rushes.items()}
        case "rushed_kick":
            return kick.reply(rush).plays
        case "coffin_corner":
            return kick.reply(rush).aims
        case "cancel_marks":
            return kick.marked(rush, told.get("coffin_corner", "0"))
        case "fake_numbers":
            return kick.reply(rush).faked
        case "fake_play":
            return kick.fake_plays(decision.options)
    return {}


def _answers(moment: Moment) -> dict[str, str]:
    """The answers in this play so far, by kind; once a kick is asked about, the calls are revealed."""
    found: dict[str, str] = {}
    for item in moment.happened:
        match item:
            case Event():
                continue
            case Decision(kind=kind), str(answer):
                found[kind] = answer
            case Together(decisions=decisions), tuple(answers):
                found |= {part.kind: answer for part, answer in zip(decisions, answers, strict=True)}
    return found
