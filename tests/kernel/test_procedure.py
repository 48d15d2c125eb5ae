"""Procedures run to their end without anybody at the table."""

import pytest

from bowlbound_desktop.kernel.asking import choose
from bowlbound_desktop.kernel.events import FirstDown
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import result_of


def walked_on(options):
    """A play that tells something, and asks where there is more than one option."""
    yield FirstDown(side=Side.HOME, ball=40)
    return (yield from choose(Side.HOME, "pace", options))


def test_a_procedure_that_asks_nothing_has_a_result():
    assert result_of(walked_on(("wait",))) == "wait"


def test_a_request_that_nobody_foresaw_is_named():
    with pytest.raises(AssertionError, match=r"pace of home \(wait, hurry\) where no request was foreseen"):
        result_of(walked_on(("wait", "hurry")))
