#!/bin/sh
# Makes the site's fonts from Debian's: the characters that a course uses, as share/fonts/*.woff2. Does nothing
# where they are there; `coursebuild build` works without them, and pages then use the reader's own fonts.
set -eu
cd "$(dirname "$0")/.."

target=share/fonts
inter=/usr/share/fonts/opentype/inter
mono=/usr/share/fonts/truetype/jetbrains-mono
# Latin with its extensions, punctuation, arrows, mathematical signs, the two marks of a claim.
characters=0020-007E,00A0-017F,0300-0304,2010-2027,202F,2030,2032-2033,2039-203A,2044,20AC,2190-2199,2212,2215
characters=$characters,2219,221E,2248,2260,2264-2265,2500-257F,2713,2717

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One font: its source and its name in the site.
make_font() {
    [ -e "$target/$2.woff2" ] && return
    hb-subset --unicodes="$characters" --layout-features='*' --output-file="$work/$2.${1##*.}" "$1"
    woff2_compress "$work/$2.${1##*.}" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    mkdir -p "$target"
    # Moved as a whole, so that an interruption leaves no half a font.
    mv "$work/$2.woff2" "$target/.$2.new"
    mv "$target/.$2.new" "$target/$2.woff2"
}

make_font $inter/Inter-Regular.otf inter-regular
make_font $inter/Inter-Italic.otf inter-italic
make_font $inter/Inter-SemiBold.otf inter-semibold
make_font $inter/InterDisplay-Bold.otf inter-display-bold
make_font $mono/JetBrainsMono-Regular.ttf jetbrains-mono-regular
make_font $mono/JetBrainsMono-SemiBold.ttf jetbrains-mono-semibold
