"""Session on one side, frames on the other, and the file between them."""

from types import SimpleNamespace

import pytest

from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.ui.game_controller import GameController
from tests.ui.conftest import fake_session


@pytest.fixture
def happened(qapp):
    return []


def controller_of(happened, finish=None, begin=None):
    def keep(_session):
        happened.append("begins to write")
        if begin:
            raise begin
        return written

    def written():
        happened.append("written")
        if finish:
            raise finish

    controller = GameController(keep)
    controller.seat(fake_session())
    controller.framed.connect(lambda _frame: happened.append("told"))
    controller.noticed.connect(lambda text: happened.append(text) if text else None)
    happened.clear()
    return controller


def answer(controller):
    pending = controller.session.pending
    part = pending.decisions[0] if isinstance(pending, Together) else pending
    controller.choose(part.side, part.options[0])


def test_the_game_is_written_while_views_are_told_and_before_qt_paints(happened):
    answer(controller_of(happened))
    assert happened == ["begins to write", "told", "written"]


def test_views_are_told_where_the_game_cannot_be_written(happened):
    answer(controller_of(happened, begin=SaveError("the disk is full")))
    assert happened == ["begins to write", "told", "the disk is full"]


def test_a_disk_that_fails_later_is_told_too(happened):
    answer(controller_of(happened, finish=SaveError("the disk is full")))
    assert happened == ["begins to write", "told", "written", "the disk is full"]


def test_a_game_that_could_not_be_written_is_tried_once_more_when_it_is_left(happened):
    controller = controller_of(happened, finish=SaveError("the disk is full"))
    controller.leave()
    assert happened == []
    controller = controller_of(happened, finish=SaveError("the disk is full"))
    answer(controller)
    happened.clear()
    controller.leave()
    assert happened == ["begins to write", "written"]


def test_a_game_that_settles_its_first_question_is_seated_though_the_disk_is_full(happened):
    def keep(session):
        raise SaveError("the disk is full")

    def change(session):
        session.revision += 1

    controller = GameController(keep)
    controller.framed.connect(lambda _frame: happened.append("told"))
    controller.noticed.connect(happened.append)
    controller.orders = SimpleNamespace(
        settle=lambda session: setattr(session, "revision", 1 + session.revision)
    )
    controller.seat(fake_session())
    assert happened == ["told", "the disk is full", "told"]
