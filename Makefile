# Everything a newcomer needs. No activated environment, no global installs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPLETE := $(VENV)/.complete
DOCUMENTED := $(VENV)/.documented
# The folder itself and not the link to it: a hall keeps its copy when the link moves on.
FAST = $(if $(PLAIN),,PYTHONPATH=$(realpath build/compiled))
FIREFOX ?= $(firstword $(shell command -v firefox-esr firefox 2>/dev/null))
# What make test asks of the compiled copy: whole games, what the kernel promises, positions as numbers, the socket,
# the commands.
COMPILED_PART := tests/golden tests/test_conformance.py tests/kernel tests/features tests/bots tests/cli/test_cli.py \
	tests/research/test_vector.py tests/server/test_schema.py tests/server/test_play.py tests/server/test_options.py
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --no-emit-index-url --no-header --quiet

.PHONY: static wheels notice page page-check page-smoke page-test page-firefox no-firefox page-shots pictures page-format page-types option-lists layout-lists play terminal test test-all test-compiled check bench bench-check ladder native compiled train docs load lock clean

# The hall with its page, at http://localhost:8000. PLAIN=1 does without compiled rules and bots.
play: page $(if $(PLAIN),,native)
	@$(FAST) $(BIN)/drakehall serve

# A game in this terminal.
terminal: $(PLAYABLE) $(if $(PLAIN),,native)
	@$(FAST) $(BIN)/drakehall play

test: check page-check page-smoke
	$(BIN)/pytest -n auto --dist worksteal -m "not slow"
	$(BIN)/python -m native.test -n auto --dist worksteal -m "not slow" $(COMPILED_PART)

# Long tests run with compiled rules and bots where these can be made, all others with plain ones as well.
test-all: check $(COMPLETE) page-check page-smoke
	$(BIN)/pytest -n auto --dist worksteal -m "not slow or plain"
	$(BIN)/python -m native.test --or-plain -n auto --dist worksteal
	$(BIN)/pytest -n auto --dist worksteal --postgres
	$(MAKE) page-test $(if $(FIREFOX),page-firefox,no-firefox)

# The same tests with compiled rules and bots, or an error where nothing can be compiled.
test-compiled: $(READY)
	$(BIN)/python -m native.test --must -n auto --dist worksteal -m "not slow"

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m native.idioms
	$(BIN)/python docs/scripts/option_lists.py --check
	$(BIN)/python docs/scripts/layout_lists.py --check
	$(BIN)/python web/build.py lint
	$(BIN)/python -m packing.notice --check

# The page in the browser: built, checked, played in a Chromium.
page: $(PLAYABLE)
	@$(BIN)/python web/build.py

page-check: $(PLAYABLE)
	$(BIN)/python web/scripts/describe.py --check
	$(BIN)/python web/build.py check test

# A short look in a real browser; one is fetched where the machine has none.
page-smoke: $(PLAYABLE)
	$(BIN)/python web/build.py test:smoke

# Whole games, axe, two browsers at a table, viewports, languages.
page-test: $(PLAYABLE)
	$(BIN)/python web/build.py test:browser

# One game without a server and one at a table, in a real Firefox.
page-firefox: $(PLAYABLE)
	$(BIN)/python web/build.py test:firefox

no-firefox:
	@echo "NO FIREFOX HERE: whole games in it have not been tried. Install one, or name it in FIREFOX: make page-firefox"

# Pictures of every page in every viewport, language and theme, in web/shots/.
page-shots: $(PLAYABLE)
	$(BIN)/python web/build.py shots

# The pictures of the README, in docs/pictures/.
pictures: $(PLAYABLE)
	$(BIN)/python web/build.py pictures

page-format: $(PLAYABLE)
	$(BIN)/python web/build.py format

# The lists of options on the pages of rules.
option-lists: $(PLAYABLE)
	$(BIN)/python docs/scripts/option_lists.py

# The fields of every game as numbers, in docs/layouts/.
layout-lists: $(PLAYABLE)
	$(BIN)/python docs/scripts/layout_lists.py

# A folder that any web host can serve, in build/static: the hall runs in the browser.
static: page
	$(BIN)/python -m packing.static

# Wheels in build/wheels: one of plain Python, and one compiled for machines like this.
wheels: page
	$(BIN)/python -m packing.wheels

# What else is handed out with the hall, and under which licences: THIRD-PARTY.txt.
notice: $(READY)
	$(BIN)/python -m packing.notice

page-types: $(PLAYABLE)
	$(BIN)/python web/scripts/describe.py

bench: $(PLAYABLE)
	$(BIN)/drakehall bench

# Whether compiled games and bots are as fast as recorded, measured against a loop of the same machine. Not part of make test.
bench-check: compiled
	PYTHONPATH=$$(realpath build/compiled) $(BIN)/python -m bench.check

# The ladders of all bots in all games, written to bench/ladder.md. It takes hours, and goes on where it was stopped.
ladder: $(PLAYABLE)
	$(BIN)/python -m bench.ladder --workers $$($(BIN)/python -c 'import os; print(os.cpu_count())')

# Rules and bots compiled into build/compiled where the machine has a C compiler: bots think twice as much in the same time.
native: $(PLAYABLE)
	@$(BIN)/python native/build.py

# The same, or an error. For long matches: PYTHONPATH=$(realpath build/compiled).
compiled: $(PLAYABLE)
	@$(BIN)/python native/build.py --must

# The net of a game, trained on all cores: make train GAME=wyrmspan. It goes on where it was stopped.
train: $(COMPLETE) compiled
	PYTHONPATH=$$(realpath build/compiled) $(BIN)/python -m training $(GAME) --workers $$($(BIN)/python -c 'import os; print(os.cpu_count())')

# Guides, rules, decisions and the API reference as a site in build/docs/site.
docs: $(DOCUMENTED)
	$(BIN)/python docs/site/build.py

load: $(READY)
	$(BIN)/python -m bench.load --p99 50 --record bench/results/$$(date +%F)-load.json
	$(BIN)/python -m bench.load --db postgres --workers 2 --rate 500 --p99 150 --record bench/results/$$(date +%F)-load-postgres.json

lock: $(READY)
	$(PIP) uv
	$(LOCK) --output-file requirements/play.txt
	$(LOCK) --extra dev --constraint requirements/play.txt --output-file requirements/lock.txt
	$(LOCK) --extra compile --constraint requirements/lock.txt --output-file requirements/compile.txt
	$(LOCK) --extra docs --constraint requirements/lock.txt --output-file requirements/docs.txt
	$(LOCK) --extra dataset --extra dev --extra docs --extra frames --extra openspiel --extra ray --extra tune --extra compile --constraint requirements/lock.txt --output-file requirements/more.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# What playing needs.
$(PLAYABLE): pyproject.toml requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit("Drakehall needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up (once, a minute or two) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --requirement requirements/play.txt
	@$(PIP) --no-deps --editable .
	@touch $(PLAYABLE)

# What testing needs besides.
$(READY): $(PLAYABLE) requirements/lock.txt
	@$(PIP) --requirement requirements/lock.txt
	@touch $(READY)

# What the site needs besides playing.
$(DOCUMENTED): $(PLAYABLE) requirements/docs.txt
	@$(PIP) --requirement requirements/docs.txt
	@touch $(DOCUMENTED)

# What the long tests need besides: Ray, the optimiser of bench/tune.py, readers of data sets, OpenSpiel, PyTorch, the site.
$(COMPLETE): $(READY) requirements/more.txt requirements/torch.txt
	@$(PIP) --requirement requirements/more.txt
	@$(PIP) --constraint requirements/more.txt --requirement requirements/torch.txt
	@touch $(COMPLETE)
