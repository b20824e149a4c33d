#!/bin/sh
# Cuts the typeface of the pages out of Inter (npm package inter-ui): the weights that are used, Latin letters and the signs that pages draw,
# kerning and figures of one width. Needs fonttools and brotli for Python. What it writes is kept in the repository.
#   sh web/tools/font.sh InterVariable.woff2
set -e
to=$(dirname "$0")/../kit/src/font/inter.woff2
cut=$(mktemp --suffix .ttf)
fonttools varLib.instancer "$1" opsz=14 wght=400:800 -o "$cut"
pyftsubset "$cut" --flavor=woff2 --layout-features=kern,tnum,ccmp,mark --output-file="$to" \
  --unicodes=U+20-7E,U+A0-FF,U+131,U+152,U+153,U+160,U+161,U+178,U+17D,U+17E,U+2009,U+200A,U+202F,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+20AC,U+2190-2193,U+2212,U+221E,U+2260,U+2264,U+2265,U+25CF,U+2713
rm "$cut"
