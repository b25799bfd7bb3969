# `make` builds the tools and the course, `make test` tests them. `make help` lists the rest.

# Makes the machine ready; `make SETUP=true` leaves that to you.
SETUP = scripts/setup.sh
# Where `make install` puts the tools; DESTDIR comes before it while a package is made.
PREFIX = /usr/local
DESTDIR =
# More options for every `swift build` and `swift test`.
SWIFT_FLAGS =

RELEASE = .build/release
PRODUCTS = coursebuild quiz
PYTHON = .venv/bin/python
PYTHON_TESTS = $(patsubst %/,%,$(sort $(dir $(wildcard Tests/*/python/test_*.py))))

# One line at a time in a log, none of Python's caches in the tree.
export PYTHONDONTWRITEBYTECODE = 1

.DEFAULT_GOAL := course
.PHONY: course tools fonts install uninstall deb test embedded swift-test python-test $(PYTHON_TESTS) lint format bench clean help setup setup-test

course: tools fonts  ## Build the tools, check the course, write the site and the decks (the default)
	@bin/coursebuild build
	@echo
	@echo "Made:"
	@echo "  bin/coursebuild, bin/quiz    the tools (try: bin/coursebuild help)"
	@echo "  site/public/                 the course; open site/public/index.html in a browser"
	@echo "  decks/                       its cards; import the .apkg into Anki, or play them: bin/quiz"

tools: setup  ## Build the tools into bin/
	@swift build -c release $(SWIFT_FLAGS)
	@mkdir -p bin
	@for product in $(PRODUCTS); do ln -sfn ../$(RELEASE)/$$product bin/$$product; done

# The site's fonts, from the system's; once.
fonts: setup
	@scripts/fonts.sh

install: tools fonts  ## Install the tools into PREFIX (/usr/local), below DESTDIR
	@scripts/install.sh install '$(PREFIX)' '$(DESTDIR)'

uninstall:  ## Take them away again
	@scripts/install.sh uninstall '$(PREFIX)' '$(DESTDIR)'

deb: tools fonts  ## Make a Debian package of the tools
	@scripts/deb.sh

test: embedded swift-test python-test  ## Run all tests

# The layout core also runs in the reader's browser.
embedded: setup
	@scripts/check-embedded.sh

# The tests of the whole run the release build's binaries, as a user would.
swift-test: setup-test tools
	@swift build --build-tests $(SWIFT_FLAGS)
	@swift test --skip-build --disable-xctest $(SWIFT_FLAGS)

python-test: $(PYTHON_TESTS)

$(PYTHON_TESTS): setup-test swift-test
	@echo "$@:"
	@$(PYTHON) -m unittest discover --start-directory $@ --pattern 'test_*.py'

lint:  ## Fail where the sources are not formatted as .swift-format says
	@swift format lint --strict --recursive Sources Tests Package.swift

format:  ## Format the sources
	@swift format --in-place --recursive Sources Tests Package.swift

bench: tools  ## Run the measurements of Benchmarks/
	@for measurement in $(sort $(wildcard Benchmarks/*.sh)); do sh $$measurement || exit; done

setup:
	@$(SETUP)

setup-test: setup
	@$(SETUP) test

clean:  ## Remove all that was built, but for what setup installed
	@rm -rf .build bin site/public decks .coursebuild

help:  ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
