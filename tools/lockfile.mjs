#!/usr/bin/env node
// Takes out of package-lock.json what packages say of the Node they want: node tools/lockfile.mjs, after every change of packages.
// npm compares it with the machine's own Node, while everything here runs on the one that npm ci brings along. On an older machine it would
// warn of dozens of packages, and silently leave out optional ones that a build cannot do without (the bundler's binary, on Debian 12).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const [place, entry] of Object.entries(lock.packages)) if (place.includes('node_modules/')) delete entry.engines;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
