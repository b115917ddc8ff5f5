# make play starts the game, make test runs all tests; both set up .venv by themselves.

VENV ?= .venv
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
BIN := $(VENV)/bin
# The tests start hundreds of programs, which are not to be compiled each time.
unexport PYTHONDONTWRITEBYTECODE
# LOCK=tested-versions.txt installs the versions in that file; otherwise the newest that pyproject.toml allows.
LOCK ?=
PIP := $(BIN)/python -m pip install --quiet $(if $(LOCK),--constraint $(LOCK))
# Many tests wait for a beat of the clock or for another program: two workers keep a core busy.
JOBS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2); echo $$((2 * n)))
FUZZ ?= 100000
KILLS ?= 200
GAMES ?= 1000
STEPS ?= 2000
BURSTS ?= 100000
SEQUENCES ?= 1000000
# guests, tables and minutes of the load test of the host
HOUSE ?= 50 12 10

.PHONY: help play test check format bench fuzz soak terminals screenshots clean

help:
	@echo "make play         install into $(VENV) and start"
	@echo "make test         all tests"
	@echo "make check        format, ruff, mypy, import-linter and all tests"
	@echo "make bench        measure the games and the saves"
	@echo "make fuzz         FUZZ=$(FUZZ) damaged saves of all games"
	@echo "make soak         the long tests: more seeds, more kills, whole games"
	@echo "make terminals    play in real terminals, and look for what pictures leave behind"
	@echo "make screenshots  draw the pictures of the README"
	@echo "make clean        remove $(VENV) and what tools left behind"

play: $(VENV)/.installed
	@$(BIN)/tabletop-tui

test: $(VENV)/.installed-test
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup

check: $(VENV)/.installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy -p tabletop_hex
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.installed-test
	@$(BIN)/python -m tests.bench

fuzz: $(VENV)/.installed-test
	@$(BIN)/python -m tests.store.fuzzing $(FUZZ)

soak: $(VENV)/.installed-test
	$(BIN)/python -m tests.store.killing $(KILLS)
	$(BIN)/python -m tests.terminal.hard_use.killing $(KILLS)
	$(BIN)/python -m tests.store.sharing $(KILLS) cities_and_knights rise_of_empires ascending_empires
	TABLETOP_SEEDS=10 TABLETOP_WALK=3000 TABLETOP_POSITIONS=4 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup tests/contract
	TABLETOP_LONG=1 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup
	$(BIN)/python -m tests.play.soak
	TABLETOP_NAMES=1 $(BIN)/python -m pytest -q tests/tui/every_screen/test_wide_names.py
	TABLETOP_EVENINGS=1 $(BIN)/python -m pytest -q tests/terminal/evenings/test_evening.py tests/secrecy/test_guest_bytes.py
	$(BIN)/python -m tests.host.load_testing $(HOUSE)
	$(BIN)/python -m tests.bots.soak $(GAMES)
	$(BIN)/python -m tests.bots.advised
	$(BIN)/python -m tests.games.ascending_empires.flight.chances
	$(BIN)/python -m tests.terminal.hard_use.fuzzing $(STEPS)
	$(BIN)/python -m tests.terminal.hard_use.bursts $(BURSTS)
	$(BIN)/python -m tests.terminal.sequences $(SEQUENCES)
	$(BIN)/python -m tests.terminal.hard_use.on_screens

# Needs Xvfb, and kitty or xterm; writes pictures to look at.
terminals: $(VENV)/.installed-dev
	$(BIN)/python tools/terminals.py build/terminals

screenshots: $(VENV)/.installed-dev
	@$(BIN)/python tools/screenshots.py

clean:
	rm -rf $(VENV) build dist mutants .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"

# Hosting over ssh and boards in true pixels need compiled packages, without which all else works.
$(VENV)/.installed: $(BIN)/python pyproject.toml
	$(PIP) --editable '.[host,pixels]' || $(PIP) --editable '.[host]' || $(PIP) --editable .
	@touch $@

$(VENV)/.installed-test: $(VENV)/.installed examples/hex/pyproject.toml
	$(PIP) --group test --editable . --editable examples/hex
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed-test
	$(PIP) --group dev --editable .
	@touch $@
