# Everything a checkout needs: `make play` plays, `make test` checks. Both set up what is missing first.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test bench package clean setup
.DEFAULT_GOAL := play

play: setup
	@$(BIN)/bowlbound $(ARGS)

test: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/pytest -n 2 $(ARGS)

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
