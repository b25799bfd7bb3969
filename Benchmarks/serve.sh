#!/bin/sh
# How long after a file is saved an open page is told that it changed.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
exec python3 "$root/Benchmarks/serve/measure.py" "$root/bin/coursebuild"
