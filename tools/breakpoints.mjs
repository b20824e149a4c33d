#!/usr/bin/env node
// Screens change their layout at the sizes of docs/design.md and at no others. A media query cannot read a custom property, so this is where
// the sizes are named. What hangs on the room a part has, and not on the screen, is a container query and free.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(process.argv[2] ?? '.');

/** `to` is the last size of a smaller layout, `from` the first of a larger one. */
const sizes = {
  width: { to: [760, 980, 1180], from: [1800, 2300] },
  height: { to: [500, 700, 720], from: [1200] },
};

function* sources(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', 'e2e'].includes(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(css|tsx?)$/.test(entry.name)) yield path;
  }
}

const isKnown = (side, dimension, px) => {
  const { to, from } = sizes[dimension];
  return side === 'max' ? to.includes(px) : from.includes(px) || to.includes(px - 1);
};

const wrong = [];
for (const folder of ['web', 'games']) {
  for (const file of sources(join(root, folder))) {
    const source = readFileSync(file, 'utf8');
    // In a style sheet the heads of media queries; elsewhere whatever is written as one.
    const queries = file.endsWith('.css') ? (source.match(/@media[^{]*/g) ?? []) : [source];
    for (const query of queries) {
      if (file.endsWith('.css') && /[<>]/.test(query)) wrong.push([file, query.trim()]);
      for (const [whole, side, dimension, px] of query.matchAll(/\((min|max)-(width|height):\s*(\d+(?:\.\d+)?)[a-z]+\)/g))
        if (!whole.endsWith('px)') || !isKnown(side, dimension, Number(px))) wrong.push([file, whole]);
    }
  }
}
for (const [file, query] of wrong)
  console.error(`${relative(root, file).split(sep).join('/')}: ${query} is no breakpoint of docs/design.md (tools/breakpoints.mjs)`);
if (wrong.length > 0) process.exit(1);
console.log('layouts change at the named sizes');
