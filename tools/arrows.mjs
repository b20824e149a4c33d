#!/usr/bin/env node
// Arrows point inward: web, server, cli -> host, bots, protocol -> games -> kernel. Fails on an import against them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = resolve(process.argv[2] ?? '.');

/** What each room of the house may import besides itself. A game's rules may not even know Node. */
const rooms = [
  { room: 'testing', at: /^kernel\/src\/testing\//, may: ['kernel', 'vitest', 'fast-check'] },
  { room: 'kernel', at: /^kernel\/src\//, may: [] },
  { room: 'board', at: /^games\/[^/]+\/board\//, may: ['kernel', 'game', 'kit', 'react'] },
  { room: 'learn', at: /^games\/[^/]+\/learn\//, may: ['kernel', 'game', 'kit'] },
  { room: 'gamestest', at: /^games\/test\//, may: ['kernel', 'testing', 'registry', 'vitest', 'node:'] },
  {
    room: 'gametest',
    at: /^games\/[^/]+\/test\//,
    may: ['kernel', 'testing', 'game', 'learn', 'board', 'kit', 'kittesting', 'bots', 'vitest', 'fast-check', 'node:', 'react'],
  },
  // Words bring the goal along; what else is learnt stays out of a game's rules.
  { room: 'game', at: /^games\/[^/]+\//, may: ['kernel', 'learn'] },
  { room: 'registry', at: /^games\/registry\.ts$/, may: ['kernel', 'game', 'board', 'learn', 'kit'] },
  { room: 'bots', at: /^bots\/src\//, may: ['kernel'] },
  { room: 'host', at: /^host\/src\//, may: ['kernel'] },
  { room: 'protocol', at: /^protocol\/src\//, may: ['kernel', 'host', 'zod'] },
  { room: 'kittesting', at: /^web\/kit\/src\/testing\//, may: ['kernel', 'kit', 'react', 'vitest'] },
  { room: 'kit', at: /^web\/kit\/src\//, may: ['kernel', 'react'] },
  // The shell may use whatever it likes, but knows no game by name: the registry does.
  { room: 'shell', at: /^(?:cli|server|web)\/src\//, mayNot: ['game', 'board', 'learn'] },
];

const packages = {
  '@orrery/kernel': 'kernel',
  '@orrery/kernel/testing': 'testing',
  '@orrery/games': 'registry',
  '@orrery/bots': 'bots',
  '@orrery/host': 'host',
  '@orrery/protocol': 'protocol',
  '@orrery/protocol/limits': 'protocol',
  '@orrery/protocol/recovery': 'protocol',
  '@orrery/kit': 'kit',
  '@orrery/kit/testing': 'kittesting',
  '@orrery/server': 'server',
  '@orrery/server/admin': 'server',
  '@orrery/web': 'web',
  '@orrery/cli': 'cli',
};

function* sources(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The specifier of `from '…'`, `import '…'`, `import('…')` or import(`…`). */
const IMPORT = /(?<!['"])\b(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]|\bimport\s*\(\s*`([^`\s]+)`/g;

const slashed = (path) => path.split(sep).join('/');
// Rooms are listed from special to general: the first match names the room. Files in none of them are free.
const roomOf = (path) => rooms.find((r) => r.at.test(path));

/** Boards and texts draw and tell what they are given: queries both sides need are in queries.ts, types may come from anywhere. */
const WITHOUT_RULES = /^games\/[^/]+\/(?:board|text)\//;
const RULES = /^games\/[^/]+\/rules\//;

const wrong = [];
for (const file of sources(root)) {
  const path = slashed(relative(root, file));
  const here = roomOf(path);
  if (here === undefined) continue;
  const folder = (p) => p.split('/').slice(0, 2).join('/');
  const source = readFileSync(file, 'utf8');
  for (const { 1: quoted, 2: template, index } of source.matchAll(IMPORT)) {
    const typeOnly = /\bimport type [^;]*$/.test(source.slice(0, index));
    const spec = quoted ?? template;
    let target = packages[spec] ?? spec;
    if (spec.startsWith('.')) {
      const to = slashed(relative(root, resolve(dirname(file), spec)));
      if (WITHOUT_RULES.test(path) && RULES.test(to) && !typeOnly) wrong.push(`${path}: may not import ${spec} (a board or text -> rules)`);
      target = roomOf(to)?.room ?? to;
      if (target === here.room && (here.at.source.startsWith('^games') ? folder(to) === folder(path) : true)) continue;
      if (/^games\/[^/]+\//.test(path) && /^games\/[^/]+\//.test(to) && folder(to) !== folder(path)) target = `another game (${to})`;
    } else if (spec.startsWith('@orrery/') && packages[spec] === undefined) target = spec.endsWith('/board') ? 'board' : 'game';
    if (spec.startsWith('@orrery/') && path.startsWith('games/') && here.room !== 'registry' && target === 'game')
      target = `another game (${spec})`;
    const allowed =
      here.mayNot?.every((m) => target !== m) ??
      here.may.some(
        (m) => target === m || (m === 'react' && /^react(-dom)?(\/|$)/.test(target)) || (m === 'node:' && target.startsWith('node:')),
      );
    if (!allowed) wrong.push(`${path}: may not import ${spec} (${here.room} -> ${target})`);
  }
}
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
console.log('arrows point inward');
