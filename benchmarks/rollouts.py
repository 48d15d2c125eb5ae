"""Plays games on from a situation with computer coaches, to check what it is worth."""

from found_lines import interval

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.statistics import Tally
from bowlbound_desktop.play.many import simulate
from bowlbound_desktop.play.seating import seats

GAME = register.game("bowlbound")
ROLLOUTS = 1500


def play_on(game, coach, seed):
    """The home side's result: 1, 0, or a half for a tie."""
    seated = seats(seed, "seeded", coach, coach, GAME.levels, GAME.seats(game.options))
    answerers, tally, past = seated.answerers(game, print), Tally(GAME.words.ways), []
    while (procedure := GAME.rules.next_play(game)) is not None:
        game = simulate._play_down(procedure, answerers, game, len(past), tally, past)
    lead = game.score.lead(Side.HOME)
    return (lead > 0) + 0.5 * (lead == 0)


def share(game, coach="book", times=ROLLOUTS):
    """The share of games that the home side wins from here, with its interval."""
    won = sum(play_on(game, coach, seed) for seed in range(times)) / times
    return f"{interval(won, times)} of {times} games of the {coach}"
