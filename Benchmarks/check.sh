#!/bin/sh
# How long an author waits: the course checked from nothing, again with nothing changed, with one line of prose
# more, with one snippet more, and built. Wall-clock seconds, the median of several runs. On a copy of the course, so
# that nothing here changes.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
tool=$root/bin/coursebuild
course=$(mktemp -d)
trap 'rm -rf "$course"' EXIT
cp -R "$root/course.yml" "$root/Lessons" "$root/Cards" "$course"
lesson=$(find "$course/Lessons" -name '*.md' | sort | head -n 1)

# measure NAME RUNS PREPARATION COMMAND…: runs the preparation unmeasured before each run.
measure() {
    name=$1 runs=$2 prepare=$3
    shift 3
    times=
    for run in $(seq "$runs"); do
        eval "$prepare"
        start=$(date +%s%N)
        # An error of the course is none of the measurement.
        "$@" >/dev/null 2>&1 || [ $? -eq 1 ]
        times="$times $((($(date +%s%N) - start) / 1000000))"
    done
    printf '%s\n' $times | sort -n | awk -v name="$name" '
        { t[NR] = $1 }
        END { printf "%-42s %7.2f s   (%d runs, %.2f to %.2f)\n",
                     name, t[int((NR + 1) / 2)] / 1000, NR, t[1] / 1000, t[NR] / 1000 }'
}

cd "$course"
measure 'check, nothing cached' 3 'rm -rf .coursebuild' "$tool" check
measure 'check, nothing changed' 7 ':' "$tool" check
measure 'check, one line of prose added' 7 'echo "More." >>"$lesson"' "$tool" check
measure 'check, one snippet added' 5 \
    'printf "\n\`\`\`swift layout\nText(\"Run %s\")\n\`\`\`\n" "$run" >>"$lesson"' "$tool" check
measure 'build, nothing changed' 5 ':' "$tool" build
