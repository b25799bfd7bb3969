#!/bin/sh
# Makes a Debian package of the release build: coursebuild_VERSION_ARCHITECTURE.deb in the folder that is named, or
# here. The same build gives the same bytes where SOURCE_DATE_EPOCH is set.
#
# What it depends on is read from the programs and from scripts/packages.txt (the lines marked "run"). The Swift
# toolchain, which lessons are compiled with, is no Debian package: the description says so, and so does
# coursebuild where there is none.
set -eu
cd "$(dirname "$0")/.."

out=$(cd "${1:-.}" && pwd)
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || date +%s)}"
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
tree=$work/tree
ZSH_COMPLETIONS=share/zsh/vendor-completions scripts/install.sh install /usr "$tree"
gzip -9n "$tree/usr/share/man/man1/coursebuild.1"
license=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/share/swift/LICENSE.txt
if [ -e "$license" ]; then install -m 644 "$license" "$tree/usr/share/doc/coursebuild/LICENSE.swift.txt"; fi

lib=usr/lib/coursebuild
version=$("$tree/usr/bin/coursebuild" --version | awk '{ print $2 }')
compiler=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([^ ]*\).*/\1/p' | head -n 1)

# dpkg-shlibdeps wants a source package's folder around it.
mkdir "$work/debian"
printf 'Source: coursebuild\n\nPackage: coursebuild\nArchitecture: any\n' >"$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info -l"tree/$lib" -l"tree/$lib/runtime" \
    -e"tree/$lib/coursebuild" -e"tree/$lib/quiz" -e"tree/$lib/libLayoutUI.so" -e"tree/$lib/libLayoutUIMacros.so" tree/$lib/runtime/*.so \
    2>"$work/log") || { cat "$work/log" >&2; exit 1; }
packages=$(sed 's/#.*//' scripts/packages.txt | awk '$2 == "run" { print $1 }')
# A library that both name is there once, with the version that the program needs.
depends=$(printf '%s\n' "${libraries#shlibs:Depends=}" "$packages" | sed 's/, /\n/g' |
    awk '!seen[$1]++ { printf "%s%s", separator, $0; separator = ", " }')

mkdir "$tree/DEBIAN"
cat >"$tree/DEBIAN/control" <<END
Package: coursebuild
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: ${DEBFULLNAME:-coursebuild maintainers} <${DEBEMAIL:-coursebuild@localhost}>
Installed-Size: $(du -k -s --apparent-size "$tree/usr" | cut -f 1)
Depends: $depends
Section: text
Priority: optional
Description: courses about layout whose numbers are checked
 Lessons are Markdown. Each SwiftUI snippet in them is compiled and laid out, and each number in the prose is held
 against the result. What passes becomes a website, decks for Anki and a quiz for the terminal.
 .
 Lessons are compiled with Swift $compiler, which is no Debian package: install that toolchain from
 https://www.swift.org/install/linux/ and have its usr/bin on PATH.
END
(cd "$tree" && find usr -type f | LC_ALL=C sort | xargs md5sum) >"$tree/DEBIAN/md5sums"
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

file=$out/coursebuild_${version}_$(dpkg --print-architecture).deb
dpkg-deb --root-owner-group -Zxz --build "$tree" "$file" >/dev/null
echo "made $file"
