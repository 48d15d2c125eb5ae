"""No mistake of a computer coach ends a game: somebody else answers, the log says so, the report is kept."""

import pytest
from attrs import evolve, frozen

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches import answers, equilibrium_coach
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.book_reader import BookReader
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment, RandomCoach, RandomDice, Seats
from bowlbound_desktop.play.many.simulate import play_game
from bowlbound_desktop.play.mistakes import BY_THE_BOOK, LEGALLY, watched
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.shelf import described, matchup, read_session, system

RULES = system("bowlbound")
TEAMS = ["1966-notre-dame", "1966-michigan-state"]
ASK = Decision(side=Side.HOME, kind="offense_call", options=("1", "2"))
QUIET = evolve(ASK, options=("yes", "no"), quiet="no")


@frozen
class Failing:
    """A coach who always goes wrong in one way."""

    error: Exception | None = None
    answer: str = ""
    key: str = "failing"

    def leaves(self, decision):
        return False

    def choose(self, decision, moment):
        if self.error is not None:
            raise self.error.with_traceback(None)  # or every traceback would hold all those before it
        return self.answer


@frozen
class Deputised(Failing):
    """One who knows somebody else."""

    deputy: object = None


@frozen
class Unprepared(Failing):
    """One who goes wrong before the game."""

    def prepared(self, game, side):
        raise self.error.with_traceback(None)  # or every traceback would hold all those before it


def new_game():
    charts = [load_by_id(name) for name in TEAMS]
    return RULES.new_game(*charts, RULES.read_options({}))


def chosen(coach, decision=ASK):
    noted = []
    moment = Moment(game=new_game().change(next="scrimmage"), play=4)
    return watched(coach, coach.choose, noted.append)(decision, moment), noted


@pytest.mark.parametrize("wrong", [{"error": ZeroDivisionError("nothing kept")}, {"answer": "3"}])
def test_the_book_answers_for_a_coach_who_fails_or_answers_what_is_not_offered(wrong):
    answer, (mistake,) = chosen(Deputised(**wrong, deputy=Failing(answer="2")))
    assert answer == "2"
    assert (mistake.side, mistake.coach, mistake.play) == (Side.HOME, "failing", 4)
    assert mistake.instead == BY_THE_BOOK
    assert "Traceback" in mistake.report
    assert "offense_call" in mistake.report


@pytest.mark.parametrize("deputy", [Failing(error=KeyError("page")), Failing(error=FileError("no book"))])
@pytest.mark.parametrize(("decision", "legal"), [(ASK, "1"), (QUIET, "no")])
def test_where_the_book_fails_too_a_legal_answer_is_taken(deputy, decision, legal):
    answer, (mistake,) = chosen(Deputised(error=ValueError(), deputy=deputy), decision)
    assert (answer, mistake.instead) == (legal, LEGALLY)


def test_a_coach_without_a_deputy_gives_a_legal_answer():
    assert chosen(Failing(error=ValueError()))[0] == "1"


def test_a_coach_who_cannot_even_prepare_fails_when_it_is_asked():
    seats, noted = Seats(home=Unprepared(error=KeyError("chart")), away=RandomCoach(1)), []
    answerers = seats.answerers(new_game(), noted.append)
    assert noted == []
    assert answerers[Decision](ASK, Moment(game=new_game(), play=0)) == "1"
    assert len(noted) == 1


def test_a_sentence_for_the_player_is_passed_on():
    with pytest.raises(FileError, match="line 3"):
        chosen(Failing(error=FileError("my-book.toml, line 3: no such play")))


def test_who_makes_no_mistake_is_not_noted():
    assert chosen(Failing(answer="2")) == ("2", [])


def test_the_strongest_coach_has_the_book_for_a_deputy():
    assert EquilibriumCoach(7).deputy == BookCoach(7)


# At the table

FAULT = ZeroDivisionError("nothing was kept")


def failing_seats():
    home = Deputised(error=FAULT, deputy=BookCoach(1))
    return Seats(seed=1, dice=RandomDice(1), home=home, away=RandomCoach(1))


def test_a_game_goes_on_to_its_end_and_every_play_with_a_mistake_says_so():
    session = Session(described(RULES), new_game(), failing_seats())
    assert session.over
    sentence = "The computer coach of Notre Dame made a mistake: the book answered for it"
    assert {told for _, told in session.remarks} == {sentence}
    assert {play for play, _ in session.remarks} == {mistake.play for mistake in session.mistakes}
    assert session.notice == f"{sentence}."


def test_a_coach_who_thinks_aside_tells_of_the_same_mistakes():
    session = Session(described(RULES), new_game(), failing_seats(), aside=True)
    while (thought := session.thought()) is not None:
        session.take(thought, thought.think())
    assert session.over
    assert session.remarks == Session(described(RULES), new_game(), failing_seats()).remarks


def test_the_computers_half_of_a_call_tells_of_its_mistake():
    seats = evolve(failing_seats(), away=Seats().away)
    session = Session(described(RULES), new_game().change(next="scrimmage"), seats, aside=True)
    half = session.thought()
    answers = half.think()
    assert session.mistakes == []
    session.take(half, answers)
    assert len(session.mistakes) == 1


def test_the_log_of_a_saved_game_keeps_the_sentence():
    session = Session(described(RULES), new_game(), failing_seats(), pauses=True)
    while not session.remarks:
        session.go_on()
    session.seat(Seats(seed=1))
    assert read_session(save_text(session), "game").remarks == session.remarks


# Many games


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def broken(monkeypatch):
    """The strongest coach fails wherever it looks ahead."""

    def fail(*_):
        raise ZeroDivisionError("nothing was kept")

    monkeypatch.setattr(answers, "ahead", fail)
    monkeypatch.setattr(equilibrium_coach, "solution", fail)


def test_a_simulated_game_ends_normally_and_knows_of_its_mistakes(broken):
    charts = [load_by_id(name) for name in TEAMS]
    record = play_game(matchup(home=charts[0], away=charts[1], coaches=("equilibrium", "book")), 3)
    assert record.mistakes
    assert {mistake.side for mistake in record.mistakes} == {Side.HOME}


def test_the_simulator_says_how_many_games_and_where_the_report_is(broken, home, capsys):
    assert main(["simulate", *TEAMS, "-n", "2", "--coach", "equilibrium"]) == 0
    told = capsys.readouterr().err
    assert told.startswith("bowlbound: in 2 games a computer coach made a mistake")
    reports = list((home / "reports").iterdir())
    assert any(str(report) in told for report in reports)
    assert all("nothing was kept" in report.read_text() for report in reports)
    assert len(reports) <= 4  # one for each way into the mistake, not one for each game


def test_a_tournament_goes_on_as_well(broken, home, capsys):
    assert main(["tournament", *TEAMS, "-n", "1", "--coach", "equilibrium"]) == 0
    assert "in 1 game a computer coach made a mistake" in capsys.readouterr().err


def test_the_terminal_says_so_in_its_log(home, capsys, monkeypatch):
    monkeypatch.setattr(BookReader, "choose", lambda *_: "no such play")
    assert main(["text", "--coach", "both", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "made a mistake: the first legal answer was taken. A report for the developers is in " in out
    assert "Final:" in out
    (report,) = (home / "reports").iterdir()
    assert "'no such play' does not answer" in report.read_text()
