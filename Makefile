# Three environments: pure (the source itself, with the tools for developers), compiled (what the tests and
# benchmarks measure; it borrows the tools) and play (run-time needs only; compiled if there is a compiler).
# The client for browsers and the rules pages are built into the package, at CLIENT and PAGES, and are no part of the
# source.
PURE     := .venv/pure
COMPILED := .venv/compiled
PLAY     := .venv/play
CLIENT   := src/senbazuru/server/web
PAGES    := src/senbazuru/rulebook/pages

# More than there are cores: many tests wait for a server, a screen or a clock.
JOBS ?= 3
ARGS ?=

# What is fetched has the versions and the hashes of requirements/*.lock; LOCKED=no takes whatever pyproject.toml allows.
LOCKED ?= yes

METADATA := pyproject.toml setup.py
SOURCES  := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '$(CLIENT)/*' \
	-not -path '$(PAGES)/*' 2>/dev/null)
PAPERS   := $(wildcard README.md LICENSE)

# What the rules pages are made of.
RULES    := $(wildcard $(foreach page,rules legends islands rulings,docs/$(page).md docs/??/$(page).md)) tools/pages.py

# What the client is made of; its words lie with all others.
MODULES     := web/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web src/senbazuru/text -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' \
	-not -name '*.py' -not -name '*.pyc' 2>/dev/null)

# Some machines forbid it; but then each of dozens of processes would compile every module and rewrite every test anew.
unexport PYTHONDONTWRITEBYTECODE

PIP    := -m pip --disable-pip-version-check install
ALONE  := --no-deps --no-build-isolation
PYTEST := bin/python -m pytest -q -n $(JOBS) --dist worksteal

.PHONY: help play web pages wheel try-web test lint format web-test web-proof pure-test compiled-test proof soak endure endure-games endure-web bench strength lock licences clean FORCE
.DELETE_ON_ERROR:

help:
	@echo "make play      play in the browser, or in the terminal where it cannot be built"
	@echo "make test      lint, then all tests, compiled, and those of the client"
	@echo "make web       build the client for browsers"
	@echo "make pages     build the rules pages"
	@echo "make web-test  its tests, also in Chromium"
	@echo "make wheel     build what pip installs, with the client in it, into dist/"
	@echo "make proof     the long properties, compiled, then all tests of the engine uncompiled"
	@echo "make web-proof whole games in Chromium, at two sizes, in every language but English, and the layout of tables"
	@echo "make endure    20 minutes of a server among honest people and attackers, for docs/endurance.md, then:"
	@echo "make endure-games  the self-check over hundreds of random games of each kind, GAMES=$(GAMES) (half an hour of two cores)"
	@echo "make endure-web  tables of all games on every screen, at many moments, looked at in Chromium"
	@echo "make bench     measure the engine, compiled; others beside it: ARGS=--peers or ARGS=--server"
	@echo "make strength  measure the bots, compiled, for docs/strength.md (up to an hour; it can be interrupted)"
	@echo "make lint      ruff, mypy and import-linter"
	@echo "make format    let ruff tidy the code"
	@echo "make lock      write requirements/*.lock anew when pyproject.toml has changed; newer versions: ARGS=--upgrade"
	@echo "make licences  write docs/licences.md anew when what we build on has changed"
	@echo "make clean     remove the environments and all caches"
	@echo
	@echo "ARGS=... is handed on to senbazuru, the tests, proof, endure, endure-web, bench and strength; JOBS=$(JOBS) tests run at once."
	@echo "LOCKED=no does without the exact versions and hashes of requirements/*.lock."

play: try-web
	@$(MAKE) --no-print-directory $(PLAY)/ready
	@$(PLAY)/bin/senbazuru $(ARGS)

web: $(CLIENT)/index.html

pages: $(PAGES)/en.json

wheel: $(PURE)/ready web
	$(call quietly,Building a wheel and a source distribution,rm -rf dist && $(PURE)/bin/python tools/wheel.py dist)
	@ls dist/*

# Nobody needs Node to play: without it the table is in the terminal.
try-web:
	@if tools/need node >/dev/null; then $(MAKE) --no-print-directory web; fi

# The compiler has a core for itself while the other one lints. Then one process reads all tests, so that the others
# find them compiled.
test: $(PURE)/ready pages
	@$(MAKE) --no-print-directory -j2 $(COMPILED)/ready lint web
	@$(PURE)/bin/python -m pytest -qq --collect-only >/dev/null || true
	@$(MAKE) --no-print-directory compiled-test
	@$(MAKE) --no-print-directory web-test

lint: $(PURE)/ready
	@echo "Lint ..."
	@$(PURE)/bin/ruff check --quiet
	@$(PURE)/bin/ruff format --check --quiet
	@$(PURE)/bin/mypy
	$(call quietly,Imports,$(PURE)/bin/lint-imports --no-cache)

format: $(PURE)/ready
	@$(PURE)/bin/ruff check --fix
	@$(PURE)/bin/ruff format

# The pages, in their own tests and in a real browser.
web-test: $(PURE)/ready web pages
	$(call quietly,Types of the client,cd web && npm run check)
	$(call quietly,Tests of the client,cd web && npm test)
	@echo "Tests in Chromium ..."
	@chromium=$$(tools/need chromium) && \
	CHROMIUM="$$chromium" SENBAZURU_EXPECT_COMPILED=0 $(PURE)/$(PYTEST) tests/web $(ARGS)

# Every game at two sizes in every language but English, and whatever else takes long in a browser.
web-proof: $(PURE)/ready web pages
	@echo "Games in Chromium ..."
	@chromium=$$(tools/need chromium) && \
	CHROMIUM="$$chromium" SENBAZURU_EXPECT_COMPILED=0 $(PURE)/$(PYTEST) -m proof tests/web $(ARGS)

compiled-test: $(COMPILED)/ready
	@echo "Tests, compiled ..."
	@SENBAZURU_EXPECT_COMPILED=1 $(COMPILED)/$(PYTEST) --ignore tests/web $(ARGS)
	@if [ -f README.md ]; then $(COMPILED)/bin/python -m doctest README.md; fi

# What stands around the engine is tested with the compiled one; uncompiled, its bots would think for minutes.
AROUND := $(foreach part,arena bench bots cli docs server table terminal text web,--ignore tests/$(part))

pure-test: $(PURE)/ready pages
	@echo "Tests, pure ..."
	@SENBAZURU_EXPECT_COMPILED=0 $(PURE)/$(PYTEST) $(AROUND) $(ARGS)

# The wheel that is tried holds the client and the pages.
proof: $(COMPILED)/ready web pages
	@echo "Proofs, compiled ..."
	@SENBAZURU_EXPECT_COMPILED=1 $(COMPILED)/$(PYTEST) -m proof --ignore $(SOAK) --ignore tests/web $(ARGS)
	@$(MAKE) --no-print-directory soak
	@$(MAKE) --no-print-directory web-proof
	@$(MAKE) --no-print-directory pure-test

# Alone: it would take the time of others for a fault of the server.
SOAK := tests/server/test_soak.py

soak: $(COMPILED)/ready
	@echo "A server among strangers, three minutes ..."
	@SENBAZURU_EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -q -s -m proof $(SOAK)

endure: $(COMPILED)/ready
	@$(COMPILED)/bin/python -m tests.server.soak $(ARGS)
	@$(MAKE) --no-print-directory endure-games
	@$(MAKE) --no-print-directory endure-web ARGS=

# `make proof` checks some of each, always the same; these are others.
GAMES ?= 500

endure-games: $(COMPILED)/ready
	@for game in origami legends mixed islands; do \
	$(COMPILED)/bin/senbazuru check $$game --games $(GAMES) --seed 100000 --jobs 2 || exit 1; done

endure-web: $(PURE)/ready web
	@chromium=$$(tools/need chromium) && CHROMIUM="$$chromium" $(PURE)/bin/python -m tests.web.layout $(ARGS)

bench: $(COMPILED)/ready
	@$(COMPILED)/bin/senbazuru bench $(ARGS)

strength: $(COMPILED)/ready
	@$(COMPILED)/bin/senbazuru lab strength --keep .strength --write docs/strength.md $(ARGS)

lock: .venv/lock/made
	$(call quietly,Fetching uv,.venv/lock/bin/python $(PIP) 'uv~=0.13')
	@echo "Locking ..."
	@.venv/lock/bin/python tools/lock.py $(ARGS)

licences: $(PURE)/ready web
	@$(PURE)/bin/python tools/licences.py

clean:
	rm -rf .venv .strength build dist src/*.egg-info $(CLIENT) $(PAGES) web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call quietly,what we do,command): one line on success, the whole log on failure.
define quietly
@echo "$(1) ..."; log=$$(mktemp); \
if { $(2); } >"$$log" 2>&1; then rm -f "$$log"; else cat "$$log"; rm -f "$$log"; exit 1; fi
endef

# $(call fetch,environment,lock): all that is needed to build Senbazuru and to run it there.
ifeq ($(LOCKED),no)
fetch = $(1)/bin/python tools/lock.py --loose $(2) >$(1)/loose && $(1)/bin/python $(PIP) -r $(1)/loose
else
fetch = { $(1)/bin/python $(PIP) --require-hashes --only-binary :all: -r requirements/$(2).lock || { \
	echo "Where hashes do not match, stop: what was fetched is not what requirements/$(2).lock was made of."; \
	echo "Where this machine or this Python finds no such version, take others, unchecked: make LOCKED=no ..."; \
	false; }; }
endif

# $(call install,environment,compile mode,pip and its options): build from a copy, so that nothing lands in src/.
# It is ready as of the copy: what is edited during the build calls for another one.
define install
rm -rf $(1)/source && mkdir $(1)/source && touch $(1)/copied && \
cp -R src $(METADATA) $(PAPERS) $(1)/source && \
$(1)/bin/python tools/pages.py $(1)/source/$(PAGES) && \
SENBAZURU_COMPILE=$(2) $(3) $(ALONE) ./$(1)/source && \
rm -rf $(1)/source && mv $(1)/copied $(1)/ready
endef

# Changes when a file comes or goes, which no time stamp of a file would tell.
.venv/sources: FORCE
	@mkdir -p $(@D); echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) >$@

.venv/web-sources: FORCE
	@mkdir -p $(@D); echo $(WEB_SOURCES) | cmp -s - $@ || echo $(WEB_SOURCES) >$@

%/made:
	@python=$$(tools/need python) && echo "Making $(@D) ..." && rm -rf $(@D) && "$$python" -m venv $(@D)
	@touch $@

# A path in a .pth file brings what lies there, but not the editable Senbazuru: that one has a .pth file of its own.
$(COMPILED)/made: | $(PURE)/ready
	@python=$$(tools/need compiler) && echo "Making $(@D) ..." && rm -rf $(@D) && "$$python" -m venv --without-pip $(@D)
	@packages='import sysconfig; print(sysconfig.get_path("purelib"))'; \
	$(PURE)/bin/python -c "$$packages" >"$$($(@D)/bin/python -c "$$packages")/tools.pth"
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@tools/need node >/dev/null
	$(call quietly,Fetching what the client is built with,cd web && npm ci --no-audit --no-fund)
	@touch $@

$(PAGES)/en.json: $(RULES) | $(PURE)/ready
	@$(PURE)/bin/python tools/pages.py $(PAGES)

$(CLIENT)/index.html: $(MODULES) $(WEB_SOURCES) .venv/web-sources
	$(call quietly,Building the client,cd web && npm run build)

$(PURE)/ready: $(METADATA) requirements/dev.lock | $(PURE)/made
	$(call quietly,Installing Senbazuru and the tools for its developers,\
		$(call fetch,$(PURE),dev) && SENBAZURU_COMPILE=no $(PURE)/bin/python $(PIP) $(ALONE) -e .)
	@touch $@

$(COMPILED)/ready: $(SOURCES) $(RULES) $(METADATA) .venv/sources | $(COMPILED)/made
	$(call quietly,Compiling Senbazuru (a minute or two),$(call install,$(COMPILED),yes,\
		$(PURE)/bin/python -m pip --disable-pip-version-check --python $(COMPILED)/bin/python install --force-reinstall))

$(PLAY)/ready: $(SOURCES) $(RULES) $(METADATA) requirements/play.lock $(wildcard $(CLIENT)/index.html) .venv/sources | $(PLAY)/made
	@$(PLAY)/bin/python tools/progress.py "Setting up Senbazuru" \
		'echo "fetching what it needs" >"$$SENBAZURU_PROGRESS" && \
		$(call fetch,$(PLAY),play) && $(call install,$(PLAY),auto,$(PLAY)/bin/python $(PIP))'
