# Everything one needs to play and to work on Cattery. `make` alone lists the targets.
# Variables: PYTHON (the interpreter .venv is made with), GAME (make play-terminal GAME=felix), WORKERS (test processes).

PYTHON  ?= python3
GAME    ?=
WORKERS ?= 3
ARGS    ?=

VENV := .venv
BIN  := $(VENV)/bin
# Hash-pinned wheels only: nothing is compiled and nothing unpinned is fetched.
PIP  := $(BIN)/python -m pip -qq --disable-pip-version-check install
PINS := $(PIP) --require-hashes --only-binary :all:

# Stamps: each says that a step is done, so that a second call costs nothing.
MADE    := $(VENV)/.made
RUN     := $(VENV)/.run
DEV     := $(VENV)/.dev
BENCH   := $(VENV)/.bench
PACKAGE := $(VENV)/.package

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal test soak check fix pictures bench bench-server bench-pages bench-bots strength strategy lock clean

help: ## List these targets
	@grep -hE '^[a-z-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

play: $(PACKAGE) ## Open the table in the browser (ARGS=--lan: for phones in this network too)
	@$(BIN)/cattery serve --open $(ARGS)

play-terminal: $(PACKAGE) ## Play in the terminal (GAME=felix, cockroach_poker or cat_and_mouse; asks without)
	@$(BIN)/cattery play $(GAME)

test: $(DEV) $(PACKAGE) ## Run the tests in small, with coverage
	$(BIN)/python -m pytest -n $(WORKERS) --cov --cov-report=term $(ARGS)

soak: $(DEV) $(PACKAGE) ## Run the long tests at full counts
	$(BIN)/python -m pytest -n $(WORKERS) -m soak $(ARGS)

check: $(DEV) $(PACKAGE) ## Check format, lint, types, imports, and that no address of this machine slipped in
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --strict src tests benchmarks
	$(BIN)/lint-imports --no-logo
	@if git grep --untracked -nIE 'https?://|file:/|--(extra-)?index-url|--find-links' -- 'requirements/*.txt' '*.lock' '*lock.json' '*lock.yaml'; \
	    then echo 'check: a lock file must not hold addresses'; exit 1; fi
	@if git grep --untracked -nIE '\.\./[s]hared|/[w]ork/|(index-url|find-links|registry)["= :]+(https?|file):'; \
	    then echo 'check: a file refers to a place that only one machine has'; exit 1; fi

fix: $(DEV) ## Format, and repair what ruff can repair
	$(BIN)/ruff check --fix --quiet . || true
	$(BIN)/ruff format --quiet .

pictures: $(DEV) $(PACKAGE) ## Take the pictures of the documentation anew
	CATTERY_PICTURES=1 $(BIN)/python -m pytest -q -m "" tests/browser/test_pictures.py

bench: $(BENCH) $(PACKAGE) ## Measure the speed of everything, with yardsticks (ARGS="--json")
	@$(BIN)/cattery bench $(ARGS)

bench-server: $(BENCH) $(PACKAGE) ## Measure the server under load, beside boardgame.io (ARGS="--load unpaced --json FILE")
	@if command -v npm >/dev/null; then npm install --silent --ignore-scripts --prefix benchmarks/server/boardgame; \
	    else echo 'bench-server: without node and npm there is no yardstick'; fi
	@$(BIN)/python -m benchmarks.server $(ARGS)

bench-pages: $(DEV) $(PACKAGE) ## Measure how soon a click is seen in another browser, beside 49 tables (ARGS="--json FILE")
	@$(BIN)/python -m benchmarks.pages $(ARGS)

bench-bots: $(BENCH) $(PACKAGE) ## Measure how quickly bots answer, and how their memory grows (ARGS="--json FILE")
	@$(BIN)/python -m benchmarks.bots $(ARGS)

strength: $(BENCH) $(PACKAGE) ## Measure how strong the bots are and write docs/strength.md; hours (ARGS="--workers 2")
	@mkdir -p build
	@$(BIN)/python -m benchmarks.bots --json build/bots.json
	@$(BIN)/python -m benchmarks.bots.strength --speed build/bots.json $(ARGS)

strategy: $(PACKAGE) ## Play many games and write the figures of docs/strategy.md; ten minutes (ARGS="--games 500")
	@$(BIN)/python -m benchmarks.strategy $(ARGS)

# The pins describe the public index alone, so this machine's own indexes are left out; and they are made with the oldest
# Python supported, whose needs include those of the newer ones.
COMPILE := PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_EXTRA_INDEX_URL= $(BIN)/pip-compile --quiet --no-build-isolation \
    --build-deps-for editable --generate-hashes --allow-unsafe --strip-extras --newline lf --no-header --no-annotate \
    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options $(if $(UPGRADE),--upgrade)

lock: $(DEV) ## Pin requirements/*.txt again after a change of pyproject.toml (UPGRADE=1: newest versions)
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || \
	    { echo 'lock: make the pins with Python 3.11: make clean, then make lock PYTHON=python3.11'; exit 1; }
	$(COMPILE) --output-file requirements/run.txt pyproject.toml
	$(COMPILE) --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt pyproject.toml

clean: ## Remove .venv, caches and everything that was built
	rm -rf $(VENV) build dist htmlcov benchmarks/server/boardgame/node_modules .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(MADE):
	@command -v $(PYTHON) >/dev/null || \
	    { echo 'Cattery needs Python 3.11 or newer; there is no $(PYTHON) here. Name yours: make PYTHON=/path/to/python'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Cattery needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo '$(PYTHON) cannot make virtual environments; install its venv module (Debian, Ubuntu: apt install python3-venv)'; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(RUN): requirements/run.txt $(MADE)
	@echo 'Installing what Cattery runs on into $(VENV) (only this once, a minute or less) ...'
	@$(PINS) -r requirements/run.txt
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@echo 'Installing the tools for work on Cattery into $(VENV) (only this once, a minute or less) ...'
	@$(PINS) -r requirements/dev.txt
	@touch $@

$(BENCH): requirements/bench.txt $(RUN)
	@echo 'Installing what the benchmarks need into $(VENV) (only this once, a minute or less) ...'
	@$(PINS) -r requirements/bench.txt
	@touch $@

# Editable, with the pinned build backend: no build environment is fetched.
$(PACKAGE): pyproject.toml $(RUN)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
