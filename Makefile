# The verbs of this project; `make help` lists them. SwiftPM does the building: this file makes sure that the
# dependencies are here, says what takes its time, and holds our own code to "no warnings".

# The app that `make demo` audits.
EXAMPLE ?= Examples/Groceries

# Read by Package.swift: warnings are errors in our targets, and only there.
export VOYAGER_WARNINGS_AS_ERRORS := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test build bench pages format new-rule dependencies

help: ## List the verbs
	@echo "Voyager: audits the accessibility identifiers of iOS apps."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: dependencies ## Build, then audit the example app (EXAMPLE=path for another)
	@$(call announce,debug,about 2 minutes)
	swift build --product voyager
	@scripts/demo $(EXAMPLE)

test: dependencies ## Build and run all tests (FILTER=RulesTests for some)
	@$(call announce,debug,about 2 minutes)
	@scripts/test $(if $(FILTER),--filter $(FILTER))

build: dependencies ## Make the release build: .build/release/voyager
	@$(call announce,release,about 5 minutes)
	swift build --configuration release --product voyager
	@echo "Built: .build/release/voyager"

bench: ## Time the release build against ast-grep (APP=path/to/app)
	@[ -d "$(APP)" ] || { echo "Which app? make bench APP=path/to/app" >&2; exit 2; }
	@$(MAKE) --no-print-directory build
	@Benchmarks/run "$(APP)"

pages: dependencies ## Write Documentation/Rules, Pitfalls.md and Behaviours.md anew
	swift build --product voyager
	.build/debug/voyager pages Documentation

# Fixtures stay as they are: what they contain, and where, is what the tests are about.
format: ## Format Sources, Tests and Package.swift in place
	@find Sources Tests Package.swift -name '*.swift' -not -path '*/Fixtures/*' -print0 | \
	  xargs -0 swift format --in-place --parallel

new-rule: ## Start a rule (NAME=kebab-name TOPIC=Shape)
	@scripts/new-rule "$(NAME)" "$(TOPIC)"

dependencies:
	@scripts/dependencies

# Only the first build is slow: it compiles swift-syntax. $(1): configuration, $(2): expected time on two cores.
define announce
if [ ! -e .build/$(1)/Modules/SwiftSyntax.swiftmodule ]; then \
  echo "First $(1) build: compiles the dependencies too, $(2) on two cores. Later builds are quick."; fi
endef
