#!/bin/sh
# What coursebuild adds to the compiler: a check with nothing cached, against the same compiler processes alone, on
# the same generated sources with the same flags, in the same run by turns. Prints medians of both, by the clock and of
# the processor, and the ratios. On a machine that does other things at the same time the clock tells little.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
exec python3 "$root/Benchmarks/cold/measure.py" "$root"
