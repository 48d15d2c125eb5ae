"""A remembered procedure does what the procedure itself would do."""

from random import Random

from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE
from bowlbound_desktop.kernel import memory as module
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.memory import Memory
from bowlbound_desktop.kernel.procedure import Run, roll


class Chain:
    """Adds up throws until one of them is a 1; counts how often it was begun."""

    def __init__(self):
        self.begun = 0

    def begin(self):
        self.begun += 1
        return self._throws()

    def _throws(self):
        total = 0
        while True:
            thrown = yield from roll(Side.HOME, DEFENSE, "defense")
            yield ruled("", "thrown {}", thrown)
            total += thrown
            if thrown == 1:
                return total


def throws(luck):
    while True:
        yield (thrown := luck.choice(DEFENSE.throws))
        if thrown == 1:
            return


def outcome(procedure, answers):
    run = Run(procedure, answers)
    return run.happened, run.pending, run.result


def test_whatever_is_thrown_it_tells_asks_and_returns_the_same():
    memory, chain, luck = Memory(), Chain(), Random(1)
    for _ in range(300):
        answers = list(throws(luck))[:6]
        assert outcome(memory.recall("chain", chain.begin), answers) == outcome(Chain().begin(), answers)


def test_a_way_gone_before_is_not_worked_out_again():
    memory, chain = Memory(), Chain()
    for _ in range(5):
        assert Run(memory.recall("chain", chain.begin), [3, 2, 1]).result == 6
    assert chain.begun == 2  # to its first question, and then the way of the three answers


def test_a_procedure_left_half_way_is_gone_on_with_later():
    memory, chain = Memory(), Chain()
    Run(memory.recall("chain", chain.begin), [3])
    assert Run(memory.recall("chain", chain.begin), [3, 4, 1]).result == 8
    assert Run(memory.recall("chain", chain.begin), [3, 5, 1]).result == 9


def test_two_walks_at_once_do_not_disturb_each_other():
    memory, chain = Memory(), Chain()
    one, other = Run(memory.recall("chain", chain.begin)), Run(memory.recall("chain", chain.begin))
    for thrown in (2, 3, 1):
        one.answer(thrown)
        other.answer(thrown)
    assert (one.result, other.result) == (6, 6)


def test_a_walk_that_was_overtaken_finds_its_way():
    memory, chain = Memory(), Chain()
    one = Run(memory.recall("chain", chain.begin), [2])
    Run(memory.recall("chain", chain.begin), [2, 3])
    for thrown in (3, 4, 1):
        one.answer(thrown)
    assert one.result == 10
    assert Run(memory.recall("chain", chain.begin), [2, 3, 4, 1]).result == 10


def test_keys_are_kept_apart():
    memory = Memory()

    def give(number):
        yield from ()
        return number

    assert [Run(memory.recall(key, lambda key=key: give(key))).result for key in (1, 2, 1)] == [1, 2, 1]


def test_a_full_memory_begins_anew(monkeypatch):
    monkeypatch.setattr(module, "MOST", 3)
    memory, chain = Memory(), Chain()
    for _ in range(4):
        assert Run(memory.recall("chain", chain.begin), [2, 4, 1]).result == 7
    assert chain.begun > 2
