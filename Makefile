# Everything a newcomer needs. No activated environment, no global installs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play serve test test-all check bench load lock clean

play: $(READY)
	@$(BIN)/drakehall play

serve: $(READY)
	@$(BIN)/drakehall serve

test: check
	$(BIN)/pytest -n auto -m "not slow"

test-all: check
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)
	$(BIN)/drakehall bench

load: $(READY)
	$(BIN)/python -m bench.load --record bench/load.json

lock: $(READY)
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --no-emit-index-url --no-header --quiet --output-file requirements/lock.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(READY): pyproject.toml requirements/lock.txt
	$(PYTHON) -c 'import sys; sys.exit("Drakehall needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/lock.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $(READY)
