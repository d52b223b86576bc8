# circles-import. `make help` lists what can be made.

PREFIX ?= /usr/local
SWIFT ?= swift
SWIFTFLAGS ?=
DEBUG_PROGRAM = .build/debug/circles-import
PROGRAM = .build/release/circles-import
SAMPLE_DB = .build/samples/circles.sqlite

# Homebrew's libraries are in no place where the compiler looks by itself.
ifeq ($(shell uname -s),Darwin)
BREW := $(shell brew --prefix 2>/dev/null)
SWIFTFLAGS += -Xcc -I$(BREW)/include -Xcxx -I$(BREW)/include -Xlinker -L$(BREW)/lib
export PKG_CONFIG_PATH := $(BREW)/opt/libxml2/lib/pkgconfig:$(BREW)/opt/sqlite/lib/pkgconfig
STRIPFLAGS = -x
endif

.PHONY: help setup build run test test-page test-faults test-address test-thread fuzz lint samples docs bench install uninstall clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

setup: ## install the system packages that are missing
	@tools/setup

build: setup ## build the program for use
	$(SWIFT) build -c release --product circles-import $(SWIFTFLAGS)

run: build ## import samples/ into a fresh database and show what happened
	@rm -rf $(dir $(SAMPLE_DB)) && mkdir -p $(dir $(SAMPLE_DB))
	@echo; echo '$$ circles-import samples/'
	@$(PROGRAM) import samples/ --db $(SAMPLE_DB) --region GB --owner Robin --owner "Robin Falk" || [ $$? -eq 1 ]
	@echo; echo '$$ circles-import people list'
	@$(PROGRAM) people list --db $(SAMPLE_DB)
	@echo; echo '$$ circles-import people list --duplicates'
	@$(PROGRAM) people list --duplicates --db $(SAMPLE_DB)
	@echo; echo '$$ circles-import inbox'
	@$(PROGRAM) inbox --db $(SAMPLE_DB)
	@echo; echo '$$ circles-import birthdays'
	@$(PROGRAM) birthdays --db $(SAMPLE_DB)
	@echo; echo 'Look further: $(PROGRAM) people show zozo --db $(SAMPLE_DB)'

# A few tests at a time: all 10,000 cases at once have ended the test process with a signal. If that
# happens again, it says where.
FEW = SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8
TRACE = SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=60

# The server's tests wait for a server of their own process, one after another, so that it always finds a
# thread. The faults come last: they measure time. CIRCLES_FAULTS=all runs the long ones with
# them.
test: setup ## run every test
	$(FEW) $(TRACE) $(SWIFT) test $(SWIFTFLAGS) --skip '^(FaultTests|CirclesServerTests)[.]'
	$(SWIFT) test $(SWIFTFLAGS) --skip-build --no-parallel --filter '^CirclesServerTests[.]'
	$(SWIFT) test $(SWIFTFLAGS) --skip-build --filter '^FaultTests[.]'

# After `make test` nothing is built for it. CIRCLES_EXAMPLES requests to each operation of the API.
test-page: ## try the page in Chromium, its API by made-up requests, and all writers at once
	$(SWIFT) build $(SWIFTFLAGS) --product circles-import
	tools/page-test "$$($(SWIFT) build $(SWIFTFLAGS) --show-bin-path)/circles-import" $(or $(CIRCLES_EXAMPLES),20)

# Sizes: CIRCLES_KILLS, CIRCLES_BATCH_KILLS, CIRCLES_STOPS, CIRCLES_BURST, CIRCLES_BACKLOG, CIRCLES_LOCK_SECONDS,
# CIRCLES_IDLE_SECONDS. Speed and memory are those of the optimised program; FAULTS_DEBUG=1 saves
# building that, and then they are not judged. After them come CIRCLES_LIVES random lives of a notebook,
# from CIRCLES_LIFE_SEED on; a failing one is printed as short as it can be made.
test-faults: setup ## kill, starve and unplug the daemon: all of it, and its figures
	@[ -n "$(FAULTS_DEBUG)" ] || $(MAKE) build
	CIRCLES_FAULTS=all CIRCLES_RELEASE=$(if $(FAULTS_DEBUG),,$(abspath $(PROGRAM))) \
	  $(SWIFT) test $(SWIFTFLAGS) --filter '^FaultTests[.]'
	CIRCLES_FAULTS=all CIRCLES_LIVES=$(or $(CIRCLES_LIVES),10000) \
	  $(SWIFT) test $(SWIFTFLAGS) --skip-build --filter '^NotebookModelTests[.]'

# XCTest, of which no test is, leaks by itself.
SANITIZED = --disable-xctest $(SWIFTFLAGS)
ADDRESS_TESTS ?= VCardTests VCardXMLTests PhoneNumbersTests CirclesReadersTests CirclesStoreTests
THREAD_TESTS ?= CirclesStoreTests CirclesPipelineTests CirclesWatchTests

test-address: setup ## run the tests of what calls C under AddressSanitizer
	CIRCLES_TESTS="$(ADDRESS_TESTS)" $(SWIFT) test $(SANITIZED) \
	  --sanitize=address --scratch-path .build-address

# One test measures the speed of a scan, which says nothing here.
test-thread: setup ## run the tests of what works in parallel under ThreadSanitizer
	CIRCLES_TESTS="$(THREAD_TESTS)" $(SWIFT) test $(SANITIZED) \
	  --sanitize=thread --scratch-path .build-thread --skip FolderScannerTests/many

# One target at a time: TIME=600 TARGET=vcard. Linux only.
fuzz: setup ## feed damaged input to every parser for TIME seconds each
	tools/fuzz $(or $(TIME),60) $(TARGET)

lint: ## check style and the rules of the house
	@tools/lint

samples: setup ## write the golden records beside the samples and the table of formats anew
	$(SWIFT) build --product circles-import $(SWIFTFLAGS)
	tools/samples $(DEBUG_PROGRAM)
	tools/formats $(DEBUG_PROGRAM)
	@git --no-pager diff --stat -- samples Documentation/Formats.md

# The libraries by themselves: nothing else of the package is built. A link to nothing is an error.
docs: setup ## build the documentation of VCard and DateMentions below .build-docs
	for library in VCard DateMentions; do \
	  CIRCLES_DOCC=1 CIRCLES_TESTS="$$library" $(SWIFT) package --scratch-path .build-docs \
	    --allow-writing-to-directory .build-docs/$$library generate-documentation \
	    --target $$library --output-path .build-docs/$$library --warnings-as-errors || exit 1; \
	done

bench: build ## measure speed and memory (Benchmarks/README.md)
	Benchmarks/bench $(PROGRAM)

install: build ## install program, completions and manual below PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/circles-import
	strip $(STRIPFLAGS) $(DESTDIR)$(PREFIX)/bin/circles-import
	$(PROGRAM) help-man >$(DESTDIR)$(PREFIX)/share/man/man1/circles-import.1
	$(PROGRAM) --generate-completion-script bash \
	  >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/circles-import
	$(PROGRAM) --generate-completion-script zsh \
	  >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_circles-import
	$(PROGRAM) --generate-completion-script fish \
	  >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/circles-import.fish

uninstall: ## remove what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/circles-import \
	  $(DESTDIR)$(PREFIX)/share/man/man1/circles-import.1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/circles-import \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_circles-import \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/circles-import.fish

clean: ## remove everything that was built
	rm -rf .build .build-address .build-docs .build-fuzz .build-thread Benchmarks/work
