#!/bin/sh
# The engine's layout against Yoga's, on the same trees of nested rows and columns with flexible leaves, in one run:
# nanoseconds of processor time a node, the root's size another one each time. Yoga is called through its Python
# binding; only its layout call is timed.
set -eu
cd "$(dirname "$0")/.."
scripts/setup.sh test
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -O -wmo -parse-as-library $(find Sources/Layout -name '*.swift') Benchmarks/layout/LayoutBenchmark.swift \
    -o "$work/layout"
"$work/layout" >"$work/ours"
.venv/bin/python Benchmarks/layout/yoga.py >"$work/theirs"
echo "layout: nodes, ns a node, Yoga's ns a node, ratio (the target is at most 0.25)"
paste -d ' ' "$work/ours" "$work/theirs" | awk '{ printf "  %7d  %5d  %6d  %.2f\n", $1, $2, $4, $2 / $4 }'
