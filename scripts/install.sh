#!/bin/sh
# Installs the release build (or the one in $BUILD), or takes it away again. All of it is found from the program's own place, so that the
# tree can be moved.
#
#   scripts/install.sh install|uninstall PREFIX [DESTDIR]
#
#   PREFIX/bin/                 links to the programs
#   PREFIX/lib/coursebuild/     the programs, the layout engine with its modules, Swift's libraries in runtime/
#   PREFIX/share/coursebuild/   devices, the site's theme and fonts, what serve adds to pages
#   PREFIX/share/               the manual, the documents, the shells' completions
set -eu
cd "$(dirname "$0")/.."

action=${1:?install or uninstall}
prefix=${2:?the prefix, as /usr/local}
target=${3:-}$prefix
build=${BUILD:-.build/release}
zsh=${ZSH_COMPLETIONS:-share/zsh/site-functions}

programs='coursebuild quiz'
libraries='libLayoutUI.so libLayoutUIMacros.so'
# What a snippet's compile loads.
modules='FontFiles Layout LayoutUI Snapshot TextLibraries Typesetting'

lib=$target/lib/coursebuild
share=$target/share/coursebuild
doc=$target/share/doc/coursebuild
manual=$target/share/man/man1/coursebuild.1
completions="share/bash-completion/completions/coursebuild $zsh/_coursebuild
    share/fish/vendor_completions.d/coursebuild.fish"

fail() {
    printf 'install: error: %s\n' "$1" >&2
    exit 2
}

remove() {
    rm -rf "$lib" "$share" "$doc"
    rm -f "$manual" "$manual.gz"
    for name in $programs; do
        if [ "$(readlink "$target/bin/$name" || true)" = "../lib/coursebuild/$name" ]; then rm -f "$target/bin/$name"; fi
    done
    for file in $completions; do rm -f "$target/$file"; done
}

# A program or library, which from now on looks for Swift's libraries in a folder beside it.
put_binary() {
    install -m 755 "$1" "$lib/"
    strip --strip-debug "$lib/${1##*/}"
    chrpath -r "$2" "$lib/${1##*/}" >/dev/null
}

# The libraries of the Swift toolchain that a program uses, one path a line.
toolchain_libraries() {
    ldd "$@" | awk -v root="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/" \
        '$2 == "=>" && index($3, root) == 1 { print $3 }' | sort -u
}

put() {
    for name in $programs $libraries; do
        [ -e "$build/$name" ] || fail "there is no $build/$name: run 'make tools' first"
    done
    remove
    install -d "$lib/Modules" "$lib/runtime" "$share" "$doc" "$target/bin" "${manual%/*}"

    for name in $programs $libraries; do
        put_binary "$build/$name" "\$ORIGIN:\$ORIGIN/runtime"
    done
    for name in $modules; do install -m 644 "$build/Modules/$name.swiftmodule" "$lib/Modules/"; done
    for library in $(cd "$build" && toolchain_libraries $programs $libraries); do
        install -m 644 "$library" "$lib/runtime/"
    done
    for name in $programs; do ln -sfn "../lib/coursebuild/$name" "$target/bin/$name"; done

    install -m 644 share/devices.json share/symbols.json "$share/"
    cp -R share/preview "$share/preview"
    cp -R site/theme "$share/theme"
    if [ -d share/fonts ]; then cp -R share/fonts "$share/fonts"; fi
    chmod -R u=rwX,go=rX "$share"
    # All in one folder, so that their links lead there.
    for file in docs/*.md; do install -m 644 "$file" "$doc/"; done
    for file in README.md CONTRIBUTING.md; do sed 's|](docs/|](|g' "$file" >"$doc/$file"; done
    cp -R docs/ci docs/images "$doc/"
    chmod -R u=rwX,go=rX "$doc"

    # The installed program has no sources to read it from.
    "$build/coursebuild" doctor --api --format json >"$share/api.json"
    coursebuild=$target/bin/coursebuild
    "$coursebuild" manual >"$manual"
    for shell in bash zsh fish; do
        # The three files are in the order of the shells.
        set -- $completions
        case $shell in bash) file=$1 ;; zsh) file=$2 ;; fish) file=$3 ;; esac
        install -d "$target/$(dirname "$file")"
        "$coursebuild" completions $shell >"$target/$file"
    done
}

case $action in
install) put ;;
uninstall) remove ;;
*) fail "unknown action '$action'" ;;
esac
