# make setup   prepares everything in .venv and compiles the engine (again and again: only what changed)
# make play    the table in the browser, on port 8000 (PORT=9000 for another)
# make test    style, types and all tests, on the compiled engine and then on the interpreted one
# make bench   how fast the engine is here, beside its peers
# make dev     what a developer needs besides
# make protocol   the client's types, made from what the server says
# make clean   back to a fresh checkout

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check --quiet
COMPILED := $(shell find src/ludotheque/core src/ludotheque/agents src/ludotheque/games -name '*.py')
# The stamp of the engine says what was wanted and what was at hand: a compiler that appears later is used.
WANTED := $(if $(filter 1,$(LUDOTHEQUE_PURE)),pure,$(if $(filter 1,$(LUDOTHEQUE_NATIVE)),native,any))
ENGINE := .venv/engine-$(WANTED)-$(if $(shell command -v $${CC:-cc}),compiler,bare)

PORT ?= 8000
CLIENT := src/ludotheque/table/static/app.css
PAGES := $(shell find web/src src/ludotheque/drawing src/ludotheque/games -name '*.ts' -o -name '*.css' -o -name '*.json') \
	$(wildcard src/ludotheque/table/*.ftl web/*.mjs)

# What draws and speaks is never compiled, and whole matches of agents take long: not again on the interpreted engine.
NEVER_COMPILED := $(patsubst %,--ignore-glob='*/%',test_agents* test_board* test_words* test_components_in_words* test_teaching*)

.PHONY: setup play test bench dev protocol clean
.DELETE_ON_ERROR:

setup: $(ENGINE) $(CLIENT)

play: setup
	$(BIN)/ludotheque serve --port $(PORT) --open

test: setup dev
	$(BIN)/ruff check . && $(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	cd web && npm run --silent check && npm test --silent
	$(BIN)/pytest -q -n auto
	LUDOTHEQUE_PURE=1 $(BIN)/pytest -q -n auto tests/games tests/test_match.py tests/test_records.py $(NEVER_COMPILED)

bench: setup .venv/peers
	$(BIN)/ludotheque bench

dev: setup .venv/dev

.venv/made:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" \
		|| { echo "Ludothèque needs Python 3.11 or later: make setup PYTHON=python3.12"; exit 1; }
	@echo "[1/4] a virtual environment in .venv"
	@$(PYTHON) -m venv .venv \
		|| { echo "This Python cannot make virtual environments; on Debian: apt install python3-venv"; exit 1; }
	@touch $@

# The tools that build are installed once into .venv, so that compiling again does not fetch them again.
.venv/installed: .venv/made pyproject.toml
	@echo "[2/4] the libraries it needs"
	@$(PIP) $$($(BIN)/python -c "import tomllib; \
		print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'])")
	@LUDOTHEQUE_PURE=1 $(PIP) --no-build-isolation --editable .
	@touch $@

$(ENGINE): .venv/installed setup.py $(COMPILED)
	@echo "[3/4] the engine (half a minute or more the first time)"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@rm -f .venv/engine-*
	@touch $@
	@$(BIN)/python -c "from ludotheque import _build; print('Ready; the engine runs', _build.engine() + '.')"

web/node_modules/.made: web/package-lock.json
	@command -v npm >/dev/null || { echo "The pages are built with Node 20 or later; on Debian: apt install npm"; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

# The client's types are kept with its source, so that building it needs no Python; a test tells when they are old.
protocol: .venv/installed
	$(BIN)/python -m ludotheque.table.protocol.typescript web/src/protocol.ts

$(CLIENT): web/node_modules/.made $(PAGES)
	@echo "[4/4] the pages"
	@cd web && npm run --silent build

.venv/dev .venv/peers: .venv/%: .venv/installed
	@echo "and the extra libraries for: $*"
	@LUDOTHEQUE_PURE=1 $(PIP) --no-build-isolation --editable '.[$*]'
	@touch $@

clean:
	rm -rf .venv web/node_modules src/ludotheque/table/static build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
