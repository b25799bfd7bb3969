#!/bin/sh
# Makes a Debian machine with a Swift toolchain ready for this project. Installs what is missing and nothing
# else: when all is there it needs no network and takes well under a second.
#
#   scripts/setup.sh          what `make` needs
#   scripts/setup.sh test     also what `make test` needs, with Python packages in .venv
set -eu

part=${1:-build}
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")

fail() {
    printf 'setup: error: %s\n' "$1" >&2
    shift
    for line in "$@"; do printf '       %s\n' "$line" >&2; done
    exit 2
}

# The listed packages that this part needs, one a line.
wanted_packages() {
    sed 's/#.*//' "$here/packages.txt" | awk -v part="$part" 'NF && (NF == 1 || $2 == part || $2 == "run") { print $1 }'
}

# Everything that an installed package is or stands in for, one name a line.
installed_packages() {
    dpkg-query --show --showformat '${db:Status-Status}\t${Package}, ${Provides}\n' |
        awk -F '\t' '$1 == "installed" { n = split($2, names, /, */); for (i = 1; i <= n; i++) {
            sub(/ .*/, "", names[i]); if (names[i] != "") print names[i] } }'
}

install_packages() {
    command -v dpkg-query >/dev/null || fail "this is no Debian system: there is no dpkg-query" \
        "Install what scripts/packages.txt lists by your system's own means, then run 'make SETUP=true'."
    missing=$(installed_packages | awk '
        NR == FNR { installed[$1] = 1; next } !($1 in installed)' - "$wanted" | tr '\n' ' ')
    [ -n "$missing" ] || return 0

    command -v apt-get >/dev/null || fail "packages are missing and there is no apt-get: $missing"
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "packages are missing, and installing them needs root or sudo" \
            "As root: apt-get install $missing"
        as_root=sudo
    fi
    echo "setup: installing $missing"
    export DEBIAN_FRONTEND=noninteractive
    # A machine's package lists may be absent or too old to fetch from. One source of several that cannot be
    # reached is no reason to stop here: the next step tells whether the packages can be had.
    $as_root apt-get -qq update >"$log" 2>&1 </dev/null || true
    # shellcheck disable=SC2086 # the list is meant to be split
    $as_root apt-get -qq install --no-install-recommends $missing >>"$log" 2>&1 </dev/null || {
        cat "$log" >&2
        fail "apt-get could not install: $missing"
    }
}

check_toolchain() {
    command -v swift >/dev/null || fail "there is no 'swift' on PATH" \
        "Install Swift 6.1 or newer (swift.org has it for Debian) and put its usr/bin folder on PATH."
    answer=$(swift --version 2>&1) || fail "'swift --version' fails:" "$answer"
    version=$(printf '%s\n' "$answer" | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
    # shellcheck disable=SC2086 # two numbers
    set -- $version
    [ $# -eq 2 ] || fail "'swift --version' says nothing that is understood:" "$answer"
    [ "$1" -gt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -ge 1 ]; } ||
        fail "Swift $1.$2 is too old: this needs 6.1 or newer"
}

# .venv holds exactly the packages of requirements.txt; a copy of that file inside says which.
make_environment() {
    environment=$root/.venv
    [ -x "$environment/bin/python" ] && cmp -s "$here/requirements.txt" "$environment/requirements.txt" && return 0
    echo "setup: installing Python packages for the tests into .venv"
    rm -rf "$environment"
    { /usr/bin/python3 -m venv "$environment" &&
        "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/requirements.txt"
    } >"$log" 2>&1 || { cat "$log" >&2; fail "the Python packages of scripts/requirements.txt were not installed"; }
    cp "$here/requirements.txt" "$environment/requirements.txt"
}

case $part in
build | test) ;;
*) fail "unknown part '$part'" "usage: scripts/setup.sh [build|test]" ;;
esac

log=$(mktemp)
wanted=$(mktemp)
trap 'rm -f "$log" "$wanted"' EXIT
trap 'exit 130' INT TERM
wanted_packages >"$wanted"

install_packages
check_toolchain
if [ "$part" = test ]; then make_environment; fi
