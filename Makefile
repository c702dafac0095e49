# make play    the table in the browser, on port 8000 (PORT=9000 for another); the engine is compiled behind it
# make setup   prepares everything in .venv and compiles the engine (again and again: only what changed)
# make test    style, types and all tests, on the compiled engine and then on the interpreted one; the store's on PostgreSQL too
# make bench   how fast the engine is here, beside its peers
# make campaign  tries for a long time to bring the server down (SIZE=0.1 for a tenth of it, SEED=7 for another one)
# make docs    the documentation as a site in build/site, every link checked (docs-full: its experiments with many matches)
# make dev     what a developer needs besides
# make wheels  a wheel with the compiled engine and one without, in dist/
# make pythons builds both wheels with every Python from 3.11 that is found here, installs them and plays with them
# make protocol  the client's types, made from what the server says
# make clean   back to a fresh checkout

PYTHON ?= python3
PORT ?= 8000
SIZE ?= 1
SEED ?= 12
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check -qq
TOOLCHAIN := $(BIN)/python -m tools.toolchain
ALONE := $(PYTHON) -m tools.alone Makefile
SITE := NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
SERVE := $(BIN)/ludotheque serve --port $(PORT)

# What is at hand on this machine, and what was asked for: a compiler that appears later is used.
FOUND := $(shell $(PYTHON) -m tools.toolchain)
WANTED := $(if $(filter 1,$(LUDOTHEQUE_PURE)),pure,$(if $(filter 1,$(LUDOTHEQUE_NATIVE)),native,any))
COMPILED := .venv/compiled-$(WANTED)-$(lastword $(FOUND))
ENGINE := .venv/engine-$(WANTED)-$(lastword $(FOUND))
RULES := $(shell find src/ludotheque/core src/ludotheque/agents src/ludotheque/games -name '*.py')

NODE_MODULES := web/node_modules/.package-lock.json
CLIENT := src/ludotheque/table/static/app.css
PAGES := $(shell find web/src src/ludotheque/drawing src/ludotheque/games -name '*.ts' -o -name '*.css' -o -name '*.json') \
	$(wildcard src/ludotheque/table/*.ftl web/*.mjs)

# Tests that wait for a browser or a server leave a core idle: two workers more than there are cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

# Not again on the interpreted engine: what draws and speaks and is never compiled, what reads the source, whole matches of
# agents, and random walks, for test_differential compares both engines on such walks after every answer.
NOT_AGAIN := $(patsubst %,--ignore-glob='*/%',test_agents* test_beats* test_board* test_words* test_components_in_words* test_teaching* \
	test_icons* test_skeleton* test_costs* test_properties* test_walks*)

# What touches the store is tried on PostgreSQL as well, where it is installed (Debian keeps its programs apart).
KEPT := $(patsubst %,tests/table/test_%.py,calls hall intentions keys people ratings rematch storage sweep)
POSTGRES := $(or $(shell command -v initdb 2>/dev/null),$(wildcard /usr/lib/postgresql/*/bin/initdb))
ON_POSTGRES := $(if $(POSTGRES),LUDOTHEQUE_TEST_DATABASE=postgresql $(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(KEPT),\
	@echo "PostgreSQL is not installed: what touches the store was tried on SQLite alone.")

# Hundreds of servers and workers are started: each would read all sources anew where this is set.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play setup table engine compiled test postgres check bench campaign docs docs-full dev wheels pythons protocol clean
.DELETE_ON_ERROR:

play:
	@$(ALONE) $(MAKE) --silent --jobs=2 table
	@if $(MAKE) --silent --question engine; then exec $(SERVE) --open; else exec $(BIN)/python -m tools.play $(PORT); fi

setup:
	@$(ALONE) $(MAKE) --silent --jobs=2 table engine
	@$(BIN)/python -c "from ludotheque import _build; print('Ready; the engine runs', _build.engine() + '.')"

table: .venv/libraries $(CLIENT)
engine: $(ENGINE)
compiled: $(COMPILED)

# mypyc reads the engine on one core: the checks run on another meanwhile.
test:
	@$(ALONE) $(MAKE) --silent --jobs=2 table .venv/dev
	@$(ALONE) $(MAKE) --silent --jobs=2 engine check
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --durations=25
	LUDOTHEQUE_PURE=1 $(BIN)/pytest -q -n auto --dist worksteal tests/games tests/test_match.py tests/test_records.py $(NOT_AGAIN)
	$(ON_POSTGRES)

postgres: setup .venv/dev
	$(ON_POSTGRES)

check: .venv/dev $(NODE_MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(TOOLCHAIN) npm run --silent check
	$(TOOLCHAIN) npm test --silent
	$(BIN)/pytest -q tests/packaging/test_lines.py

bench: setup .venv/peers .venv/catan
	$(BIN)/ludotheque bench

docs: setup .venv/docs
	$(SITE)

docs-full: setup .venv/docs
	LUDOTHEQUE_DOCS=full $(SITE)

campaign: setup .venv/dev
	@LUDOTHEQUE_GAMES=examples $(BIN)/python -m tests.campaign --size $(SIZE) --seed $(SEED)

dev: setup .venv/dev

wheels: .venv/libraries
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	LUDOTHEQUE_PURE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

pythons:
	$(PYTHON) -m tools.pythons

.venv/made:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" \
		|| { echo "Ludothèque needs Python 3.11 or later: make setup PYTHON=python3.12"; exit 1; }
	@echo "[1/4] a virtual environment in .venv"
	@$(PYTHON) -m venv .venv \
		|| { echo "This Python cannot make virtual environments; on Debian: apt install python3-venv"; exit 1; }
	@touch $@

.venv/libraries: .venv/made pyproject.toml
	@echo "[2/4] the libraries it needs"
	@$(PIP) 'setuptools>=77,<81' $$($(PYTHON) -m tools.toolchain node)
	@LUDOTHEQUE_PURE=1 $(PIP) --no-build-isolation --editable '.[people]'
	@touch $@

$(NODE_MODULES): web/package-lock.json | $(if $(filter no-node,$(FOUND)),.venv/libraries,.venv/made)
	@$(TOOLCHAIN) npm ci --silent --no-audit --no-fund --prefer-offline
	@touch $@

$(CLIENT): $(NODE_MODULES) $(PAGES)
	@echo "[3/4] the pages"
	@$(TOOLCHAIN) npm run --silent build

# The engine is compiled apart from the sources, and moved in beside them when it is whole. The stamp is as old as the
# beginning: a source that changes meanwhile is newer.
$(COMPILED): .venv/libraries setup.py $(RULES)
	@echo "[4/4] the engine, which takes some minutes the first time:"
	@touch .venv/begun
	@$(PIP) $$($(TOOLCHAIN) engine) 'setuptools>=77,<81'
	@$(BIN)/python setup.py --quiet build_ext --build-lib build/engine
	@rm -f .venv/compiled-*
	@mv .venv/begun $@

$(ENGINE): $(COMPILED)
	@$(BIN)/python -m tools.moving build/engine src $(COMPILED)
	@rm -f .venv/engine-*
	@touch -r $(COMPILED) $@

# The client's types are kept with its source, so that building it needs no Python; a test tells when they are old.
protocol: .venv/libraries
	$(BIN)/python -m ludotheque.table.protocol.typescript web/src/protocol.ts

.venv/dev .venv/docs .venv/peers: .venv/%: .venv/libraries
	@echo "and the extra libraries for: $*"
	@LUDOTHEQUE_PURE=1 $(PIP) --no-build-isolation --editable '.[$*]'
	@touch $@

# It demands an older Gymnasium than it needs.
.venv/catan: .venv/peers
	@$(PIP) --no-deps catanatron_gym==4.0.0
	@touch $@

clean:
	rm -rf .venv web/node_modules src/ludotheque/table/static build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
