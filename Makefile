# make play     start the table in the browser and print its address
# make test     every check, then the tests
# make test-long  whole matches, kills, crowds and searches: takes hours
# make bench    what is fast, against what
# make bench-envs  environments against those of other libraries (installs jax and others, about 1 GB)
# make bench-donkey  how much better the strong level plays donkey than the steady one, in all forms
# make bench-server  how many tables the server carries, against a bare echo (Linux, some minutes)
# make mutants  how much of the rules the tests hold
# make docs     build the documentation site into dist/docs
# make schema   write docs/view.md and docs/layouts.md anew from the code, docs/strength.md from bench/results
# make fmt      format, and fix what can be fixed
# make check-web  the browser client: types, then its unit tests (also part of make test)
# make vendor   write src/kozyr/web/vendor anew from tools/vendor/package-lock.json
# make lock     write requirements/ anew from pyproject.toml (UPGRADE=1: to the newest releases)
# make clean    remove everything that these made
#
# All of it needs Python 3.11 or later and make. PYTHON=... picks another interpreter.

.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := play
.PHONY: play test test-long check-web vendor bench bench-donkey bench-envs bench-server docs schema mutants fmt lock clean

VENV ?= .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell sh tools/python.sh)
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
# Workers of the tests: one more than two cores, because a test with a browser or a server waits half of its time.
JOBS ?= 3
ARGS ?=

# Ctrl-C stops the server, and make says nothing of it.
play: $(VENV)/.run
	@trap : INT; $(BIN)/kozyr serve $(ARGS) || [ $$? -eq 130 ]

test: $(VENV)/.dev check-web
	@sh tools/browser.sh
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n $(JOBS) --doctest-glob='*.md' tests README.md $(wildcard docs) $(ARGS)

# pytest leaves tests/long out unless it is named (norecursedirs in pyproject.toml).
test-long: $(VENV)/.dev $(VENV)/.web
	@sh tools/browser.sh
	$(BIN)/pytest -n $(JOBS) tests/long $(ARGS)

NODE = $(BIN)/node
WEB := $(VENV)/web

check-web: $(VENV)/.web
	$(NODE) $(WEB)/node_modules/typescript/bin/tsc -p tools/vendor/tsconfig.json
	$(NODE) --test "tests/web/unit/*.test.js"

vendor: $(VENV)/.web
	$(NODE) tools/vendor/build.mjs $(WEB)/node_modules src/kozyr/web/vendor

bench: $(VENV)/.bench
	$(BIN)/kozyr bench $(ARGS)

bench-envs: $(VENV)/.bench
	@$(BIN)/python bench/envs.py $(ARGS)

bench-donkey: $(VENV)/.run
	@$(BIN)/python bench/donkey.py --all --deals 8 --samples 200 $(ARGS)

bench-server: $(VENV)/.run
	@$(BIN)/python bench/server.py $(ARGS)

docs: $(VENV)/.dev
	$(BIN)/python -m tools.site.build dist/docs

schema: $(VENV)/.dev
	$(BIN)/python tools/schema.py
	$(BIN)/python tools/layouts.py
	$(BIN)/python tools/strength.py

mutants: $(VENV)/.dev
	@$(BIN)/python tools/mutants.py --children 2 $(ARGS)

fmt: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# One environment for all; a stamp says which requirements it holds. dev and bench include run.
$(VENV)/.run $(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: requirements/%.txt pyproject.toml $(VENV)/.made
	@echo "installing requirements/$*.txt into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/$*.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# What the browser client is checked and made with, by the lock file; node comes with the dev requirements.
$(VENV)/.web: tools/vendor/package-lock.json tools/vendor/package.json tools/vendor/.npmrc $(VENV)/.dev
	@echo "installing tools/vendor/package-lock.json into $(WEB)"
	@mkdir -p $(WEB) && cp tools/vendor/package.json tools/vendor/package-lock.json tools/vendor/.npmrc $(WEB)
	@cd $(WEB) && PATH="$(abspath $(BIN)):$$PATH" npm ci --silent
	@touch $@

$(VENV)/.made:
	@sh tools/venv.sh "$(PYTHON)" $(VENV)
	@touch $@

UV = $(VENV)/lock/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(VENV)/lock/.made
	$(UV) --group build -o requirements/run.txt
	$(UV) --group build --group dev -c requirements/run.txt -o requirements/dev.txt
	$(UV) --group build --extra bench -c requirements/dev.txt -o requirements/bench.txt

$(VENV)/lock/.made: $(VENV)/.made
	@$(BIN)/python -m venv --without-pip $(VENV)/lock
	@$(PIP) --python $(VENV)/lock install uv
	@touch $@

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
