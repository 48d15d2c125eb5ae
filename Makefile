# Everything a checkout needs: `make play` plays, `make test` checks, `make quick` checks less in under a minute. Each sets
# up what is missing first.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
# No whole games by lot, no robot at the window, no long odds: what breaks most often, and something of every game.
QUICK := tests/guards tests/kernel tests/play tests/storage/test_saves.py tests/cli/test_main.py \
	tests/games/bowlbound/rules tests/games/paper_bowl/rules tests/games/gridiron_chaos/rules/plays/test_gains.py \
	tests/games/nailbiter/rules/plays/test_plays.py tests/games/test_scenarios.py tests/ui/decisions \
	tests/ui/frame/test_question.py
SLOW := tests/play/many tests/games/bowlbound/rules/test_frequencies.py

.PHONY: play test quick bench package clean setup
.DEFAULT_GOAL := play

play: setup
	@$(BIN)/bowlbound $(ARGS)

test: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/pytest -n 2 $(ARGS)

quick: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/pytest -n 2 $(QUICK) $(SLOW:%=--ignore=%) $(ARGS)

bench: setup
	@set -e; for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python $$script; done

package: setup
	@rm -rf dist
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@packaging/check-wheel $(BIN)/python dist/*.whl

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup: $(VENV)/installed $(VENV)/qt-libraries

$(VENV)/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Bowlbound needs Python 3.11 or later as $(PYTHON); name another with: make PYTHON=python3.12 ..." >&2; \
		exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments; on Debian-like systems: apt-get install python3-venv" >&2; \
		exit 1; }
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Without the right to install, a sentence names the packages and the work goes on: the terminal needs none of them.
$(VENV)/qt-libraries: packaging/qt-libraries packaging/qt-libraries.txt $(VENV)/installed
	@if $(BIN)/python packaging/qt-libraries; then touch $@; fi
