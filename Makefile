# make play  plays; make test  tests. Both make .venv first; nothing else on the machine changes.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench screenshots clean

play: .venv/installed
	@$(BIN)/tabletop-tui

test: .venv/tested
	@$(BIN)/python -m pytest -n auto

check: .venv/developed
	$(BIN)/ruff format --check tabletop_tui tests
	$(BIN)/ruff check tabletop_tui tests
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto

bench: .venv/tested
	@$(BIN)/python -m tests.bench

.venv/made:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tabletop_tui needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	touch $@

.venv/installed: .venv/made pyproject.toml
	$(BIN)/python -m pip install --quiet -e .
	touch $@

.venv/tested: .venv/made pyproject.toml
	$(BIN)/python -m pip install --quiet --group test -e .
	touch $@ .venv/installed

.venv/developed: .venv/made pyproject.toml
	$(BIN)/python -m pip install --quiet --group dev -e .
	touch $@ .venv/tested .venv/installed

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache

screenshots: .venv/developed
	@$(BIN)/python tools/screenshots.py
