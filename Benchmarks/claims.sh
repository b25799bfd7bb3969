#!/bin/sh
# What a claim costs where there are many: a check with nothing changed of a lesson with 2,500, 5,000 and 10,000
# claims on one snippet, in each of the places where claims stand. Microseconds of processor time a claim, above what a
# check with no claim takes; the same at each size, if the cost is linear.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
exec python3 "$root/Benchmarks/claims/measure.py" "$root/bin/coursebuild"
