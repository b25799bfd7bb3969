#!/bin/sh
# Compiles the layout core as Embedded Swift for WebAssembly: it may use neither Foundation nor existentials.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -O -swift-version 6 \
    -parse-as-library -module-name Layout -c $(find Sources/Layout -name '*.swift') -o "$work/Layout.o"
