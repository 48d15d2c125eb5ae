"""What the words of events mean, and that no rule uses one that means nothing."""

import ast

import pytest
from attrs import evolve

from bowlbound_desktop.games.register import games
from bowlbound_desktop.kernel.ways import COMMON, DEEDS, MOVES, BallMove, read_ways
from tests.guards.trees import PACKAGE, TREES, within

TABLES = {"BallMoved": "moves", "Scored": "scores", "Fumbled": "loose", "KickFailed": "misses"}
COUNTED = {"", "rush", "pass", "return", "punt", "field_goal", "block"}


def written(tree):
    """Words that stand as they are in the events that a module tells."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TABLES:
            for keyword in node.keywords:
                if keyword.arg == "how" and isinstance(keyword.value, ast.Constant):
                    yield node.func.id, keyword.value.value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Credited":
            for keyword in node.keywords:
                if keyword.arg == "what" and isinstance(keyword.value, ast.Constant):
                    yield "Credited", keyword.value.value


@pytest.mark.parametrize("game", {one.room: one for one in games()}.values(), ids=lambda game: game.room)
def test_every_word_that_the_rules_of_a_game_write_has_a_meaning(game):
    ways, room = game.words.ways, f"{PACKAGE}.games.{game.room}"
    found = {word for module, tree in TREES.items() if within(module, room) for word in written(tree)}
    assert found
    for event, word in found:
        assert word in (ways.deeds if event == "Credited" else getattr(ways, TABLES[event])), (event, word)


def test_such_a_word_is_found():
    source = 'BallMoved(side=s, how="run")\nCredited(what="rush")\nBallMoved(how=how)'
    assert list(written(ast.parse(source))) == [("BallMoved", "run"), ("Credited", "rush")]


def test_moves_count_only_what_the_box_score_knows():
    assert {move.counts for move in MOVES.values()} <= COUNTED


def test_a_game_adds_words_like_others_or_of_their_own():
    own = read_ways(
        {
            "moves": {"scramble": {"like": "run", "told": "scramble, {gain}"}, "drift": {"told": "drifts"}},
            "deeds": {"tackle": {"told": "{name} tackles", "title": "Tackles", "yards": False}},
            "kicks": {"quick_kick": "punt"},
        }
    )
    assert (own.move("scramble").counts, own.move("scramble").told) == ("rush", "scramble, {gain}")
    assert not own.move("drift").advances
    assert own.deed("tackle").title == "Tackles"
    assert own.kicks["quick_kick"] == "punt"
    assert own.move("run") is MOVES["run"]
    assert own.deed("rush") is DEEDS["rush"]


def test_a_word_that_nobody_entered_is_told_as_it_stands_and_counts_nothing():
    move = COMMON.move("end_around")
    assert move.told == "end around, to {end}"
    assert evolve(move, told="") == BallMove()
    assert COMMON.points("rouge_kick").told == "rouge kick"
    assert COMMON.deed("pancake_block").title == "Pancake block"


def test_like_must_name_a_common_word():
    with pytest.raises(KeyError):
        read_ways({"moves": {"scramble": {"like": "amble"}}})
