"""The parser of a command looks up late what it can."""

import pytest

from bowlbound_desktop.console.parser import Parser


@pytest.fixture
def parser():
    """Knows --seed at once and --late after a look."""
    found = Parser(prog="bowlbound")
    found.add_argument("--seed", type=int)
    found.looked = 0

    def add(one):
        found.looked += 1
        one.add_argument("--late", default="never")

    found.add_rest = add
    return found


def test_words_that_are_known_need_no_look(parser):
    assert vars(parser.parse_args(["--seed", "7"])) == {"seed": 7}
    assert parser.looked == 0


def test_a_word_that_is_not_known_is_looked_up_once(parser):
    for _ in range(2):
        assert vars(parser.parse_args(["--late", "now", "--seed", "7"])) == {"seed": 7, "late": "now"}
    assert parser.looked == 1


def test_the_help_has_all_arguments(parser):
    assert "--late" in parser.format_help()


def test_a_word_that_nobody_knows_is_one_sentence(parser, capsys):
    with pytest.raises(SystemExit):
        parser.parse_args(["--never"])
    said = "bowlbound: unrecognized arguments: --never (bowlbound --help lists the arguments)\n"
    assert capsys.readouterr().err == said
