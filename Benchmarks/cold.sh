#!/bin/sh
# What coursebuild adds to the compiler: a check with nothing cached, against the same compiler processes alone, on
# the same generated sources and as many at once, in the same run. Prints both medians and their ratio.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
tool=$root/bin/coursebuild
course=$(mktemp -d)
trap 'rm -rf "$course"' EXIT
cp -R "$root/course.yml" "$root/Lessons" "$root/Cards" "$course"

# A compiler that keeps what it is given: its folder's sources, and its arguments as a shell would take them.
compiler=$(command -v swiftc)
mkdir "$course/bin" "$course/kept"
cat >"$course/bin/swiftc" <<WRAPPER
#!/bin/sh
case " \$* " in
*' -o '*)
    kept=\$(mktemp -d "$course/kept/XXXXXX")
    cp ./*.swift "\$kept"
    for argument; do printf "%s\n" "\$argument"; done | sed "s|\$PWD|\$kept|g" >"\$kept/arguments"
    ;;
esac
exec "$compiler" "\$@"
WRAPPER
chmod +x "$course/bin/swiftc"
(cd "$course" && PATH="$course/bin:$PATH" "$tool" check >/dev/null)

# The kept compiles, all at once as coursebuild starts them.
compile() {
    for kept in "$course"/kept/*; do
        (cd "$kept" && xargs -d '\n' "$compiler" <arguments) &
    done
    wait
}

milliseconds() {
    start=$(date +%s%N)
    "$@" >/dev/null 2>&1
    echo $((($(date +%s%N) - start) / 1000000))
}

check() { (cd "$course" && rm -rf .coursebuild && "$tool" check); }

ours= theirs=
for run in 1 2 3 4 5; do
    theirs="$theirs $(milliseconds compile)"
    ours="$ours $(milliseconds check)"
done
median() { printf '%s\n' "$@" | sort -n | sed -n 3p; }
# shellcheck disable=SC2086 # lists of numbers
awk -v ours="$(median $ours)" -v theirs="$(median $theirs)" -v count="$(ls "$course/kept" | wc -l)" 'BEGIN {
    printf "%-42s %7.2f s\n", "the compiler alone (" count " processes)", theirs / 1000
    printf "%-42s %7.2f s   ratio %.2f (target 1.25)\n", "check, nothing cached", ours / 1000, ours / theirs }'
