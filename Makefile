PYTHON ?= python3
PORT ?= 8000
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
READY := .venv/ready
PAGE := src/bastide/table/page/index.html
PAGE_SOURCES := $(shell find page src/bastide/games/*/page src/bastide/games/*/boxes/*/page -type f \
	-not -path '*/node_modules/*' -not -path 'page/tests/*' -not -path 'page/public/pictures/*') \
	scripts/rule_pictures.py $(shell find tests/scenarios src/bastide/art -name '*.record' -o -name '*.py')
PIP_OPTIONS := --quiet --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup page play test screens lint wheel lock clean

help:  ## Say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile

setup: $(READY)  ## Install Bastide and its packages into .venv

page: $(PAGE)  ## Build the page of the table

play: setup page  ## Open the table in the browser; PORT=... chooses another port
	@.venv/bin/bastide table --port $(PORT)

test: lint page  ## Check style and types, then run all tests
	@scripts/install_system_packages
	cd page && npm test --silent
	.venv/bin/pytest -n $(WORKERS) --dist worksteal

screens: setup page  ## Make the pictures in docs/screens again
	@scripts/install_system_packages
	BASTIDE_SCREENS=1 .venv/bin/pytest -q tests/table/test_page.py -k "whole_game or brings or log or narrow or town or tiles"

lint: setup  ## Check style and types
	.venv/bin/ruff check .
	.venv/bin/mypy --strict src

wheel: setup page  ## Build the wheel into dist
	.venv/bin/pip wheel $(PIP_OPTIONS) --no-deps --wheel-dir dist .

lock:  ## Write constraints.txt anew from the newest packages; use the oldest supported Python
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	$(PYTHON) -m venv "$$folder" && \
	"$$folder/bin/pip" install $(PIP_OPTIONS) '.[dev]' && \
	"$$folder/bin/pip" freeze --exclude bastide > "$$folder/lock" && \
	cp "$$folder/lock" constraints.txt

clean:  ## Remove .venv, build products and caches
	rm -rf .venv build dist page/node_modules src/bastide/table/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Bastide needs Python 3.11 or newer: install it, or name it with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python has no venv module: install it (on Debian, the package python3-venv)." >&2; exit 1; }
	@echo "Installing packages into .venv; the first time takes about a minute."
	@$(PYTHON) -m venv .venv
	@.venv/bin/pip install $(PIP_OPTIONS) -c constraints.txt -e '.[dev]' || \
		{ echo "The packages could not be installed: check the network, then try again." >&2; exit 1; }
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(READY)
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null || \
		{ echo "The page needs Node.js 20 or newer to be built: install it (on Debian, the packages nodejs and npm)." >&2; exit 1; }
	@echo "Building the page."
	@cd page && npm ci --silent --no-audit --no-fund || \
		{ echo "The page's packages could not be installed: check the network, then try again." >&2; exit 1; }
	@.venv/bin/python scripts/rule_pictures.py
	@cd page && npm run --silent build
	@touch $@
